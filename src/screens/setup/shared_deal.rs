//! Fills in the set-up screen's choices from a shared deal.

use super::match_draft::Draft;
use crate::settings::last_setup::{Rival, RivalKind};
use rules::{HouseRule, Society};
use table::{Hidden, Player, SeatSetup, Setup, TemperChoice};

impl Draft {
    /// Sets all choices to those of a deal, except for the player's name. Returns false if they cannot be set, because
    /// the deal seats people or societies in another way, or names a program that is not here.
    pub fn set_deal(&mut self, deal: &Setup) -> bool {
        let Some((own, rivals)) = deal.seats.split_first() else { return false };
        let surprise = |(seat, rival): (usize, &SeatSetup)| is_surprise(rival, deal.seed, seat + 1);
        let open = rivals.iter().enumerate().filter(|rival| !surprise(*rival));
        self.table.hidden = open.map(|(_, rival)| rival.hidden).max().unwrap_or_default();
        self.table.rivals = (1..).zip(rivals).map(|(seat, rival)| choices(rival, deal.seed, seat)).collect();
        (self.table.fit, self.table.plain) = (None, deal.plain);
        self.others.clear();
        self.fitted = None;
        self.society = own.society;
        self.house = deal.house;
        self.multipliers = self.house.get(HouseRule::Multipliers, &self.pack.rules.raw);
        self.seed = deal.seed.to_string();
        self.first = deal.first.map(Society::index);
        let unnamed = |seat: &SeatSetup| SeatSetup { name: None, ..seat.clone() };
        self.setup().is_ok_and(|own| {
            own.seats.iter().map(unnamed).eq(deal.seats.iter().map(unnamed))
                && (own.house, own.seed, own.first, own.plain)
                    == (deal.house, deal.seed, deal.first, deal.plain)
        })
    }
}

/// True if the temper of a bot at this seat was drawn with the seed and is hidden.
fn is_surprise(rival: &SeatSetup, seed: u64, seat: usize) -> bool {
    let drawn = TemperChoice::Surprise.settle(seed, seat).0;
    rival.hidden == Hidden::Temper && matches!(rival.player, Player::Bot(_, temper) if temper == drawn)
}

/// The choices for a rival at this seat.
fn choices(rival: &SeatSetup, seed: u64, seat: usize) -> Rival {
    let own = Rival::default();
    match rival.player {
        Player::Human => Rival { kind: RivalKind::Person, ..own },
        Player::Bot(level, temper) => {
            let surprise = is_surprise(rival, seed, seat);
            let temper = if surprise { TemperChoice::Surprise } else { TemperChoice::Set(temper) };
            Rival { level, temper, ..own }
        }
        Player::Automaton(automaton) => {
            Rival { kind: RivalKind::Automaton(automaton.script), hardness: automaton.hardness, ..own }
        }
        Player::Outside(name) => Rival { kind: RivalKind::Outside(name), ..own },
    }
}
