//! A bot from outside, which sits at the table of `whispers` like any other (docs/BOTS.md): `cargo build --release
//! --example outside`, then `whispers sim --seats exec:target/release/examples/outside,novice,novice,novice`. It plays
//! as `outside.py` does; its play is in `value`.

use std::error::Error;
use std::io::{BufRead, Write, stdin, stdout};

use serde_json::Value;

/// The entry of a list whose `key` is this text.
fn find<'a>(list: &'a Value, key: &str, text: &str) -> &'a Value {
    list.as_array().and_then(|list| list.iter().find(|entry| entry[key] == text)).unwrap_or(&Value::Null)
}

/// What an empire is worth to the seat: the multiplier of the slot in which its token lies.
fn like(world: &Value, view: &Value, seat: usize, empire: &str) -> i64 {
    let slot = view["societies"][seat]["tokens"].as_array().and_then(|t| t.iter().position(|t| t == empire));
    slot.map_or(0, |slot| world["slots"][slot]["multiplier"].as_i64().unwrap_or(0))
}

/// How good a decision seems.
fn value(world: &Value, view: &Value, seat: usize, action: &str) -> i64 {
    let empire = |position: &str| position.split('.').next().unwrap_or_default().to_owned();
    let like = |empire: &str| like(world, view, seat, empire);
    let lines = |position: &str| find(&world["positions"], "id", position)["lines"].clone();
    let region = |id: &str, key: &str| find(&world["regions"], "id", id)[key].as_i64().unwrap_or(0);
    let holder =
        |id: &str| like(find(&view["regions"], "region", id)["controller"].as_str().unwrap_or_default());
    let power = |line: &Value| match line["action"].as_str() {
        Some("attack") => 3,
        Some("add") => 2,
        _ => 1,
    };
    let acting = view["acting"].as_str().unwrap_or_default();
    let own = like(&empire(acting));
    match action.split(' ').collect::<Vec<_>>().as_slice() {
        ["deploy" | "retrieve", "region", _] => 0,
        ["deploy", position] => {
            let best = lines(position).as_array().and_then(|lines| lines.iter().map(power).max());
            10 * best.unwrap_or(0) * like(&empire(position))
        }
        ["retrieve", position] => -like(&empire(position)),
        ["act", line] => match power(&lines(acting)[line.parse::<usize>().unwrap_or(1) - 1]) {
            1 => 1,
            power => power * own,
        },
        ["attack", way, banners] => {
            let target = way.split('>').next_back().unwrap_or_default();
            let banners = banners[1..].parse().unwrap_or(0);
            let there = find(&view["regions"], "region", target)["banners"].as_i64().unwrap_or(0);
            let wins = banners > there + region(target, "forts");
            if wins { banners + 10 * region(target, "cities") * (own - holder(target)) } else { -5 }
        }
        ["place", target] => own * (1 + 2 * region(target, "cities")),
        ["kill", target] => -holder(target),
        ["play" | "offer" | "exchange", ..] => -1,
        _ => 0,
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let (mut world, mut seat) = (Value::Null, 0);
    for line in stdin().lock().lines() {
        let mut told: Value = serde_json::from_str(&line?)?;
        if !told["world"].is_null() {
            (world, seat) = (told["world"].take(), told["seat"].as_u64().unwrap_or(0) as usize);
            continue;
        }
        let legal = told["legal"].as_array().ok_or("there is no list of what is legal")?;
        // Of equals, `max_by_key` gives the last one.
        let of = |action: &&str| value(&world, &told["view"], seat, action);
        let best = legal.iter().rev().filter_map(Value::as_str).max_by_key(of);
        writeln!(stdout(), "{}", best.ok_or("nothing is legal")?)?;
    }
    Ok(())
}
