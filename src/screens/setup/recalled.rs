//! What a match was last set up with, in ids for the next one, and a match set up like that again.

use std::sync::Arc;

use super::draft::{Draft, Kind, Rival};
use crate::settings::last_setup::{LastOfPack, LastRival, LastSetup};
use bots::{Level, Temper};
use external_bots::{Name, Programs};
use history::strength::SHARES;
use packs::Pack;
use rules::{Automaton, HouseRule};
use table::{Hidden, NAME, Player, SURPRISE, TemperChoice};
use text::clean;

impl Draft {
    /// A match as the last one was set up, so far as that fits the pack; the seed is another one.
    /// So is a bot from outside whose program is at hand.
    pub fn recall(pack: &Arc<Pack>, last: &LastSetup, programs: &Programs) -> Self {
        let mut draft = Self::new(pack);
        draft.programs = programs.names().collect();
        draft.name = clean::line(&last.name, NAME);
        draft.hidden = Hidden::from_id(&last.hidden).unwrap_or_default();
        draft.fit = SHARES.into_iter().find(|share| *share == last.fit);
        draft.plain = last.plain;
        let (least, most) = pack.rules.raw.societies;
        if !last.rivals.is_empty() {
            draft.rivals = last.rivals.iter().take(most.saturating_sub(1)).map(Rival::recall).collect();
            let count = draft.rivals.len().max(least.saturating_sub(1));
            draft.rivals.resize_with(count, Rival::default);
            let known = draft.programs.clone();
            let gone =
                |rival: &&mut Rival| matches!(rival.kind, Kind::Outside(name) if !known.contains(&name));
            draft.rivals.iter_mut().filter(gone).for_each(|rival| rival.kind = Kind::Bot);
        }
        if let Some(own) = last.packs.get(&pack.id) {
            let societies = pack.words.societies();
            draft.society = societies.iter().position(|s| s.id == own.society).unwrap_or(0);
            for (rule, value) in &own.rules {
                // A rule that there is no more, or not with this value, stays as it is printed.
                let _ = draft.house.set(rule, value, &pack.rules.raw);
            }
        }
        // A pack may have no room for automata.
        if draft.rivals.iter().any(Rival::is_automaton) && draft.setup().is_err() {
            draft.rivals.iter_mut().for_each(|rival| rival.kind = Kind::Bot);
        }
        // What fitted each other once may not any more.
        if draft.setup().is_err() {
            draft.house = pack.rules.raw.house;
        }
        draft.multipliers = draft.house.get(HouseRule::Multipliers, &pack.rules.raw);
        draft
    }

    /// Keeps what the match is set up with.
    pub fn remember(&self, last: &mut LastSetup) {
        let raw = &self.pack.rules.raw;
        last.name.clone_from(&self.name);
        last.hidden = self.hidden.id().to_owned();
        last.fit = self.fit.unwrap_or_default();
        last.plain = self.plain;
        last.rivals = self.rivals.iter().map(Rival::remembered).collect();
        let changed = HouseRule::ALL.into_iter().filter_map(|rule| {
            let value = self.house.get(rule, raw);
            (value != raw.house.get(rule, raw)).then(|| (rule.id().to_owned(), value))
        });
        let society = self.pack.words.societies().get(self.society);
        let society = society.map(|society| society.id.clone()).unwrap_or_default();
        last.keep(&self.pack.id, LastOfPack { society, rules: changed.collect() });
    }
}

impl Rival {
    fn recall(last: &LastRival) -> Self {
        let own = Self::default();
        let temper = match last.temper.as_str() {
            SURPRISE => Some(TemperChoice::Surprise),
            id => Temper::from_id(id).map(TemperChoice::Set),
        };
        let automaton = Player::parse(&last.automaton).ok().and_then(Player::automaton);
        let program = Name::parse(&last.program).ok();
        let kind = match automaton {
            Some(Automaton { script, .. }) => Kind::Automaton(script),
            None if program.is_some() => program.map_or(Kind::Bot, Kind::Outside),
            None if last.person => Kind::Person,
            None => Kind::Bot,
        };
        Self {
            kind,
            hardness: automaton.map_or(own.hardness, |automaton| automaton.hardness),
            level: Level::from_id(&last.level).unwrap_or(own.level),
            temper: temper.unwrap_or(own.temper),
            name: clean::line(&last.name, NAME),
        }
    }

    fn remembered(&self) -> LastRival {
        let temper = match self.temper {
            TemperChoice::Surprise => SURPRISE,
            TemperChoice::Set(temper) => temper.id(),
        };
        LastRival {
            person: self.is_person(),
            automaton: match self.kind {
                Kind::Automaton(script) => {
                    Player::Automaton(Automaton { script, hardness: self.hardness }).to_string()
                }
                Kind::Bot | Kind::Person | Kind::Outside(_) => String::new(),
            },
            program: match self.kind {
                Kind::Outside(name) => name.to_string(),
                Kind::Bot | Kind::Person | Kind::Automaton(_) => String::new(),
            },
            level: self.level.id().to_owned(),
            temper: temper.to_owned(),
            name: self.name.clone(),
        }
    }
}
