//! A bot from outside, which sits at the table of `whispers` like any other (docs/BOTS.md). It plays as `outside.py`
//! does; its play is in `Bot::value`.
//!
//! ```sh
//! cargo build --release --example outside
//! whispers sim --games 200 --seats exec:target/release/examples/outside,novice,novice,novice
//! ```

use std::error::Error;
use std::io::{BufRead, Write, stdin, stdout};

use serde_json::Value;

/// What is known while a decision is taken: the world, the seat and the view.
struct Bot<'a> {
    world: &'a Value,
    view: &'a Value,
    seat: usize,
}

/// The entry of a list whose `key` is this text.
fn find<'a>(list: &'a Value, key: &str, text: &str) -> &'a Value {
    let entries = list.as_array().map_or(&[][..], Vec::as_slice);
    entries.iter().find(|entry| entry[key] == text).unwrap_or(&Value::Null)
}

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or(0)
}

fn empire(position: &str) -> &str {
    position.split('.').next().unwrap_or_default()
}

impl Bot<'_> {
    fn like(&self, empire: &Value) -> i64 {
        let tokens = self.view["societies"][self.seat]["tokens"].as_array();
        let slot = tokens.and_then(|tokens| tokens.iter().position(|t| t == empire && !t.is_null()));
        slot.map_or(0, |slot| number(&self.world["slots"][slot]["multiplier"]))
    }

    fn cities(&self, empire: &str) -> i64 {
        let regions = self.view["regions"].as_array().into_iter().flatten();
        let held = regions.filter(|region| region["controller"] == empire);
        held.map(|region| number(&self.region(region["region"].as_str().unwrap_or_default())["cities"])).sum()
    }

    fn region(&self, id: &str) -> &Value {
        find(&self.world["regions"], "id", id)
    }

    fn lines(&self, position: &str) -> &[Value] {
        find(&self.world["positions"], "id", position)["lines"].as_array().map_or(&[], Vec::as_slice)
    }

    fn value(&self, action: &str) -> i64 {
        let acting = self.view["acting"].as_str().unwrap_or_default();
        let own = self.like(&empire(acting).into());
        let holder = |region: &str| &find(&self.view["regions"], "region", region)["controller"];
        match action.split(' ').collect::<Vec<_>>().as_slice() {
            ["deploy" | "retrieve", "region", _] => 0,
            ["deploy", position] => {
                let power = |line: &Value| match line["action"].as_str() {
                    Some("attack") => 3,
                    Some("add") => 2,
                    _ => 1,
                };
                let power = self.lines(position).iter().map(power).max().unwrap_or(0);
                10 * power * self.like(&empire(position).into())
            }
            ["retrieve", position] => -self.like(&empire(position).into()),
            ["act", line] => {
                let line = line.parse::<usize>().ok().and_then(|n| self.lines(acting).get(n - 1));
                match line.and_then(|line| line["action"].as_str()) {
                    Some("add") => 2 * own,
                    Some("attack") => 3 * own,
                    Some("draw") => 1,
                    _ => 0,
                }
            }
            ["attack", way, banners] => {
                let target = way.split('>').next_back().unwrap_or_default();
                let banners: i64 = banners[1..].parse().unwrap_or(0);
                let there = find(&self.view["regions"], "region", target);
                if banners <= number(&there["banners"]) + number(&self.region(target)["forts"]) {
                    return -5;
                }
                let cities = number(&self.region(target)["cities"]);
                banners + 10 * cities * (own - self.like(holder(target)))
            }
            ["place", region] => own * (1 + 2 * number(&self.region(region)["cities"])),
            ["kill", region] => -self.like(holder(region)),
            ["exchange", one, other] => {
                let likes = self.like(&(*one).into()) - self.like(&(*other).into());
                likes * (self.cities(other) - self.cities(one)) - 3
            }
            ["play" | "offer", ..] => -1,
            _ => 0,
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let (mut world, mut seat) = (Value::Null, 0);
    for line in stdin().lock().lines() {
        let mut told: Value = serde_json::from_str(&line?)?;
        if !told["world"].is_null() {
            (world, seat) = (told["world"].take(), number(&told["seat"]) as usize);
            continue;
        }
        let bot = Bot { world: &world, view: &told["view"], seat };
        let legal = told["legal"].as_array().ok_or("there is no list of what is legal")?;
        // Of equals, `max_by_key` gives the last one.
        let best = legal.iter().rev().filter_map(Value::as_str).max_by_key(|action| bot.value(action));
        writeln!(stdout(), "{}", best.ok_or("nothing is legal")?)?;
    }
    Ok(())
}
