# Lints a man page. Pages that it refers to need not be on this machine.
report=$(mandoc -T lint -W style "$1" | grep -v 'referenced manual not found')
[ -z "$report" ] || { printf '%s\n' "$report"; exit 1; }
