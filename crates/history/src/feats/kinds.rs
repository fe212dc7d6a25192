//! Kinds of feats.

/// A feat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Feat {
    /// A win without a mistake or a blunder.
    Flawless,
    /// At least 19 of 20 decisions best or good.
    Precise,
    /// A win from a chance below a tenth.
    Comeback,
    /// A win after being alone in last place when the last round began.
    LastRound,
    /// A win while the last slot's empire has no city.
    Downfall,
    /// A win with cities in the order of the slots, the first slot's empire strictly ahead.
    InOrder,
    /// A win with at least three covered tokens, none of them guessed.
    Unseen,
    /// A win without an agent in the first slot's council.
    FromAfar,
    /// A win with the tokens of the deal.
    AsDealt,
    /// A win that the tokens of the deal would have lost.
    Turncoat,
    /// A win without an attack.
    NoAttack,
    /// A win without a card.
    NoCard,
    /// A win by a tie-break.
    TieBreak,
    /// A win by ten points or more.
    Clear,
    /// A win against three masterminds.
    Masterminds,
    /// A win against both automata at their hardest, at one table or at two.
    Automata,
    /// Three wins in a row against spymasters or masterminds.
    Three,
    /// Five matches in a row without a blunder, all looked back at.
    Steady,
    /// A win with every society of a pack.
    EverySociety,
    /// A win with the token of every empire of a pack on the first slot.
    EveryEmpire,
}

impl Feat {
    /// All feats.
    pub const ALL: [Self; 20] = [
        Self::Flawless,
        Self::Precise,
        Self::Comeback,
        Self::LastRound,
        Self::Downfall,
        Self::InOrder,
        Self::Unseen,
        Self::FromAfar,
        Self::AsDealt,
        Self::Turncoat,
        Self::NoAttack,
        Self::NoCard,
        Self::TieBreak,
        Self::Clear,
        Self::Masterminds,
        Self::Automata,
        Self::Three,
        Self::Steady,
        Self::EverySociety,
        Self::EveryEmpire,
    ];

    /// The id, for programs and texts.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Flawless => "flawless",
            Self::Precise => "precise",
            Self::Comeback => "comeback",
            Self::LastRound => "last-round",
            Self::Downfall => "downfall",
            Self::InOrder => "in-order",
            Self::Unseen => "unseen",
            Self::FromAfar => "from-afar",
            Self::AsDealt => "as-dealt",
            Self::Turncoat => "turncoat",
            Self::NoAttack => "no-attack",
            Self::NoCard => "no-card",
            Self::TieBreak => "tie-break",
            Self::Clear => "clear",
            Self::Masterminds => "masterminds",
            Self::Automata => "automata",
            Self::Three => "three",
            Self::Steady => "steady",
            Self::EverySociety => "every-society",
            Self::EveryEmpire => "every-empire",
        }
    }
}
