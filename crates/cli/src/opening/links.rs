//! Links on the command line, in the place of a record's file.

use std::error::Error;
use std::path::Path;

use crate::opening::named_packs::Packs;
use speech::Speech;
use table::{Link, Match, is_link, open_link};

/// The link that is given in place of a file. `None` if the file exists or the text is no link.
pub(crate) fn named_link(file: &Path) -> Option<&str> {
    file.to_str().filter(|text| is_link(text) && !file.exists())
}

/// Opens a link with all packs. Errors are in this language.
///
/// # Errors
/// The link is damaged, or its pack is missing.
pub(crate) fn open_named(link: &str, packs: &Packs, language: &'static str) -> Result<Link, Box<dyn Error>> {
    let all = packs.all(None)?;
    open_link(link, &all).map_err(|why| match all.first() {
        Some(pack) => Speech::in_language(pack.clone(), language).link_error(&why).into(),
        None => why.into(),
    })
}

/// Opens a link to a match or a position.
///
/// # Errors
/// The link is damaged or holds something else, or its pack is missing.
pub(crate) fn open_linked_match(link: &str, packs: &Packs) -> Result<Match, Box<dyn Error>> {
    match open_link(link, &packs.all(None)?)? {
        Link::Match(game) | Link::Position(game) => Ok(*game),
        Link::Deal(_) => Err("this link holds a deal, not a match".into()),
        Link::Puzzle { .. } => Err("this link holds a puzzle, not a match".into()),
    }
}
