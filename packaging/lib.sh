# What the scripts of this folder share. The folder of the project is the working directory.

app=io.github.whispers_game.Whispers

say() { printf '%s\n' "$*"; }

refuse() {
    printf '%s: %s\n' "$0" "$*" >&2
    exit 1
}

# need COMMAND PACKAGE...: refuses where a command is missing, with the Debian packages that bring it.
need() {
    command=$1
    shift
    command -v "$command" >/dev/null 2>&1 && return 0
    refuse "\"$command\" is missing; on Debian: apt-get install $*"
}

version() { sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -n 1; }

# The packages that a build leaves lie here.
packages=target/packages
