# Checks token files that ask for more than they have, in three sizes, and shows how the time grows with the size.
# usage: growth.sh EXECUTABLE [COUNT]
#
# An exponent of 1 is time in proportion to the size, of 2 its square; above 1.2 the bench fails, and where a check
# does not end.

[ -n "$(command -v "$(which time)")" ] || { echo "bench: time is not installed"; exit 2; }
program=$1
count=${2:-16384}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM

# measure COMMAND...: the least processor time of 3 runs in seconds, and the peak memory in kilobytes
measure() {
    for run in 1 2 3; do
        "$(which time)" -o "$folder/time" -f '%U %S %M' "$@" > /dev/null 2>&1
        # Findings are a status of 1 and a limit one of 2; a run that is ended by a signal would look quick.
        [ $? -le 2 ] || { echo failed; break; }
        # A status other than 0 is reported on its own line.
        tail -1 "$folder/time"
    done | awk '
        $1 == "failed" { failed = 1 }
        { time = $1 + $2; if (NR == 1 || time < least) least = time; if ($3 > peak) peak = $3 }
        END { print failed ? "failed" : least " " peak }'
}

# generate KIND COUNT
generate() {
    awk -v kind="$1" -v count="$2" -f "$(dirname "$0")/growth.awk"
}

# sizes KIND: a line of COUNT SECONDS KILOBYTES for each of three sizes
sizes() {
    for times in 1 2 4; do
        size=$((count * times))
        case $1 in
        files)
            # Files are opened one by one, so that there are fewer of them.
            size=$((size / 16))
            rm -rf "$folder/files"
            mkdir "$folder/files"
            awk -v kind=file -v count="$size" -v folder="$folder/files" -v program="$(dirname "$0")/growth.awk" '
                BEGIN {
                    for (i = 0; i < count; i++)
                        printf "awk -v kind=file -v count=%d -v number=%d -f %s > %s/%06d.json\n", \
                            count, i, program, folder, i
                }' | sh
            echo "$size $(measure "$program" check "$folder"/files/*.json)"
            ;;
        *)
            generate "$1" "$size" > "$folder/file.json"
            case $1 in
            themes) echo "$size $(measure "$program" check "$folder/file.json" --theme T --mirror '*.t=body')" ;;
            patterns)
                generate options "$size" > "$folder/options"
                echo "$size $(measure "$program" check "$folder/file.json" --options "$folder/options")"
                ;;
            strangers) echo "$size $(measure "$program" check "$folder/file.json" --mirror 'g.{style}')" ;;
            resolver-*) echo "$size $(measure "$program" check "$folder/file.json" --mirror '*=body')" ;;
            *) echo "$size $(measure "$program" check "$folder/file.json")" ;;
            esac
            ;;
        esac
    done
}

echo "growth of time with size, minimum of 3 runs; the exponent must be at most 1.2:"
status=0
for kind in extends extends-upwards extends-rows resolver-set resolver-source resolver-layers vendor-keys themes \
    units large-token twins odd-types ignore-list ignore-unknown ignore-sets patterns strangers files; do
    sizes $kind | awk -v kind=$kind '
        $2 == "failed" { printf "  %-16s %7d  a check was ended by a signal\n", kind, $1; exit failed = 1 }
        # Times are counted in hundredths of a second.
        { size[NR] = $1; time[NR] = $2 < 0.01 ? 0.01 : $2; peak[NR] = $3 }
        END {
            if (failed) exit 1
            # What takes no time shows no growth.
            exponent = time[3] < 0.05 ? 0 : log(time[3] / time[1]) / log(size[3] / size[1])
            # Where the data outgrow a cache of the processor, one step is steep; the square of the size is so in both.
            last = time[2] == 0 ? exponent : log(time[3] / time[2]) / log(size[3] / size[2])
            if (last < exponent) exponent = last
            printf "  %-16s %7d %6.2f s %7d kB   %7d %6.2f s %7d kB   %7d %6.2f s %7d kB   %4.2f%s\n", kind, \
                size[1], time[1], peak[1], size[2], time[2], peak[2], size[3], time[3], peak[3], exponent, \
                (exponent > 1.2 ? "  too steep" : "")
            exit (exponent > 1.2)
        }' || status=1
done
exit $status
