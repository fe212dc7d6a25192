//! Texts as TOML, which a record is made of.

use toml_writer::{ToTomlKey, ToTomlValue, TomlKeyBuilder, TomlStringBuilder};

/// A text in one line.
pub(super) fn text(text: &str) -> String {
    TomlStringBuilder::new(text).as_basic().to_toml_value()
}

/// A list of texts in one line.
pub(super) fn texts<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    let texts: Vec<String> = texts.into_iter().map(text).collect();
    format!("[{}]", texts.join(", "))
}

/// A text of several lines: just as it is, unless something in it could not be read back then.
pub(super) fn lines(text: &str) -> String {
    let builder = TomlStringBuilder::new(text);
    builder.as_ml_literal().unwrap_or_else(|| builder.as_basic()).to_toml_value()
}

/// A key.
pub(super) fn key(key: &str) -> String {
    TomlKeyBuilder::new(key).as_default().to_toml_key()
}
