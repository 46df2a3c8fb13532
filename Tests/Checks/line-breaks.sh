# Compares line breaks with those of ICU's line iterator, and fails where too few texts agree.
# usage: line-breaks.sh CHECK FOLDER: the program LineBreakCheck, and a folder for ICU's side of it
here=$(dirname "$0")
cc -O2 -o "$2/icu-line-breaks" "$here/icu-line-breaks.c" -licuuc || exit 1

status=0

# compare LANGUAGE LOCALE PERCENT
compare() {
    "$2/icu-line-breaks" "$4" < "$here/../LineBreakCheck/Strings/$3.txt" | "$1" "$3" "$5" || status=1
}

for language in en de fr es pl ru el; do
    compare "$1" "$2" $language $language 97
done
compare "$1" "$2" zh zh 95
compare "$1" "$2" ja ja@lb=strict 95
compare "$1" "$2" ko ko 95

exit $status
