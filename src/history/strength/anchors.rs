//! How strong bots and automata are: what a person's strength is measured by.

use crate::ai::Level;
use crate::rules::{Hardness, Script};
use crate::table::Player;

/// The points of the levels, the weakest first, at tables of two, three and four; an agent's are 1500 everywhere.
///
/// At tables of four they follow from the duels of one among three of the level below that README tells of: 90.6 %
/// of 2,000, 59.7 % of 1,000, 49.3 % of 1,000 and 38.4 % of 400 (`whispers sim`, `train duel`). At smaller tables
/// they are from `whispers sim` in the same way: two against two 98.9 % of 1,000, 87.7 % of 600, and three.
const LEVELS: [[f64; 5]; 3] = [
    [380.0, 1160.0, 1500.0, 1690.0, 1800.0],
    [510.0, 1180.0, 1500.0, 1690.0, 1800.0],
    [657.0, 1241.0, 1500.0, 1686.0, 1795.0],
];

/// The points of automata, by script, the easiest first.
const AUTOMATA: [[f64; 3]; 2] = [[500.0, 800.0, 1000.0], [1060.0, 1100.0, 1150.0]];

/// The points of a bot or an automaton at a table of so many; nothing of a person. A temper only tips what is about
/// as good, and makes no difference.
pub fn anchor(player: Player, societies: usize) -> Option<f64> {
    let of_table = LEVELS.get(societies.clamp(2, 4) - 2)?;
    match player {
        Player::Human => None,
        Player::Bot(level, _) => of_table.get(Level::ALL.iter().position(|l| *l == level)?).copied(),
        Player::Automaton(automaton) => {
            let script = Script::ALL.iter().position(|script| *script == automaton.script)?;
            let hardness = Hardness::ALL.iter().position(|hardness| *hardness == automaton.hardness)?;
            AUTOMATA.get(script)?.get(hardness).copied()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_is_stronger_than_the_one_before_at_every_table_and_a_person_is_no_anchor() {
        for societies in 2..=4 {
            let points = Level::ALL.map(|level| anchor(Player::even(level), societies).unwrap());
            assert!(points.is_sorted_by(|a, b| a < b), "{points:?}");
            assert_eq!(points[2], 1500.0);
            assert_eq!(anchor(Player::Human, societies), None);
        }
        for script in AUTOMATA {
            assert!(script.is_sorted(), "{script:?}");
        }
    }
}
