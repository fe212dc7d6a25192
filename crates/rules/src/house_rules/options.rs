//! The options of house rules.

/// The way loyalty tokens are dealt (R3.2, R10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LoyaltySetup {
    /// Any deal, drawn at random.
    Random,
    /// No two societies share the first slot's empire.
    UniqueDevout,
    /// No two share the first slot's empire, no two the last slot's.
    UniqueEnds,
    /// Every empire is worth about the same to all societies together.
    Balanced,
    /// The fixed cycle, with empires in a random order.
    Cyclical,
    /// Two pairs with opposite interests.
    Teams,
    /// Every two societies differ in at least this number of slots.
    Differ(u8),
    /// Each is dealt a distinct first slot and lays the rest out as it likes.
    DealtDevout,
}

impl LoyaltySetup {
    /// All of them with the words for them, the printed one first.
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

/// In which order the empires act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EmpireOrder {
    /// One of the pack's orders, by its place in the pack's list; 0 is the printed one.
    Named(usize),
    /// Shuffled once, before the match.
    ShuffledOnce,
    /// Shuffled at the start of each round; never the same empire first twice running.
    ShuffledEachRound,
}

impl EmpireOrder {
    /// The orders that chance settles, with their words.
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

    /// True if chance settles the order.
    pub const fn is_drawn(self) -> bool {
        !matches!(self, Self::Named(_))
    }
}

/// Cards that a pack may bring for a house rule alone. Without it, neither the rule nor the cards
/// stand in a record.
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
    /// The ids and names of the options.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Wild => "wild cards",
            Self::Event => "event cards",
            Self::Offer => "offer cards",
        }
    }
}

/// The subject of a house rule, by which settings are grouped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// Loyalty tokens and what they are worth.
    Loyalty,
    /// Agents and councils.
    Council,
    /// Banners and supply.
    War,
    /// The length of a match.
    Length,
    /// Cards that are not always among the decks.
    Cards,
}

impl Group {
    /// All groups as they are shown.
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
