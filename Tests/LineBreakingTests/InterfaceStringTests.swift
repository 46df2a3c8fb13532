import LineBreaking
import Testing

/// A text whose breaks are written in it: `|` where a line may end, `¬` at a soft hyphen (which comes before it),
/// `⏎` where one ends.
struct BrokenText: CustomTestStringConvertible {
    let rule: String
    let marked: String

    init(_ rule: String, _ marked: String) { (self.rule, self.marked) = (rule, marked) }

    var text: String {
        String(String.UnicodeScalarView(marked.unicodeScalars.filter { !"|¬⏎".unicodeScalars.contains($0) }))
    }

    var testDescription: String { "\(rule): \(marked)" }

    /// The text with the breaks that are found.
    var found: String {
        var marks: [String.Index: String] = [:]
        let text = text
        for place in LineBreak.all(in: text) {
            marks[place.position] = [.allowed: "|", .softHyphen: "¬", .mandatory: "⏎"][place.kind]
        }
        return text.unicodeScalars.indices.reduce(into: "") { found, index in
            found += marks[index] ?? ""
            found.unicodeScalars.append(text.unicodeScalars[index])
        }
    }
}

/// Strings of interfaces in ten languages, of those that are compared with ICU.
@Suite("Interface strings") struct InterfaceStringTests {
    @Test(arguments: [
        BrokenText("English", "Visit |https://|example.com/|help |for |more |information."),
        BrokenText("English", "Welcome |back, |Alex |— |you |have |3 |new |messages."),
        BrokenText("English", "“Report.pdf” |was |moved |to |the |trash."),
        BrokenText("English", "Total |(incl. |VAT): |$1,299.00"),
        BrokenText("German", "E-|Mail-|Adresse |eingeben"),
        BrokenText("German", "Gib |den |6-|stelligen |Code |ein, |den |wir |gesendet |haben"),
        BrokenText("French", "Enregistrer |les |modifications |avant |de |fermer ?"),
        BrokenText("French", "Annuler |« Supprimer |3 |photos »"),
        BrokenText("Spanish", "¿Guardar |los |cambios |antes |de |cerrar?"),
        BrokenText("Polish", "Pon.–|pt., |9:00–17:00"),
        BrokenText("Russian", "Файл |«Отчёт.pdf» |перемещён |в |корзину."),
        BrokenText("Greek", "Ταξινόμηση |κατά |όνομα/|ημερομηνία"),
        BrokenText("Chinese", "价|格：|¥30/|月"),
        BrokenText("Chinese", "在|“文|件”|中|打|开…"),
        BrokenText("Japanese", "「レ|ポー|ト.pdf」|を|ゴ|ミ|箱|に|入|れ|ま|し|た。"),
        BrokenText("Japanese", "ちょっ|と|待っ|て！"),
        BrokenText("Korean", "‘보고서.pdf’을|(를) |휴지통으로 |옮겼습니다."),
        BrokenText("Korean", "고객 |센터|(평일 |9|시|~18|시)"),
    ])
    func breaks(_ row: BrokenText) { #expect(row.found == row.marked) }
}
