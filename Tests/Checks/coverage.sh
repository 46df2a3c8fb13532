# Prints the share of lines that the tests have run, by module, and the lines that they have not.
# usage: coverage.sh SCRATCH-FOLDER
folder=$(find "$1" -type d -name codecov | head -n 1)
[ -n "$folder" ] || { echo "no coverage data in $1"; exit 1; }
tools=$(dirname "$(readlink -f "$(command -v swift)")")
build=$(dirname "$folder")
"$tools/llvm-profdata" merge -o "$folder/all.profdata" "$folder"/*.profraw || exit
"$tools/llvm-cov" export -format=lcov -instr-profile "$folder/all.profdata" \
    "$build"/*PackageTests.xctest -object "$build/typescale" |
    awk -F '[:,]' '
        /^SF:/ { file = $0; sub(/.*\/Sources\//, "", file); own = $0 ~ /\/Sources\// }
        own && /^DA:/ { line = file ":" $2; count[line] += $3; module[line] = file; sub(/\/.*/, "", module[line]) }
        END {
            for (line in count) {
                lines[module[line]]++; all++
                if (count[line]) { run[module[line]]++; hit++ } else print "not run: " line
            }
            for (name in lines) printf "%s: %.2f %% of %d lines\n", name, 100 * run[name] / lines[name], lines[name]
            printf "all: %.2f %% of %d lines\n", 100 * hit / all, all
        }' | sort
