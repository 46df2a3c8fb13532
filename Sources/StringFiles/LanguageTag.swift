import JSONText

/// The language of a string file as a BCP 47 tag with hyphens: `pt-BR`, `zh-Hans`.
package enum LanguageTag {
    /// A tag with hyphens for underscores.
    package static func hyphenated(_ tag: String) -> String {
        guard tag.utf8.contains(UInt8(ascii: "_")) else { return tag }
        return tag.parts(separatedBy: "_").joined(separator: "-")
    }

    /// The language of the innermost `XX.lproj` folder of a path; `Base.lproj` does not have one.
    package static func ofProject(_ path: String) -> String? {
        let ending = ".lproj"
        let folder = path.parts(separatedBy: "/").last { $0.hasSuffix(ending) }
        guard let name = folder?.dropLast(ending.utf8.count), !name.isEmpty, name != "Base" else {
            return nil
        }
        return hyphenated(String(name))
    }

    /// The language that is a file's name without its ending, or else its folder's; `nil` if neither is a
    /// tag.
    package static func ofFile(_ path: String) -> String? {
        let parts = path.parts(separatedBy: "/")
        guard let file = parts.last else { return nil }
        let name = file.utf8.lastIndex(of: UInt8(ascii: ".")).map { file[..<$0] } ?? file
        return [name, parts.dropLast().last ?? ""].first(where: isTag).map { hyphenated(String($0)) }
    }

    /// The language of an Android file's folder: `values-pt-rBR`, `values-b+sr+Latn`, after a country code if there is
    /// one; `nil` for `values` and for other qualifiers.
    static func ofResources(_ path: String) -> String? {
        guard let folder = path.parts(separatedBy: "/").dropLast().last else { return nil }
        var qualifiers = folder.parts(separatedBy: "-").dropFirst()
        while let code = qualifiers.first, code.hasPrefix("mcc") || code.hasPrefix("mnc") {
            qualifiers.removeFirst()
        }
        guard let language = qualifiers.popFirst() else { return nil }
        if language.hasPrefix("b+") {
            let tag = language.parts(separatedBy: "+").dropFirst().joined(separator: "-")
            return isTag(tag) ? tag : nil
        }
        guard isTag(language) else { return nil }
        let region = qualifiers.first.flatMap {
            $0.utf8.count == 3 && $0.hasPrefix("r") ? $0.dropFirst() : nil
        }
        return String(language) + (region.map { "-\($0)" } ?? "")
    }

    /// The language of a gettext file: its name, or the folder of `LC_MESSAGES`; `nil` if neither is a tag.
    static func ofGettext(_ path: String) -> String? {
        let parts = path.parts(separatedBy: "/")
        let folder = parts.lastIndex(of: "LC_MESSAGES").flatMap { $0 > 0 ? String(parts[$0 - 1]) : nil }
        return ofFile(path) ?? folder.flatMap { isTag($0) ? hyphenated($0) : nil }
    }

    /// The language at the end of a resource bundle's name, after an underscore: `app_pt_BR.arb`.
    static func ofBundle(_ path: String) -> String? {
        guard let file = path.parts(separatedBy: "/").last else { return nil }
        let parts = file.dropLast(file.hasSuffix(".arb") ? 4 : 0).parts(separatedBy: "_")
        let tags = parts.indices.map { parts[$0...].joined(separator: "-") }
        return tags.first { tag in
            isTag(tag)
                && tag.parts(separatedBy: "-").dropFirst().allSatisfy { [2, 4].contains($0.utf8.count) }
        }
    }

    /// Whether a name is a tag: a known language, then a script, a region, or variants.
    ///
    /// Languages are those of two letters in ISO 639-1, and those of three that CLDR has locales for: a name
    /// such as `app` is not a tag, although it has three letters.
    package static func isTag(_ name: some StringProtocol) -> Bool {
        let parts = hyphenated(String(name)).asciiLowercased.parts(separatedBy: "-")
        guard let language = parts.first, languages.contains(language) else { return false }
        return parts.dropFirst().allSatisfy { part in
            (2...8).contains(part.utf8.count)
                && part.utf8.allSatisfy {
                    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
                        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                }
        }
    }

    private static let languages = Set<Substring>(
        """
        aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el \
        en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it \
        iu iw ja ji jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr \
        ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si \
        sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi \
        yo za zh zu \
        agq asa ast bas bem bez brx ccp ceb cgg chr ckb csb dav dje doi dsb dua dyo ebu ewo fil fur gsw guz haw hmn hsb \
        jgo jmc kab kam kde kea khq kln kmr kok ksb ksf ksh lag lkt lrc luo luy mai mas mer mfe mgh mgo mni mua mzn naq \
        nds nmg nnh nus nyn pcm prg rof rwk sah saq sat sbp scn seh ses shi smn syr szl teo tig twq tzm vai vun wae xog \
        yav yrl yue zgh
        """.parts(separatedBy: " "))
}
