//! Numbers, counted nouns and ranges, formatted in English.

/// A number with commas between groups of three digits, if it has at least five digits: `9999`, `12,345`.
pub fn group_digits(number: i64) -> String {
    let digits = number.unsigned_abs().to_string();
    let sign = if number < 0 { "-" } else { "" };
    if digits.len() < 5 {
        return format!("{sign}{digits}");
    }
    let mut out = String::from(sign);
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// A number followed by the plural noun `things`, which becomes singular after 1: `1 slot`, `2 slots`.
pub fn counted(number: usize, things: &str) -> String {
    let one = match things {
        "halves" => "half",
        _ => things.strip_suffix('s').unwrap_or(things),
    };
    match one.strip_suffix("ie") {
        _ if number != 1 => format!("{number} {things}"),
        Some(front) => format!("{number} {front}y"),
        None => format!("{number} {one}"),
    }
}

/// A range of numbers as text: `2 to 4`, or `2` if both ends are equal.
pub fn range(least: i64, most: i64) -> String {
    if least == most {
        group_digits(least)
    } else {
        format!("{} to {}", group_digits(least), group_digits(most))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_of_something_is_not_called_as_several_are() {
        let said = [(1, "slots"), (0, "slots"), (2, "societies"), (1, "societies"), (1, "turn orders")];
        let said = said.map(|(n, things)| counted(n, things));
        assert_eq!(said, ["1 slot", "0 slots", "2 societies", "1 society", "1 turn order"]);
        assert_eq!([counted(1, "halves"), counted(3, "halves")], ["1 half", "3 halves"]);
    }

    #[test]
    fn numbers_are_written_alike_wherever_they_are_bounds() {
        assert_eq!([range(1, 1_000_000), range(2, 2)], ["1 to 1,000,000", "2"]);
        assert_eq!([group_digits(9999), group_digits(-10_000)], ["9999", "-10,000"]);
    }
}
