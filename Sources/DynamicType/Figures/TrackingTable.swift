/// A table of tracking values, one row a point size, in the order in which Apple prints it.
struct TrackingTable: Sendable {
    let rows: [Tracking]
}
