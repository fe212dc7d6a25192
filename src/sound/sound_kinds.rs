//! The sounds of the game.

/// A sound of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// Played when a card is played or turned over.
    Card,
    /// Played when an agent or a banner is placed.
    Placed,
    /// Played when banners march.
    March,
    /// Played when banners fall in battle.
    Clash,
    /// Played when a region is conquered.
    Conquest,
    /// Played when the player loses a city of an empire that scores for them.
    Loss,
    /// Played when a round begins.
    Round,
    /// Played when tokens are turned over.
    Revealed,
    /// Played when the player has to decide.
    Turn,
    /// Played when the player has won.
    Victory,
    /// Played when the player hasn't won.
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
