//! Facts about a pack that its manifest states and catalogues repeat.

/// The facts about a pack that manifest, pack and catalogue entry share.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Metadata {
    /// The pack's id.
    pub id: String,
    /// The pack's own version.
    pub version: String,
    /// The least version of the program that plays it.
    pub needs: Option<String>,
    /// The authors' names.
    pub authors: Vec<String>,
    /// The licence: a short name or a sentence.
    pub licence: String,
    /// The address of its home page.
    pub homepage: Option<String>,
    /// Tags to find it by.
    pub tags: Vec<String>,
}
