//! Extracts the data that the history stores from a finished match.

use std::fmt::Write as _;

use crate::played_match::{Deeds, HelpUsage, Played, ReviewSummary, SeatRecord};
use record::Entry;
use rules::{Action, Empire, Event, HouseRule, Society, Spot};
use sha2::{Digest, Sha256};
use table::{DecisionKind, MARKS, Match, MatchSummary, Review, own_secret, people};

/// Why a match does not count in the history.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Exclusion {
    /// The match is not over.
    Open,
    /// Only bots played in the match.
    Bots,
    /// Several people played in the match.
    Several,
    /// The record of the match cannot be read.
    Unreadable,
}

/// The number of first decisions that, together with the deal, identify a match.
const OPENING: usize = 2;

/// Extracts the data that the history stores about a match.
///
/// # Errors
/// The reason why the match does not count in the history.
pub fn extract(game: &Match, review: Option<&Review>) -> Result<Played, Exclusion> {
    let mut seats = people(&game.setup().seats);
    let own = seats.next().ok_or(Exclusion::Bots)?;
    if seats.next().is_some() {
        return Err(Exclusion::Several);
    }
    if !game.state().is_over() {
        return Err(Exclusion::Open);
    }
    let (world, state, pack) = (game.world(), game.state(), game.pack());
    let society = world.societies().nth(own).ok_or(Exclusion::Bots)?;
    let results = MatchSummary::new(game).results;
    let seated = game.setup().seats.iter().zip(results).map(|(seat, result)| SeatRecord {
        society: pack.words.societies().get(seat.society).map(|s| s.id.clone()).unwrap_or_default(),
        player: seat.player.to_string(),
        points: result.points,
        place: u8::try_from(result.place).unwrap_or(u8::MAX),
    });
    let raw = &pack.rules.raw;
    let differs = HouseRule::ALL.into_iter().filter_map(|rule| {
        let value = game.setup().house.get(rule, raw);
        (value != raw.house.get(rule, raw)).then(|| (rule.id().to_owned(), value))
    });
    let cities = world.empires().map(|empire| {
        let cities = u8::try_from(state.cities(world, empire)).unwrap_or(u8::MAX);
        (world.empire_id(empire).to_owned(), cities)
    });
    let digest = pack.rules.with_house(&game.setup().house).digest();
    Ok(Played {
        started: text::untrusted_text::line(game.started(), STARTED),
        seed: game.setup().seed,
        opening: opening(game),
        pack: pack.id.clone(),
        digest: digest.get(..DIGEST).unwrap_or(&digest).to_owned(),
        seats: seated.collect(),
        own,
        first: game.deal().first.index(),
        rounds: (world.house().rounds, raw.house.rounds),
        house: differs.collect(),
        cities: cities.collect(),
        tokens: state.tokens(society).iter().map(Empire::index).collect(),
        deeds: deeds(game, society),
        help: HelpUsage::new(game),
        review: review.map(|review| summarize_review(review, society)),
    })
}

/// The maximum number of characters of a start time that are stored. The record may come from a stranger.
const STARTED: usize = 40;
/// The number of hexadecimal digits that are stored of a digest.
const DIGEST: usize = 16;

/// A hash of the deal and of the first decisions with their random outcomes, in hexadecimal.
fn opening(game: &Match) -> String {
    let (world, deal) = (game.world(), game.deal());
    let mut hash = Sha256::new();
    for society in world.societies() {
        deal.loyalties[society].iter().for_each(|empire| hash.update([empire.index() as u8]));
        hash.update([u8::MAX]);
    }
    hash.update([deal.first.index() as u8]);
    for (number, step) in (1..).zip(game.steps().iter().take(OPENING)) {
        let entry = Entry::Move { action: step.action, outcomes: step.outcomes.clone() };
        hash.update(entry.line(world, number));
    }
    hash.finalize().iter().take(DIGEST / 2).fold(String::new(), |mut text, byte| {
        // Writing to a String cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn deeds(game: &Match, society: Society) -> Deeds {
    let (world, state) = (game.world(), game.state());
    let mut deeds = Deeds {
        exchanges: state.exchanges(society).len(),
        before_last: before_last(game, society),
        as_dealt: as_dealt(game, society),
        guessed: guess_count(game, society),
        ..Deeds::default()
    };
    for step in game.steps().iter().filter(|step| step.society == society) {
        deeds.decisions = deeds.decisions.saturating_add(1);
        match step.action {
            Action::Attack { .. } => deeds.attacks = deeds.attacks.saturating_add(1),
            Action::Play { .. } => deeds.cards = deeds.cards.saturating_add(1),
            _ => {}
        }
        for event in &step.events {
            if let Event::Deployed(whose, Spot::Position(position)) = event
                && *whose == society
            {
                let agents = deeds.agents.entry(world.empire_id(position.empire()).to_owned()).or_default();
                *agents = agents.saturating_add(1);
            }
        }
    }
    let points = state.score(world, society);
    deeds.level = world.societies().any(|other| other != society && state.score(world, other) == points);
    deeds
}

/// The person's place by points at the beginning of the last round, and the number of societies with that place
/// or a better one. `None` if the match has only one round.
fn before_last(game: &Match, society: Society) -> Option<(u8, u8)> {
    let starts = game.round_starts();
    let (taken, round) = starts.last().filter(|_| starts.len() > 1)?;
    if *round != game.state().current_round() {
        return None;
    }
    let (world, before) = (game.world(), &game.steps().get(*taken)?.before);
    let own = before.score(world, society);
    let others = || world.societies().filter(|other| *other != society);
    let better = others().filter(|other| before.score(world, *other) > own).count();
    let level = others().filter(|other| before.score(world, *other) == own).count();
    Some((1 + u8::try_from(better).ok()?, 1 + u8::try_from(better + level).ok()?))
}

/// The points that a society's tokens would bring if they were still on the slots of the deal (R9.1); `None`
/// unless all tokens were dealt.
fn as_dealt(game: &Match, society: Society) -> Option<i32> {
    let (world, state) = (game.world(), game.state());
    let dealt = game.deal().loyalties[society];
    world.slots().try_fold(0, |sum, slot| {
        let empire = dealt.at(slot)?;
        let scouts = (state.scouts(society) & state.control(empire)).len() as i32;
        let points = world.house().multiplier(slot) * (state.points(world, empire) as i32 + scouts);
        Some(sum + points + i32::from(world.house().whispers_kept))
    })
}

/// How many of the tokens still covered at the end a careful observer could identify, and how many were still
/// covered in total. `None` if that cannot be computed.
fn guess_count(game: &Match, society: Society) -> Option<(u8, u8)> {
    let secret = own_secret(game, society)?;
    let covered = secret.known.iter().filter(|(slot, _)| !game.state().is_revealed(society, *slot));
    let known: Vec<bool> = covered.map(|(_, since)| since.is_some()).collect();
    let count = |known: usize| u8::try_from(known).unwrap_or(u8::MAX);
    Some((count(known.iter().filter(|known| **known).count()), count(known.len())))
}

fn summarize_review(review: &Review, society: Society) -> ReviewSummary {
    let mut all = ReviewSummary { lowest: 1.0, ..ReviewSummary::default() };
    for (number, _) in review.assessments(society) {
        let Some(moment) = review.moment(number) else { continue };
        if let Some(at) = DecisionKind::ALL.iter().position(|part| *part == moment.part) {
            let (count, rate) = &mut all.parts[at];
            *rate = (*rate * f32::from(*count) + review.loss(number)) / f32::from(count.saturating_add(1));
            *count = count.saturating_add(1);
        }
        if let Some(at) = MARKS.iter().position(|(mark, _)| Some(*mark) == review.mark(number)) {
            all.marks[at] = all.marks[at].saturating_add(1);
        }
    }
    all.lowest = review.moments.iter().map(|moment| moment.known[society]).fold(all.lowest, f32::min);
    all
}
