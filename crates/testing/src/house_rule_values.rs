//! Values of house rules for tests, derived from the table that declares the rules.

use rules::*;

/// Values of a house rule for tests, without the pack's own: every word, and both bounds of a number.
pub fn words_and_bounds(rule: HouseRule, raw: &Raw) -> Vec<String> {
    values(rule, raw, |least, most| vec![least, most])
}

/// Values of a house rule for tests, without the pack's own: every word, and one number between the minimum
/// and the pack's own.
pub fn words_and_numbers(rule: HouseRule, raw: &Raw) -> Vec<String> {
    let own = raw.house.get(rule, raw).parse::<u8>();
    values(rule, raw, |least, most| vec![own.as_ref().map_or(most / 4, |own| (least + own) / 2)])
}

fn values(rule: HouseRule, raw: &Raw, numbers: impl Fn(u8, u8) -> Vec<u8>) -> Vec<String> {
    let texts = |numbers: Vec<u8>| numbers.iter().map(u8::to_string).collect();
    let values = match rule.choices(raw) {
        Choices::Words(words) => words,
        Choices::Number(least, most) | Choices::PrintedOr(least, most) => texts(numbers(least, most)),
        Choices::BySlot => multipliers(raw),
    };
    let own = raw.house.get(rule, raw);
    values.into_iter().filter(|value| *value != own).collect()
}

/// Three lists of multipliers: all at the minimum, all at the maximum, and the pack's own in reverse order.
fn multipliers(raw: &Raw) -> Vec<String> {
    let all = |n: i8| vec![n.to_string(); raw.slots.len()].join(" ");
    let own = raw.house.get(HouseRule::Multipliers, raw);
    let backwards: Vec<&str> = own.split(' ').rev().collect();
    vec![all(-MAX_MULTIPLIER), all(MAX_MULTIPLIER), backwards.join(" ")]
}

/// Invalid values of a house rule: an unknown word, numbers just outside the bounds, or too many or too few
/// multipliers.
pub fn wrong(rule: HouseRule, raw: &Raw) -> Vec<String> {
    let outside = |least: u8, most: u8| {
        ["none".into(), (i32::from(least) - 1).to_string(), (i32::from(most) + 1).to_string()].to_vec()
    };
    match rule.choices(raw) {
        Choices::Words(_) => vec!["none".into(), String::new()],
        Choices::Number(least, most) | Choices::PrintedOr(least, most) => outside(least, most),
        Choices::BySlot => {
            let all = |n: i8, count: usize| vec![n.to_string(); count].join(" ");
            let slots = raw.slots.len();
            vec!["none".into(), all(10, slots), all(-10, slots), all(0, slots + 1), all(0, slots - 1)]
        }
    }
}
