//! Declarations of kinds: the id, the meaning, and the keys that may stand beside it.

use crate::raw::ability::{Where, Windows};
use crate::raw::event_card::End;
use crate::raw::icon::{Icon, Icons};

/// The parameters of a kind, by key. Keys that a kind does not have keep their value from
/// [`Parameters::NOTHING`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// The number of banners or cards.
    pub number: u8,
    /// The regions where it can take effect.
    pub place: Where,
    /// Only across a sea.
    pub sea: bool,
    /// The icon that it is about.
    pub icon: Icon,
    /// The end of a council whose position is meant.
    pub position: End,
    /// The end of another council whose position is meant.
    pub other: End,
    /// Home regions only.
    pub home: bool,
    /// True if a turn starts again.
    pub restart: bool,
}

impl Parameters {
    /// The default parameters.
    pub const NOTHING: Self = Self {
        number: 0,
        place: Where { empty: false, with: None, without: Icons::NONE },
        sea: false,
        icon: Icon::City,
        position: End::First,
        other: End::First,
        home: false,
        restart: false,
    };
}

/// Where a key's value is kept.
type Accessor<T> = fn(&mut Parameters) -> &mut T;

/// The type of a key's value.
#[derive(Clone, Copy, Debug)]
pub enum KeyType {
    /// A number from 1 to this.
    Number(Accessor<u8>, u8),
    /// Yes or no; no when left out.
    Yes(Accessor<bool>),
    /// Yes or no, written only if yes.
    Only(Accessor<bool>),
    /// The id of an icon.
    Icon(Accessor<Icon>),
    /// An icon or none.
    Perhaps(Accessor<Option<Icon>>),
    /// Any number of icons.
    Icons(Accessor<Icons>),
    /// An end of a council.
    End(Accessor<End>),
}

/// A key that stands beside a kind.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// The key as it is written.
    pub id: &'static str,
    /// The type of its value.
    pub takes: KeyType,
    /// The description for authors of packs.
    pub meaning: &'static str,
    /// Where it must be there, in words; it may always be left out when `None`.
    pub needed: Option<&'static str>,
}

/// The declaration of a kind.
#[derive(Clone, Copy, Debug)]
pub struct Form<T> {
    /// The id, as it stands in packs.
    pub id: &'static str,
    /// The description for authors of packs.
    pub meaning: &'static str,
    /// Keys that must be there.
    pub needs: &'static [&'static str],
    /// Keys that may be there.
    pub takes: &'static [&'static str],
    /// The largest number, where that is less than its key takes.
    pub most: u8,
    /// The windows in which it means something, if it is for cards that are played.
    pub windows: Windows,
    make: fn(Parameters) -> T,
}

impl<T> Form<T> {
    /// A kind without keys.
    pub(super) const fn new(id: &'static str, meaning: &'static str, make: fn(Parameters) -> T) -> Self {
        Self { id, meaning, needs: &[], takes: &[], most: u8::MAX, windows: Windows::new(&[]), make }
    }

    /// Adds required keys.
    pub(super) const fn needs(mut self, keys: &'static [&'static str]) -> Self {
        self.needs = keys;
        self
    }

    /// Adds optional keys.
    pub(super) const fn takes(mut self, keys: &'static [&'static str]) -> Self {
        self.takes = keys;
        self
    }

    /// Sets the largest number.
    pub(super) const fn most(mut self, most: u8) -> Self {
        self.most = most;
        self
    }

    /// Sets the windows.
    pub(super) const fn limit_to(mut self, windows: Windows) -> Self {
        self.windows = windows;
        self
    }

    /// The value with these parameters.
    pub fn make(&self, given: Parameters) -> T {
        (self.make)(given)
    }

    /// The keys that go with it, those first that must be there.
    pub fn keys(&self) -> impl Iterator<Item = &'static str> + use<T> {
        self.needs.iter().chain(self.takes).copied()
    }
}

/// A closed set of kinds, each with its keys.
pub trait Kinds: Copy + PartialEq + Sized + 'static {
    /// The table of its kinds.
    const FORMS: &'static [Form<Self>];
    /// The keys that stand beside them.
    const KEYS: &'static [Key];

    /// The parameters of the value.
    fn parameters(self) -> Parameters;

    /// The declaration of the value's kind.
    fn form(self) -> &'static Form<Self> {
        let made = Self::FORMS.iter().find(|form| form.make(self.parameters()) == self);
        // The tables make every variant: a kind that is in none of them is in no pack.
        made.expect("every kind is declared")
    }

    /// The numbers beside it that are outside of their bounds: each key with what is given and the
    /// most that is right.
    fn outside(self) -> Vec<(&'static str, u8, u8)> {
        let (form, mut given) = (self.form(), self.parameters());
        let number = |id: &'static str| {
            let key = Self::KEYS.iter().find(|key| key.id == id)?;
            let KeyType::Number(at, most) = key.takes else { return None };
            let (number, most) = (*at(&mut given), most.min(form.most));
            (!(1..=most).contains(&number)).then_some((id, number, most))
        };
        form.keys().filter_map(number).collect()
    }
}
