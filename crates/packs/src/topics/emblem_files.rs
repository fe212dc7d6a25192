//! Reads the emblems that `theme.toml` names. Each file is read only once.

use std::collections::BTreeMap;

use crate::looks::emblem::{EmblemError, PLAIN_MARK, read};
use crate::size_limits::SVG_COSTS;
use crate::toml::fault_report::Fault;
use crate::toml::layered_source_text::Source;
use crate::toml::parse::utf8;
use crate::toml::toml_reader::Node;

/// A function that reads a file of the pack by its path. It returns the file's name in reports and its bytes, or the
/// reason why it cannot be read.
pub(crate) type Fetch<'a> = dyn Fn(&str) -> Result<(String, Vec<u8>), String> + 'a;

/// The emblems of a pack that have been read so far.
pub(super) struct Emblems<'a> {
    fetch: &'a Fetch<'a>,
    /// The emblems by path. A plain circle replaces an invalid one.
    read: BTreeMap<String, Vec<u8>>,
    /// The drawing cost that the remaining emblems may have.
    left: usize,
}

impl<'a> Emblems<'a> {
    /// Creates a reader of emblems. `fetch` reads the pack's files.
    pub fn new(fetch: &'a Fetch<'a>) -> Self {
        Self { fetch, read: BTreeMap::new(), left: SVG_COSTS }
    }

    /// Reads the emblem at a path. `None` if the file cannot be read. Faults are reported at `node`, the value that
    /// names the path.
    pub fn read(&mut self, node: Node<'_>, path: &str) -> Option<Vec<u8>> {
        if let Some(known) = self.read.get(path) {
            return Some(known.clone());
        }
        let (name, bytes) =
            (self.fetch)(path).map_err(|why| node.fault(format!("\"{path}\": {why}"))).ok()?;
        let emblem = self.judge_emblem(node, path, &name, bytes).unwrap_or_else(|| PLAIN_MARK.to_vec());
        self.read.insert(path.to_owned(), emblem.clone());
        Some(emblem)
    }

    fn judge_emblem(&mut self, node: Node<'_>, path: &str, name: &str, bytes: Vec<u8>) -> Option<Vec<u8>> {
        let whole = |why: &str| node.fault(format!("\"{path}\" is not an emblem: {why}"));
        if let Some(kind) = picture(&bytes) {
            whole(&format!("it is a {kind} picture despite its name: draw it as an SVG"));
            return None;
        }
        let text = utf8(name, bytes).map_err(|fault| node.fault_elsewhere(*fault)).ok()?;
        let source = Source::layered(path, vec![(name.to_owned(), text)]);
        let wrong = |wrong: EmblemError| match wrong.span {
            Some(span) => {
                let why = format!("this is not an emblem: {}", wrong.why);
                node.fault_elsewhere(Fault::at(&source, span, why));
            }
            None => whole(&wrong.why),
        };
        let emblem = read(&source.text).map_err(wrong).ok()?;
        for doubt in &emblem.doubts {
            let span = doubt.span.clone().unwrap_or(0..0);
            node.warn_elsewhere(|| Fault::at(&source, span, doubt.why.clone()));
        }
        let left = self.left.checked_sub(emblem.cost);
        if left.is_none() {
            whole(
                "all emblems of the pack together take long to draw: draw them with fewer and simpler shapes",
            );
        }
        self.left = left?;
        Some(emblem.svg)
    }
}

/// The kind of a binary picture, detected by its first bytes.
fn picture(bytes: &[u8]) -> Option<&'static str> {
    let kinds: [(&[u8], &str); 4] =
        [(b"\x89PNG", "PNG"), (b"\xff\xd8\xff", "JPEG"), (b"GIF8", "GIF"), (b"RIFF", "WebP")];
    kinds.into_iter().find(|(begin, _)| bytes.starts_with(begin)).map(|(_, kind)| kind)
}
