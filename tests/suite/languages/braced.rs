//! The card texts of the shipped packs name empires and terms only in braces. A pack that extends another
//! would otherwise show the other's names.

use std::fs;

use packs::TERMS;
use rules::Empire;

use testing::test_packs;

/// A text without its parts in braces.
fn bare(text: &str) -> String {
    let mut deep = 0_usize;
    let kept = |c: char| {
        let before = deep;
        match c {
            '{' => deep += 1,
            '}' => deep -= 1,
            _ => {}
        }
        if before == 0 && deep == 0 { c } else { ' ' }
    };
    text.chars().map(kept).collect()
}

fn has_word(text: &str, word: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric() && c != '-').any(|known| known == word)
}

/// The texts of a table's entries, about what they do.
fn texts(file: &toml::Table, key: &str) -> Vec<String> {
    let entries = file.get(key).and_then(|table| table.as_table()).into_iter().flatten();
    let said = entries.flat_map(|(_, entry)| {
        let does = entry.get("does").and_then(|does| does.as_array()).into_iter().flatten();
        entry.get("text").into_iter().chain(does)
    });
    said.filter_map(|text| text.as_str()).map(str::to_owned).collect()
}

#[test]
fn cards_of_the_shipped_packs_name_empires_and_things_in_braces_alone() {
    let (mut seen, mut wrong) = (0, Vec::new());
    for id in test_packs::SHIPPED {
        let pack = testing::pack(id);
        for code in &pack.languages {
            let words = pack.words_in(code);
            // In "loyalty token" only the word that changes in the plural counts.
            let heads = TERMS.iter().flat_map(|term| {
                let word = words.term(term);
                let (one, other): (Vec<_>, Vec<_>) =
                    (word.one.split(' ').collect(), word.other.split(' ').collect());
                let heads = one.iter().zip(&other).filter(|(a, b)| a != b || one.len() == 1);
                heads.flat_map(|(one, other)| [(*one).to_owned(), (*other).to_owned()]).collect::<Vec<_>>()
            });
            let empires = (0..pack.rules.raw.empires.len()).filter_map(Empire::new);
            let empires = empires.map(|empire| words.empire(empire).to_owned());
            let empires = empires.flat_map(|name| [words.short(&name).to_owned(), name]);
            let names: Vec<String> = heads.chain(empires).collect();
            let path = format!("{}/content/{id}/text/{code}.toml", env!("CARGO_MANIFEST_DIR"));
            let file: toml::Table = toml::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
            for text in ["abilities", "events", "offers"].iter().flat_map(|key| texts(&file, key)) {
                seen += 1;
                let said = bare(&text);
                let named = names
                    .iter()
                    .filter(|name| has_word(&said, name) || name.contains(' ') && said.contains(*name));
                wrong.extend(named.map(|name| format!("{path}: \"{name}\" in \"{text}\"")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(seen > 400, "{seen}");
}
