# Answers the first legal action; with a file named behind it, it writes there all that it is told.
while read -r line; do
    [ -z "$1" ] || printf '%s\n' "$line" >> "$1"
    case $line in
        '{"legal":'*) rest=${line#*\"legal\":[\"}; printf '%s\n' "${rest%%\"*}" ;;
    esac
done
