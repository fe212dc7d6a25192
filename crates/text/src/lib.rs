//! Text from strangers, made safe to read and to show.
//!
//! ```
//! assert_eq!(text::number_formatting::group_digits(1234567), "1,234,567");
//! ```
//!
//! Deliberately not here: parsers. `packs` reads packs and `record` reads records.

pub mod decode;
pub mod file_name;
pub mod hidden_file;
pub mod line_breaks;
pub mod line_with_caret;
pub mod number_formatting;
pub mod os_error;
pub mod signed_numbers;
pub mod toml_nesting_depth;
pub mod toml_strings;
pub mod untrusted_text;
