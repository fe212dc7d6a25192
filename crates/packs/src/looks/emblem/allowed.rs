//! What an emblem may have: elements, and attributes with what they may hold.

use super::element::reference;
use super::wrong::short;
use crate::limits::SVG_NUMBER;
use text::count::grouped;

/// The elements that are drawn, or that others are drawn with.
const ELEMENTS: &[&str] = &[
    "svg",
    "g",
    "defs",
    "symbol",
    "use",
    "path",
    "rect",
    "circle",
    "ellipse",
    "line",
    "polyline",
    "polygon",
    "linearGradient",
    "radialGradient",
    "stop",
    "clipPath",
    "mask",
];

/// The elements that say something about the others, and draw nothing.
const SILENT: &[&str] = &["title", "desc", "metadata", "style"];

/// What an attribute holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Holds {
    /// The element's name within the file.
    Id,
    /// Numbers, among words and signs or alone.
    Numbers,
    /// A word of its own.
    Word,
    /// A colour, or a gradient of the file.
    Paint,
    /// An element of the file, as `url(#id)`.
    Url,
    /// An element of the file, as `#id`.
    Link,
}

/// The attributes that mean something for an emblem. Whatever else there is, is left out: it draws nothing.
const ATTRIBUTES: &[(&str, Holds)] = &[
    ("id", Holds::Id),
    ("href", Holds::Link),
    ("viewBox", Holds::Numbers),
    ("x", Holds::Numbers),
    ("y", Holds::Numbers),
    ("width", Holds::Numbers),
    ("height", Holds::Numbers),
    ("rx", Holds::Numbers),
    ("ry", Holds::Numbers),
    ("r", Holds::Numbers),
    ("cx", Holds::Numbers),
    ("cy", Holds::Numbers),
    ("fx", Holds::Numbers),
    ("fy", Holds::Numbers),
    ("fr", Holds::Numbers),
    ("x1", Holds::Numbers),
    ("y1", Holds::Numbers),
    ("x2", Holds::Numbers),
    ("y2", Holds::Numbers),
    ("d", Holds::Numbers),
    ("points", Holds::Numbers),
    ("transform", Holds::Numbers),
    ("transform-origin", Holds::Numbers),
    ("gradientTransform", Holds::Numbers),
    ("offset", Holds::Numbers),
    ("opacity", Holds::Numbers),
    ("fill-opacity", Holds::Numbers),
    ("stroke-opacity", Holds::Numbers),
    ("stop-opacity", Holds::Numbers),
    ("stroke-width", Holds::Numbers),
    ("stroke-miterlimit", Holds::Numbers),
    ("fill", Holds::Paint),
    ("stroke", Holds::Paint),
    ("color", Holds::Paint),
    ("stop-color", Holds::Paint),
    ("clip-path", Holds::Url),
    ("mask", Holds::Url),
    ("fill-rule", Holds::Word),
    ("clip-rule", Holds::Word),
    ("stroke-linecap", Holds::Word),
    ("stroke-linejoin", Holds::Word),
    ("display", Holds::Word),
    ("visibility", Holds::Word),
    ("overflow", Holds::Word),
    ("paint-order", Holds::Word),
    ("preserveAspectRatio", Holds::Word),
    ("spreadMethod", Holds::Word),
    ("gradientUnits", Holds::Word),
    ("clipPathUnits", Holds::Word),
    ("maskUnits", Holds::Word),
    ("maskContentUnits", Holds::Word),
    ("mask-type", Holds::Word),
];

/// Those of the attributes that no style can give: they say what something is, not how it is drawn.
const NOT_STYLED: &[&str] = &[
    "id",
    "href",
    "viewBox",
    "x",
    "y",
    "width",
    "height",
    "rx",
    "ry",
    "r",
    "cx",
    "cy",
    "fx",
    "fy",
    "fr",
    "x1",
    "y1",
    "x2",
    "y2",
    "d",
    "points",
    "gradientTransform",
    "offset",
    "preserveAspectRatio",
    "spreadMethod",
    "gradientUnits",
    "clipPathUnits",
    "maskUnits",
    "maskContentUnits",
];

/// Whether an element is drawn, and what it is called; what draws nothing is left out.
///
/// # Errors
/// That an emblem has no such element.
pub(super) fn element(name: &str) -> Result<Option<&'static str>, String> {
    if let Some(known) = ELEMENTS.iter().find(|known| **known == name) {
        return Ok(Some(known));
    }
    if SILENT.contains(&name) {
        return Ok(None);
    }
    let instead = match name {
        "text" => "; turn text into paths",
        "image" => "; draw it with paths",
        _ => "",
    };
    Err(format!("<{}> has no place in an emblem{instead}", short(name)))
}

/// What an attribute is called, with its value and how many numbers are in it; nothing for what is left
/// out.
///
/// # Errors
/// What it holds that it may not.
pub(super) fn attribute(name: &str, value: &str) -> Result<Option<(&'static str, String, usize)>, String> {
    let value = value.trim();
    let none = value.is_empty() || value == "none";
    if !none
        && matches!(
            name,
            "filter" | "stroke-dasharray" | "marker" | "marker-start" | "marker-mid" | "marker-end"
        )
    {
        return Err(format!("\"{name}\" has no place in an emblem; draw it with paths"));
    }
    if let Some(Err(_)) = reference(value) {
        return Err(format!(
            "\"{}\" leads out of the file; \"url(#id)\" leads to an element of it",
            short(value)
        ));
    }
    let Some((name, holds)) = known(name) else { return Ok(None) };
    let numbers = match holds {
        Holds::Numbers => numbers(name, value)?,
        Holds::Link if !value.starts_with('#') => {
            return Err(format!(
                "\"{}\" leads out of the file; \"#id\" leads to an element of it",
                short(value)
            ));
        }
        // Whatever else it is, is none.
        Holds::Url if !value.starts_with("url(") => return Ok(None),
        Holds::Id | Holds::Link | Holds::Url | Holds::Word | Holds::Paint => 0,
    };
    Ok(Some((name, value.to_owned(), numbers)))
}

/// Whether a style can give an attribute.
pub(super) fn is_styled(name: &str) -> bool {
    !NOT_STYLED.contains(&name)
}

fn known(name: &str) -> Option<(&'static str, Holds)> {
    ATTRIBUTES.iter().find(|(known, _)| *known == name).copied()
}

/// How many numbers are in a value.
///
/// # Errors
/// That one of them is larger than any in an emblem.
fn numbers(name: &str, value: &str) -> Result<usize, String> {
    let bytes = value.as_bytes();
    let (mut at, mut count) = (0, 0);
    while at < bytes.len() {
        let length = number(&bytes[at..]);
        if length == 0 {
            at += 1;
            continue;
        }
        let written = &value[at..at + length];
        let number = written.parse::<f64>().unwrap_or(f64::INFINITY);
        if number.abs() > SVG_NUMBER {
            let written = short(written);
            return Err(format!(
                "{written} in \"{name}\": no number of an emblem is larger than {}",
                grouped(SVG_NUMBER as i64)
            ));
        }
        (at, count) = (at + length, count + 1);
    }
    Ok(count)
}

/// How many bytes a number has that begins here; none where there is none.
fn number(bytes: &[u8]) -> usize {
    let digits =
        |from: usize| bytes.get(from..).unwrap_or_default().iter().take_while(|b| b.is_ascii_digit()).count();
    let sign = usize::from(matches!(bytes.first(), Some(b'+' | b'-')));
    let whole = digits(sign);
    let mut end = sign + whole;
    let mut fraction = 0;
    if bytes.get(end) == Some(&b'.') {
        fraction = digits(end + 1);
        end += 1 + fraction;
    }
    if whole + fraction == 0 {
        return 0;
    }
    if matches!(bytes.get(end), Some(b'e' | b'E')) {
        let sign = usize::from(matches!(bytes.get(end + 1), Some(b'+' | b'-')));
        let exponent = digits(end + 1 + sign);
        if exponent > 0 {
            end += 1 + sign + exponent;
        }
    }
    end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_as_paths_write_them() {
        let count = |value: &str| numbers("d", value).unwrap();
        assert_eq!(count("M0 0L9,9-1.5.5+3e2z"), 7);
        assert_eq!(count("translate(1e-3 -.5) em e5 . - 50%"), 4);
        assert!(numbers("r", "1e20").unwrap_err().starts_with("1e20 in \"r\": "));
        assert!(numbers("r", &"9".repeat(4000)).unwrap_err().len() < 120);
        assert!(numbers("d", "M0 0h1e999").is_err());
    }

    #[test]
    fn only_what_draws_is_kept() {
        assert_eq!(attribute("data-x", "1e99"), Ok(None));
        assert_eq!(attribute("mask", "inherit"), Ok(None));
        assert_eq!(attribute("r", " 3 "), Ok(Some(("r", "3".into(), 1))));
        assert_eq!(element("title"), Ok(None));
        assert!(element("script").is_err());
    }
}
