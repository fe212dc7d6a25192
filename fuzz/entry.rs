//! What the fuzz targets do with their bytes. `tests/suite/fuzz.rs` does the same with the corpus, so that it
//! cannot rot.

use std::sync::Arc;

use packs::{Archive, Drawing, Files, Pack, read_emblem};
use speech::Speech;
use table::{LoadError, Loaded, is_link, load_text, load_text_with_kept_rules, open_link, seal_link};
use text::untrusted_text::is_hidden;

/// What stands before the path of each file in the input of [`pack`].
const MARK: &str = "=== ";

/// Reads a pack: a zip archive, or files one after the other, each below a line `=== path`. Whether it
/// was accepted.
pub fn pack(data: &[u8]) -> bool {
    if data.starts_with(b"PK") {
        return Pack::load(&Files::Zip(Archive::from_bytes("fuzz.zip", data.to_vec()))).is_ok();
    }
    let mut files: Vec<(String, Vec<u8>)> = Vec::new();
    for line in data.split_inclusive(|byte| *byte == b'\n') {
        let path = std::str::from_utf8(line).ok().and_then(|line| line.strip_prefix(MARK));
        match (path, files.last_mut()) {
            (Some(path), _) => files.push((path.trim().to_owned(), Vec::new())),
            (None, Some((_, bytes))) => bytes.extend_from_slice(line),
            (None, None) => {}
        }
    }
    match Pack::load(&Files::Zip(Archive::from_files("fuzz", files))) {
        Ok(_) => true,
        Err(report) => {
            assert!(!report.faults.is_empty(), "refused without a reason");
            assert!(report.faults.iter().all(|fault| !fault.message.is_empty()));
            // To write it out must work as well.
            assert!(!report.to_string().is_empty());
            false
        }
    }
}

/// The first built-in pack.
fn base() -> Option<&'static Arc<Pack>> {
    static PACK: std::sync::OnceLock<Option<Arc<Pack>>> = std::sync::OnceLock::new();
    let open = || Pack::load(&Files::BuiltIn("war-of-whispers")).ok().map(Arc::new);
    PACK.get_or_init(open).as_ref()
}

/// Loads a record of the first built-in pack. Whether it was accepted.
pub fn record(data: &[u8]) -> bool {
    let Some(pack) = base() else { return false };
    match load_text("fuzz", &String::from_utf8_lossy(data), pack) {
        Ok(_) => true,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            false
        }
    }
}

/// Opens a link: the text of one, or else the content of one, which is sealed first. Everything that is said of a link
/// that is refused can be shown. Whether it was accepted.
pub fn link(data: &[u8]) -> bool {
    let Some(pack) = base() else { return false };
    let text = String::from_utf8_lossy(data);
    let link = if is_link(&text) { Some(text.into_owned()) } else { seal_link(&text).ok() };
    let Some(link) = link else { return false };
    match open_link(&link, std::slice::from_ref(pack)) {
        Ok(_) => true,
        Err(error) => {
            for said in [error.to_string(), Speech::in_language(Arc::clone(pack), "fr").link_error(&error)] {
                assert!(!said.is_empty() && said.chars().count() <= MOST_SAID, "{} characters", said.len());
                assert!(!said.contains(is_hidden), "{said:?} would steer a terminal");
            }
            false
        }
    }
}

/// The most characters of anything that is said of a record.
const MOST_SAID: usize = 20_000;

/// Reads a record as the window and the text table do, and makes every text that they would show for it:
/// what is wrong with it, that its pack is another one, what is played by the rules that it kept. All of
/// them can be shown. Whether it was accepted.
pub fn record_shown(data: &[u8]) -> bool {
    let Some(pack) = base() else { return false };
    let text = String::from_utf8_lossy(data);
    let mut said = Vec::new();
    let loaded = load_text("fuzz\u{1b}[2J", &text, pack).or_else(|error| {
        said.extend(refused(&error, pack));
        load_text_with_kept_rules("fuzz\u{202e}", &text, &[])
    });
    let accepted = match loaded {
        Ok(loaded) => {
            said.extend(shown(&loaded));
            true
        }
        Err(error) => {
            said.extend(refused(&error, pack));
            false
        }
    };
    for text in said {
        assert!(!text.is_empty() && text.chars().count() <= MOST_SAID, "{} characters", text.chars().count());
        assert!(!text.contains(is_hidden), "{text:?} would steer a terminal");
    }
    accepted
}

/// What is said of a record that is refused.
fn refused(error: &LoadError, pack: &Arc<Pack>) -> Vec<String> {
    let mut said = vec![error.to_string()];
    if let LoadError::Pack(unfit) = error {
        said.push(unfit.place());
        for language in ["en", "fr"] {
            let speech = Speech::in_language(Arc::clone(pack), language);
            said.extend([speech.unfit_heading(unfit), speech.unfit_in_short(unfit)]);
            said.extend(speech.unfit_lines(unfit));
            said.extend(unfit.replacement().map(|found| speech.unfit_other(found)));
        }
    }
    said
}

/// What is shown of a record that is accepted, in both languages.
fn shown(loaded: &Loaded) -> Vec<String> {
    let game = &loaded.game;
    let mut said = Vec::new();
    for language in ["en", "fr"] {
        let speech = Speech::in_language(Arc::clone(game.pack()), language);
        let torn = loaded.torn.as_ref();
        said.extend(torn.map(|line| speech.say("window-torn", &[("line", line.as_str().into())])));
        said.push(speech.words().name.clone());
        let societies = speech.words().societies().iter();
        said.extend(societies.flat_map(|society| [society.name.clone(), society.short.clone()]));
        said.extend(game.events().take(200).filter_map(|(_, event)| speech.event(game, event, None)));
    }
    said
}

/// Reads an emblem and draws it, as small and as large as it is shown. Whether it was accepted.
pub fn emblem(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else { return false };
    match read_emblem(text) {
        Ok(emblem) => {
            let drawing = Drawing::new(&emblem.svg).expect("what was judged can be read");
            for side in [16, 48, 256] {
                assert!(drawing.draw(side).is_some(), "what was judged can be drawn with {side} pixels");
            }
            true
        }
        Err(wrong) => {
            assert!(!wrong.why.is_empty() && wrong.why.len() < 400, "{}", wrong.why);
            assert!(wrong.span.is_none_or(|span| text.get(span).is_some()), "it stands in the text");
            false
        }
    }
}
