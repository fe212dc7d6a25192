//! Declarations of the kinds of card effects: id, description, and the keys that packs may give with each.

use crate::raw::ability::{Where, Windows};
use crate::raw::event_card::End;
use crate::raw::icon::{Icon, Icons};

/// The values of all keys of a card effect. Keys that its kind does not have are as in
/// [`Parameters::NOTHING`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// The number of banners or cards.
    pub number: u8,
    /// The regions where the effect is possible.
    pub place: Where,
    /// True if only regions across a sea can be attacked.
    pub sea: bool,
    /// The icon that the effect concerns.
    pub icon: Icon,
    /// The end of this empire's council at which the effect takes a position.
    pub position: End,
    /// The end of another council at which the effect takes a position.
    pub other: End,
    /// True if only home regions can be chosen.
    pub home: bool,
    /// True if the empire's turn starts again.
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

/// A function that returns the field of a key's value.
type Accessor<T> = fn(&mut Parameters) -> &mut T;

/// The type of a key's value.
#[derive(Clone, Copy, Debug)]
pub enum KeyType {
    /// A number from 1 to the given maximum.
    Number(Accessor<u8>, u8),
    /// True or false. False if the key is left out.
    Yes(Accessor<bool>),
    /// True or false. Written only if true.
    Only(Accessor<bool>),
    /// The id of an icon.
    Icon(Accessor<Icon>),
    /// The id of an icon, or none.
    Perhaps(Accessor<Option<Icon>>),
    /// The ids of any number of icons.
    Icons(Accessor<Icons>),
    /// An end of a council: `first` or `last`.
    End(Accessor<End>),
}

/// A key that packs give with a kind.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// The key as packs write it.
    pub id: &'static str,
    /// The type of its value.
    pub takes: KeyType,
    /// The description for authors of packs.
    pub meaning: &'static str,
    /// When the key is required, in words; `None` if it is always optional.
    pub needed: Option<&'static str>,
}

/// The declaration of a kind of card effect.
#[derive(Clone, Copy, Debug)]
pub struct Form<T> {
    /// The kind's id in packs.
    pub id: &'static str,
    /// The description for authors of packs.
    pub meaning: &'static str,
    /// The required keys.
    pub needs: &'static [&'static str],
    /// The optional keys.
    pub takes: &'static [&'static str],
    /// The largest allowed number, if the key itself allows more.
    pub most: u8,
    /// The windows in which the effect means something. Empty for events and offers, which are not played in
    /// windows.
    pub windows: Windows,
    make: fn(Parameters) -> T,
}

impl<T> Form<T> {
    /// Declares a kind without keys.
    pub(super) const fn new(id: &'static str, meaning: &'static str, make: fn(Parameters) -> T) -> Self {
        Self { id, meaning, needs: &[], takes: &[], most: u8::MAX, windows: Windows::new(&[]), make }
    }

    /// Sets the required keys.
    pub(super) const fn needs(mut self, keys: &'static [&'static str]) -> Self {
        self.needs = keys;
        self
    }

    /// Sets the optional keys.
    pub(super) const fn takes(mut self, keys: &'static [&'static str]) -> Self {
        self.takes = keys;
        self
    }

    /// Sets the largest allowed number.
    pub(super) const fn most(mut self, most: u8) -> Self {
        self.most = most;
        self
    }

    /// Sets the windows in which the effect means something.
    pub(super) const fn limit_to(mut self, windows: Windows) -> Self {
        self.windows = windows;
        self
    }

    /// The effect of this kind with the given parameters.
    pub fn make(&self, given: Parameters) -> T {
        (self.make)(given)
    }

    /// The keys of the kind, the required ones first.
    pub fn keys(&self) -> impl Iterator<Item = &'static str> + use<T> {
        self.needs.iter().chain(self.takes).copied()
    }
}

/// A type of card effects whose kinds are declared in a table, each with its keys.
pub trait Kinds: Copy + PartialEq + Sized + 'static {
    /// The declarations of all kinds.
    const FORMS: &'static [Form<Self>];
    /// The declarations of all keys of these kinds.
    const KEYS: &'static [Key];

    /// The values of the effect's keys.
    fn parameters(self) -> Parameters;

    /// The declaration of the effect's kind.
    fn form(self) -> &'static Form<Self> {
        let made = Self::FORMS.iter().find(|form| form.make(self.parameters()) == self);
        // The table declares every variant, so one always matches.
        made.expect("every kind is declared")
    }

    /// The numbers of the effect that are out of range: for each the key, the given number and the largest
    /// allowed one.
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
