//! The types of house rules' values that are not numbers or switches, and the groups of house rules.

/// How loyalty tokens are dealt (R3.2, R10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LoyaltySetup {
    /// Each society's tokens are dealt at random.
    Random,
    /// No two societies have the same empire on their first slot.
    UniqueDevout,
    /// No two societies have the same empire on their first slot, nor on their last slot.
    UniqueEnds,
    /// Every empire has about the same total of multipliers over all societies.
    Balanced,
    /// The tokens follow a fixed cyclic pattern, with the empires in random order.
    Cyclical,
    /// The societies form two pairs with opposite interests.
    Teams,
    /// Every two societies have different empires on at least this number of slots.
    Differ(u8),
    /// Each society is dealt a different empire for its first slot, and chooses the slots of its other tokens.
    DealtDevout,
}

impl LoyaltySetup {
    /// All loyalty set-ups with their words in files, the default first.
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
    /// The setup's description for authors of packs.
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

    /// True if the setup deals fixed patterns of tokens (R10.1).
    pub const fn has_patterns(self) -> bool {
        matches!(self, Self::Cyclical | Self::Teams)
    }
}

/// The order in which the empires act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EmpireOrder {
    /// One of the pack's turn orders, by its index in the pack's list. The printed order has index 0.
    Named(usize),
    /// The order is shuffled once, before the match.
    ShuffledOnce,
    /// The order is shuffled at the start of each round. The first empire always changes.
    ShuffledEachRound,
}

impl EmpireOrder {
    /// The two random orders, with their words in files.
    pub const DRAWN: [(&'static str, Self); 2] =
        [("shuffled", Self::ShuffledOnce), ("shuffled-each-round", Self::ShuffledEachRound)];

    /// The order's description for authors of packs.
    pub const fn meaning(self) -> &'static str {
        match self {
            Self::Named(_) => "One of the pack's orders.",
            Self::ShuffledOnce => "Drawn once, for the whole match.",
            Self::ShuffledEachRound => "Shuffled at the start of every round.",
        }
    }

    /// True if the order is random.
    pub const fn is_drawn(self) -> bool {
        !matches!(self, Self::Named(_))
    }
}

/// A kind of cards that is in the decks only under a house rule. If the rule is off, a record mentions neither the
/// rule nor these cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cards {
    /// Wild cards (section 10).
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

/// The subject of a house rule. Settings show rules of the same subject together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// Rules about loyalty tokens and their value.
    Loyalty,
    /// Rules about agents and councils.
    Council,
    /// Rules about banners and supply.
    War,
    /// Rules about the length of a match.
    Length,
    /// Rules that add cards to the decks.
    Cards,
}

impl Group {
    /// All groups, in the order in which settings show them.
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
