# Builds the documentation of libraries; a warning is an error.
# usage: documentation.sh GRAPHS OUTPUT MODULE...
graphs=$1
output=$2
shift 2

docc=$(dirname "$(readlink -f "$(command -v swift)")")/docc
[ -x "$docc" ] || docc=$(command -v docc) || { echo "docc is not in the toolchain"; exit 1; }
rm -rf "$output"
mkdir -p "$output"
for module; do
    own=$output/$module.graphs
    mkdir "$own"
    cp "$graphs/$module.symbols.json" "$own"
    "$docc" convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$own" \
        --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
        --warnings-as-errors --output-path "$output/$module.doccarchive" || exit
    rm -r "$own"
done
