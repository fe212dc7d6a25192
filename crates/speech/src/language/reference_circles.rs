//! Texts that refer to each other in a circle, so that none of them can be said.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use super::fluent_text_structure::{TextParts, referring_parts};
use packs::{Fault, Source, Text};

/// How many names of a circle are told.
const NAMED: usize = 8;

/// A text with its references, of which some are still to be followed.
struct Step<'a> {
    text: &'a str,
    left: &'a [(String, Range<usize>)],
}

/// A fault for each circle among the texts of a language; of texts with one name the last one counts.
pub(crate) fn circles(texts: &[Arc<Text>]) -> Vec<Fault> {
    let mut all: BTreeMap<String, (&Text, TextParts)> = BTreeMap::new();
    for text in texts {
        for parts in referring_parts(&text.texts()) {
            all.insert(parts.key.0.clone(), (text, parts));
        }
    }
    let mut faults = Vec::new();
    // False while a text is on the way that is followed, true once all of its references have been.
    let mut done: BTreeMap<&str, bool> = BTreeMap::new();
    for first in all.keys() {
        if done.contains_key(first.as_str()) {
            continue;
        }
        let step = |text: &'_ str| {
            let (text, (_, parts)) = all.get_key_value(text)?;
            Some(Step { text, left: &parts.references })
        };
        let mut way: Vec<Step<'_>> = step(first).into_iter().collect();
        done.insert(first, false);
        while let Some(last) = way.last_mut() {
            let Some(((next, place), left)) = last.left.split_first() else {
                done.insert(last.text, true);
                way.pop();
                continue;
            };
            last.left = left;
            match done.get(next.as_str()) {
                Some(true) => {}
                Some(false) => {
                    let from = way.iter().position(|step| step.text == next).unwrap_or_default();
                    let names: Vec<&str> = way.iter().skip(from).map(|step| step.text).collect();
                    let holder = names.last().and_then(|name| all.get(*name));
                    faults.extend(holder.map(|(text, _)| fault(text, place, &names)));
                }
                None => {
                    if let Some(step) = step(next) {
                        done.insert(step.text, false);
                        way.push(step);
                    }
                }
            }
        }
    }
    faults
}

/// The fault of a circle, whose last text closes it at a place in its file.
fn fault(text: &Text, place: &Range<usize>, names: &[&str]) -> Fault {
    let source = Source::new(text.file.clone(), text.text.clone());
    let first = names.first().copied().unwrap_or_default();
    let why = match names.len() {
        1 => format!("\"{first}\" refers to itself: write its words out"),
        count => {
            let shown = names.iter().take(NAMED).copied().collect::<Vec<_>>().join("\", which refers to \"");
            let more = if count > NAMED { ", and so on" } else { "" };
            format!(
                "these texts refer to each other in a circle: \"{shown}\"{more}, which refers to \"{first}\": write the words \
                 of one of them out"
            )
        }
    };
    Fault::at(&source, place.clone(), why)
}
