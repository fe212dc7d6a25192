//! The rows of the table of figures. Change them here and nowhere else.

use super::measurement::Subject;
use super::results::Results;
use crate::policy::Trick;
use crate::tally::Tally;

/// A row: what is measured in how many games.
pub struct Row {
    /// The row's name in the table, on the command line and in the file of results.
    pub id: String,
    pub subject: Subject,
    pub games: u64,
    /// What is counted of the games.
    pub figures: Vec<Figure>,
}

/// A number of a row.
pub struct Figure {
    pub what: &'static str,
    pub asked: Asked,
}

/// The percentage that a figure should have.
pub enum Asked {
    Nothing,
    Least(f64),
    Most(f64),
    /// At least `par` and this part of the margin over 25% that another row has.
    Margin {
        part: f64,
        of: &'static str,
        par: f64,
    },
}

const BASE: &str = "war-of-whispers";

/// The house rules and values that are measured.
const RULES: [&str; 30] = [
    "agents-in-regions=on",
    "whispers-kept=on",
    "loyalty=unique-devout",
    "loyalty=unique-ends",
    "loyalty=balanced",
    "loyalty=cyclical",
    "loyalty=teams",
    "loyalty=differ-2",
    "loyalty=differ-3",
    "loyalty=differ-4",
    "loyalty=dealt-devout",
    "order=shuffled",
    "order=shuffled-each-round",
    "swap=agents-only",
    "supply-check=everyone",
    "fort-pairs=together",
    "final-whisper=on",
    "wild-cards=on",
    "event-cards=on",
    "offer-cards=on",
    "rounds=3",
    "rounds=5",
    "rounds=6",
    "hand-limit=3",
    "agents-per-round=1",
    "agents-per-round=3",
    "supply-limit=3",
    "supply-limit=6",
    "farm-supply-limit=8",
    "multipliers=5/3/1/0/-2",
];

/// The other packs, with their numbers of societies.
const PACKS: [(&str, usize); 3] = [("whispers-of-the-stars", 4), ("drowned-crown", 4), ("lantern-delta", 3)];

/// The row whose margin house rules, packs and other numbers of societies should reach.
const MARGIN_OF: &str = "spymaster-among-3-agent";

/// The number of tricks that are tried against masterminds: those that do best against the policy alone.
const BEST_TRICKS: usize = 3;

/// All rows, in the order in which they are measured. The best tricks depend on the results of earlier rows.
pub fn rows(results: &Results) -> Vec<Row> {
    let mut rows = vec![
        contest("mastermind", "spymaster", 4, 240, Asked::Nothing),
        contest("spymaster", "agent", 4, 1000, Asked::Nothing),
        contest("agent", "novice", 4, 1000, Asked::Nothing),
        contest("spymaster", "old-spymaster", 4, 400, Asked::Least(35.0)),
        contest("spymaster+chancellor", "spymaster", 2, 400, Asked::Most(45.0)),
        contest("mastermind+chancellor", "mastermind", 2, 60, Asked::Most(45.0)),
    ];
    let trick = |player: &str, trick: Trick, games| {
        contest(&format!("{player}+{}", trick.id()), player, 4, games, Asked::Most(27.0))
    };
    rows.extend(Trick::ALL.map(|each| trick("policy", each, 4000)));
    rows.extend(best_tricks(results).into_iter().map(|each| trick("mastermind", each, 60)));
    rows.extend([3, 2].map(|seats| other_world(BASE, seats, &[])));
    rows.extend(PACKS.map(|(pack, seats)| other_world(pack, seats, &[])));
    rows.extend(RULES.map(|rule| other_world(BASE, 4, &[rule])));
    let right_after_2 = Figure { what: "likeliest token is right after round 2", asked: Asked::Least(65.0) };
    let right_after_3 = Figure { what: "likeliest token is right after round 3", asked: Asked::Least(75.0) };
    rows.push(judgment("beliefs", Subject::Beliefs, 400, vec![right_after_2, right_after_3]));
    let agrees = Figure { what: "agrees with ten times the effort", asked: Asked::Least(95.0) };
    rows.push(judgment("hints", Subject::Hints, 30, vec![agrees]));
    let over_1 = Figure { what: "decisions lose over 1%", asked: Asked::Most(3.0) };
    let over_5 = Figure { what: "decisions lose over 5%", asked: Asked::Most(0.0) };
    rows.push(judgment("last-council", Subject::LastCouncil, 100, vec![over_1, over_5]));
    // Old masterminds take most of the time, so they come last.
    rows.push(contest("mastermind", "old-mastermind", 2, 80, Asked::Nothing));
    rows.push(contest("mastermind", "old-mastermind", 4, 140, Asked::Nothing));
    rows
}

/// The tricks that do best against the policy alone, the best first.
fn best_tricks(results: &Results) -> Vec<Trick> {
    let wins = |trick: &Trick| {
        let id = contest_id(&format!("policy+{}", trick.id()), "policy", 4);
        results.tallies(&id).first().map_or(0.0, Tally::mean)
    };
    let mut tricks = Trick::ALL.to_vec();
    tricks.sort_by(|a, b| wins(b).total_cmp(&wins(a)));
    tricks.truncate(BEST_TRICKS);
    tricks
}

/// A row with the wins of one player among equal others, in the base game.
fn contest(one: &str, others: &str, seats: usize, games: u64, asked: Asked) -> Row {
    Row {
        id: contest_id(one, others, seats),
        subject: Subject::Wins {
            one: one.to_owned(),
            others: others.to_owned(),
            pack: BASE,
            seats,
            rules: Vec::new(),
        },
        games,
        figures: vec![Figure { what: "wins", asked }],
    }
}

fn contest_id(one: &str, others: &str, seats: usize) -> String {
    format!("{one}-among-{}-{others}", seats - 1)
}

/// A row with the wins of a spymaster among agents in another world.
fn other_world(pack: &'static str, seats: usize, rules: &[&str]) -> Row {
    let rules: Vec<String> = rules.iter().map(|rule| (*rule).to_owned()).collect();
    let id = match rules.first() {
        Some(rule) => rule.clone(),
        None => format!("{pack}-of-{seats}"),
    };
    let margin = Asked::Margin { part: 0.8, of: MARGIN_OF, par: 100.0 / seats as f64 };
    Row {
        id: format!("world-{id}"),
        subject: Subject::Wins {
            one: "spymaster".to_owned(),
            others: "agent".to_owned(),
            pack,
            seats,
            rules,
        },
        games: 100,
        figures: vec![Figure { what: "wins of a spymaster among agents", asked: margin }],
    }
}

fn judgment(id: &str, subject: Subject, games: u64, figures: Vec<Figure>) -> Row {
    Row { id: id.to_owned(), subject, games, figures }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rules::HouseRule;

    use super::*;
    use crate::figures::measurement::Measurement;

    #[test]
    fn every_row_has_its_own_id_and_can_be_measured() {
        let rows = rows(&Results::default());
        let ids: BTreeSet<&String> = rows.iter().map(|row| &row.id).collect();
        assert_eq!(ids.len(), rows.len());
        assert!(ids.iter().any(|id| *id == MARGIN_OF), "{MARGIN_OF} is no row");
        for row in &rows {
            assert!(!row.id.contains(' '), "{} has a space", row.id);
            assert!(Measurement::new(&row.subject).is_ok(), "{}", row.id);
        }
    }

    #[test]
    fn every_house_rule_is_measured() {
        for rule in HouseRule::ALL {
            let has = |text: &&str| text.split_once('=').is_some_and(|(key, _)| key == rule.id());
            assert!(RULES.iter().any(has), "{}", rule.id());
        }
    }
}
