//! The guides for authors, and the examples to which they refer. A printed guide names the commands that print
//! the others.

/// A guide for authors, or an example to which guides refer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guide {
    /// The id of the guide, as typed in the command that prints it.
    pub id: &'static str,
    /// The path of the guide in the sources, and below the folder of documents if the program is installed.
    pub path: &'static str,
    /// The subject of the guide, for lists of guides.
    pub about: &'static str,
    /// The text of the guide in Markdown, or the content of the example file.
    pub text: &'static str,
}

macro_rules! guide {
    ($id:literal, $path:literal, $about:literal) => {
        Guide { id: $id, path: $path, about: $about, text: include_str!(concat!("../../../", $path)) }
    };
}

/// All guides and examples. The guides come first.
pub const GUIDES: [Guide; 9] = [
    guide!("packs", "content/README.md", "Making packs: maps, cards, words and looks of your own"),
    guide!("languages", "content/interface/README.md", "Translating the program and its packs"),
    guide!("bots", "docs/BOTS.md", "A program of yours at the table, as a bot"),
    guide!("protocol", "PROTOCOL.md", "The protocol for programs that drive \"whispers engine\""),
    guide!(
        "rules",
        "docs/RULES.md",
        "The rulebook of A War of Whispers, with the numbers that everything cites"
    ),
    guide!("outside.py", "examples/outside.py", "A bot for the table, in Python"),
    guide!("outside.rs", "examples/outside.rs", "The same in Rust"),
    guide!("bot.py", "examples/bot.py", "A bot that drives the protocol, in Python"),
    guide!("bot.rs", "examples/bot.rs", "The same in Rust"),
];

impl Guide {
    /// The guide or example with this id.
    pub fn find(id: &str) -> Option<&'static Self> {
        GUIDES.iter().find(|guide| guide.id == id)
    }

    /// The guide's text for a terminal, in which a link to another guide shows the command that prints it.
    pub fn to_terminal(&self) -> String {
        let mut printed = String::with_capacity(self.text.len());
        let mut rest = self.text;
        while let Some((before, label, target, after)) = next_link(rest) {
            printed.push_str(before);
            match self.linked_guide(target) {
                Some(other) => {
                    printed.push_str(&format!("{label} (\"whispers guide {}\")", other.id));
                }
                None => printed.push_str(&format!("[{label}]({target})")),
            }
            rest = after;
        }
        printed + rest
    }

    /// The guide to which a link in this guide leads; `None` if it leads elsewhere.
    fn linked_guide(&self, target: &str) -> Option<&'static Self> {
        let folder = self.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let (mut parts, mut steps): (Vec<&str>, _) = (folder.split('/').collect(), target.split('/'));
        steps.by_ref().for_each(|step| match step {
            ".." => drop(parts.pop()),
            step => parts.push(step),
        });
        parts.retain(|part| !part.is_empty());
        GUIDES.iter().find(|guide| guide.path == parts.join("/"))
    }
}

/// The next Markdown link in a text: the text before it, its label, its target, and the text after it.
fn next_link(text: &str) -> Option<(&str, &str, &str, &str)> {
    let (head, tail) = text.split_once("](")?;
    let (target, after) = tail.split_once(')')?;
    let (before, label) = head.rsplit_once('[')?;
    Some((before, label, target, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_printed_guide_leads_to_the_others_by_the_command_that_prints_them() {
        let printed = Guide::find("bots").unwrap().to_terminal();
        assert!(printed.contains("examples/outside.py (\"whispers guide outside.py\")"), "{printed}");
        assert!(printed.contains("(PROTOCOL.md (\"whispers guide protocol\"), section 8)"), "{printed}");
        let languages = Guide::find("packs").unwrap().to_terminal();
        assert!(languages.contains("(interface/README.md (\"whispers guide languages\"))"), "{languages}");
    }

    #[test]
    fn no_printed_guide_has_a_link_that_leads_nowhere() {
        for guide in GUIDES.iter().filter(|guide| guide.path.ends_with(".md")) {
            let printed = guide.to_terminal();
            let mut rest = printed.as_str();
            while let Some((_, label, target, after)) = next_link(rest) {
                let is_web = target.starts_with("https://");
                assert!(is_web || target.starts_with('#'), "{}: [{label}]({target})", guide.id);
                rest = after;
            }
        }
    }
}
