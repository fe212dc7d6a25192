//! Substitutes names in the texts of cards, set-ups and the pack's description, so that they use the names of the
//! current pack.

use super::language::{Grammar, Names};
use super::lessons::name_template::{NameRef, Piece, Template};
use super::topics::ids_that_need_words::PackIds;
use super::topics::words::Words;

/// Replaces every reference in `words` by the name from `whole`, which has all names.
pub(super) fn substitute(
    mut words: Words,
    whole: &Words,
    grammar: &Grammar,
    pack_ids: &PackIds<'_>,
) -> Words {
    let names = Names::new(whole, grammar);
    let tell = |text: &mut String| {
        if !text.contains('{') {
            return;
        }
        // A text that cannot be parsed has been reported already.
        let Ok(said) = Template::parse(text, grammar, pack_ids) else { return };
        *text = said.0.iter().map(|piece| piece_text(piece, whole, grammar, &names)).collect();
    };
    tell(&mut words.about);
    let described = words.abilities.iter_mut().chain(&mut words.offers).chain(&mut words.setups);
    described.for_each(|thing| tell(&mut thing.text));
    words.setups.iter_mut().for_each(|setup| tell(&mut setup.name));
    words.events.iter_mut().flat_map(|event| &mut event.does).for_each(tell);
    words
}

fn piece_text(piece: &Piece, words: &Words, grammar: &Grammar, names: &Names) -> String {
    match piece {
        Piece::Plain(text) => text.clone(),
        Piece::Name(asked, named, given) => {
            apply_functions(grammar, names, asked, &name(*named, words, grammar, names), given)
        }
    }
}

/// Applies the functions `asked` to a name, the last one first. Only the last one gets the arguments `given`.
pub fn apply_functions(
    grammar: &Grammar,
    names: &Names,
    asked: &[String],
    name: &str,
    given: &[String],
) -> String {
    let mut given: Vec<&str> = given.iter().map(String::as_str).collect();
    asked.iter().rev().fold(name.to_owned(), |text, function| {
        let texts: Vec<&str> = std::iter::once(text.as_str()).chain(given.drain(..)).collect();
        grammar.say(names, function, &texts).unwrap_or_else(|| text.clone())
    })
}

/// The name of a thing. A position without a name of its own is called by its office.
fn name(named: NameRef, words: &Words, grammar: &Grammar, names: &Names) -> String {
    match named {
        NameRef::Term(term, category, case) => {
            let word = words.term(term);
            let text = word.form(category);
            let id = format!("{term}-{category}");
            case.map_or_else(|| text.to_owned(), |case| grammar.decline_term(names, case, &id, text))
        }
        NameRef::Icon(n, category, case) => {
            let Some((id, word)) = words.own_icons().get(n) else { return String::new() };
            let (text, id) = (word.form(category), format!("{id}-{category}"));
            case.map_or_else(|| text.to_owned(), |case| grammar.decline_term(names, case, &id, text))
        }
        NameRef::Empire(empire) => words.empire(empire).to_owned(),
        NameRef::Region(region) => words.region(region).to_owned(),
        NameRef::Position(position) => {
            words.own_position_name(position).unwrap_or_else(|| words.office(position.office())).to_owned()
        }
        NameRef::Office(office) => words.office(office).to_owned(),
        NameRef::Slot(slot) => words.slot(slot).to_owned(),
        NameRef::Society(society) => {
            words.societies().get(society).map(|name| name.short.clone()).unwrap_or_default()
        }
        NameRef::Ability(ability) => words.ability(ability).name.clone(),
    }
}
