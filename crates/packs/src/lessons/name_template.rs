//! Templates: texts with references to names in braces, as in "{CAP THE bear} acts". In the braces, functions of the
//! language come first, in capitals, then the id of the named thing.

use crate::language::Grammar;
use crate::topics::ids_that_need_words::PackIds;
use crate::topics::terms::TERMS;
use crate::topics::words::CATEGORIES;
use rules::{Empire, Office, Position, Region, Slot, nearest};

/// A text with references to names of the pack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Template(pub Vec<Piece>);

/// A piece of a [`Template`]: plain text or a reference to a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Plain text.
    Plain(String),
    /// A name, after the functions that are applied to it. The last function is applied first. The third field holds
    /// that function's other arguments.
    Name(Vec<String>, NameRef, Vec<String>),
}

/// A reference to something that has a name in the pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameRef {
    /// A term: its id, its plural form, and the index of a case of the language, if any.
    Term(&'static str, &'static str, Option<usize>),
    /// An icon of the pack: its index in the list of the pack's own icons, its plural form, and the index of a case,
    /// if any.
    Icon(usize, &'static str, Option<usize>),
    /// The empire whose name is inserted.
    Empire(Empire),
    /// The region whose name is inserted.
    Region(Region),
    /// A position in the council of one empire.
    Position(Position),
    /// A position as such, without an empire.
    Office(Office),
    /// The loyalty slot whose name is inserted.
    Slot(Slot),
    /// A society, by its index in the pack's list of societies.
    Society(usize),
    /// A card's ability, by its index in the pack's list of abilities.
    Ability(usize),
}

impl Template {
    /// True if the template is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Parses a template in a language with this grammar.
    ///
    /// # Errors
    /// Returns the braces that cannot be parsed, and what is expected instead.
    pub(crate) fn parse(text: &str, grammar: &Grammar, pack_ids: &PackIds<'_>) -> Result<Self, String> {
        let mut pieces = Vec::new();
        let mut rest = text;
        while let Some((plain, behind)) = rest.split_once('{') {
            let Some((inside, after)) = behind.split_once('}') else {
                return Err("this brace is never closed".into());
            };
            if !plain.is_empty() {
                pieces.push(Piece::Plain(plain.to_owned()));
            }
            pieces.push(parse_name(inside, grammar, pack_ids)?);
            rest = after;
        }
        if rest.contains('}') {
            return Err("this closing brace has no opening brace".into());
        }
        if !rest.is_empty() {
            pieces.push(Piece::Plain(rest.to_owned()));
        }
        Ok(Self(pieces))
    }
}

/// Parses the text inside a pair of braces.
fn parse_name(inside: &str, grammar: &Grammar, pack_ids: &PackIds<'_>) -> Result<Piece, String> {
    let (inside, given) = quoted_arguments(inside)?;
    let mut words: Vec<&str> = inside.split_whitespace().collect();
    let name = words.pop().unwrap_or_default();
    for (index, word) in words.iter().enumerate() {
        let Some(function) = grammar.function(word) else {
            let known = grammar.single_name_functions();
            return Err(format!(
                "\"{word}\" is not a function of this language; there are {}",
                known.join(", ")
            ));
        };
        let there = if index + 1 == words.len() { given.len() } else { 0 };
        if function.given != there {
            let takes = function.given;
            return Err(format!(
                "{word} takes {takes} texts after the name and has {there}; write them in single quotes"
            ));
        }
    }
    if words.is_empty() && !given.is_empty() {
        return Err("there is no function before the name for these texts".into());
    }
    let what = find(name, grammar, pack_ids).ok_or_else(|| {
        if TERMS.contains(&name) {
            return format!("\"{name}\" is a term: \"{name}-one\" or \"{name}-other\" is meant");
        }
        let ids: Vec<String> = ids(pack_ids).collect();
        match nearest(name, ids.iter().map(String::as_str)) {
            Some(near) => format!("the pack has no name \"{name}\"; did you mean \"{near}\"?"),
            None => format!(
                "the pack has no name \"{name}\": ids of terms, empires, regions, positions, slots, societies \
                 and abilities stand in braces"
            ),
        }
    })?;
    Ok(Piece::Name(words.into_iter().map(str::to_owned).collect(), what, given))
}

/// Splits the text inside braces into the part before the first single quote, and the quoted arguments.
fn quoted_arguments(inside: &str) -> Result<(&str, Vec<String>), String> {
    let Some((name, mut rest)) = inside.split_once(' ').and_then(|_| inside.split_once('\'')) else {
        return Ok((inside, Vec::new()));
    };
    let mut given = Vec::new();
    loop {
        let Some((text, behind)) = rest.split_once('\'') else {
            return Err("this single quote is never closed".into());
        };
        given.push(text.to_owned());
        match behind.trim_start().strip_prefix('\'') {
            Some(next) => rest = next,
            None if behind.trim().is_empty() => return Ok((name, given)),
            None => return Err("texts after a name need single quotes".into()),
        }
    }
}

/// The first named thing with this id.
fn find(id: &str, grammar: &Grammar, pack_ids: &PackIds<'_>) -> Option<NameRef> {
    let at = |ids: &[String]| ids.iter().position(|known| known == id);
    term(id, grammar)
        .or_else(|| icon(id, grammar, pack_ids))
        .or_else(|| position(id, pack_ids).map(NameRef::Position))
        .or_else(|| Empire::new(at(&pack_ids.names.empires)?).map(NameRef::Empire))
        .or_else(|| Region::new(at(&pack_ids.names.regions)?).map(NameRef::Region))
        .or_else(|| Office::new(at(&pack_ids.names.offices)?).map(NameRef::Office))
        .or_else(|| Slot::new(at(&pack_ids.raw.slots)?).map(NameRef::Slot))
        .or_else(|| at(pack_ids.societies).map(NameRef::Society))
        .or_else(|| at(pack_ids.abilities).map(NameRef::Ability))
}

/// The term with this id, such as `banner-one`, `banner-other`, or `banner-other-dat` if the language has that case.
fn term(id: &str, grammar: &Grammar) -> Option<NameRef> {
    let (term, form) = id.split_once('-')?;
    let term = TERMS.into_iter().find(|known| *known == term)?;
    let (category, case) = form_of(form, grammar)?;
    Some(NameRef::Term(term, category, case))
}

/// The icon of the pack with this id, such as `port-one` or `port-other`.
fn icon(id: &str, grammar: &Grammar, pack_ids: &PackIds<'_>) -> Option<NameRef> {
    let icons = pack_ids.names.icons.iter().enumerate().filter(|(_, icon)| !icon.is_empty());
    icons.into_iter().find_map(|(n, icon)| {
        let (category, case) = form_of(id.strip_prefix(icon.as_str())?.strip_prefix('-')?, grammar)?;
        Some(NameRef::Icon(n, category, case))
    })
}

/// Parses a plural form, which may be followed by a case, as in `other-dat`.
fn form_of(form: &str, grammar: &Grammar) -> Option<(&'static str, Option<usize>)> {
    let (category, case) = form.split_once('-').map_or((form, None), |(c, case)| (c, Some(case)));
    let category = CATEGORIES.into_iter().find(|known| *known == category)?;
    let case = case.map(|case| grammar.case(case).ok_or(())).transpose().ok()?;
    Some((category, case))
}

fn position(id: &str, pack_ids: &PackIds<'_>) -> Option<Position> {
    let (empire, office) = id.split_once('.')?;
    let empire = pack_ids.names.find_empire(empire)?;
    let index = pack_ids.names.offices.iter().position(|known| known == office)?;
    let council = pack_ids.raw.empires.get(empire.index())?.council.len();
    (index < council).then_some(Position::new(empire, Office::new(index)?))
}

/// The ids of everything that a template can name.
fn ids(pack_ids: &PackIds<'_>) -> impl Iterator<Item = String> {
    let names = pack_ids.names;
    let terms = TERMS.into_iter().chain(names.icons.iter().map(String::as_str));
    let terms = terms.flat_map(|term| [format!("{term}-one"), format!("{term}-other")]);
    let rest = [&names.empires, &names.regions, &names.offices].into_iter().flatten().cloned();
    terms.chain(rest).chain(pack_ids.raw.slots.iter().cloned()).chain(pack_ids.societies.iter().cloned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::grammar;
    use crate::topics::declared_ids::Names;
    use crate::{Files, Pack};

    #[test]
    fn names_stand_in_braces_with_functions_before_them() {
        let pack = Pack::load(&Files::BuiltIn("war-of-whispers")).unwrap();
        let raw = &pack.rules.raw;
        let empires = raw.empires.iter().map(|empire| empire.id.clone()).collect();
        let names = Names { empires, ..Names::default() };
        let pack_ids =
            PackIds { names: &names, raw, societies: &["rat".into()], abilities: &[], setups: &[] };
        let english = grammar("en", &[]);
        let parse = |text| Template::parse(text, &english, &pack_ids);
        let bear = Empire::new(0).unwrap();
        let pieces = parse("{CAP THE bear} has {banner-other}.").unwrap().0;
        let functions = vec!["CAP".to_owned(), "THE".to_owned()];
        assert_eq!(pieces[0], Piece::Name(functions, NameRef::Empire(bear), Vec::new()));
        assert_eq!(pieces[2], Piece::Name(Vec::new(), NameRef::Term("banner", "other", None), Vec::new()));
        assert_eq!(pieces[3], Piece::Plain(".".into()));
        let wrong = |text| parse(text).unwrap_err();
        assert_eq!(wrong("{baer}"), "the pack has no name \"baer\"; did you mean \"bear\"?");
        assert_eq!(
            wrong("{LE bear}"),
            "\"LE\" is not a function of this language; there are THE, AN, CAP, LOW"
        );
        assert!(wrong("{bear").contains("never closed") && wrong("bear}").contains("no opening brace"));
        let french = grammar("fr", &[]);
        let agrees = Template::parse("{MAJ ACCORD region-one 'pris' 'prise'}", &french, &pack_ids).unwrap().0;
        let given = vec!["pris".to_owned(), "prise".to_owned()];
        let functions = vec!["MAJ".to_owned(), "ACCORD".to_owned()];
        assert_eq!(agrees, [Piece::Name(functions, NameRef::Term("region", "one", None), given)]);
        assert!(wrong("{THE bear 'x'}").starts_with("THE takes 0 texts after the name and has 1"));
        assert!(wrong("{THE bear 'x}").contains("never closed"));
        assert!(wrong("{bear 'x'}").contains("no function before the name"));
        assert!(wrong("{}").starts_with("the pack has no name \"\""));
    }
}
