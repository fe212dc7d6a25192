//! What a beginner reads below the result: what decided the match, and one thing to try next.

use super::society_results::{Ending, SocietyResult};
use crate::looks::Looks;
use record::Help;
use rules::{Action, Empire};
use table::Match;

/// The two sentences, or `None` unless exactly one person played. `hints` is true if the settings allow hints.
pub(super) fn sentences(looks: &Looks, end: &Ending<'_>, hints: bool) -> Option<[String; 2]> {
    let own = end.own()?;
    let rival =
        end.results.iter().filter(|other| other.society != own.society).min_by_key(|other| other.better)?;
    let decided = decided(looks, end.game, own, rival)?;
    Some([decided, looks.speech.text(next(end.game, own, hints))])
}

/// The sentence about the empire that made most of the difference between the player and the best rival.
fn decided(looks: &Looks, game: &Match, own: &SocietyResult, rival: &SocietyResult) -> Option<String> {
    let points = |result: &SocietyResult, empire: Empire| {
        let of = result.tokens.iter().filter(|token| token.score.empire == empire);
        of.map(|token| token.score.points()).sum::<i32>()
    };
    let empires = own.tokens.iter().map(|token| token.score.empire);
    let ahead = |empire: Empire| match own.better < rival.better || own.wins {
        true => points(own, empire) - points(rival, empire),
        false => points(rival, empire) - points(own, empire),
    };
    let empire = empires.max_by_key(|empire| ahead(*empire)).filter(|empire| ahead(*empire) > 0)?;
    let speech = &looks.speech;
    let args = [
        ("empire", speech.empire(empire).into()),
        ("own", i64::from(points(own, empire)).into()),
        ("theirs", i64::from(points(rival, empire)).into()),
        ("rival", speech.society(game.setup(), rival.society).into()),
    ];
    Some(speech.say("end-decided", &args))
}

/// The key of the text about what the player has not tried yet.
fn next(game: &Match, own: &SocietyResult, hints: bool) -> &'static str {
    let took = |kind: fn(&Action) -> bool| {
        let own = |step: &&record::Step| step.society == own.society;
        game.steps().iter().filter(own).any(|step| kind(&step.action))
    };
    match () {
        () if hints && !game.is_plain() && game.help_used(own.society, Help::Hint) == 0 => "end-next-hint",
        () if !took(|action| matches!(action, Action::Play { .. })) => "end-next-card",
        () if !took(|action| matches!(action, Action::Exchange(..))) => "end-next-exchange",
        () => "end-next-review",
    }
}
