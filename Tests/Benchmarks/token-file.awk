# Prints a token file of a size: awk -v megabytes=50 -f token-file.awk
#
# It is as large teams have them: colours and spaces that are no type, sizes in chains of two and three aliases,
# typography tokens made of aliases, some of them bound to text styles. There is nothing to find in it.

function put(line) {
    print line
    written += length(line) + 1
}

function dimension(name, pixels, end) {
    put(sprintf("      \"%s\": { \"$value\": { \"value\": %s, \"unit\": \"px\" } }%s", name, pixels, end))
}

function color(shade, green, end) {
    put(sprintf("      \"%d00\": { \"$value\": { \"colorSpace\": \"srgb\", ", shade) \
        sprintf("\"components\": [0.%d, 0.%d, 0.25], \"alpha\": 1 } }%s", shade + 1, green, end))
}

function alias(name, target, end) {
    put(sprintf("      \"%s\": { \"$value\": \"{%s}\" }%s", name, target, end))
}

# text NAME SIZE STYLE END: a typography token; bound where there is a style
function text(name, size, style, end) {
    put(sprintf("      \"%s\": {", name))
    if (style != "")
        put(sprintf("        \"$extensions\": { \"typescale\": { \"relativeTo\": \"%s\" } },", style))
    put("        \"$value\": {")
    put("          \"fontFamily\": \"{font.family.text}\",")
    put(sprintf("          \"fontSize\": \"{%s.size.%s}\",", group, size))
    put("          \"fontWeight\": \"{font.weight.regular}\",")
    put("          \"letterSpacing\": { \"value\": 0, \"unit\": \"px\" },")
    put(sprintf("          \"lineHeight\": \"{%s.leading}\"", group))
    put("        }")
    put("      }" end)
}

BEGIN {
    put("{")
    put("  \"font\": {")
    put("    \"family\": { \"$type\": \"fontFamily\", \"text\": { \"$value\": [\"Inter\", \"sans-serif\"] } },")
    put("    \"weight\": { \"$type\": \"fontWeight\", \"regular\": { \"$value\": 400 } },")
    put("    \"line-height\": { \"$type\": \"number\", \"normal\": { \"$value\": 1.4 } },")
    put("    \"size\": { \"$type\": \"dimension\",")
    dimension("13", 13, ",")
    dimension("17", 17, ",")
    dimension("28", 28, "")
    put("    },")
    put("    \"step\": { \"$type\": \"dimension\",")
    alias("small", "font.size.13", ",")
    alias("medium", "font.size.17", ",")
    alias("large", "font.size.28", "")
    put("    }")
    size = megabytes * 1000000
    while (written < size) {
        number++
        group = sprintf("component-%06d", number)
        bound = number % 10 == 0
        put("  },")
        put(sprintf("  \"%s\": {", group))
        put(sprintf("    \"$description\": \"What component %d takes from the design library.\",", number))
        put("    \"color\": { \"$type\": \"color\",")
        for (shade = 1; shade <= 4; shade++) color(shade, number % 9 + 1, shade < 4 ? "," : "")
        put("    },")
        put("    \"space\": { \"$type\": \"dimension\",")
        dimension("tight", number % 4 + 1, ",")
        dimension("loose", number % 8 + 8, "")
        put("    },")
        put("    \"size\": { \"$type\": \"dimension\",")
        alias("small", "font.step.small", ",")
        alias("medium", "font.step.medium", ",")
        alias("large", "font.step.large", "")
        put("    },")
        put("    \"leading\": { \"$type\": \"number\", \"$value\": \"{font.line-height.normal}\" },")
        put("    \"text\": { \"$type\": \"typography\",")
        text("title", "large", bound ? "title1" : "", ",")
        text("body", "medium", bound ? "body" : "", ",")
        text("note", "small", bound ? "footnote" : "", "")
        put("    }")
    }
    put("  }")
    put("}")
}
