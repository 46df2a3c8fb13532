/// A token as it must be written, typed again from Apple's tables.
struct PublishedToken {
    let style: String
    let size: String
    let weight: String
    /// Empty where no tracking is published.
    let tracking: String
    /// Leading ÷ size, computed elsewhere to all digits.
    let lineHeight: String

    init(_ style: String, _ size: String, _ weight: String, _ tracking: String, _ lineHeight: String) {
        self.style = style
        self.size = size
        self.weight = weight
        self.tracking = tracking
        self.lineHeight = lineHeight
    }

    /// The whole file of some tokens.
    static func file(
        of tokens: [PublishedToken], on platform: String, at category: String, family: String
    ) -> String {
        """
        {
          "$description": "Apple's text styles on \(platform) at \(category), as the Human Interface \
        Guidelines print them; 1 px is 1 pt",
          "textStyle": {
            "$type": "typography",
        \(tokens.map { $0.text(platform, category, family) }.joined(separator: ",\n"))
          }
        }

        """
    }

    private func text(_ platform: String, _ category: String, _ family: String) -> String {
        let remark = tracking.isEmpty ? ",\n          \"letterSpacing\": \"not published by Apple\"" : ""
        return """
                "\(style)": {
                  "$value": {
                    "fontFamily": "\(family)",
                    "fontSize": {
                      "value": \(size),
                      "unit": "px"
                    },
                    "fontWeight": \(weight),
                    "letterSpacing": {
                      "value": \(tracking.isEmpty ? "0" : tracking),
                      "unit": "px"
                    },
                    "lineHeight": \(lineHeight)
                  },
                  "$extensions": {
                    "typescale": {
                      "mirrors": "\(style)",
                      "category": "\(category)",
                      "platform": "\(platform)"\(remark)
                    }
                  }
                }
            """
    }
}
