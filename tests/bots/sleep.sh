# Never answers. It writes its own number and that of what it has started into the file named behind it.
sleep 1000 &
[ -z "$1" ] || echo "$$ $!" > "$1"
wait
