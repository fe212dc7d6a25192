//! `weights.txt`: weights for bots that were trained for this pack.

use std::sync::Arc;

use crate::files::pack_layers::Layers;
use crate::files::read_error::ReadError;
use crate::toml::fault_collector::Faults;
use crate::toml::fault_report::Fault;
use crate::toml::layered_source_text::Source;
use crate::toml::parse::utf8;
use bots::Weights;

/// The file that contains a pack's weights for bots.
pub const WEIGHTS_FILE: &str = "weights.txt";

/// Reads the pack's own weights for bots. `None` if it has none.
pub fn read(layers: &Layers, faults: &Faults) -> Option<Arc<Weights>> {
    let own = match layers.read(WEIGHTS_FILE) {
        Err(ReadError::Missing) => return None,
        Err(ReadError::NoText(fault)) => Err(*fault),
        Err(why) => Err(Fault::for_file(WEIGHTS_FILE, why.to_string())),
        Ok((name, bytes)) => utf8(&name, bytes).map_err(|fault| *fault).and_then(|text| parse(name, text)),
    };
    own.map(Arc::new).map_err(|fault| faults.add(fault)).ok()
}

fn parse(name: String, text: String) -> Result<Weights, Fault> {
    Weights::parse(&text).map_err(|why| {
        let source = Source::new(name, text.as_str());
        let before = why.line.saturating_sub(1);
        let start = text.split_inclusive('\n').take(before).map(str::len).sum();
        let line = text.lines().nth(before).unwrap_or_default();
        Fault::at(&source, start..start + line.len(), why.what)
    })
}
