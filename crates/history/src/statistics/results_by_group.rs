//! Results grouped by opponent, society, pack and rules.

use std::collections::BTreeMap;

use crate::played_match::Played;
use bots::Level;
use table::{DecisionKind, Player};

/// The results of a group of matches.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The id that the matches of the group share, such as that of a pack.
    pub of: String,
    /// The number of matches in the group.
    pub matches: usize,
    /// The number of matches that the player won. A shared win counts in part.
    pub won: f32,
    /// The number of wins to expect if the player were as good as the rivals.
    pub par: f32,
    /// The player's points per match, on average.
    pub points: f32,
    /// The win chance lost per decision, on average over the reviewed matches; `None` if there are none.
    pub rate: Option<f32>,
}

impl Row {
    /// The share of the matches that the player won, from 0 to 1.
    pub fn share(&self) -> f32 {
        self.won / self.matches.max(1) as f32
    }

    /// The share of the matches that a player as good as the rivals would have won, from 0 to 1.
    pub fn even(&self) -> f32 {
        self.par / self.matches.max(1) as f32
    }
}

/// For each kind of decision, in the order of `DecisionKind::ALL`: the number of decisions with a choice, and
/// the win chance that they lost on average.
pub fn by_part<'a>(matches: impl Iterator<Item = &'a Played>) -> [(u32, f32); 4] {
    let mut parts = DecisionKind::ALL.map(|_| (0, 0.0));
    for review in matches.filter_map(|played| played.review.as_ref()) {
        for ((count, lost), (n, rate)) in parts.iter_mut().zip(review.parts) {
            *count += u32::from(n);
            *lost += f32::from(n) * rate;
        }
    }
    parts.map(|(count, lost)| (count, if count > 0 { lost / count as f32 } else { 0.0 }))
}

/// The sums from which the results of a group are computed.
#[derive(Default)]
struct Sum {
    matches: usize,
    won: f32,
    par: f32,
    points: i64,
    lost: f32,
    choices: u32,
}

/// The results grouped by the ids that `of` returns for each match, sorted by id.
fn rows<'a, I>(matches: impl Iterator<Item = &'a Played>, of: impl Fn(&'a Played) -> I) -> Vec<Row>
where
    I: IntoIterator<Item = String>,
{
    let mut sums: BTreeMap<String, Sum> = BTreeMap::new();
    for played in matches {
        for id in of(played) {
            let sum = sums.entry(id).or_default();
            sum.matches += 1;
            sum.won += played.share();
            sum.par += played.par();
            sum.points += played.own().map_or(0, |own| i64::from(own.points));
            sum.choices += played.review.as_ref().map_or(0, |review| review.choices());
            sum.lost += played.review.as_ref().map_or(0.0, |review| review.loss());
        }
    }
    let row = |(of, sum): (String, Sum)| Row {
        of,
        matches: sum.matches,
        won: sum.won,
        par: sum.par,
        points: sum.points as f32 / sum.matches.max(1) as f32,
        rate: (sum.choices > 0).then(|| sum.lost / sum.choices as f32),
    };
    sums.into_iter().map(row).collect()
}

/// The id of the strongest rival in a match: a level, or another player's id as in records.
pub fn strongest(played: &Played) -> String {
    let players = played.rivals().filter_map(crate::SeatRecord::player);
    let rank = |player: &Player| match player {
        Player::Human => 0,
        Player::Bot(level, _) => 1 + Level::ALL.iter().position(|l| l == level).unwrap_or(0),
        Player::Automaton(automaton) => 100 + automaton.hardness as usize,
        // The strength of an external bot is unknown. It ranks with the highest level.
        Player::Outside(_) => Level::ALL.len(),
    };
    match players.max_by_key(rank) {
        Some(Player::Bot(level, _)) => level.id().to_owned(),
        Some(player) => player.to_string(),
        None => String::new(),
    }
}

/// Results grouped by the strongest rival. Levels come first, from the weakest to the strongest, and then other
/// players.
pub fn by_level<'a>(matches: impl Iterator<Item = &'a Played>) -> Vec<Row> {
    let mut rows = rows(matches, |played| [strongest(played)]);
    rows.sort_by_key(|row| Level::ALL.iter().position(|l| l.id() == row.of).unwrap_or(Level::ALL.len()));
    rows
}

/// Results grouped by the person's society.
pub fn by_society<'a>(matches: impl Iterator<Item = &'a Played>) -> Vec<Row> {
    rows(matches, |played| played.own().map(|own| own.society.clone()))
}

/// The ids of the societies that the person has played, each with the id of the pack in which it was last
/// played.
pub fn last_packs<'a>(matches: impl Iterator<Item = &'a Played>) -> BTreeMap<&'a str, &'a str> {
    let own = |played: &'a Played| Some((played.own()?.society.as_str(), played.pack.as_str()));
    matches.filter_map(own).collect()
}

/// Results grouped by the person's position in the playing order of the first round, from 1.
pub fn by_turn<'a>(matches: impl Iterator<Item = &'a Played>) -> Vec<Row> {
    rows(matches, |played| {
        let seats = played.seats.len().max(1);
        [(1 + (played.own + seats - played.first % seats) % seats).to_string()]
    })
}

/// Results grouped by pack.
pub fn by_pack<'a>(matches: impl Iterator<Item = &'a Played>) -> Vec<Row> {
    rows(matches, |played| [played.pack.clone()])
}

/// Results grouped by house rule and value, as `rule=value`. Matches with the default rules are in a group with
/// an empty id.
pub fn by_house<'a>(matches: impl Iterator<Item = &'a Played>) -> Vec<Row> {
    rows(matches, |played| {
        let differ: Vec<String> =
            played.house.iter().map(|(rule, value)| format!("{rule}={value}")).collect();
        if differ.is_empty() { vec![String::new()] } else { differ }
    })
}
