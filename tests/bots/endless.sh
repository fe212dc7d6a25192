# Prints lines without end, asked or not.
while :; do echo "pass"; done
