//! The SVG elements and attributes that are allowed in an emblem, and the attributes' values.

use super::element::reference;
use super::emblem_error::short;
use crate::size_limits::SVG_NUMBER;
use text::number_formatting::group_digits;

/// The allowed elements that draw something or define how others are drawn.
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

/// The allowed elements that draw nothing and are left out.
const SILENT: &[&str] = &["title", "desc", "metadata", "style"];

/// The type of an SVG attribute's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AttributeValue {
    /// The id of the element within its file.
    Id,
    /// Numbers, alone or mixed with words and signs.
    Numbers,
    /// A keyword.
    Word,
    /// A colour, or a reference to a gradient in the file.
    Paint,
    /// A reference to an element in the file, as `url(#id)`.
    Url,
    /// A reference to an element in the file, as `#id`.
    Link,
}

/// The attributes that affect how an emblem is drawn. All others are removed.
const ATTRIBUTES: &[(&str, AttributeValue)] = &[
    ("id", AttributeValue::Id),
    ("href", AttributeValue::Link),
    ("viewBox", AttributeValue::Numbers),
    ("x", AttributeValue::Numbers),
    ("y", AttributeValue::Numbers),
    ("width", AttributeValue::Numbers),
    ("height", AttributeValue::Numbers),
    ("rx", AttributeValue::Numbers),
    ("ry", AttributeValue::Numbers),
    ("r", AttributeValue::Numbers),
    ("cx", AttributeValue::Numbers),
    ("cy", AttributeValue::Numbers),
    ("fx", AttributeValue::Numbers),
    ("fy", AttributeValue::Numbers),
    ("fr", AttributeValue::Numbers),
    ("x1", AttributeValue::Numbers),
    ("y1", AttributeValue::Numbers),
    ("x2", AttributeValue::Numbers),
    ("y2", AttributeValue::Numbers),
    ("d", AttributeValue::Numbers),
    ("points", AttributeValue::Numbers),
    ("transform", AttributeValue::Numbers),
    ("transform-origin", AttributeValue::Numbers),
    ("gradientTransform", AttributeValue::Numbers),
    ("offset", AttributeValue::Numbers),
    ("opacity", AttributeValue::Numbers),
    ("fill-opacity", AttributeValue::Numbers),
    ("stroke-opacity", AttributeValue::Numbers),
    ("stop-opacity", AttributeValue::Numbers),
    ("stroke-width", AttributeValue::Numbers),
    ("stroke-miterlimit", AttributeValue::Numbers),
    ("fill", AttributeValue::Paint),
    ("stroke", AttributeValue::Paint),
    ("color", AttributeValue::Paint),
    ("stop-color", AttributeValue::Paint),
    ("clip-path", AttributeValue::Url),
    ("mask", AttributeValue::Url),
    ("fill-rule", AttributeValue::Word),
    ("clip-rule", AttributeValue::Word),
    ("stroke-linecap", AttributeValue::Word),
    ("stroke-linejoin", AttributeValue::Word),
    ("display", AttributeValue::Word),
    ("visibility", AttributeValue::Word),
    ("overflow", AttributeValue::Word),
    ("paint-order", AttributeValue::Word),
    ("preserveAspectRatio", AttributeValue::Word),
    ("spreadMethod", AttributeValue::Word),
    ("gradientUnits", AttributeValue::Word),
    ("clipPathUnits", AttributeValue::Word),
    ("maskUnits", AttributeValue::Word),
    ("maskContentUnits", AttributeValue::Word),
    ("mask-type", AttributeValue::Word),
];

/// The attributes that a style sheet cannot set, because they define an element rather than its look.
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

/// The name of an allowed element. `None` if the element is allowed but draws nothing.
///
/// # Errors
/// Fails if the element is not allowed in an emblem.
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
    Err(format!("<{}> is not allowed in an emblem{instead}", short(name)))
}

/// The name and value of an attribute, and how many numbers the value contains. `None` if the attribute is left out.
///
/// # Errors
/// Fails if the value is not allowed in an emblem.
pub(super) fn attribute(name: &str, value: &str) -> Result<Option<(&'static str, String, usize)>, String> {
    let value = value.trim();
    let none = value.is_empty() || value == "none";
    if !none
        && matches!(
            name,
            "filter" | "stroke-dasharray" | "marker" | "marker-start" | "marker-mid" | "marker-end"
        )
    {
        return Err(format!("\"{name}\" is not allowed in an emblem; draw it with paths"));
    }
    if let Some(Err(_)) = reference(value) {
        return Err(format!(
            "\"{}\" points outside the file; \"url(#id)\" points to an element in it",
            short(value)
        ));
    }
    let Some((name, holds)) = attribute_rule(name) else { return Ok(None) };
    let numbers = match holds {
        AttributeValue::Numbers => numbers(name, value)?,
        AttributeValue::Link if !value.starts_with('#') => {
            return Err(format!(
                "\"{}\" points outside the file; \"#id\" points to an element in it",
                short(value)
            ));
        }
        // Any other value has no effect.
        AttributeValue::Url if !value.starts_with("url(") => return Ok(None),
        AttributeValue::Id
        | AttributeValue::Link
        | AttributeValue::Url
        | AttributeValue::Word
        | AttributeValue::Paint => 0,
    };
    Ok(Some((name, value.to_owned(), numbers)))
}

/// True if a style sheet can set this attribute.
pub(super) fn is_styled(name: &str) -> bool {
    !NOT_STYLED.contains(&name)
}

fn attribute_rule(name: &str) -> Option<(&'static str, AttributeValue)> {
    ATTRIBUTES.iter().find(|(known, _)| *known == name).copied()
}

/// Counts the numbers in an attribute's value.
///
/// # Errors
/// Fails if a number is larger than emblems may contain.
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
                "{written} in \"{name}\": the largest number allowed is {}",
                group_digits(SVG_NUMBER as i64)
            ));
        }
        (at, count) = (at + length, count + 1);
    }
    Ok(count)
}

/// The length in bytes of the number at the start of `bytes`. 0 if there is none.
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
