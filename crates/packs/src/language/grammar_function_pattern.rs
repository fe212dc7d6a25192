//! Parses the output pattern of a function line, such as `"l'{}"`, `"de {LE}"`, `"den {akk}"` or `"{1}"`.

use super::grammar::Part;
use crate::size_limits::PARTS;

/// The names of cases and functions that a pattern may use, by index.
pub struct PatternNames<'a> {
    pub cases: &'a [String],
    pub functions: &'a [String],
}

/// Parses an output pattern.
///
/// # Errors
/// Returns the part that cannot be parsed, and the expected form.
pub fn parse(text: &str, known: &PatternNames<'_>) -> Result<Vec<Part>, String> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((plain, behind)) = rest.split_once('{') {
        let (inside, after) =
            behind.split_once('}').ok_or_else(|| "this brace is never closed".to_owned())?;
        if !plain.is_empty() {
            parts.push(Part::Plain(plain.to_owned()));
        }
        parts.push(parse_reference(inside, known)?);
        rest = after;
    }
    if rest.contains('}') {
        return Err("this closing brace has no opening brace".into());
    }
    if !rest.is_empty() {
        parts.push(Part::Plain(rest.to_owned()));
    }
    if parts.len() > PARTS {
        return Err(format!("this has {} parts; the maximum is {PARTS}", parts.len()));
    }
    Ok(parts)
}

/// Parses the text inside braces. It may be empty for the name, or a number for an argument. It may also be
/// `capital`, `small`, `-1` for the name without its last letter, a case or a function. A number after any of these
/// applies it to that argument instead of the name.
fn parse_reference(inside: &str, known: &PatternNames<'_>) -> Result<Part, String> {
    let mut words = inside.split_whitespace();
    let (first, second) = (words.next(), words.next());
    let number = |word: &str| word.parse::<usize>().ok().filter(|n| (1..=PARTS).contains(n));
    let Some(first) = first else { return Ok(Part::Given(0)) };
    if let Some(n) = number(first).filter(|_| second.is_none()) {
        return Ok(Part::Given(n));
    }
    let of = match second {
        None => 0,
        Some(word) if words.next().is_none() => number(word).ok_or_else(|| wrong(inside, known))?,
        Some(_) => return Err(wrong(inside, known)),
    };
    let at = |names: &[String]| names.iter().position(|name| name == first);
    if let Some(letters) = first.strip_prefix('-') {
        return number(letters).map(|letters| Part::Cut(letters, of)).ok_or_else(|| wrong(inside, known));
    }
    match (first, at(known.cases), at(known.functions)) {
        ("capital", ..) => Ok(Part::Capital(of)),
        ("small", ..) => Ok(Part::Small(of)),
        (_, Some(case), _) => Ok(Part::Case(case, of)),
        (_, _, Some(function)) => Ok(Part::Call(function, of)),
        _ => Err(wrong(inside, known)),
    }
}

fn wrong(inside: &str, known: &PatternNames<'_>) -> String {
    let list = |what: &str, names: &[String]| {
        if names.is_empty() { String::new() } else { format!(", {what} ({})", names.join(", ")) }
    };
    format!(
        "\"{{{inside}}}\" has no meaning here: in braces stand nothing for the name, 1, 2 and so on for the texts beside it, \
         -1, -2 and so on for the name without its last letters, \"capital\", \"small\"{}{}",
        list("a case", known.cases),
        list("a function", known.functions)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_say_the_name_its_cases_and_what_other_functions_say_of_it() {
        let (cases, functions) = (["dat".to_owned()], ["LE".to_owned()]);
        let known = PatternNames { cases: &cases, functions: &functions };
        let parse = |text| parse(text, &known);
        assert_eq!(parse("l'{}"), Ok(vec![Part::Plain("l'".into()), Part::Given(0)]));
        assert_eq!(parse("{LE} {dat 1}{2}"), {
            let space = Part::Plain(" ".into());
            Ok(vec![Part::Call(0, 0), space, Part::Case(0, 1), Part::Given(2)])
        });
        assert_eq!(parse("{capital}"), Ok(vec![Part::Capital(0)]));
        assert_eq!(parse("{-1}y{-2 1}"), {
            Ok(vec![Part::Cut(1, 0), Part::Plain("y".into()), Part::Cut(2, 1)])
        });
        for wrong in [
            "{",
            "}",
            "{gen}",
            "{LE LE}",
            "{0}",
            "{LE 1 1}",
            "{-a}",
            "{-0}",
            "{-}",
            "{}{}{}{}{}{}{}{}{}{}{}{}{}",
        ] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
        assert!(parse("{gen}").unwrap_err().contains("a case (dat), a function (LE)"));
    }
}
