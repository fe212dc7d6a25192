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

home() { sed -n 's/^repository = "\(.*\)"$/\1/p' Cargo.toml | head -n 1; }

# documents FOLDER: puts the guides there with what they name, as it lies in the sources, so that their links lead where
# they say. What README.md names beside that (pictures, what is for those who change the program) it names in the web.
documents() {
    for file in README.md CHANGELOG.md PROTOCOL.md LICENSE-MIT LICENSE-APACHE docs/RULES.md docs/BOTS.md \
        docs/NOTICES.txt content/README.md content/interface/README.md content/interface/*/language.toml \
        fonts/OFL.txt examples/*.py examples/*.rs saves/*.whispers; do
        mkdir -p "$1/$(dirname "$file")"
        cp "$file" "$1/$file"
        chmod 644 "$1/$file"
    done
    for target in $(grep -o '](\([^):#]*\))' "$1/README.md" | sed 's/^](//; s/)$//' | sort -u); do
        [ -e "$1/$target" ] || printf 's|](%s)|](%s/raw/main/%s)|g\n' "$target" "$(home)" "$target"
    done >"$1/links"
    sed -f "$1/links" "$1/README.md" >"$1/README.md.new"
    mv "$1/README.md.new" "$1/README.md"
    rm "$1/links"
}
