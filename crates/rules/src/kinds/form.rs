//! How a kind is declared: its id, what it means, and the keys that stand beside it.

use crate::ability::{Where, Windows};
use crate::icon::{Icon, Icons};
use crate::incident::End;

/// What stands beside a kind, by key; what a kind has no key for is as it is in [`Given::NOTHING`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Given {
    /// How many banners or cards.
    pub number: u8,
    /// Which regions.
    pub place: Where,
    /// Only across a sea.
    pub sea: bool,
    /// Which icon.
    pub icon: Icon,
    /// Which position of a council.
    pub position: End,
    /// Which position of another council.
    pub other: End,
    /// Home regions only.
    pub home: bool,
    /// Whether a turn starts again.
    pub restart: bool,
}

impl Given {
    /// What is given where there are no keys.
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
type At<T> = fn(&mut Given) -> &mut T;

/// What a key takes.
#[derive(Clone, Copy, Debug)]
pub enum Takes {
    /// A number from 1 to this.
    Number(At<u8>, u8),
    /// Yes or no; no when left out.
    Yes(At<bool>),
    /// The same, written only where it is so.
    Only(At<bool>),
    /// An icon.
    Icon(At<Icon>),
    /// An icon or none.
    Perhaps(At<Option<Icon>>),
    /// Any number of icons.
    Icons(At<Icons>),
    /// An end of a council.
    End(At<End>),
}

/// A key that stands beside a kind.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// The key as it is written.
    pub id: &'static str,
    /// What it takes.
    pub takes: Takes,
    /// What it means, for authors of packs.
    pub meaning: &'static str,
    /// Where it must be there, in words; it may always be left out when `None`.
    pub needed: Option<&'static str>,
}

/// What is declared of a kind.
#[derive(Clone, Copy, Debug)]
pub struct Form<T> {
    /// Its id.
    pub id: &'static str,
    /// What it means, for authors of packs.
    pub meaning: &'static str,
    /// Keys that must be there.
    pub needs: &'static [&'static str],
    /// Keys that may be there.
    pub takes: &'static [&'static str],
    /// The largest number, where that is less than its key takes.
    pub most: u8,
    /// The windows in which it means something, if it is for cards that are played.
    pub windows: Windows,
    make: fn(Given) -> T,
}

impl<T> Form<T> {
    /// A kind without keys.
    pub(super) const fn new(id: &'static str, meaning: &'static str, make: fn(Given) -> T) -> Self {
        Self { id, meaning, needs: &[], takes: &[], most: u8::MAX, windows: Windows::of(&[]), make }
    }

    /// The same with keys that must be there.
    pub(super) const fn needs(mut self, keys: &'static [&'static str]) -> Self {
        self.needs = keys;
        self
    }

    /// The same with keys that may be there.
    pub(super) const fn takes(mut self, keys: &'static [&'static str]) -> Self {
        self.takes = keys;
        self
    }

    /// The same with a number of its own that is the most.
    pub(super) const fn most(mut self, most: u8) -> Self {
        self.most = most;
        self
    }

    /// The same for these windows.
    pub(super) const fn within(mut self, windows: Windows) -> Self {
        self.windows = windows;
        self
    }

    /// What it is with these values.
    pub fn make(&self, given: Given) -> T {
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

    /// What stands beside its kind.
    fn given(self) -> Given;

    /// What is declared of its kind.
    fn form(self) -> &'static Form<Self> {
        let made = Self::FORMS.iter().find(|form| form.make(self.given()) == self);
        // The tables make every variant: a kind that is in none of them is in no pack.
        made.expect("every kind is declared")
    }

    /// The numbers beside it that are outside of their bounds: each key with what is given and the
    /// most that is right.
    fn outside(self) -> Vec<(&'static str, u8, u8)> {
        let (form, mut given) = (self.form(), self.given());
        let number = |id: &'static str| {
            let key = Self::KEYS.iter().find(|key| key.id == id)?;
            let Takes::Number(at, most) = key.takes else { return None };
            let (number, most) = (*at(&mut given), most.min(form.most));
            (!(1..=most).contains(&number)).then_some((id, number, most))
        };
        form.keys().filter_map(number).collect()
    }
}
