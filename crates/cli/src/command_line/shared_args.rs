//! Arguments that several commands share.

use super::number_parsers::{seed, threads};
use bots::Temper;
use clap::Args;
use external_bots::TIME;
use rules::{Hardness, Script};

use rules::{HouseRule, Value};

/// By which house rules a match is played.
#[derive(Clone, Debug, Default, Args)]
pub struct HouseArgs {
    /// House rules that differ from those of the pack or the set-up
    #[arg(long, value_delimiter = ',', value_name = "KEY=VALUE", long_help = long_help())]
    pub rules: Vec<String>,
}

fn long_help() -> String {
    format!("House rules that differ from those of the pack or the set-up:\n{}", list())
}

/// All house rules with their possible values, one rule per line, the printed value first.
pub(crate) fn list() -> String {
    let wide = HouseRule::ALL.map(|rule| rule.id().len()).into_iter().max().unwrap_or_default();
    let line = |rule: HouseRule| format!("  {:wide$}  {}", rule.id(), values(rule));
    HouseRule::ALL.map(line).join("\n")
}

fn values(rule: HouseRule) -> String {
    let words = rule.words().join(", ");
    match rule.value() {
        Value::Switch(..) | Value::Cards(..) | Value::Loyalty(_) => words,
        Value::Order(_) => format!("the id of one of the pack's orders, {words}"),
        Value::Number(_, least, most) => format!("{least} to {most}"),
        Value::PrintedOr(_, least, most) => format!("{words}, {least} to {most}"),
        Value::BySlot(_) => "a number for each slot, with spaces or slashes between: 4/3/2/0/-1".to_owned(),
    }
}

/// How games of bots are played and told.
#[derive(Debug, Args)]
pub struct RunArgs {
    /// The seed of the games and bots; the same seed gives the same result
    #[arg(long, default_value_t = 1, value_parser = seed, allow_negative_numbers = true)]
    pub seed: u64,
    /// The number of threads; one per core by default
    #[arg(long, value_parser = threads, allow_negative_numbers = true)]
    pub threads: Option<usize>,
    /// Print one JSON object instead of tables
    #[arg(long)]
    pub json: bool,
}

/// A parser that turns an id into one of the given values.
pub(crate) fn one_of<T: Copy, const N: usize>(
    all: [T; N],
    id: fn(T) -> &'static str,
) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| {
        let value = all.into_iter().find(|value| id(*value) == text);
        value.ok_or_else(|| format!("it takes {}", all.map(id).join(", ")))
    }
}

pub(crate) fn bot_time(text: &str) -> Result<f32, String> {
    let (least, most) = TIME;
    let seconds = text.parse().ok().filter(|seconds| (least..=most).contains(seconds));
    seconds.ok_or_else(|| format!("it takes a number of seconds from {least} to {most}"))
}

/// Help on the words for automata.
pub(crate) fn automata_help() -> String {
    let (scripts, hardness) = (Script::ALL.map(Script::id), Hardness::ALL.map(Hardness::id));
    format!("{}, optionally with a difficulty ({})", scripts.join(" or "), hardness.join(", "))
}

pub(crate) fn temper_help() -> String {
    let [_, tempers @ ..] = Temper::ALL.map(Temper::id);
    format!("optionally with a temper ({})", tempers.join(", "))
}
