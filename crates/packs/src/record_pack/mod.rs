//! A pack rebuilt from the rules in a record, for a match whose own pack is missing or has changed.
//!
//! The rules and the digest are the record's. Texts, map and looks come from the nearest pack for all ids that it
//! shares. Everything else is generated from the ids.

mod board_picture;
mod looks_for_ids;
mod region_layout;
mod words_for_ids;

use super::metadata::Metadata;
use super::pack::Pack;
use super::rules_data::RulesData;

/// The parts of a pack that a record contains.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordPack {
    /// The id of the pack.
    pub id: String,
    /// The version of the pack.
    pub version: String,
    /// The ids of the societies in the match.
    pub societies: Vec<String>,
    /// The rules of the match.
    pub rules: RulesData,
}

impl Pack {
    /// Creates a pack with the rules of a record, and with texts and looks from the similar pack `near` where
    /// possible.
    pub fn from_kept(kept: RecordPack, near: Option<&Self>) -> Self {
        let RecordPack { id, version, societies: seated, rules } = kept;
        let mut societies: Vec<String> =
            near.map_or(&[][..], |pack| pack.words.societies()).iter().map(|s| s.id.clone()).collect();
        for id in seated {
            if !societies.contains(&id) {
                societies.push(id);
            }
        }
        let (languages, mut spoken) = words_for_ids::read(&id, &rules, &societies, near);
        let words = if spoken.is_empty() { Default::default() } else { spoken.remove(0) };
        let translations = languages.iter().skip(1).cloned().zip(spoken).collect();
        Self {
            files: near.map_or(words_for_ids::OWN, |pack| pack.files.clone()),
            below: Vec::new(),
            metadata: Metadata {
                id,
                version,
                needs: None,
                ..near.map(|pack| pack.metadata.clone()).unwrap_or_default()
            },
            extends_version: None,
            credits: near.map_or_else(Vec::new, |pack| pack.credits.clone()),
            preview: near.and_then(|pack| pack.preview.clone()),
            own_languages: languages.clone(),
            languages,
            digest: rules.with_house(&rules.raw.house).digest(),
            picture: board_picture::build(&rules.raw, near),
            theme: looks_for_ids::build(&rules.raw, &societies, near),
            words,
            translations,
            presets: Vec::new(),
            puzzles: Vec::new(),
            warnings: Vec::new(),
            hints: Vec::new(),
            beside_warnings: Vec::new(),
            own_weights: None,
            lessons: Vec::new(),
            lessons_left_out: 0,
            lesson_words: Vec::new(),
            spoken: near.map_or_else(Vec::new, |pack| pack.spoken.clone()),
            kept: true,
            rules,
        }
    }
}
