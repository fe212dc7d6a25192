//! The measured strengths of bots and automata, from which a person's strength is estimated.

use bots::Level;
use rules::{Hardness, Script};
use table::Player;

/// The strength of each level in points, from the weakest to the strongest, at tables of two, three and four.
/// An agent has 1500 points at every table.
///
/// The differences follow from the share of games that one bot of a level wins against bots of the level below
/// on all other seats, in the base pack. At tables of four they come from the duels in docs/BENCHMARKS.md: a
/// novice wins 90.6% of 2,000, an agent 59.7% of 1,000, a spymaster 61.9% of 1,000, a mastermind 50.3% of 240.
/// At smaller tables, novices and agents were measured with `whispers sim`: they win 98.9% of 1,000 and 87.7%
/// of 600 against one rival, and 95.3% of 400 and 76% of 200 against two. A spymaster wins 83.2% of 200 against
/// one agent and 67.0% of 200 against two. A mastermind won 89.4% of 80 against one spymaster as spymasters were
/// before they drew their choices (1846 points), and was not measured at tables of three. There, its points were
/// chosen to fit between those at other tables. In other
/// packs the differences are not the same. In the smallest built-in pack, an agent wins 78% of 150 against one
/// novice, and 76% of 100 against two. A person's strength there is estimated from these points too, but kept
/// apart.
const LEVELS: [[f64; 5]; 3] = [
    [377.0, 1159.0, 1500.0, 1778.0, 2216.0],
    [537.0, 1180.0, 1500.0, 1743.0, 2080.0],
    [657.0, 1241.0, 1500.0, 1775.0, 1967.0],
];

/// The strength of automata in points, at any table, by script and from the easiest to the hardest. It was
/// measured with `whispers sim` of one player against one automaton. A novice wins 87.5%, 81.5% and 76.5% of
/// 600 against the first script, and 60.3%, 46.8% and 37.7% against the second. An agent wins 92.7%, 90% and
/// 84% of 150 against the second script, whose points are the mean of both measurements.
const AUTOMATA: [[f64; 3]; 2] = [[821.0, 901.0, 954.0], [1073.0, 1150.0, 1230.0]];

/// The strength of a bot or automaton, in points, at a table with this many societies. `None` for a person or
/// an external bot. A temper makes no difference, since it matters only in close decisions.
pub fn anchor(player: Player, societies: usize) -> Option<f64> {
    let of_table = LEVELS.get(societies.clamp(2, 4) - 2)?;
    match player {
        // The strength of an external bot is unknown.
        Player::Human | Player::Outside(_) => None,
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
