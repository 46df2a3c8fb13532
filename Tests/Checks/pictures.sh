# Draws the pictures of the README and the documentation.
# usage: pictures.sh PROGRAM FOLDER
set -eu
program=$1
folder=$2
inter=/usr/share/fonts/opentype/inter/Inter-Regular.otf
[ -f "$inter" ] || { echo "pictures: Inter is not installed (fonts-inter)"; exit 2; }

# fit ARGUMENT...: texts that do not fit are what the pictures show
fit() {
    "$program" fit "$@" --font "$inter" --size 17 --report-only 2> /dev/null
}

fit 'Benachrichtigungen verwalten' --width 240 --lines 2 --format svg > "$folder/label.svg"
"$program" body --size 17 --max 28 --format svg > "$folder/scale.svg"
"$program" font "$inter" --format svg > "$folder/specimen.svg"

browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome) ||
    { echo "pictures: the page is left as it was, because Chromium is not installed"; exit 0; }
page=$(mktemp -d)
trap 'rm -rf "$page"' EXIT
fit --strings Tests/Checks/Pictures --width 230 --format html > "$page/page.html"
"$browser" --headless --no-sandbox --disable-gpu --hide-scrollbars --force-device-scale-factor=2 \
    --user-data-dir="$page/profile" --window-size=760,620 --screenshot="$page/page.png" "file://$page/page.html" \
    > /dev/null 2>&1
mv "$page/page.png" "$folder/page.png"
