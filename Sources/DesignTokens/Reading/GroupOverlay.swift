/// Objects that are seen as one group: layers of a scope, or a group and those that it extends.
///
/// What has been looked up is kept, so that thousands of layers are not searched anew for each alias.
final class GroupOverlay {
    /// The objects, what goes first first; a single one may be a token or any other value.
    let sites: [Site]

    /// How many groups extend each other in the longest row of these.
    let steps: Int

    /// The groups and tokens of the members that have been asked for; `nil` where there is none.
    var children: [[UInt8]: GroupOverlay?] = [:]

    /// The members of all objects by their names, where there are many objects.
    var members: [[UInt8]: [Site]]?

    init(_ sites: [Site], steps: Int = 0) {
        self.sites = sites
        self.steps = steps
    }
}
