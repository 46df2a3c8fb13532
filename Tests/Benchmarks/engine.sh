# Answers a second of the engine, and that none of them allocates memory.
# usage: engine.sh BENCHMARK

"$1" 200000000

# allocations COUNT: how often the benchmark allocates for that many answers
allocations() {
    valgrind "$program" "$1" 2>&1 | sed -nE 's/.*total heap usage: ([0-9,]+) allocs.*/\1/p'
}

program=$1
if command -v valgrind > /dev/null; then
    echo "allocations in all: $(allocations 1000000) for a million answers, $(allocations 2000000) for two"
else
    echo "valgrind is not installed: allocations are not counted"
fi
