# Closes its output and goes on running.
exec >&-
sleep 1000
