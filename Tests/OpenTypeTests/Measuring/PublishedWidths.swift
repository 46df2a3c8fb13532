import OpenType
import Testing

/// A font and the widths that HarfBuzz found in it, typed again from cases/font-widths.csv.
struct PublishedWidths: CustomTestStringConvertible {
    let path: String
    let unitsPerEm: Int
    let units: [Int]

    var testDescription: String { path }

    /// The texts, in the order of the widths.
    static let texts = [
        "Sign In",
        "Continue with Apple",
        "Terms & Privacy Policy",
        "Turn On Location",
        "TRY AGAIN",
        "Total: $1,234.56",
        "Yesterday",
        "Two-Factor Authentication",
        "We couldn't verify your payment method.",
        "Save 50% with Annual Plan",
        "Einstellungen",
        "Kundenservice kontaktieren",
        "Créer un compte",
        "Añadir a la cesta",
        "Bildirim ayarları",
    ]

    /// The widths that HarfBuzz finds, too.
    static let fonts = [
        PublishedWidths(
            path: "opentype/inter/Inter-Regular.otf", unitsPerEm: 2816,
            units: [
                9012, 26896, 30048, 22752, 14808, 21296, 13264, 35604,
                54644, 35868, 17744, 37068, 22308, 22120, 20200,
            ]),
        PublishedWidths(
            path: "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", unitsPerEm: 2048,
            units: [
                6191, 18217, 20654, 15561, 10248, 14577, 8962, 24032,
                36816, 24423, 12229, 25210, 15092, 15177, 14095,
            ]),
        PublishedWidths(
            path: "truetype/lato/Lato-Regular.ttf", unitsPerEm: 2000,
            units: [
                5880, 17995, 19743, 15158, 10196, 14294, 8534, 23445,
                36246, 23790, 11761, 24533, 14673, 14316, 13567,
            ]),
        PublishedWidths(
            path: "truetype/open-sans/OpenSans-Regular.ttf", unitsPerEm: 2048,
            units: [
                6381, 19318, 21220, 16446, 10235, 14928, 9264, 25109,
                39467, 25556, 12841, 26650, 16043, 15656, 15084,
            ]),
        PublishedWidths(
            path: "truetype/noto/NotoSans-Regular.ttf", unitsPerEm: 1000,
            units: [
                3257, 9508, 10440, 8086, 5089, 7339, 4563, 12368,
                19417, 12574, 6385, 13149, 7882, 7709, 7440,
            ]),
        PublishedWidths(
            path: "truetype/crosextra/Carlito-Regular.ttf", unitsPerEm: 2048,
            units: [
                5506, 16989, 18513, 14144, 9026, 13313, 7963, 22068,
                34712, 22349, 11141, 23155, 13924, 13628, 13052,
            ]),
        PublishedWidths(
            path: "opentype/ebgaramond/EBGaramond12-Regular.otf", unitsPerEm: 1000,
            units: [
                2741, 8186, 8818, 7097, 5244, 5800, 3562, 10498,
                15892, 10465, 5223, 10732, 6416, 6145, 6139,
            ]),
        PublishedWidths(
            path: "truetype/liberation2/LiberationSans-Regular.ttf", unitsPerEm: 2048,
            units: [
                6376, 18103, 20825, 15748, 10851, 14575, 9033, 23678,
                37007, 25048, 12297, 25274, 15253, 15255, 14111,
            ]),
        PublishedWidths(
            path: "truetype/dejavu/DejaVuSans.ttf", unitsPerEm: 2048,
            units: [
                7020, 20686, 22887, 17216, 10934, 16547, 9942, 26571,
                42698, 28004, 13883, 28577, 17224, 17208, 16268,
            ]),
        PublishedWidths(
            path: "truetype/inter-vf/Inter.var.ttf", unitsPerEm: 2816,
            units: [
                9012, 26896, 30048, 22752, 14808, 21296, 13264, 35604,
                54644, 35868, 17744, 37068, 22308, 22120, 20200,
            ]),
        PublishedWidths(
            path: "opentype/cantarell/Cantarell-Regular.otf", unitsPerEm: 1000,
            units: [
                2990, 9010, 9963, 7628, 4970, 7093, 4400, 11941,
                18293, 12114, 6096, 12318, 7400, 7192, 6993,
            ]),
        PublishedWidths(
            path: "truetype/play/Play-Regular.ttf", unitsPerEm: 1000,
            units: [
                3025, 9098, 9691, 7593, 4913, 7297, 4369, 12083,
                18405, 12125, 6134, 12492, 7380, 7365, 6907,
            ]),
    ]
}
