//! Feats that take a single match.

use super::feat::Feat;
use crate::played_match::{Played, ReviewSummary};
use bots::Level;
use table::Player;

/// The minimum number of decisions with a choice in a match for feats that depend on its review.
const ENOUGH: u32 = 20;
/// A win is a comeback if the win chance was below this before.
const HARDLY: f32 = 0.1;
/// The minimum lead of a clear win, in points.
const CLEAR: i32 = 10;
/// The minimum number of tokens that must stay covered for the feat of having none identified.
const COVERED: u8 = 3;

/// True if a match qualifies for feats: it must not be shortened, and no rival may play at random.
pub(super) fn is_worthy(played: &Played) -> bool {
    let (rounds, proposed) = played.rounds;
    let thinks = |player: Option<Player>| !matches!(player, None | Some(Player::Bot(Level::Random, _)));
    rounds >= proposed && played.rivals().all(|seat| thinks(seat.player()))
}

/// True if this match alone earns the feat; always false for feats that take several matches.
pub(super) fn is_done(feat: Feat, played: &Played) -> bool {
    let deeds = &played.deeds;
    let reviewed = || played.review.as_ref().filter(|review| review.choices() >= ENOUGH);
    match feat {
        Feat::Flawless => {
            played.won_alone()
                && reviewed().is_some_and(|review| blunders(review) == 0 && mistakes(review) == 0)
        }
        Feat::Precise => reviewed().is_some_and(|review| {
            let good = u32::from(review.marks[0]) + u32::from(review.marks[1]);
            20 * good >= 19 * review.choices()
        }),
        Feat::Comeback => played.won_alone() && played.review.as_ref().is_some_and(|r| r.lowest < HARDLY),
        Feat::LastRound => {
            let last = |(place, level): (u8, u8)| usize::from(place) == played.seats.len() && level == place;
            played.won_alone() && deeds.before_last.is_some_and(last)
        }
        Feat::Downfall => {
            let last = played.tokens.len().checked_sub(1).and_then(|slot| played.cities_of(slot));
            played.won_alone() && last == Some(0)
        }
        Feat::InOrder => played.won_alone() && is_in_order(played),
        Feat::Unseen => {
            played.won_alone()
                && deeds.guessed.is_some_and(|(known, covered)| known == 0 && covered >= COVERED)
        }
        Feat::FromAfar => {
            let first = played.empire_of(0);
            played.won_alone() && first.is_some_and(|empire| deeds.agents.get(empire).is_none_or(|n| *n == 0))
        }
        Feat::AsDealt => played.won_alone() && deeds.exchanges == 0 && deeds.as_dealt.is_some(),
        Feat::Turncoat => {
            let best = played.rivals().map(|seat| seat.points).max();
            let lost = deeds.as_dealt.zip(best).is_some_and(|(dealt, best)| dealt < best);
            played.won_alone() && deeds.exchanges > 0 && lost
        }
        Feat::NoAttack => played.won_alone() && deeds.attacks == 0,
        Feat::NoCard => played.won_alone() && deeds.cards == 0,
        Feat::TieBreak => played.won_alone() && deeds.level,
        Feat::Clear => played.won_alone() && margin(played).is_some_and(|margin| margin >= CLEAR),
        Feat::Masterminds => {
            let mastermind = |player| matches!(player, Some(Player::Bot(Level::Mastermind, _)));
            let all = played.rivals().filter(|seat| mastermind(seat.player())).count();
            played.won_alone() && all >= 3
        }
        Feat::Automata | Feat::Three | Feat::Steady | Feat::EverySociety | Feat::EveryEmpire => false,
    }
}

fn mistakes(review: &ReviewSummary) -> u16 {
    review.marks[3]
}

/// The number of blunders that a review found.
pub(super) fn blunders(review: &ReviewSummary) -> u16 {
    review.marks[4]
}

/// The number of points by which the person is ahead of the best rival; `None` without rivals.
fn margin(played: &Played) -> Option<i32> {
    Some(played.own()?.points - played.rivals().map(|seat| seat.points).max()?)
}

/// True if no empire has more cities than the one on the slot before it, and the empire on the first slot has
/// more than any other.
fn is_in_order(played: &Played) -> bool {
    let cities: Option<Vec<u8>> = (0..played.tokens.len()).map(|slot| played.cities_of(slot)).collect();
    cities.is_some_and(|cities| {
        let first = cities.first().copied().unwrap_or_default();
        cities.is_sorted_by(|a, b| a >= b) && cities.iter().skip(1).all(|other| *other < first)
    })
}
