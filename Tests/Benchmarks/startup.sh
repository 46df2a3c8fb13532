# Start-up and peak memory of the executable, as ratios to /bin/true in one run; fails where a bar is passed.
# usage: startup.sh EXECUTABLE UNORDERED: the program, and the same without its order of symbols

for tool in hyperfine time; do
    [ -n "$(command -v "$(which $tool)")" ] || { echo "bench: $tool is not installed"; exit 2; }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
results=$folder/results
# As it is installed: what lies beside an executable counts, as the runtime looks for its helpers there.
mkdir "$folder/bin"
cp "$1" "$folder/bin/typescale" && cp "$2" "$folder/bin/unordered" || exit 2
program=$folder/bin/typescale
unordered=$folder/bin/unordered
status=0

hyperfine -N --warmup 100 --runs 1000 --style none --export-csv "$results" \
    /bin/true \
    "$program body --category accessibilityXXXL" \
    "$program --json" > /dev/null 2>&1 || exit 2

echo "time, median of 1000 runs, in ratio to /bin/true:"
# Columns of hyperfine: command, mean, stddev, median, ...
awk -F, -v program="$program" '
    NR == 2 { base = $4; printf "  %-45s %6.2f ms\n", $1, $4 * 1000 }
    NR > 2 {
        bar = NR == 3 ? 1.5 : 2
        sub(program, "typescale", $1)
        printf "  %-45s %6.2f ms  %.2f, at most %s\n", $1, $4 * 1000, $4 / base, bar
        if ($4 / base > bar) status = 1
    }
    END { exit status }
' "$results" || status=1

# peak COMMAND...: the median of 21 runs, in kilobytes
peak() {
    for run in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21; do
        "$(which time)" -o "$results" -f %M "$@" > /dev/null
        cat "$results"
    done | sort -n | sed -n 11p
}

echo "peak memory, median of 21 runs, to be under 5 MB, and what the order of symbols saves:"
for arguments in "body --category accessibilityXXXL" "--json"; do
    # The words are split on purpose.
    # shellcheck disable=SC2086
    { size=$(peak "$program" $arguments); other=$(peak "$unordered" $arguments); }
    awk -v name="typescale $arguments" -v size="$size" -v other="$other" 'BEGIN {
        printf "  %-45s %6d kB  of %d kB, %.0f percent less\n", name, size, other, (1 - size / other) * 100
        exit size * 1024 >= 5000000
    }' || status=1
done

[ $status = 0 ] || echo "bench: a bar of the start-up is passed"
exit $status
