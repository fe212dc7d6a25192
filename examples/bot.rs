//! A bot that plays a whole match through the protocol of `whispers engine` (PROTOCOL.md).
//!
//! It sits on seat 0; the program's own bots sit on the others. It knows what its view tells it and
//! nothing more, and it is meant to be read and made better: all of its play is in `Bot::worth`.
//!
//! ```sh
//! cargo run --release --example bot -- target/release/whispers 4 7
//! ```
//!
//! plays a match of four societies with the seed 7.

use std::collections::HashMap;
use std::error::Error;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::Value;

/// The bot's seat.
const ME: usize = 0;

/// The program as a child: a command a line goes in, one JSON object a line comes out.
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
        // A wrong line is answered with what is wrong about it; a driver that is right never sees that.
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

/// What the bot knows when it decides.
struct Bot {
    /// What a city of each empire is worth to it, in hundredths: the multiplier of its token's slot.
    loyalty: HashMap<String, i64>,
    /// Who controls each region.
    controller: HashMap<String, String>,
    /// The empire whose position acts; empty when it is no empire's turn.
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

    /// The action that is worth most, the first of equals.
    fn choose<'a>(&self, legal: &'a [Value]) -> Option<&'a str> {
        // Of equals, `max_by_key` gives the last one.
        legal.iter().rev().filter_map(Value::as_str).max_by_key(|action| self.worth(action))
    }

    fn likes(&self, empire: &str) -> i64 {
        self.loyalty.get(empire).copied().unwrap_or(0)
    }

    fn likes_controller(&self, region: &str) -> i64 {
        self.controller.get(region).map_or(0, |empire| self.likes(empire))
    }

    /// What an action is worth, in hundredths of a city or so. Its notation is explained in PROTOCOL.md.
    fn worth(&self, action: &str) -> i64 {
        match action.split(' ').collect::<Vec<_>>().as_slice() {
            // An agent goes to a council whose cities count for us, and leaves the one that counts least.
            ["deploy", position, ..] => self.likes(empire(position)),
            ["retrieve", position, ..] => -self.likes(empire(position)),
            // Attack from whom we like less; the more banners, the better.
            ["attack", way, banners] => {
                let target = way.split('>').next_back().unwrap_or_default();
                let banners: i64 = banners.trim_start_matches('x').parse().unwrap_or(0);
                self.likes(&self.acting) - self.likes_controller(target) + banners
            }
            ["kill", region] => -self.likes_controller(region),
            // Tokens stay where they are; cards are kept for a bot that knows what to do with them.
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

/// A text; an empty one where there is none.
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
