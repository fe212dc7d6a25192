//! Parses licences as SPDX expressions.

use std::collections::BTreeSet;
use std::iter::Peekable;
use std::vec::IntoIter;

/// True if these licences alone satisfy an expression. A slash means `OR`, as in old expressions.
pub fn can_be_met(expression: &str, allowed: &BTreeSet<String>) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<String> = spaced.split_whitespace().map(str::to_owned).collect();
    let mut words = words.into_iter().peekable();
    let met = any(&mut words, allowed);
    assert_eq!(words.next(), None, "{expression}");
    met
}

type Words = Peekable<IntoIter<String>>;

fn any(words: &mut Words, allowed: &BTreeSet<String>) -> bool {
    let mut met = every(words, allowed);
    while words.next_if(|word| word == "OR").is_some() {
        met |= every(words, allowed);
    }
    met
}

fn every(words: &mut Words, allowed: &BTreeSet<String>) -> bool {
    let mut met = one(words, allowed);
    while words.next_if(|word| word == "AND").is_some() {
        met &= one(words, allowed);
    }
    met
}

fn one(words: &mut Words, allowed: &BTreeSet<String>) -> bool {
    let first = words.next().expect("a licence");
    if first == "(" {
        let met = any(words, allowed);
        assert_eq!(words.next().as_deref(), Some(")"));
        return met;
    }
    match words.next_if(|word| word == "WITH") {
        Some(_) => allowed.contains(&format!("{first} WITH {}", words.next().expect("an exception"))),
        None => allowed.contains(&first),
    }
}
