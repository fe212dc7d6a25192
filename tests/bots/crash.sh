# Answers twice, then fails as a program with a mistake in it does.
for _ in 1 2; do
    read -r line
    case $line in '{"legal":'*) ;; *) read -r line ;; esac
    rest=${line#*\"legal\":[\"}
    printf '%s\n' "${rest%%\"*}"
done
echo "Traceback: no such card" >&2
exit 3
