/// The weight of a system font, by Apple's name for it.
///
/// Source: `UIFont.Weight` and the weight columns of the Human Interface Guidelines, Typography.
public enum FontWeight: String, CaseIterable, Hashable, Sendable {
    /// `UIFont.Weight.regular`.
    case regular
    /// `UIFont.Weight.medium`.
    case medium
    /// `UIFont.Weight.semibold`.
    case semibold
    /// `UIFont.Weight.bold`.
    case bold
    /// `UIFont.Weight.heavy`.
    case heavy
}
