//! What a pack is about, and what cards and set-ups are said to do, with the names and terms of the pack that is played
//! in the place of what stands in braces: so a pack that gives things other names need not write these texts anew.

use super::language::{Grammar, Names};
use super::lessons::said::{Named, Piece, Said};
use super::topics::wanted::Wanted;
use super::topics::words::Words;

/// These words with everything told by the names of `whole`, which lacks none.
pub(super) fn retold(mut words: Words, whole: &Words, grammar: &Grammar, wanted: &Wanted<'_>) -> Words {
    let names = Names::of(whole, grammar);
    let tell = |text: &mut String| {
        if !text.contains('{') {
            return;
        }
        // What cannot be read is a fault already.
        let Ok(said) = Said::parse(text, grammar, wanted) else { return };
        *text = said.0.iter().map(|piece| told(piece, whole, grammar, &names)).collect();
    };
    tell(&mut words.about);
    let described = words.abilities.iter_mut().chain(&mut words.offers).chain(&mut words.setups);
    described.for_each(|thing| tell(&mut thing.text));
    words.setups.iter_mut().for_each(|setup| tell(&mut setup.name));
    words.events.iter_mut().flat_map(|event| &mut event.does).for_each(tell);
    words
}

fn told(piece: &Piece, words: &Words, grammar: &Grammar, names: &Names) -> String {
    match piece {
        Piece::Plain(text) => text.clone(),
        Piece::Name(asked, named, given) => {
            said_by(grammar, names, asked, &name(*named, words, grammar, names), given)
        }
    }
}

/// What functions say of a name, the last one first, which alone is given what stands beside the name.
pub fn said_by(grammar: &Grammar, names: &Names, asked: &[String], name: &str, given: &[String]) -> String {
    let mut given: Vec<&str> = given.iter().map(String::as_str).collect();
    asked.iter().rev().fold(name.to_owned(), |text, function| {
        let texts: Vec<&str> = std::iter::once(text.as_str()).chain(given.drain(..)).collect();
        grammar.say(names, function, &texts).unwrap_or_else(|| text.clone())
    })
}

/// What something is called; a position by its own name, or by its office.
fn name(named: Named, words: &Words, grammar: &Grammar, names: &Names) -> String {
    match named {
        Named::Term(term, category, case) => {
            let word = words.term(term);
            let text = word.of(category);
            let id = format!("{term}-{category}");
            case.map_or_else(|| text.to_owned(), |case| grammar.term_in_case(names, case, &id, text))
        }
        Named::Icon(n, category, case) => {
            let Some((id, word)) = words.own_icons().get(n) else { return String::new() };
            let (text, id) = (word.of(category), format!("{id}-{category}"));
            case.map_or_else(|| text.to_owned(), |case| grammar.term_in_case(names, case, &id, text))
        }
        Named::Empire(empire) => words.empire(empire).to_owned(),
        Named::Region(region) => words.region(region).to_owned(),
        Named::Position(position) => {
            words.own_position_name(position).unwrap_or_else(|| words.office(position.office())).to_owned()
        }
        Named::Office(office) => words.office(office).to_owned(),
        Named::Slot(slot) => words.slot(slot).to_owned(),
        Named::Society(society) => {
            words.societies().get(society).map(|name| name.short.clone()).unwrap_or_default()
        }
        Named::Ability(ability) => words.ability(ability).name.clone(),
    }
}
