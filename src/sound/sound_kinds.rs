//! The sounds of the game.

/// A sound of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A card is played or turned over.
    Card,
    /// An agent or a banner is placed.
    Placed,
    /// Banners are on their way.
    March,
    /// Banners fall in battle.
    Clash,
    /// A region is taken.
    Conquest,
    /// The person loses a city of an empire that counts for them.
    Loss,
    /// A round begins.
    Round,
    /// Tokens are turned over.
    Revealed,
    /// The person has to decide.
    Turn,
    /// The person has won.
    Victory,
    /// Somebody else has won.
    Defeat,
}

impl Sound {
    /// All sounds.
    #[cfg(test)]
    pub const ALL: [Self; 11] = [
        Self::Card,
        Self::Placed,
        Self::March,
        Self::Clash,
        Self::Conquest,
        Self::Loss,
        Self::Round,
        Self::Revealed,
        Self::Turn,
        Self::Victory,
        Self::Defeat,
    ];
}
