# Texts of characters that the font lacks: how the time grows with their number, as the exponent of a power; fails
# above 1.2, where 1 is linear and 2 square.
# usage: missing-characters.sh EXECUTABLE

[ -n "$(command -v hyperfine)" ] || { echo "bench: hyperfine is not installed"; exit 2; }
program=$1
here=$(dirname "$0")
font=$here/../typescaleTests/Fixtures/tracked.ttf
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM

# measure COMMAND: the median of 5 runs in seconds
measure() {
    hyperfine -i -N --warmup 1 --runs 5 --style none --export-csv "$folder/results" "$1" > /dev/null 2>&1 || {
        echo "bench: a run failed: $1" >&2
        exit 2
    }
    # Columns of hyperfine: command, mean, stddev, median, user, system, min, max; a command may have commas.
    awk -F, 'NR > 1 { print $(NF - 4) }' "$folder/results"
}

# grow NAME OPTIONS SHAPE: the exponent over three doublings of a file of the shape
grow() {
    : > "$folder/times"
    for count in 7500 15000 30000 60000; do
        LC_ALL=C awk -v count=$count -v shape="$3" -f "$here/missing-characters.awk" > "$folder/$count.txt"
        # Status 2 says that all is unknown; a run that is ended by a signal would look quick.
        # The words are split on purpose.
        # shellcheck disable=SC2086
        "$program" fit --strings "$folder/$count.txt" --font "$font" --size 17 --report-only $2 > /dev/null 2>&1
        [ $? -le 2 ] || { echo "bench: a run was ended by a signal: $1"; exit 2; }
        time=$(measure "$program fit --strings $folder/$count.txt --font $font --size 17 --report-only $2") || exit 2
        echo "$count $time" >> "$folder/times"
    done
    awk -v name="$1" '
        { count[NR] = $1; time[NR] = $2 }
        END {
            exponent = log(time[NR] / time[1]) / log(count[NR] / count[1])
            printf "  %-52s %8.1f ms  %5.2f\n", name, time[NR] * 1000, exponent
            exit exponent > 1.2
        }' "$folder/times" || failed=1
}

failed=0
echo "time for 60,000 characters that the font lacks, and the exponent from 7,500 on, to be at most 1.2:"
one="-c L --get missingCharacters --width 300"
grow "one text, each character another" "$one" one
grow "the same, its lines counted" "-c L --get lines --width 300" one
grow "the same, its needed scale" "-c L --get neededScale --width 3000 --lines 40" one
grow "a text a character" "-c L --get missingCharacters --width 300" each
grow "texts of the same 150 characters" "-c L --get missingCharacters --width 300" same
grow "the same at all categories, JSON" "--width 300 --json" same
exit $failed
