# Writes COUNT ideographs, each another as far as there are so many: as ONE text, as EACH a text, or the SAME 150 in
# each text. Bytes are printed, so that the locale must be C.
# usage: LC_ALL=C awk -v count=COUNT -v shape=one|each|same -f missing-characters.awk

# U+4E00 to U+9FFF, then those from U+20000 on.
function ideograph(number,    code) {
    if (number < 20992) {
        code = 19968 + number
        printf "%c%c%c", 224 + int(code / 4096), 128 + int(code / 64) % 64, 128 + code % 64
    } else {
        code = 131072 + number - 20992
        printf "%c%c%c%c", 240 + int(code / 262144), 128 + int(code / 4096) % 64, 128 + int(code / 64) % 64, \
            128 + code % 64
    }
}

BEGIN {
    for (number = 0; number < count; number++) {
        ideograph(shape == "same" ? number % 150 : number)
        if (shape == "each" || shape == "same" && number % 150 == 149) print ""
    }
    if (shape == "one") print ""
}
