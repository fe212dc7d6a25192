//! The words as a whole.

use crate::content::broken::*;

#[test]
fn two_regions_of_one_name() {
    let warning = r##"
text/en.toml:53:12: "cliffhold" and "vanehall" of the regions are both called "cliffhold ": nobody can tell them apart
   |
53 | vanehall = "cliffhold "
   |            ^^^^^^^^^^^^
"##;
    assert_warnings(&shipped().edit("text/en.toml", "\"Vanehall\"", "\"cliffhold \""), warning);
}

#[test]
fn two_societies_of_one_short_name_and_two_abilities_of_one_name() {
    let warning = r##"
text/en.toml:30:43: "spider" and "rat" of the societies are both called "Spider": nobody can tell them apart
   |
30 | rat = { name = "Cult of the Rat", short = "Spider" }
   |                                           ^^^^^^^^

text/en.toml:99:22: "fresh-ranks" and "full-levy" of the abilities are both called "Fresh Ranks": nobody can tell them apart
   |
99 | full-levy = { name = "Fresh Ranks", text = "Add 3 banners from the supply to the attackers." }
   |                      ^^^^^^^^^^^^^
"##;
    let pack = shipped().edit("text/en.toml", "short = \"Rat\"", "short = \"Spider\"").edit(
        "text/en.toml",
        "name = \"Full Levy\"",
        "name = \"Fresh Ranks\"",
    );
    assert_warnings(&pack, warning);
}

#[test]
fn a_short_name_of_several_words() {
    let warning = r##"
text/en.toml:30:43: "The Rat" is for places that have room for one word; take one of them
   |
30 | rat = { name = "Cult of the Rat", short = "The Rat" }
   |                                           ^^^^^^^^^
"##;
    assert_warnings(&shipped().edit("text/en.toml", "short = \"Rat\"", "short = \"The Rat\""), warning);
}

#[test]
fn an_article_of_nothing() {
    let warning = r##"
text/fr.toml:43:9: no name of the pack is "Ourse" or begins with that word
   |
43 | Ourse = "le"
   |         ^^^^
"##;
    assert_warnings(&translated().edit("text/fr.toml", "Ours = \"le\"", "Ourse = \"le\""), warning);
}

#[test]
fn a_language_that_is_there_twice_or_that_the_program_does_not_speak() {
    let warning = r##"
manifest.toml:6:20: "en" is there twice
  |
6 | languages = ["en", "en", "tlh"]
  |                    ^^^^

manifest.toml:6:26: the program does not speak "tlh", so nobody ever reads these words; it speaks en, fr
  |
6 | languages = ["en", "en", "tlh"]
  |                          ^^^^^
"##;
    let pack = shipped().edit("manifest.toml", "[\"en\"]", "[\"en\", \"en\", \"tlh\"]");
    let words = std::fs::read(pack.path("text/en.toml")).unwrap();
    assert_warnings(&pack.with("text/tlh.toml", words), warning);
}

#[test]
fn the_first_language_may_be_any() {
    let pack = shipped().edit("manifest.toml", "[\"en\"]", "[\"tlh\"]");
    let words = std::fs::read(pack.path("text/en.toml")).unwrap();
    assert_warnings(&pack.with("text/tlh.toml", words).without("text/en.toml"), "");
}

#[test]
fn a_language_by_its_whole_name() {
    let warning = r##"
manifest.toml:6:14: the program does not speak "english", so nobody ever reads these words; did you mean "en"?
  |
6 | languages = ["english"]
  |              ^^^^^^^^^
"##;
    let pack = shipped().edit("manifest.toml", "[\"en\"]", "[\"english\"]");
    let words = std::fs::read(pack.path("text/en.toml")).unwrap();
    assert_warnings(&pack.with("text/english.toml", words).without("text/en.toml"), warning);
}

#[test]
fn files_that_are_called_otherwise_than_the_program_expects() {
    let warning = r##"
Rules.toml: the program reads no such file; did you mean "rules.toml"?

text/EN.toml: nobody reads these words: manifest.toml names no language "EN"; did you mean "text/en.toml"?

text/fr.toml: nobody reads these words: manifest.toml names no language "fr"; add "fr" to "languages"

them.toml: the program reads no such file; did you mean "theme.toml"?

what-i-meant-to-do.toml: the program reads no such file; a pack has manifest.toml, rules.toml, councils.toml, map.toml, cards.toml, theme.toml
"##;
    let pack =
        shipped().with("Rules.toml", b"").with("what-i-meant-to-do.toml", b"").with("text/EN.toml", b"");
    let pack =
        pack.with("text/fr.toml", b"").with("them.toml", b"").with("notes.md", b"").with(".x.toml", b"");
    assert_warnings(&pack, warning);
}
