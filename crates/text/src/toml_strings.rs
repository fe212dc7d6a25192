//! Writes strings and keys in TOML syntax, each on one line. Every string parses back unchanged.

use toml_writer::{ToTomlKey, ToTomlValue, TomlKeyBuilder, TomlStringBuilder};

/// A string in TOML syntax on one line. Line breaks and other special characters are escaped.
pub fn text(text: &str) -> String {
    TomlStringBuilder::new(text).as_basic().to_toml_value()
}

/// A list of strings in TOML syntax on one line.
pub fn texts<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    let texts: Vec<String> = texts.into_iter().map(text).collect();
    format!("[{}]", texts.join(", "))
}

/// A key in TOML syntax, with quotation marks if it needs them.
pub fn key(key: &str) -> String {
    TomlKeyBuilder::new(key).as_default().to_toml_key()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ODD: [&str; 6] =
        ["", "plain", "two\nlines", "tab\tand \"quotes\" and 'others'", "\u{7f}\u{1}", "back\\slash"];

    #[test]
    fn whatever_stands_in_a_text_or_a_key_it_is_one_line_and_read_back_the_same() {
        for odd in ODD {
            let line = format!("{} = {}", key(odd), text(odd));
            assert_eq!(line.lines().count(), 1, "{line}");
            let read: toml::Table = line.parse().unwrap();
            assert_eq!(read.get(odd).and_then(|value| value.as_str()), Some(odd), "{line}");
        }
        let line = format!("all = {}", texts(ODD));
        let read: toml::Table = line.parse().unwrap();
        let all: Vec<&str> = read["all"].as_array().unwrap().iter().filter_map(|one| one.as_str()).collect();
        assert_eq!((line.lines().count(), all), (1, ODD.to_vec()));
    }
}
