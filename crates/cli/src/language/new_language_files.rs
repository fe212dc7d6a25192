//! The template of a new language: its files, with the English texts as comments.

use packs::{FIRST_LANGUAGE, Files, LANGUAGE_FILE, Library, interface_texts};

/// The template of `language.toml`.
const DECLARED: &str = include_str!("frame.toml");

/// The header of each file of texts.
const TEXTS: &str = "\
## Each text stands here as English has it, as a comment. Translate it and take away the \"# \" before it; what stays a
## comment is said in English. Values in braces stay as they are, { $n }, and so do terms such as { banner-other }. What
## English does with a name, { CAP(THE($empire)) }, is { $empire } here, or a function that your language.toml declares.
";

/// The header of a pack's words.
const WORDS: &str = "\
## The words of this pack as English has them, as comments. Translate each and take away the \"# \" before it; what stays a
## comment is said in English.
";

/// A file of the template: its path in the folder, and its content.
pub(super) struct FrameFile {
    pub path: String,
    pub text: String,
}

/// All files of a new language's template.
pub(super) fn frame(code: &str) -> Vec<FrameFile> {
    let mut files = vec![FrameFile { path: LANGUAGE_FILE.into(), text: DECLARED.replace("CODE", code) }];
    for (file, text) in interface_texts(FIRST_LANGUAGE) {
        files.push(FrameFile {
            path: file.to_owned(),
            text: format!("{TEXTS}\n{}", commented(text, |_| false)),
        });
    }
    let packs = Library::default().ids();
    let packs = packs.iter().filter_map(|id| Some((id.as_str(), Library::default().find(id)?)));
    for (id, pack) in packs.chain(std::iter::once(("kept", Files::BuiltIn("kept")))) {
        for (path, file) in [("text", "text"), ("lessons/text", "lessons")] {
            let Ok(bytes) = pack.read(&format!("{path}/{FIRST_LANGUAGE}.toml")) else { continue };
            let text = String::from_utf8_lossy(&bytes).into_owned();
            // Table headers are not commented out, since translated words need them.
            let words = commented(&text, |line| line.starts_with('[') && line.ends_with(']'));
            files.push(FrameFile {
                path: format!("packs/{id}/{file}.toml"),
                text: format!("{WORDS}\n{words}"),
            });
        }
    }
    files
}

/// A text with its lines commented out, except those that `stays` accepts. Comments get one more `#`.
fn commented(text: &str, stays: impl Fn(&str) -> bool) -> String {
    let line = |line: &str| match line {
        "" => String::new(),
        line if line.starts_with('#') => format!("#{line}"),
        line if stays(line) => line.to_owned(),
        line => format!("# {line}"),
    };
    text.lines().map(|l| line(l) + "\n").collect()
}
