//! Texts as TOML, which a record is made of.

use toml_writer::{ToTomlValue, TomlStringBuilder};

pub(super) use text::toml_strings::{key, text, texts};

/// A text of several lines: just as it is, unless something in it could not be read back then.
pub(super) fn lines(text: &str) -> String {
    let builder = TomlStringBuilder::new(text);
    builder.as_ml_literal().unwrap_or_else(|| builder.as_basic()).to_toml_value()
}
