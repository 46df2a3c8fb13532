# Checks a token file with very many findings in every format, and compares the peak memory with the file's size.
# usage: findings.sh EXECUTABLE [COUNT]
#
# A run fails that takes more than ten times the file and 6 MB, which is what the program takes of itself.

[ -n "$(command -v "$(which time)")" ] || { echo "bench: time is not installed"; exit 2; }
program=$1
count=${2:-131072}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM

# generate KIND COUNT: a token file with a finding for each token
generate() {
    awk -v kind="$1" -v count="$2" 'BEGIN {
        style = kind == "small" ? "\"relativeTo\": \"body\"" : "\"mirrors\": \"body\""
        printf "{\"text\": {\"$extensions\": {\"typescale\": {%s}}, \"$type\": \"typography\"", style
        for (i = 0; i < count; i++) {
            name = kind == "twice" ? "paragraph" : sprintf("paragraph-%06d", i)
            size = kind == "size" ? 18 : kind == "sizes" ? 18 + i % 500 / 4 : kind == "small" ? 9 : 17
            size = kind == "alias" ? sprintf("{gone.%d}", i) : size "px"
            printf ",\n\"%s\": {\"$type\": \"typography\", \"$value\": {\"fontSize\": \"%s\"}}", name, size
        }
        print "}}"
    }'
}

echo "peak memory with $count findings, to be at most 10 times the file and 6 MB:"
for kind in size sizes small alias twice; do
    generate $kind "$count" > "$folder/file.json"
    bytes=$(wc -c < "$folder/file.json")
    for format in text json github gitlab sarif junit checkstyle; do
        "$(which time)" -o "$folder/peak" -f %M "$program" check "$folder/file.json" --format $format \
            > "$folder/report" 2> /dev/null
        echo "$kind $format $(tail -1 "$folder/peak") $bytes $(wc -c < "$folder/report")"
    done
done | awk '
    {
        peak = $3 * 1024
        share = (peak - 6000000) / $4
        printf "  %-6s %-10s %7d kB for %9d bytes and a report of %9d   %5.2f%s\n", $1, $2, $3, $4, $5, share, \
            (share > 10 ? "  too much" : "")
        # A report without a line for each finding would prove nothing.
        if (share > 10 || $5 < '"$count"' * 40) failed = 1
    }
    END { exit failed }'
