# Checks a token file of 50 MB, in ratios to what reads the same bytes in one run; then smaller and larger ones.
# Fails where a bar is passed.
# usage: tokens.sh EXECUTABLE

for tool in hyperfine time; do
    [ -n "$(command -v "$(which $tool)")" ] || { echo "bench: $tool is not installed"; exit 2; }
done
program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
status=0

# generate MEGABYTES
generate() {
    awk -v megabytes="$1" -f "$(dirname "$0")/token-file.awk" > "$folder/$1.json"
}

# measure COMMAND...: the median of 5 runs of each in seconds, one a line
measure() {
    hyperfine --warmup 1 --runs 5 --style none --export-csv "$folder/results" "$@" > /dev/null 2>&1 || {
        echo "bench: a run failed: $*" >&2
        exit 2
    }
    # Columns of hyperfine: command, mean, stddev, median, user, system, min, max; a command may have commas.
    awk -F, 'NR > 1 { print $(NF - 4) }' "$folder/results"
}

generate 50
file=$folder/50.json
# The time of a check that binds no token, or that finds faults, would prove nothing.
"$program" check --strict "$file" || { echo "bench: the generated file has findings"; exit 2; }

check="'$program' check '$file' --format json"
parse='JSON.parse(require("fs").readFileSync(process.argv[1],"utf8"))'
# The last word of a name is the bar, where it has one.
names="typescale check --output /dev/null
typescale check > /dev/null"
set -- "$check --output /dev/null" "$check > /dev/null"
if command -v node > /dev/null; then
    set -- "$@" "node -e '$parse' '$file'"
    names="$names
node JSON.parse, at most 2"
else
    echo "node is not installed: nothing is compared with it"
fi
if command -v jq > /dev/null; then
    set -- "$@" "jq empty '$file'"
    names="$names
$(jq --version) empty, at most 0.333"
else
    echo "jq is not installed: nothing is compared with it"
fi

echo "time for $(wc -c < "$file") bytes, median of 5 runs, and the check's in ratio to it:"
times=$(measure "$@") || exit 2
{ echo "$names"; echo "$times"; } | awk '
    { line[NR] = $0 }
    END {
        count = NR / 2
        for (row = 1; row <= count; row++) {
            ratio = line[count + 1] / line[row + count]
            bar = line[row] ~ /, at most [0-9.]+$/ ? line[row] : 0
            sub(/.*, at most /, "", bar)
            isPassed = bar > 0 && ratio > bar + 0
            printf "  %-45s %7.3f s  %.2f%s\n", line[row], line[row + count], ratio, (isPassed ? "  too slow" : "")
            if (isPassed) failed = 1
        }
        exit failed
    }' || status=1

"$(which time)" -o "$folder/peak" -f %M "$program" check "$file" --format json --output /dev/null
awk -v size="$(wc -c < "$file")" '
    { printf "peak memory: %d kB, %.2f times the size of the file, to be under 6\n", $1, $1 * 1024 / size }
    END { exit $1 * 1024 / size >= 6 }
' "$folder/peak" || status=1

echo "time for a megabyte, median of 5 runs, in ratio to that of 1 MB, to be at most 1.5:"
for size in 1 10 100; do
    [ -f "$folder/$size.json" ] || generate $size
    seconds=$(measure "'$program' check '$folder/$size.json' --format json --output /dev/null") || exit 2
    echo "$size $seconds"
done | awk '
    NR == 1 { first = $2 / $1 }
    {
        ratio = $2 / $1 / first
        printf "  %3d MB %8.3f s  %7.2f ms/MB  %.2f\n", $1, $2, $2 / $1 * 1000, ratio
        if (ratio > 1.5) failed = 1
    }
    END { exit failed }' || status=1

[ $status = 0 ] || echo "bench: a bar of token files is passed"
exit $status
