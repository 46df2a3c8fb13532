import Foundation

/// The font of the specification's cases, where the machine has it.
enum Inter {
    static let path = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

    static let isInstalled = FileManager.default.fileExists(atPath: path)
}
