//! The decisions that external bots lost, as text and as JSON.

use std::error::Error;

use serde_json::{Map, Value, json};

use external_bots::{BotFailureCounts, FailureKind};
use text::untrusted_text;

/// The maximum number of characters quoted from a program's standard error.
const ERRORS: usize = 300;

/// If a program lost more than one in this number of decisions, its results don't count.
const OWN: u64 = 20;

/// True if a program took enough of its decisions itself for its results to count.
pub(super) fn is_own(losses: &BotFailureCounts) -> bool {
    losses.total() * OWN <= losses.decisions
}

/// Fails if a program lost all its decisions, since the games then say nothing about it.
///
/// # Errors
///
/// Names the programs that lost all their decisions.
pub(super) fn check_all<'a>(
    all: impl IntoIterator<Item = (String, &'a BotFailureCounts)>,
) -> Result<(), Box<dyn Error>> {
    let lost = |losses: &BotFailureCounts| losses.decisions > 0 && losses.total() == losses.decisions;
    let names: Vec<String> = all.into_iter().filter(|(_, losses)| lost(losses)).map(|(who, _)| who).collect();
    if names.is_empty() {
        return Ok(());
    }
    let why = "all its decisions, which rules of thumb took: the results say nothing about it";
    Err(format!("{} lost {why}", names.join(", ")).into())
}

/// The lines about an external bot's lost decisions; `None` for other entrants.
pub(super) fn lines(who: &str, losses: &BotFailureCounts) -> Option<String> {
    if losses.decisions == 0 {
        return None;
    }
    let (lost, decisions) = (losses.total(), losses.decisions);
    let mut told = format!("{who} lost {lost} of {decisions} decisions");
    if lost == 0 {
        return Some(told);
    }
    let mut ways: Vec<String> =
        losses.ways().map(|(fall, count)| format!("{count} {}", failure_phrase(fall))).collect();
    if losses.unasked > 0 {
        ways.push(format!("{} no longer asked", losses.unasked));
    }
    told = format!("{told}, which rules of thumb took: {}", ways.join(", "));
    if let Some(such) = &losses.such {
        if !such.detail.is_empty() {
            told = format!("{told}\n  the first: {}: {}", failure_phrase(such.fall), such.detail);
        }
        if let Some(last) = such.errors.lines().rev().find(|line| !line.trim().is_empty()) {
            told = format!("{told}\n  on its standard error: {}", untrusted_text::line(last.trim(), ERRORS));
        }
    }
    if !is_own(losses) {
        told.push_str("\n  its result says more about the rules of thumb than about the bot");
    }
    Some(told)
}

/// An entrant's name in a table, with the number of its lost decisions.
pub(super) fn label(who: &str, losses: &BotFailureCounts) -> String {
    match losses.total() {
        0 => who.to_owned(),
        lost if lost == losses.decisions => format!("{who} (all by thumb)"),
        lost => format!("{who} ({lost} of {} by thumb)", losses.decisions),
    }
}

/// The cause of a lost decision, in words.
const fn failure_phrase(fall: FailureKind) -> &'static str {
    match fall {
        FailureKind::NotStarted => "as it could not be started",
        FailureKind::Late => "too late",
        FailureKind::Ended => "as it ended or closed its output",
        FailureKind::TooLong => "by a line that is too long",
        FailureKind::NoText => "by output that is not UTF-8",
        FailureKind::Utf16 => "by what is UTF-16 instead of UTF-8",
        FailureKind::Unasked => "by unasked output",
        FailureKind::NotLegal => "by an illegal decision",
    }
}

/// An external bot's lost decisions as JSON; null for other entrants.
pub(super) fn json(losses: &BotFailureCounts) -> Value {
    if losses.decisions == 0 {
        return Value::Null;
    }
    let ways = losses.ways().map(|(fall, count)| (fall.id().to_owned(), json!(count)));
    json!({
        "decisions": losses.decisions,
        "lost": losses.total(),
        "ways": Value::Object(ways.collect::<Map<_, _>>()),
        "not_asked": losses.unasked,
        "first": losses.such.as_ref().map(|such| &such.detail),
        "stderr": losses.such.as_ref().map(|such| &such.errors),
    })
}
