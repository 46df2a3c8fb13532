/// Things by the file that they belong to, the files in the order of their first thing.
struct FileGroups<Member> {
    private var places: [String: Int] = [:]

    /// The files and what belongs to each.
    private(set) var all: [(file: String, members: [Member])] = []

    /// Puts a thing after the others of its file.
    mutating func append(_ member: Member, to file: String) {
        if let place = places[file] {
            all[place].members.append(member)
        } else {
            places[file] = all.count
            all.append((file, [member]))
        }
    }
}
