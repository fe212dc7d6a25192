//! What a row measures, and how.

use std::ops::Range;

use crate::duel::DuelTable;
use crate::policy::{Contest, beliefs, hints, last_council};
use crate::tally::Tally;

/// The seed of all games.
const SEED: u64 = 77;

/// What a row measures.
#[derive(Clone, Debug)]
pub enum Subject {
    /// How often one player wins among equal others.
    Wins { one: String, others: String, pack: &'static str, seats: usize, rules: Vec<String> },
    /// How often the likeliest empire is the true one on a rival's first slot, after rounds 2 and 3.
    Beliefs,
    /// How often hints agree with an analysis of ten times the effort.
    Hints,
    /// How many decisions of masterminds in the last council lose more than 1% and more than 5%.
    LastCouncil,
}

/// A subject that is ready to be measured.
pub enum Measurement {
    Wins(Box<Contest>),
    Beliefs,
    Hints,
    LastCouncil,
}

impl Measurement {
    /// Prepares a subject.
    ///
    /// # Errors
    /// The reason in words if a player, a pack or a house rule is unknown.
    pub fn new(subject: &Subject) -> Result<Self, String> {
        Ok(match subject {
            Subject::Wins { one, others, pack, seats, rules } => {
                let table = DuelTable {
                    games: 0,
                    seats: *seats,
                    pack: (*pack).to_owned(),
                    rules: rules.clone(),
                    seed: SEED,
                };
                Self::Wins(Box::new(Contest::new(one, others, &table)?))
            }
            Subject::Beliefs => Self::Beliefs,
            Subject::Hints => Self::Hints,
            Subject::LastCouncil => Self::LastCouncil,
        })
    }

    /// The seconds of one core for a game, roughly.
    pub fn seconds(&self) -> f64 {
        match self {
            Self::Wins(contest) => contest.seconds(),
            Self::Beliefs => 0.02,
            Self::Hints => 20.0,
            Self::LastCouncil => 12.0,
        }
    }

    /// The number of games after which a player has sat on each seat equally often.
    pub fn seats(&self) -> u64 {
        match self {
            Self::Wins(contest) => contest.seats() as u64,
            Self::Beliefs | Self::Hints | Self::LastCouncil => 1,
        }
    }

    /// Plays the games of these numbers, and measures them. There is a tally for each figure of the subject.
    pub fn run(&self, numbers: Range<u64>, threads: usize) -> Vec<Tally> {
        match self {
            Self::Wins(contest) => {
                vec![contest.play(numbers, threads).iter().map(|played| played.win).collect()]
            }
            Self::Beliefs => beliefs::right_after_rounds([2, 3], numbers, SEED, threads).into(),
            Self::Hints => vec![hints::agreement(numbers, SEED, threads)],
            Self::LastCouncil => {
                let (judgments, _) = last_council::judgments(numbers, SEED, threads);
                last_council::losses_above(&judgments, [0.01, 0.05]).into()
            }
        }
    }
}
