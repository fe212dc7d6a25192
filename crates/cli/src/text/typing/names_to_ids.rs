//! Replaces the pack's names in moves with ids.

use rules::{Office, World, nearest};
use speech::Speech;

/// Names with their ids, the longest names first.
pub(super) struct NameTable(Vec<(String, String)>);

impl NameTable {
    /// The names of everything that a move can contain.
    pub fn new(speech: &Speech, world: &World) -> Self {
        let words = speech.words();
        let regions = world.regions().into_iter().map(|r| (speech.region(r), world.region_id(r).to_owned()));
        let empires = world.empires().map(|e| (speech.empire(e), world.empire_id(e).to_owned()));
        let positions = world.positions().into_iter().flat_map(|position| {
            let id = world.position_id(position);
            let own = words.own_position_name(position).map(str::to_owned);
            let plain = format!("{} {}", speech.empire(position.empire()), words.office(position.office()));
            [Some(speech.position(position)), own, Some(plain)]
                .into_iter()
                .flatten()
                .map(move |name| (name, id.clone()))
        });
        let most = world.positions().into_iter().map(|position| position.office().index() + 1).max();
        let offices = Office::first(most.unwrap_or_default());
        let offices =
            offices.map(|office| (words.office(office).to_owned(), world.office_id(office).to_owned()));
        let all = regions.chain(empires).chain(positions).chain(offices);
        let mut names: Vec<(String, String)> = all.filter(|(name, _)| !name.is_empty()).collect();
        // Longer names are matched before shorter ones that begin alike.
        names.sort_by_key(|(name, _)| std::cmp::Reverse(name.chars().count()));
        Self(names)
    }

    /// The line in lower case, with ids instead of names.
    pub fn replace_names(&self, line: &str) -> String {
        let line = line.to_lowercase();
        let names: Vec<(String, &str)> =
            self.0.iter().map(|(name, id)| (name.to_lowercase(), id.as_str())).collect();
        let (mut read, mut rest, mut before) = (String::new(), line.as_str(), None);
        while let Some(next) = rest.chars().next() {
            let begins = |(name, _): &&(String, &str)| {
                let behind = rest.strip_prefix(name.as_str()).map(|behind| behind.chars().next());
                behind.is_some_and(|behind| !behind.is_some_and(char::is_alphanumeric))
            };
            let found = names.iter().find(begins).filter(|_| !before.is_some_and(char::is_alphanumeric));
            let (text, length) = found
                .map_or((next.to_string(), next.len_utf8()), |(name, id)| ((*id).to_owned(), name.len()));
            read.push_str(&text);
            rest = rest.get(length..).unwrap_or_default();
            before = read.chars().next_back();
        }
        read.replace(" > ", ">").replace("> ", ">").replace(" >", ">")
    }

    /// The name most similar to an unknown one.
    pub fn near(&self, given: &str) -> Option<String> {
        let given = given.to_lowercase();
        let names: Vec<String> = self.0.iter().map(|(name, _)| name.to_lowercase()).collect();
        let near = nearest(&given, names.iter().map(String::as_str))?;
        self.0.iter().map(|(name, _)| name).find(|name| name.to_lowercase() == near).cloned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_several_words_in_whatever_letters_are_read_as_ids() {
        let name = |name: &str, id: &str| (name.to_owned(), id.to_owned());
        let named = NameTable(vec![
            name("Water Undine", "bear.chancellor"),
            name("Château Noir", "black-keep"),
            name("Water", "bear"),
            name("Fen", "fen"),
        ]);
        assert_eq!(named.replace_names("deploy water undine"), "deploy bear.chancellor");
        assert_eq!(named.replace_names("Attack CHÂTEAU NOIR > Fen x3"), "attack black-keep>fen x3");
        assert_eq!(named.replace_names("play Water+Water 1"), "play bear+bear 1");
        assert_eq!(named.replace_names("place fenland"), "place fenland");
        assert_eq!(named.near("watr").as_deref(), Some("Water"));
        assert_eq!(named.near("something else"), None);
    }
}
