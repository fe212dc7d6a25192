//! Facts about a pack that its manifest and its catalogue entry both state.

/// The facts about a pack that its manifest, [`crate::Pack`] and catalogue entry share.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Metadata {
    /// The id of the pack.
    pub id: String,
    /// The version of the pack.
    pub version: String,
    /// The minimum version of the program that can play the pack.
    pub needs: Option<String>,
    /// The names of the pack's authors.
    pub authors: Vec<String>,
    /// The licence of the pack: a short name or a sentence.
    pub licence: String,
    /// The address of the pack's home page.
    pub homepage: Option<String>,
    /// Tags by which players can find the pack.
    pub tags: Vec<String>,
}
