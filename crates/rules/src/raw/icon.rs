//! Icons of regions (R1.1): the three printed ones, and a pack's own.

/// Most kinds of icons of a pack's own.
pub const MAX_OWN_ICONS: usize = 5;
/// Most kinds of icons altogether.
pub const ICON_KINDS: usize = 3 + MAX_OWN_ICONS;

/// The icons that a region may show (R1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Icon {
    /// Counts for the score.
    City,
    /// Feeds more banners.
    Farm,
    /// Kills one attacker.
    Fort,
    /// The first kind of the pack's own (R1.5): it does what the pack counts it for.
    Own1,
    /// The second kind of the pack's own.
    Own2,
    /// The third kind of the pack's own.
    Own3,
    /// The fourth kind of the pack's own.
    Own4,
    /// The fifth kind of the pack's own.
    Own5,
}

impl Icon {
    /// The icons that every pack has, in their printed order.
    pub const PRINTED: [Self; 3] = [Self::City, Self::Farm, Self::Fort];
    /// The icons that a pack may declare, in the order of declaration.
    pub const OWN: [Self; MAX_OWN_ICONS] = [Self::Own1, Self::Own2, Self::Own3, Self::Own4, Self::Own5];
    /// All of them.
    pub const ANY: [Self; ICON_KINDS] =
        [Self::City, Self::Farm, Self::Fort, Self::Own1, Self::Own2, Self::Own3, Self::Own4, Self::Own5];

    /// The index into tables by icon.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The index among the pack's own icons, from 0; `None` for a printed one.
    pub const fn own(self) -> Option<usize> {
        self.index().checked_sub(Self::PRINTED.len())
    }

    /// The id of a printed icon, used in packs and notation; one of a pack's own has what the pack gave it.
    pub const fn printed_id(self) -> Option<&'static str> {
        match self {
            Self::City => Some("city"),
            Self::Farm => Some("farm"),
            Self::Fort => Some("fort"),
            Self::Own1 | Self::Own2 | Self::Own3 | Self::Own4 | Self::Own5 => None,
        }
    }

    /// The id, with those of the pack's own at hand.
    pub fn id(self, own: &[String]) -> &str {
        match self.own() {
            None => self.printed_id().unwrap_or_default(),
            Some(n) => own.get(n).map_or("", String::as_str),
        }
    }

    /// The printed icons and the first `own` of a pack's own icons.
    pub fn with_own(own: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        Self::ANY.into_iter().take(Self::PRINTED.len() + own.min(MAX_OWN_ICONS))
    }

    /// The description for authors of packs.
    pub const fn meaning(self) -> &'static str {
        match self {
            Self::City => "A city: it counts for whoever bets on the empire that holds it (R9.1).",
            Self::Farm => "A farm: a larger army can stand here (R5.7).",
            Self::Fort => "A fort: it kills one attacker before the others fight (R6.2).",
            Self::Own1 | Self::Own2 | Self::Own3 | Self::Own4 | Self::Own5 => "One of the pack's own.",
        }
    }
}

/// A set of kinds of icons, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Icons(u8);

impl Icons {
    /// None of them.
    pub const NONE: Self = Self(0);

    /// True if the set contains an icon.
    pub const fn has(self, icon: Icon) -> bool {
        self.0 >> icon.index() & 1 == 1
    }

    /// Puts one in.
    pub const fn insert(&mut self, icon: Icon) {
        self.0 |= 1 << icon.index();
    }

    /// True if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The icons, in order.
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
