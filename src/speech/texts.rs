//! The texts of the interface, parsed once for all packs.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;

use crate::content::{interface_languages, interface_texts};

/// Texts that can be said.
pub(super) type Texts = FluentBundle<Arc<FluentResource>>;

/// The texts of the interface by language, parsed once for all packs. What cannot be read of one is
/// found by the tests; the rest is used.
pub static TEXTS: LazyLock<HashMap<&str, Vec<Arc<FluentResource>>>> = LazyLock::new(|| {
    let texts = |l| interface_texts(l).map(|(_, text)| resource(text.to_owned())).collect();
    interface_languages().into_iter().map(|l| (l, texts(l))).collect()
});

/// Texts as Fluent reads them, as far as it can.
pub fn resource(text: String) -> Arc<FluentResource> {
    Arc::new(FluentResource::try_new(text).unwrap_or_else(|(part, _)| part))
}
