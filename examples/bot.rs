//! A bot that plays a whole match through the protocol of `whispers engine` (PROTOCOL.md).
//!
//! It sits on seat 0, and the program's own bots sit on the other seats. It knows only its own view. Read it
//! and improve it: all of its strategy is in `Bot::worth`.
//!
//! ```sh
//! cargo run --release --example bot -- target/release/whispers 4 7
//! ```
//!
//! This plays a match of four societies with the seed 7.

use std::collections::HashMap;
use std::error::Error;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::Value;

/// The bot's seat.
const ME: usize = 0;

/// The program as a child process: one command per line in, one JSON object per line out.
struct Engine {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Engine {
    fn start(program: &str) -> Result<Self, Box<dyn Error>> {
        let mut command = Command::new(program);
        let mut child = command.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (to, from) = (child.stdin.take(), child.stdout.take());
        let (Some(to), Some(from)) = (to, from) else { return Err("the program has no pipes".into()) };
        Ok(Self { child, to, from: BufReader::new(from) })
    }

    fn ask(&mut self, command: &str) -> Result<Value, Box<dyn Error>> {
        writeln!(self.to, "{command}")?;
        let mut line = String::new();
        self.from.read_line(&mut line)?;
        let answer: Value = serde_json::from_str(&line)?;
        // The program answers a wrong line with an error. A correct driver never sees one.
        match answer["ok"].as_bool() {
            Some(true) => Ok(answer),
            _ => Err(format!("{command}: {}", answer["error"]["message"]).into()),
        }
    }

    fn quit(mut self) -> Result<(), Box<dyn Error>> {
        self.ask("quit")?;
        self.child.wait()?;
        Ok(())
    }
}

/// The bot's knowledge at a decision.
struct Bot {
    /// The worth of a city of each empire, in hundredths: the multiplier of the slot with its token.
    loyalty: HashMap<String, i64>,
    /// The empire that controls each region.
    controller: HashMap<String, String>,
    /// The empire whose position acts; empty outside of empires' turns.
    acting: String,
}

impl Bot {
    /// Reads a view, the answer to `view SEAT`.
    fn new(view: &Value, multipliers: &[i64]) -> Self {
        let tokens = list(&view["societies"][ME]["tokens"]).iter().map(text);
        let loyalty = tokens.zip(multipliers.iter().map(|n| 100 * n)).collect();
        let regions = list(&view["regions"]).iter();
        let controller = regions.map(|r| (text(&r["region"]), text(&r["controller"]))).collect();
        Self { loyalty, controller, acting: empire(&text(&view["acting"])).to_owned() }
    }

    /// The action of the highest worth, the first one if several are equal.
    fn choose<'a>(&self, legal: &'a [Value]) -> Option<&'a str> {
        // `max_by_key` returns the last of equal actions, so the list is reversed.
        legal.iter().rev().filter_map(Value::as_str).max_by_key(|action| self.worth(action))
    }

    fn likes(&self, empire: &str) -> i64 {
        self.loyalty.get(empire).copied().unwrap_or(0)
    }

    fn likes_controller(&self, region: &str) -> i64 {
        self.controller.get(region).map_or(0, |empire| self.likes(empire))
    }

    /// The worth of an action, roughly in hundredths of a city. PROTOCOL.md explains the notation.
    fn worth(&self, action: &str) -> i64 {
        match action.split(' ').collect::<Vec<_>>().as_slice() {
            // Place agents on councils whose cities are worth most to us, and take back the agent of least
            // use.
            ["deploy", position, ..] => self.likes(empire(position)),
            ["retrieve", position, ..] => -self.likes(empire(position)),
            // Attack the empire that is worth less to us, with as many banners as possible.
            ["attack", way, banners] => {
                let target = way.split('>').next_back().unwrap_or_default();
                let banners: i64 = banners.trim_start_matches('x').parse().unwrap_or(0);
                self.likes(&self.acting) - self.likes_controller(target) + banners
            }
            ["kill", region] => -self.likes_controller(region),
            // Never exchange tokens. Keep the cards, since this bot doesn't know how to use them.
            ["keep" | "pass" | "done"] => 1,
            ["play" | "offer", ..] => -1,
            _ => 0,
        }
    }
}

/// The empire of a position, `EMPIRE.POSITION`.
fn empire(position: &str) -> &str {
    position.split('.').next().unwrap_or_default()
}

/// The text of a JSON value; empty if it is no text.
fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [program, seats, seed] = args.as_slice() else { return Err("usage: bot PROGRAM SEATS SEED".into()) };
    let mut engine = Engine::start(program)?;
    let mut now = engine.ask(&format!("new seats={seats} seed={seed}"))?;
    let multipliers = text(&now["match"]["rules"]["multipliers"]);
    let multipliers: Vec<i64> = multipliers.split(' ').filter_map(|n| n.parse().ok()).collect();
    while now["over"] == false {
        let action = if now["mover"] == ME {
            let bot = Bot::new(&engine.ask(&format!("view {ME}"))?, &multipliers);
            let answer = engine.ask("legal")?;
            bot.choose(list(&answer["legal"])).map(str::to_owned).ok_or("nothing is legal")?
        } else {
            text(&engine.ask("go novice")?["action"])
        };
        now = engine.ask(&format!("play {action}"))?;
    }
    let end = engine.ask("state")?;
    for society in list(&end["societies"]) {
        println!("seat {} ({}): {}", society["seat"], text(&society["society"]), society["score"]);
    }
    let winners: Vec<String> = list(&end["winners"]).iter().map(|seat| format!("seat {seat}")).collect();
    println!("won by {}", winners.join(", "));
    engine.quit()
}
