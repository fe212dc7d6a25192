//! Checks of a match with automata (section 13, R13.7).

use super::fault_collector::Faults;
use crate::check::fault::{Fault, Flaw, Number, Place, SoloNeed};
use crate::house_rules::{HouseRule, HouseRules, LoyaltySetup};
use crate::raw::Raw;
use crate::world::automaton::{Automaton, EMPIRES, MOST_AUTOMATA, OFFICES};

impl Raw {
    /// True if automata can play this pack under some house rules. Their scripts need five empires whose councils have
    /// four positions (section 13).
    pub fn fits_automata(&self) -> bool {
        self.empires.len() == EMPIRES && self.empires.iter().all(|empire| empire.council.len() == OFFICES)
    }
}

/// Checks that automata can play in these seats under the pack's rules and the house rules. `automata` has an entry
/// for each seat: its automaton, or `None` for a person or bot.
pub(super) fn check(raw: &Raw, house: &HouseRules, automata: &[Option<Automaton>]) -> Result<(), Vec<Fault>> {
    let mut faults = Faults::default();
    let many = automata.iter().flatten().count();
    if many == 0 {
        return Ok(());
    }
    if many > MOST_AUTOMATA || automata.len() != many + 1 {
        let players = automata.len() - many;
        faults.add(Place::Number(Number::Societies), Flaw::Solo(SoloNeed::Seats { players, automata: many }));
    }
    if raw.empires.len() != EMPIRES {
        faults.add(Place::Number(Number::Societies), Flaw::Solo(SoloNeed::Empires(raw.empires.len())));
    }
    if let Some(empire) = raw.empires.iter().find(|empire| empire.council.len() != OFFICES) {
        let (empire, positions) = (empire.id.clone(), empire.council.len());
        faults.add(Place::Number(Number::Societies), Flaw::Solo(SoloNeed::Offices { empire, positions }));
    }
    for (rule, _, on) in house.card_rules() {
        if on {
            faults.add(Place::House(rule), Flaw::Solo(SoloNeed::Rule(rule, "off")));
        }
    }
    if house.loyalty != LoyaltySetup::Random {
        faults
            .add(Place::House(HouseRule::Loyalty), Flaw::Solo(SoloNeed::Rule(HouseRule::Loyalty, "random")));
    }
    if house.agents_per_round.is_some() {
        let rule = HouseRule::AgentsPerRound;
        faults.add(Place::House(rule), Flaw::Solo(SoloNeed::Rule(rule, "printed")));
    }
    faults.finish()
}
