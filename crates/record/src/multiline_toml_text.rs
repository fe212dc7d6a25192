//! Writes texts of several lines in TOML syntax.

use toml_writer::{ToTomlValue, TomlStringBuilder};

pub(super) use text::toml_strings::{key, text, texts};

/// A text of several lines as a TOML string. It stays readable, without escapes, if TOML can read it back that way.
pub(super) fn lines(text: &str) -> String {
    let builder = TomlStringBuilder::new(text);
    builder.as_ml_literal().unwrap_or_else(|| builder.as_basic()).to_toml_value()
}
