# Fills its standard error and never answers.
while :; do echo "an error like all the others" >&2; done
