# Checks which module imports what, and that no Foundation is in the executable.
# usage: boundaries.sh EXECUTABLE

status=0

# imports FOLDER: each import as FILE:MODULE
imports() {
    grep -rE '^[[:space:]]*([a-z]+ +|@[A-Za-z_]+(\([^)]*\))? +)*import ' "$1" --include='*.swift' |
        sed -E 's/^([^:]*):.*import +((struct|enum|class|func|var|protocol|typealias) +)?([A-Za-z_]+).*/\1:\4/'
}

# allow FOLDER MODULE...: complains of every other import
allow() {
    folder=$1
    shift
    for import in $(imports "$folder"); do
        case " $* " in
            *" ${import##*:} "*) ;;
            *) echo "${import%%:*}: may not import ${import##*:}"; status=1 ;;
        esac
    done
}

allow Sources/DynamicType
allow Sources/FrameworkScaling DynamicType
allow Sources/JSONText
allow Sources/OpenType
allow Sources/LineBreaking
allow Sources/DesignTokens DynamicType JSONText
allow Sources/StringFiles JSONText
allow Sources/LabelFitting DynamicType LineBreaking OpenType
allow Sources/LabelDrawing DynamicType LabelFitting OpenType
allow Sources/AdaptiveText DynamicType Foundation
# The modules that the program links.
modules="DesignTokens DynamicType FrameworkScaling JSONText LabelDrawing LabelFitting LineBreaking OpenType StringFiles"
# The words are split on purpose.
# shellcheck disable=SC2086
allow Sources/typescale $modules Darwin Glibc Musl

for import in $(imports Sources/typescale); do
    case "${import%%:*} $modules " in
        Sources/typescale/System/* | *" ${import##*:} "*) ;;
        *) echo "${import%%:*}: only Sources/typescale/System may import ${import##*:}"; status=1 ;;
    esac
done

# References are counted without locks, as the program has one thread.
for module in typescale $modules; do
    threads=$(grep -rnE '\b(Task|Thread|DispatchQueue|async|await)\b|\bpthread_' "Sources/$module" --include='*.swift' |
        sed -E 's/"([^"\\]|\\.)*"//g; s|//.*||' |
        grep -E '\b(Task|Thread|DispatchQueue|async|await)\b|\bpthread_')
    [ -z "$threads" ] || { echo "$threads: the program has one thread"; status=1; }
done

# The runtime itself knows the name Foundation, for bridging; the module under it comes with it alone.
if grep -q FoundationEssentials "$1"; then
    echo "$1: Foundation is in it"
    status=1
fi

exit $status
