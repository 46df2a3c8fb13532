# Prints the symbols that an executable runs at start-up and in its usual answers, one a line.
# usage: startup-order.sh EXECUTABLE, which must not be stripped; needs valgrind and nm

program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# profile NAME ARGUMENT...
profile() {
    name=$1
    shift
    valgrind --tool=callgrind --demangle=no --callgrind-out-file="$folder/$name.profile" \
        "$program" "$@" > /dev/null 2>&1
}

profile row body --category accessibilityXXXL
profile json --json
profile matrix
profile custom body --size 17 -c AX5 --get pointSize
profile limit body --size 17 --max AX1
profile names names --as simctl
profile version --version

export LC_ALL=C
nm "$program" | awk 'NF == 3 { print $3 }' | sort -u > "$folder/symbols"
sed -nE "s/^c?fn=\([0-9]+\) //p" "$folder"/*.profile | sed -E "s/'[0-9]+\$//" | sort -u |
    comm -12 - "$folder/symbols"
