# Compares line breaks with those of ICU's line iterator, and fails where too few texts agree.
# usage: line-breaks.sh CHECK FOLDER: the program LineBreakCheck, and a folder for ICU's side of it
here=$(dirname "$0")
cc -O2 -o "$2/icu-line-breaks" "$here/icu-line-breaks.c" -licuuc || exit 1

status=0

# compare LANGUAGE LOCALE PERCENT FONTS
compare() {
    "$2/icu-line-breaks" "$4" < "$here/../LineBreakCheck/Strings/$3.txt" | "$1" "$3" "$5" "$6" || status=1
}

latin=opentype/inter/Inter-Regular.otf,truetype/dejavu/DejaVuSans.ttf
for language in en de fr es pl tr vi it pt nl sv da fi nb cs hu ro; do
    compare "$1" "$2" $language $language 97 $latin
done
for language in ru uk bg el he; do
    compare "$1" "$2" $language $language 97 truetype/dejavu/DejaVuSans.ttf
done
for language in ar fa ur; do
    compare "$1" "$2" $language $language 97 truetype/noto/NotoNaskhArabic-Regular.ttf
done
cjk=opentype/noto/NotoSansCJK-Regular.ttc,truetype/wqy/wqy-zenhei.ttc
compare "$1" "$2" zh zh 95 $cjk
compare "$1" "$2" ja ja@lb=strict 95 $cjk
compare "$1" "$2" ko ko 95 $cjk

exit $status
