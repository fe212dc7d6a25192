//! The check for texts that refer to each other in a circle, so that none of them can be filled in.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use super::fluent_text_structure::{TextParts, referring_parts};
use packs::{Fault, Source, Text};

/// The maximum number of names to list for a circle.
const NAMED: usize = 8;

/// A text on the path that is followed, with those of its references that are still to be followed.
struct Step<'a> {
    text: &'a str,
    left: &'a [(String, Range<usize>)],
}

/// A fault for each circle of references among the texts of a language. Of texts with the same name, the last
/// one counts.
pub(crate) fn circles(texts: &[Arc<Text>]) -> Vec<Fault> {
    let mut all: BTreeMap<String, (&Text, TextParts)> = BTreeMap::new();
    for text in texts {
        for parts in referring_parts(&text.texts()) {
            all.insert(parts.key.0.clone(), (text, parts));
        }
    }
    let mut faults = Vec::new();
    // False while a text is on the path that is followed, true once all its references have been followed.
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

/// The fault for a circle of references. `place` is the reference that closes the circle, in the file of
/// `text`.
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
