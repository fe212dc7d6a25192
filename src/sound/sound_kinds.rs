//! The sounds that there are.

/// A sound of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A card is played or turned over.
    Card,
    /// An agent or a banner is put down.
    Placed,
    /// Banners are on their way.
    March,
    /// Banners fall in battle.
    Clash,
    /// A region is taken.
    Conquest,
    /// A city is lost on which the person has bet.
    Loss,
    /// A round begins.
    Round,
    /// Tokens are turned over.
    Revealed,
    /// The person is to decide.
    Turn,
    /// The person has won.
    Victory,
    /// Somebody else has.
    Defeat,
}

impl Sound {
    /// All of them.
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
