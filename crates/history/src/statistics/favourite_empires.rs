//! The empires that a player prefers.

use std::collections::BTreeMap;

use crate::played_match::Played;

/// How much a player relies on one empire.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Favourite {
    /// The id of the empire.
    pub empire: String,
    /// The number of agents that the player placed in the empire's council.
    pub agents: u32,
    /// The share of all the player's agents that were placed in the empire's council, from 0 to 1.
    pub share: f32,
    /// The number of matches that the player ended with the empire's token on the first slot, and how many of
    /// them were wins. A shared win counts in part.
    pub devout: (usize, f32),
}

/// How much the player relies on each empire, from matches with one pack. The empire with most agents comes
/// first.
pub fn favourites<'a>(matches: impl Iterator<Item = &'a Played>) -> Vec<Favourite> {
    let mut found: BTreeMap<&str, Favourite> = BTreeMap::new();
    let mut all = 0;
    for played in matches {
        for (empire, _) in &played.cities {
            found.entry(empire).or_default();
        }
        for (empire, agents) in &played.deeds.agents {
            found.entry(empire).or_default().agents += u32::from(*agents);
            all += u32::from(*agents);
        }
        if let Some(empire) = played.empire_of(0) {
            let devout = &mut found.entry(empire).or_default().devout;
            *devout = (devout.0 + 1, devout.1 + played.share());
        }
    }
    let mut favourites: Vec<Favourite> = found
        .into_iter()
        .map(|(empire, found)| Favourite {
            empire: empire.to_owned(),
            share: found.agents as f32 / all.max(1) as f32,
            ..found
        })
        .collect();
    favourites.sort_by(|a, b| b.agents.cmp(&a.agents).then_with(|| a.empire.cmp(&b.empire)));
    favourites
}
