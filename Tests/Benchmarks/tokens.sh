# Checking a token file of 50 MB, as ratios to what reads the same bytes in one run; then smaller and larger ones.
# usage: tokens.sh EXECUTABLE

for tool in hyperfine time; do
    [ -n "$(command -v "$(which $tool)")" ] || { echo "bench: $tool is not installed"; exit 2; }
done
program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
results=$folder/results

# generate MEGABYTES
generate() {
    awk -v megabytes="$1" -f "$(dirname "$0")/token-file.awk" > "$folder/$1.json"
}

# measure COMMAND...: the median of each in seconds, one a line, and all of them by turns
measure() {
    hyperfine --warmup 1 --runs 5 --style none --export-csv "$results" "$@" > /dev/null 2>&1 || exit 2
    # Columns of hyperfine: command, mean, stddev, median, ...; a command may have commas of its own.
    sed -n '2,$p' "$results" | awk -F, '{ print $(NF - 4) }'
}

generate 50
file=$folder/50.json
check="'$program' check '$file' --format json"
read_all='JSON.parse(require("fs").readFileSync(process.argv[1],"utf8"))'

# Nothing is proved by the time of a check that finds no token, or finds faults.
"$program" check --strict "$file" || { echo "bench: the generated file has findings"; exit 2; }

node=$(command -v node) || echo "bench: node is not installed: nothing to compare with"
jq=$(command -v jq) || echo "bench: jq is not installed: nothing to compare with"
set -- "check --output /dev/null" "check > /dev/null" ${node:+"node, JSON.parse"} ${jq:+"jq empty"}
commands=$folder/commands
{
    echo "$check --output /dev/null"
    echo "$check > /dev/null"
    [ -z "$node" ] || echo "node -e '$read_all' '$file'"
    [ -z "$jq" ] || echo "jq empty '$file'"
} > "$commands"
