# Gives inputs to a fuzz target for FUZZ_SECONDS; a crash, a hang or a leak fails.
# usage: fuzz.sh TARGET SEEDS LEAKING
#
# What is found stays beside the target: TARGET.corpus grows from run to run, TARGET.faults holds the inputs
# that fail. LEAKING is a target that leaks: where that goes unseen, the report says so.
set -eu

target=$1
seeds=$2
leaking=$3
seconds=${FUZZ_SECONDS:-60}
name=$(basename "$target")

[ -n "$(ls "$seeds")" ] || { echo "$seeds: there are no inputs to begin with"; exit 1; }

leaks=0
log=$target.leaks.log
: > "$target.empty"
if "$leaking" -detect_leaks=1 "$target.empty" > "$log" 2>&1; then
    echo "fuzz $name: LEAKS ARE NOT LOOKED FOR: the leak check of the sanitizer finds none in a target that leaks"
elif grep -q 'LeakSanitizer: detected memory leaks' "$log"; then
    leaks=1
else
    echo "fuzz $name: LEAKS ARE NOT LOOKED FOR: the leak check of the sanitizer does not run here:"
    grep -E 'LeakSanitizer|HINT' "$log" || cat "$log"
fi

# The place of a trap is told by the fuzzer, whose stack Swift's own report would take the place of.
export SWIFT_BACKTRACE=enable=no

rm -rf "$target.faults"
mkdir -p "$target.corpus" "$target.faults"
log=$target.log
status=0
ASAN_OPTIONS=detect_leaks=$leaks "$target" -max_total_time="$seconds" -timeout=10 -detect_leaks=$leaks \
    -rss_limit_mb=2048 -print_final_stats=1 -artifact_prefix="$target.faults/" "$target.corpus" "$seeds" \
    > "$log" 2>&1 || status=$?

if [ $status -ne 0 ]; then
    tail -n 60 "$log"
    echo "fuzz $name: failed with status $status; the input is in $target.faults, all output in $log"
    exit 1
fi
inputs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
[ "${inputs:-0}" -gt 0 ] || { cat "$log"; echo "fuzz $name: no input was run"; exit 1; }
echo "fuzz $name: $inputs inputs in $seconds seconds, no crash, no hang$([ $leaks = 0 ] || echo ", no leak")"
