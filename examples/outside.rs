//! An external bot (docs/BOTS.md) that plays like `outside.py`. Build it with `cargo build --release --example outside`.
//! Let it play: `whispers sim --seats exec:target/release/examples/outside,novice,novice,novice`.
use serde_json::Value;
/// The entry of a list whose `key` is this text.
fn find<'a>(list: &'a Value, key: &str, text: &str) -> &'a Value {
    list.as_array().and_then(|list| list.iter().find(|entry| entry[key] == text)).unwrap_or(&Value::Null)
}

/// The worth of a decision for a seat.
fn value(world: &Value, view: &Value, seat: usize, action: &str) -> i64 {
    let tokens = view["societies"][seat]["tokens"].as_array().map_or(&[][..], Vec::as_slice);
    let slot = |of: &str| tokens.iter().position(|token| of.split('.').next() == token.as_str());
    let like = |of: &str| slot(of).map_or(0, |i| world["slots"][i]["multiplier"].as_i64().unwrap_or(0));
    let lines = |position: &str| &find(&world["positions"], "id", position)["lines"];
    let region = |id: &str, key: &str| find(&world["regions"], "id", id)[key].as_i64().unwrap_or(0);
    let there = |id: &str| find(&view["regions"], "region", id);
    let holder = |id: &str| like(there(id)["controller"].as_str().unwrap_or_default());
    let cities = |empire: &str| {
        let held = view["regions"].as_array().into_iter().flatten().filter(|r| r["controller"] == empire);
        held.map(|r| region(r["region"].as_str().unwrap_or_default(), "cities")).sum::<i64>()
    };
    let power = |l: &Value| 1 + i64::from(l["action"] == "add") + 2 * i64::from(l["action"] == "attack");
    let best = |id: &str| lines(id).as_array().and_then(|l| l.iter().map(power).max()).unwrap_or(0);
    let acting = view["acting"].as_str().unwrap_or_default();
    match action.split(' ').collect::<Vec<_>>().as_slice() {
        ["deploy" | "retrieve", "region", _] => 0,
        ["deploy", position] => 10 * best(position) * like(position),
        ["retrieve", position] => -like(position),
        ["act", line] => match power(&lines(acting)[line.parse::<usize>().unwrap_or(1) - 1]) {
            1 => 1,
            power => power * like(acting),
        },
        ["attack", way, banners] => {
            let (target, banners) =
                (way.split('>').next_back().unwrap_or_default(), banners[1..].parse().unwrap_or(0));
            let wins = banners > there(target)["banners"].as_i64().unwrap_or(0) + region(target, "forts");
            if wins { banners + 10 * region(target, "cities") * (like(acting) - holder(target)) } else { -5 }
        }
        ["place", target] => like(acting) * (1 + 2 * region(target, "cities")),
        ["kill", target] => -holder(target),
        ["exchange", one, other] => (like(one) - like(other)) * (cities(other) - cities(one)) - 1,
        ["play" | "offer", ..] => -1,
        _ => 0,
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (mut world, mut seat) = (Value::Null, 0);
    for line in std::io::stdin().lines() {
        let mut told: Value = serde_json::from_str(&line?)?;
        let Some(legal) = told["legal"].as_array() else {
            (world, seat) = (told["world"].take(), told["seat"].as_u64().unwrap_or(0) as usize);
            continue;
        };
        let good = |a: &&Value| value(&world, &told["view"], seat, a.as_str().unwrap_or_default());
        let best = legal.iter().rev().max_by_key(good); // The first of equal decisions.
        println!("{}", best.and_then(Value::as_str).ok_or("nothing is legal")?);
    }
    Ok(())
}
