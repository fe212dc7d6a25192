//! The kinds of icons of regions (R1.1): three printed kinds, and those that a pack adds.

/// The most kinds of icons that a pack may add.
pub const MAX_OWN_ICONS: usize = 5;
/// The most kinds of icons in a pack: the three printed ones and those that the pack adds.
pub const ICON_KINDS: usize = 3 + MAX_OWN_ICONS;

/// A kind of icon that a region may show (R1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Icon {
    /// A city, which counts for the score.
    City,
    /// A farm, which raises the supply limit.
    Farm,
    /// A fort, which kills one attacker.
    Fort,
    /// The first kind of icon that the pack adds (R1.5). It has only the effects that the pack's rules give it.
    Own1,
    /// The second kind of icon that the pack adds.
    Own2,
    /// The third kind of icon that the pack adds.
    Own3,
    /// The fourth kind of icon that the pack adds.
    Own4,
    /// The fifth kind of icon that the pack adds.
    Own5,
}

impl Icon {
    /// The three kinds of icons that every pack has, in printed order.
    pub const PRINTED: [Self; 3] = [Self::City, Self::Farm, Self::Fort];
    /// The kinds of icons that a pack may add, in the order in which it declares them.
    pub const OWN: [Self; MAX_OWN_ICONS] = [Self::Own1, Self::Own2, Self::Own3, Self::Own4, Self::Own5];
    /// All kinds of icons: the printed ones, then those that a pack may add.
    pub const ANY: [Self; ICON_KINDS] =
        [Self::City, Self::Farm, Self::Fort, Self::Own1, Self::Own2, Self::Own3, Self::Own4, Self::Own5];

    /// The index of this icon, from 0, for arrays with an entry for each kind of icon.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The index of this icon among those that the pack adds, from 0; `None` for a printed icon.
    pub const fn own(self) -> Option<usize> {
        self.index().checked_sub(Self::PRINTED.len())
    }

    /// The id of a printed icon in packs and notation; `None` for an icon that the pack adds, whose id the pack sets.
    pub const fn printed_id(self) -> Option<&'static str> {
        match self {
            Self::City => Some("city"),
            Self::Farm => Some("farm"),
            Self::Fort => Some("fort"),
            Self::Own1 | Self::Own2 | Self::Own3 | Self::Own4 | Self::Own5 => None,
        }
    }

    /// The icon's id. `own` holds the ids of the icons that the pack adds.
    pub fn id(self, own: &[String]) -> &str {
        match self.own() {
            None => self.printed_id().unwrap_or_default(),
            Some(n) => own.get(n).map_or("", String::as_str),
        }
    }

    /// The printed kinds of icons, then the first `own` kinds of those that a pack may add.
    pub fn with_own(own: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        Self::ANY.into_iter().take(Self::PRINTED.len() + own.min(MAX_OWN_ICONS))
    }

    /// The icon's description for authors of packs.
    pub const fn meaning(self) -> &'static str {
        match self {
            Self::City => "A city: it counts for whoever bets on the empire that holds it (R9.1).",
            Self::Farm => "A farm: a larger army can stand here (R5.7).",
            Self::Fort => "A fort: it kills one attacker before the others fight (R6.2).",
            Self::Own1 | Self::Own2 | Self::Own3 | Self::Own4 | Self::Own5 => "One of the pack's own.",
        }
    }
}

/// A set of kinds of icons, stored as one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Icons(u8);

impl Icons {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// True if the set contains an icon.
    pub const fn has(self, icon: Icon) -> bool {
        self.0 >> icon.index() & 1 == 1
    }

    /// Adds an icon to the set.
    pub const fn insert(&mut self, icon: Icon) {
        self.0 |= 1 << icon.index();
    }

    /// True if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds of icons in the set, in the order of `Icon::ANY`.
    pub fn iter(self) -> impl Iterator<Item = Icon> {
        Icon::ANY.into_iter().filter(move |icon| self.has(*icon))
    }
}

impl FromIterator<Icon> for Icons {
    fn from_iter<I: IntoIterator<Item = Icon>>(icons: I) -> Self {
        let mut set = Self::NONE;
        icons.into_iter().for_each(|icon| set.insert(icon));
        set
    }
}

const _: () = assert!(ICON_KINDS == u8::BITS as usize, "sets of icons are bits of a byte");
