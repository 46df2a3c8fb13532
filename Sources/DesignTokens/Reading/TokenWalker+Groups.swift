import DynamicType
import JSONText

extension TokenWalker {
    /// Records a group and what it takes from its parent and from the groups that it extends.
    mutating func addGroup(
        _ site: Site, inherited: ArraySlice<Site> = [], name: Site?, parent: Int?, scope: Int,
        context: ContentSizeCategory?, recordsExtensions: Bool, shape: TokenShape? = nil
    ) -> Int {
        let file = library.files[site.file]
        let document = file.document
        let shape = shape ?? TokenShape(of: site.node, in: document)
        let above = parent.map { tree.groups[$0] }
        var hasExtensions = above?.hasExtensions ?? false
        if recordsExtensions {
            if shape.extensions != nil { hasExtensions = true }
            if let link = shape.extends ?? shape.reference {
                tree.groupReferences.append(AliasUse(site: Site(file: site.file, node: link), scope: scope))
            }
        }
        var type = shape.type.map { Site(file: site.file, node: $0) }
        for base in inherited where type == nil {
            let own = TokenShape(of: base.node, in: library.files[base.file].document)
            type = own.type.map { Site(file: base.file, node: $0) }
        }
        var (platform, category) = (above?.platform, above?.category)
        if let name {
            let names = library.files[name.file].document
            platform = Platform(utf8: names.plainContent(of: name.node)) ?? platform
            // The names of sets stand side by side at the root of their file.
            if above?.namesAreCategories ?? file.namesAreCategories {
                category = ContentSizeCategory(names.text(of: name.node)) ?? category
            }
        }
        tree.groups.append(
            GroupRecord(
                site: site, parent: parent, name: name, type: type ?? above?.type, platform: platform,
                category: category,
                extensions: recordsExtensions ? shape.extensions : nil, hasExtensions: hasExtensions,
                namesAreCategories: recordsExtensions
                    && (parent == nil && site.node == document.root
                        ? file.namesAreCategories : CategoryNames.areNamed(by: site.node, in: document)),
                scope: scope, context: context))
        return tree.groups.count - 1
    }
}
