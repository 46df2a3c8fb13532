# Prints a token file of a size and a kind: awk -v kind=extends -v count=1024 -f growth.awk
#
# Each kind is a way in which a file can ask for more than it has: the time of a check must follow its size.

function typography(size) {
    return sprintf("{\"$type\": \"typography\", \"$value\": {\"fontSize\": \"%s\"}}", size)
}

BEGIN {
    bound = "\"$extensions\": {\"typescale\": {\"mirrors\": \"body\"}}"
    if (kind == "extends" || kind == "extends-upwards") {
        # A chain of groups: 128 steps are read.
        print "{"
        for (i = 0; i < count; i++) {
            next_group = kind == "extends" ? i + 1 : i - 1
            printf "\"g%d\": {\"$extends\": \"{g%d}\", \"x%d\": %s},\n", i, next_group, i, typography("17px")
        }
        printf "\"g-1\": {}, \"g%d\": {}}\n", count
    } else if (kind == "extends-rows") {
        # Many chains of 16 steps.
        print "{"
        for (i = 0; i < count; i++)
            printf "\"g%d\": {%s\"x\": %s},\n", i, i % 16 ? sprintf("\"$extends\": \"{g%d}\", ", i - 1) : "", \
                typography("17px")
        print "\"end\": {}}"
    } else if (kind == "resolver-set") {
        # One set that is named again and again.
        printf "{\"version\": \"2025.10\", \"sets\": {\"s\": {\"sources\": [{"
        for (i = 0; i < count; i++) printf "%s\"t%d\": %s", i ? ",\n" : "", i, typography("17px")
        print "}]}}, \"resolutionOrder\": ["
        for (i = 0; i < count; i++) printf "%s{\"$ref\": \"#/sets/s\"}", i ? ",\n" : ""
        print "]}"
    } else if (kind == "resolver-source") {
        # One source that a set names again and again, by way of another set.
        printf "{\"version\": \"2025.10\", \"tokens\": {"
        for (i = 0; i < count; i++) printf "%s\"t%d\": %s", i ? ",\n" : "", i, typography("17px")
        print "}, \"sets\": {\"a\": {\"sources\": ["
        for (i = 0; i < count; i++) printf "%s{\"$ref\": \"#/tokens\"}", i ? ",\n" : ""
        print "]}, \"b\": {\"sources\": ["
        for (i = 0; i < count; i++) printf "%s{\"$ref\": \"#/sets/a\"}", i ? ",\n" : ""
        print "]}}, \"resolutionOrder\": [{\"$ref\": \"#/sets/b\"}]}"
    } else if (kind == "resolver-layers") {
        # Many sets, each with a token of its own, and one that all of them replace.
        print "{\"version\": \"2025.10\", \"sets\": {"
        for (i = 0; i < count; i++)
            printf "%s\"s%d\": {\"sources\": [{\"t%d\": %s, \"t\": %s}]}", i ? ",\n" : "", i, i, typography("17px"), \
                typography("17px")
        print "}, \"resolutionOrder\": ["
        for (i = 0; i < count; i++) printf "%s{\"$ref\": \"#/sets/s%d\"}", i ? ",\n" : "", i
        print "]}"
    } else if (kind == "vendor-keys") {
        # Other tools' keys on a group, and its tokens.
        printf "{\"g\": {\"$extensions\": {\"typescale\": {\"mirrors\": \"body\"}"
        for (i = 0; i < count; i++) printf ",\n\"com.example.%d\": {\"x\": %d}", i, i
        print "}"
        for (i = 0; i < count; i++) printf ",\n\"t%d\": %s", i, typography("17px")
        print "}}"
    } else if (kind == "themes") {
        # Themes that choose among as many sets.
        print "{\"$themes\": ["
        for (i = 0; i < count; i++)
            printf "%s{\"name\": \"%s\", \"group\": \"g%d\", \"selectedTokenSets\": {\"s%d\": \"enabled\", \"old%d\": \"%s\"}}", \
                i ? ",\n" : "", "T", i, i, i, "disabled"
        print "]"
        for (i = 0; i < count; i++)
            printf ",\n\"s%d\": {\"t\": {\"type\": \"typography\", \"value\": {\"fontSize\": \"17\"}}}", i
        print "}"
    } else if (kind == "units") {
        # A chain of aliases, each with a unit beside it.
        print "{"
        for (i = 0; i < count; i++) {
            printf "\"a%d\": {\"value\": \"{a%d}\", \"unit\": \"px\"},\n", i, i + 1
            printf "\"t%d\": {\"$type\": \"typography\", %s, \"$value\": {\"fontSize\": \"{a%d}\"}},\n", i, bound, i
        }
        printf "\"a%d\": {\"value\": 17}}\n", count
    } else if (kind == "large-token") {
        # Aliases to one token with many members and a value with many more.
        printf "{\"v\": {\"type\": \"typography\", \"value\": {\"lineHeight\": \"22px\""
        for (i = 0; i < count; i++) printf ", \"m%d\": 1", i
        print ", \"fontSize\": \"17px\"}"
        for (i = 0; i < count; i++) printf ", \"n%d\": 1", i
        print "}"
        for (i = 0; i < count; i++) printf ",\n\"a%d\": {%s, \"value\": \"{v}\"}", i, bound
        print "}"
    } else if (kind == "twins") {
        # Members that all spell one property, and tokens that are aliases to them.
        printf "{\"v\": {\"$type\": \"typography\", \"$value\": {\"fontSize\": \"17px\""
        for (i = 0; i < count; i++) printf ", \"font%*s-size\": 1", i % 64 + 1, " "
        print "}}"
        for (i = 0; i < count; i++) printf ",\n\"a%d\": {%s, \"$value\": \"{v}\"}", i, bound
        print "}"
    } else if (kind == "odd-types") {
        # A group of an odd type with many tokens.
        print "{\"g\": {\"$type\": \"dimension\", \"$extensions\": {\"typescale\": {\"mirrors\": \"body\"}}"
        for (i = 0; i < count; i++) printf ",\n\"t%d\": {\"$value\": {\"fontSize\": \"17px\"}}", i
        print "}}"
    } else if (kind == "ignore-list" || kind == "ignore-unknown") {
        # A group that silences many rules, known or not, and its tokens.
        printf "{\"g\": {\"$extensions\": {\"typescale\": {\"mirrors\": \"body\", \"ignore\": [\"point-size\""
        for (i = 0; i < count; i++)
            printf ",\n\"%s\"", kind == "ignore-list" ? "line-height" : "rule-" i
        print "]}}"
        for (i = 0; i < count; i++) printf ",\n\"t%d\": %s", i, typography("18px")
        print "}}"
    } else if (kind == "ignore-sets") {
        # The same over many sets of styles, of which each asks for its platform.
        printf "{\"$extensions\": {\"typescale\": {\"platform\": \"iOS\", \"ignore\": [\"point-size\""
        for (i = 0; i < count; i++) printf ",\n\"line-height\""
        print "]}}"
        names = split("largeTitle title1 title2 title3 headline body callout footnote", name, " ")
        for (i = 0; i < count / 8; i++) {
            printf ",\n\"g%d\": {\"end\": {}", i
            for (j = 1; j <= names; j++) printf ",\n\"%s\": %s", name[j], typography("17px")
            print "}"
        }
        print "}"
    } else if (kind == "patterns" || kind == "strangers") {
        # Tokens that as many patterns bind, or that stand beside one that a pattern binds.
        print "{\"g\": {\"body\": " typography("17px")
        for (i = 0; i < count; i++) printf ",\n\"t%d\": %s", i, typography("17px")
        print "}}"
    } else if (kind == "options") {
        for (i = 0; i < count; i++) printf "--mirror=%s.t%d=body\n", i % 2 ? "*" : "g", i
    } else if (kind == "file") {
        # One of many files: its aliases lead to the next one, and nowhere.
        printf "{\"t\": {\"s%d\": {\"$value\": \"17px\"},\n", number
        for (i = 0; i < 4; i++)
            printf "\"a%d-%d\": {\"$type\": \"typography\", %s, \"$value\": {\"fontSize\": \"{t.s%d}\", \"fontFamily\": \"{t.gone%d-%d}\"}},\n", \
                number, i, bound, (number + 1 + i) % count, number, i
        print "\"end\": {}}}"
    }
}
