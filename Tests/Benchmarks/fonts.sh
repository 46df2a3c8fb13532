# Font files and texts in them: start-up in ratio to /bin/true, a file of strings in ratio to hb-shape, in one
# run each; then peak memory. Fails where a bar is passed.
# usage: fonts.sh EXECUTABLE

for tool in hyperfine time; do
    [ -n "$(command -v "$(which $tool)")" ] || { echo "bench: $tool is not installed"; exit 2; }
done
inter=/usr/share/fonts/opentype/inter/Inter-Regular.otf
collection=/usr/share/fonts/truetype/arphic/uming.ttc
if [ ! -f "$inter" ]; then
    echo "bench: Inter is not installed (fonts-inter): texts are not measured"
    exit 0
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
# As it is installed: what lies beside an executable counts, as the runtime looks for its helpers there.
mkdir "$folder/bin"
cp "$1" "$folder/bin/typescale" || exit 2
program=$folder/bin/typescale

# measure RUNS WARMUP COMMAND...: a line of the median in seconds for each
measure() {
    runs=$1 warmup=$2
    shift 2
    hyperfine -N --warmup "$warmup" --runs "$runs" --style none --export-csv "$folder/results" "$@" \
        > /dev/null 2>&1 || { echo "bench: a run failed: $*" >&2; exit 2; }
    # Columns of hyperfine: command, mean, stddev, median, user, system, min, max; a command may have commas.
    awk -F, 'NR > 1 { print $(NF - 4) }' "$folder/results"
}

status=0

# table BAR BARRED NAMES TIMES: each time in milliseconds, and in ratio to the last one; the first BARRED of them are to be
# at most BAR times the last
table() {
    { echo "$3"; echo "$4"; } | awk -v bar="$1" -v barred="$2" '
        { line[NR] = $0 }
        END {
            count = NR / 2
            for (row = 1; row <= count; row++) {
                ratio = line[row + count] / line[NR]
                isPassed = row <= barred && ratio > bar
                printf "  %-45s %8.2f ms  %.2f%s\n", line[row], line[row + count] * 1000, ratio, \
                    (isPassed ? "  too slow" : "")
                if (isPassed) failed = 1
            }
            exit failed
        }' || status=1
}

echo "time, median of 500 runs, in ratio to /bin/true, to be at most 3:"
text="Benachrichtigungen"
times=$(measure 500 50 "$program font $inter" "$program fit $text --font $inter --size 17 --width 900" \
    /bin/true) || exit 2
table 3 2 "typescale font
typescale fit
/bin/true" "$times"

awk -v count=10000 -f "$(dirname "$0")/string-file.awk" > "$folder/strings"
fit="$program fit --strings $folder/strings --font $inter --size 17 --width 320 --report-only"
if command -v hb-shape > /dev/null; then
    echo "time for 10,000 strings, median of 10 runs, in ratio to hb-shape, the verdict to be at most 1:"
    times=$(measure 10 2 "$fit --get verdict" "$fit --lines 2 --get verdict" "$fit --format csv" "$fit --json" \
        "hb-shape $inter --text-file=$folder/strings") || exit 2
    table 1 1 "typescale fit --get verdict, 12 categories
the same with --lines 2
typescale fit --format csv, 12 categories
typescale fit --json, 12 categories
hb-shape, once" "$times"
    echo "the table, to be at most 3:"
    times=$(measure 10 2 "$fit" "hb-shape $inter --text-file=$folder/strings") || exit 2
    table 3 1 "typescale fit, 12 categories
hb-shape, once" "$times"
else
    echo "hb-shape is not installed (libharfbuzz-bin): nothing is compared with it"
fi

# A page of 500 texts that fail, and the same run without drawings.
head -n 500 "$folder/strings" > "$folder/failing.txt"
page="$program fit --strings $folder/failing.txt --font $inter --size 17 --width 60 --limit 500 --report-only"
echo "a page of 500 texts, to be at most 10:"
times=$(measure 10 2 "$page --format html" "$page") || exit 2
table 10 1 "typescale fit --format html
typescale fit" "$times"

# peak COMMAND...: in kilobytes
peak() {
    "$(which time)" -o "$folder/peak" -f %M "$@" > /dev/null
    cat "$folder/peak"
}

echo "peak memory:"
if [ -f "$collection" ]; then
    size=$(peak "$program" font "$collection")
    echo "  typescale font on uming.ttc, $(wc -c < $collection) bytes: $size kB, to be under 8192"
    [ "$size" -lt 8192 ] || status=1
else
    echo "  uming.ttc is not installed (fonts-arphic-uming)"
fi
# The words are split on purpose.
# shellcheck disable=SC2086
for form in "--get verdict" "" --json; do
    # shellcheck disable=SC2086
    size=$(peak $fit $form 2> /dev/null)
    echo "  typescale fit $form, 10,000 strings: $size kB, to be under 200000"
    [ "$size" -lt 200000 ] || status=1
done

# shellcheck disable=SC2086
size=$(peak $page --format html 2> /dev/null)
echo "  typescale fit --format html, 500 texts: $size kB, to be under 300000"
[ "$size" -lt 300000 ] || status=1

[ $status = 0 ] || echo "bench: a bar of fonts and texts is passed"
exit $status
