//! The arguments of `whispers history`.

use clap::Args;

use crate::command_line::number_parsers::rivals;
use bots::Temper;
use table::Player;

/// Arguments of the history.
#[derive(Debug, Args)]
pub struct HistoryArgs {
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// Only matches against this many rivals
    #[arg(long, value_name = "N", value_parser = rivals, allow_negative_numbers = true)]
    pub rivals: Option<usize>,
    /// Only matches with this strongest rival: a level, an automaton such as madness:hard, or a program such as program:my-bot
    #[arg(long, value_name = "WHO", value_parser = strongest)]
    pub strongest: Option<String>,
    /// The language, such as fr; the system's by default
    #[arg(long)]
    pub language: Option<String>,
}

/// Parses a rival in the form in which histories name the strongest one.
fn strongest(text: &str) -> Result<String, String> {
    match Player::parse(text) {
        Ok(Player::Bot(level, Temper::Even)) => Ok(level.id().to_owned()),
        Ok(player @ (Player::Automaton(_) | Player::Outside(_))) => Ok(player.to_string()),
        Ok(_) => {
            Err("a level without a temper, an automaton with how hard it is, or a program by its name"
                .to_owned())
        }
        Err(why) => Err(why.to_string()),
    }
}
