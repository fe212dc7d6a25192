//! The types of the values that house rules have, and the groups of house rules.

/// The way loyalty tokens are dealt (R3.2, R10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LoyaltySetup {
    /// Each society's tokens are dealt at random.
    Random,
    /// No two societies share the first slot's empire.
    UniqueDevout,
    /// No two societies share the first slot's empire, and no two the last slot's.
    UniqueEnds,
    /// Every empire has about the same total of multipliers over all societies.
    Balanced,
    /// The tokens follow a fixed cyclic pattern, with the empires in random order.
    Cyclical,
    /// Two pairs of societies have opposite interests.
    Teams,
    /// Every two societies differ in at least this number of slots.
    Differ(u8),
    /// Each society is dealt a different empire for its first slot and lays out the rest as it likes.
    DealtDevout,
}

impl LoyaltySetup {
    /// All setups with their words in files, the default first.
    pub const ALL: [(&'static str, Self); 10] = [
        ("random", Self::Random),
        ("unique-devout", Self::UniqueDevout),
        ("unique-ends", Self::UniqueEnds),
        ("balanced", Self::Balanced),
        ("cyclical", Self::Cyclical),
        ("teams", Self::Teams),
        ("differ-2", Self::Differ(2)),
        ("differ-3", Self::Differ(3)),
        ("differ-4", Self::Differ(4)),
        ("dealt-devout", Self::DealtDevout),
    ];
}

impl LoyaltySetup {
    /// The description for authors of packs.
    pub const fn meaning(self) -> &'static str {
        match self {
            Self::Random => "Every society is dealt its tokens at random.",
            Self::UniqueDevout => "No two societies have the same empire in the first slot.",
            Self::UniqueEnds => "No two have the same empire in the first slot, no two in the last.",
            Self::Balanced => "Every empire is worth about the same to all societies together.",
            Self::Cyclical => {
                "A fixed pattern in which each society begins with another empire, drawn which."
            }
            Self::Teams => "Two pairs of societies with opposite interests; for four and five empires.",
            Self::Differ(2) => "Every two societies differ in two slots or more.",
            Self::Differ(3) => "Every two societies differ in three slots or more.",
            Self::Differ(_) => "Every two societies differ in four slots or more.",
            Self::DealtDevout => "Each is dealt another first slot and lays out the rest as it likes.",
        }
    }

    /// True if the setup deals fixed patterns (R10.1).
    pub const fn has_patterns(self) -> bool {
        matches!(self, Self::Cyclical | Self::Teams)
    }
}

/// The order in which the empires act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EmpireOrder {
    /// One of the pack's turn orders, by its index in the pack's list. The printed one is 0.
    Named(usize),
    /// Shuffled once, before the match.
    ShuffledOnce,
    /// Shuffled at the start of each round. The first empire always changes.
    ShuffledEachRound,
}

impl EmpireOrder {
    /// The random orders with their words in files.
    pub const DRAWN: [(&'static str, Self); 2] =
        [("shuffled", Self::ShuffledOnce), ("shuffled-each-round", Self::ShuffledEachRound)];

    /// The description for authors of packs.
    pub const fn meaning(self) -> &'static str {
        match self {
            Self::Named(_) => "One of the pack's orders.",
            Self::ShuffledOnce => "Drawn once, for the whole match.",
            Self::ShuffledEachRound => "Drawn anew for every round.",
        }
    }

    /// True if the order is random.
    pub const fn is_drawn(self) -> bool {
        !matches!(self, Self::Named(_))
    }
}

/// Cards that are used only under a house rule. While the rule is off, a record contains neither the rule nor
/// the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cards {
    /// The wild cards (section 10).
    Wild,
    /// Event cards (section 11).
    Event,
    /// Offer cards (section 12).
    Offer,
}

impl Cards {
    /// The plural name of the cards, for messages.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Wild => "wild cards",
            Self::Event => "event cards",
            Self::Offer => "offer cards",
        }
    }
}

/// The subject of a house rule. Settings group the rules by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// Loyalty tokens and their value.
    Loyalty,
    /// Agents and councils.
    Council,
    /// Banners and supply.
    War,
    /// The length of a match.
    Length,
    /// Cards that only a house rule puts into the decks.
    Cards,
}

impl Group {
    /// All groups in the order in which settings show them.
    pub const ALL: [Self; 5] = [Self::Loyalty, Self::Council, Self::War, Self::Length, Self::Cards];

    /// The group's id in texts and files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Loyalty => "loyalty",
            Self::Council => "council",
            Self::War => "war",
            Self::Length => "length",
            Self::Cards => "cards",
        }
    }
}
