//! `whispers pack new --extends ID`: a pack that extends another one, with that pack's names as comments.

use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::io::Write;
use std::path::Path;

use super::editor_schemas::{self, HINTS};
use super::new::{free, id_and_name};
use super::write_error::{WriteError, io_at};
use crate::output_files::pasted;
use packs::{FORMAT, Pack, Rgb};
use text::toml_strings::text as quoted;
use text::untrusted_text;

/// Writes a pack that extends another one into a new or empty folder. It has a manifest, and the other pack's
/// words and colours as comments. Uncomment a line to change its value.
///
/// # Errors
///
/// Says why nothing was written, or that the output cannot be written.
pub fn new(
    path: &Path,
    name: Option<&str>,
    id: Option<&str>,
    below: &Pack,
    languages: &[String],
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    let (id, name) = id_and_name(path, name, id)?;
    free(path)?;
    let languages = chosen_languages(below, languages)?;
    let mut files = vec![
        ("manifest.toml".to_owned(), manifest(below, &id, &languages)),
        ("theme.toml".to_owned(), theme(below)),
    ];
    let texts: Vec<String> = languages.iter().map(|language| format!("text/{language}.toml")).collect();
    files
        .extend(texts.iter().zip(&languages).map(|(inner, code)| (inner.clone(), words(below, &name, code))));
    for (inner, text) in &files {
        let to = path.join(inner);
        if let Some(parent) = to.parent() {
            fs::create_dir_all(parent).map_err(io_at(parent))?;
        }
        fs::write(&to, format!("{}{text}", editor_schemas::line(inner))).map_err(io_at(&to))?;
    }
    editor_schemas::write(path)?;
    let shown = pasted(path);
    writeln!(
        out,
        "{name} ({id}), over {} ({}), in {}\n",
        pack_name(below),
        below.id,
        untrusted_text::path(path)
    )?;
    writeln!(out, "Next steps:")?;
    writeln!(
        out,
        "  1. open {}: uncomment the names that you want to change, and change them",
        texts.join(" and ")
    )?;
    writeln!(
        out,
        "  2. do the same with the colours in theme.toml; \"whispers guide packs\" lists everything a pack can contain"
    )?;
    writeln!(out, "  3. whispers pack check {shown}")?;
    writeln!(out, "  4. whispers --pack {shown}")?;
    writeln!(out, "The schemas for editors are in {HINTS}.")?;
    Ok(())
}

/// The languages to write words for: the given ones, or by default English or the pack's first language.
fn chosen_languages<'a>(below: &'a Pack, asked: &'a [String]) -> Result<Vec<&'a str>, WriteError> {
    if asked.is_empty() {
        let one = below.languages.iter().find(|code| *code == "en").or(below.languages.first());
        return Ok(vec![one.map_or("en", String::as_str)]);
    }
    let mut codes: Vec<&str> = Vec::new();
    for code in asked {
        if !below.languages.contains(code) {
            let (pack, asked, spoken) = (below.id.clone(), code.clone(), below.languages.join(", "));
            return Err(WriteError::NoWords { pack, asked, spoken });
        }
        if !codes.contains(&code.as_str()) {
            codes.push(code);
        }
    }
    Ok(codes)
}

/// The name of a pack on one line.
fn pack_name(pack: &Pack) -> String {
    untrusted_text::word(&pack.words.name)
}

fn manifest(below: &Pack, id: &str, languages: &[&str]) -> String {
    let languages: Vec<String> = languages.iter().map(|code| quoted(code)).collect();
    format!(
        "# The pack's manifest. The pack has everything that {} has and contains only the differences.\n\
         format = {FORMAT}\nid = {}\nextends = {}\nversion = \"0.1.0\"\nauthors = [\"Somebody\"]\n\
         licence = \"CC0-1.0\"\n\n# A text file for each language. The first language fills the gaps of the others.\n\
         languages = [{}]\n",
        pack_name(below),
        quoted(id),
        quoted(&below.id),
        languages.join(", "),
    )
}

fn words(below: &Pack, name: &str, language: &str) -> String {
    let mut text = format!(
        "# The texts that players read. Lines after a # are those of {}: remove the # and write your own.\n\
         # In texts {{banner-other}}, {{city-one}} or {{bear}} and the like stand for whatever these are called here: keep\n\
         # them, and what you rename above is said as you call it.\n\
         name = {}\n",
        pack_name(below),
        quoted(name),
    );
    // Writing to a String cannot fail.
    for table in below.written_words(language) {
        if !table.name.is_empty() {
            let _ = writeln!(text, "\n[{}]", table.name);
        }
        for (key, value) in table.lines.into_iter().filter(|(key, _)| key != "name" || !table.name.is_empty())
        {
            let _ = writeln!(text, "# {key} = {value}");
        }
    }
    text
}

fn theme(below: &Pack) -> String {
    let mut text = format!(
        "# The looks. Lines after a # are those of {}. An emblem of your own is a square SVG, white on transparent.\n\n[empires]\n",
        pack_name(below),
    );
    for (empire, look) in below.rules.raw.empires.iter().zip(&below.theme.empires) {
        let colour = hex(look.colour);
        // A new day colour would drop the extended pack's night colour, so both are written.
        let night = match look.night {
            same if same == look.colour => String::new(),
            other => format!(", night = {}", hex(other)),
        };
        let emblem = quoted(&look.emblem_path);
        // Writing to a String cannot fail.
        let _ = writeln!(text, "# {} = {{ colour = {colour}{night}, emblem = {emblem} }}", empire.id);
    }
    text
}

/// A colour as a theme writes it.
fn hex([red, green, blue]: Rgb) -> String {
    format!("\"#{red:02x}{green:02x}{blue:02x}\"")
}
