# Answers what is not legal.
while read -r line; do
    case $line in '{"legal":'*) echo "attack the moon" ;; esac
done
