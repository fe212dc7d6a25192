//! House rules on the command line: one option wherever matches are played, one list in the help.

use clap::Args;

use rules::{HouseRule, Value};

/// By which house rules a match is played.
#[derive(Clone, Debug, Default, Args)]
pub struct HouseArgs {
    /// House rules that differ from the pack's own, or from the set-up
    #[arg(long, value_delimiter = ',', value_name = "KEY=VALUE", long_help = long_help())]
    pub rules: Vec<String>,
}

fn long_help() -> String {
    format!("House rules that differ from the pack's own, or from the set-up:\n{}", list())
}

/// Every house rule with what it can be set to, a line each, the printed value first.
pub(super) fn list() -> String {
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
