# Answers a second of the engine, and that none of them allocates memory; fails where one does.
# usage: engine.sh BENCHMARK

program=$1
"$program" 200000000 || { echo "bench: a run failed: $program"; exit 2; }

# allocations COUNT: how often the benchmark allocates for that many answers
allocations() {
    valgrind "$program" "$1" 2>&1 | sed -nE 's/.*total heap usage: ([0-9,]+) allocs.*/\1/p'
}

if command -v valgrind > /dev/null; then
    some=$(allocations 1000000)
    more=$(allocations 2000000)
    echo "allocations in all: $some for a million answers, $more for two, to be the same"
    [ -n "$some" ] && [ "$some" = "$more" ] || { echo "bench: answers allocate memory"; exit 1; }
else
    echo "valgrind is not installed: allocations are not counted"
fi
