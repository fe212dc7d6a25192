//! Declarations of the kinds of card effects: the id, the description and the keys that packs may give for each kind.

use crate::raw::ability::{Where, Windows};
use crate::raw::event_card::End;
use crate::raw::icon::{Icon, Icons};

/// The values of all keys of a card effect. A key that the effect's kind does not have keeps its default from
/// [`Parameters::NOTHING`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// The value of `banners` or `number`: a number of banners or cards.
    pub number: u8,
    /// Which regions the effect may choose (keys `empty`, `with` and `without`).
    pub place: Where,
    /// True if an attack may only target regions across a sea.
    pub sea: bool,
    /// The kind of icon that the effect concerns.
    pub icon: Icon,
    /// The end of this empire's council (first or last position) that the effect concerns.
    pub position: End,
    /// The end of another empire's council (first or last position) that the effect concerns.
    pub other: End,
    /// True if only home regions of the empire can be chosen.
    pub home: bool,
    /// True if the empire's turn then starts again from its first position.
    pub restart: bool,
}

impl Parameters {
    /// The default value of every key.
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

/// A function that returns the field for a key's value.
type Accessor<T> = fn(&mut Parameters) -> &mut T;

/// The type of a key's value, with access to its field in [`Parameters`].
#[derive(Clone, Copy, Debug)]
pub enum KeyType {
    /// A number from 1 to the given maximum.
    Number(Accessor<u8>, u8),
    /// True or false. False if a pack leaves the key out.
    Yes(Accessor<bool>),
    /// True or false. Generated files contain the key only if it is true.
    Only(Accessor<bool>),
    /// The id of an icon.
    Icon(Accessor<Icon>),
    /// The id of an icon; may be left out.
    Perhaps(Accessor<Option<Icon>>),
    /// The ids of any number of icons.
    Icons(Accessor<Icons>),
    /// An end of a council: `first` or `last`.
    End(Accessor<End>),
}

/// A key that a pack can set for a kind of effect, event or offer.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// The key's name in packs.
    pub id: &'static str,
    /// The type of the key's value.
    pub takes: KeyType,
    /// The key's description for authors of packs.
    pub meaning: &'static str,
    /// The cases in which the key is required, in words; `None` if it is always optional.
    pub needed: Option<&'static str>,
}

/// The declaration of one kind of card effect.
#[derive(Clone, Copy, Debug)]
pub struct Form<T> {
    /// The kind's id in packs.
    pub id: &'static str,
    /// The kind's description for authors of packs.
    pub meaning: &'static str,
    /// The keys that a pack must set for this kind.
    pub needs: &'static [&'static str],
    /// The keys that a pack may set for this kind.
    pub takes: &'static [&'static str],
    /// The largest number allowed for this kind, if lower than the maximum of the key.
    pub most: u8,
    /// The play windows in which the effect can change something. Empty for events and offers.
    pub windows: Windows,
    make: fn(Parameters) -> T,
}

impl<T> Form<T> {
    /// Declares a kind without keys.
    pub(super) const fn new(id: &'static str, meaning: &'static str, make: fn(Parameters) -> T) -> Self {
        Self { id, meaning, needs: &[], takes: &[], most: u8::MAX, windows: Windows::new(&[]), make }
    }

    /// Sets the keys that a pack must set for this kind.
    pub(super) const fn needs(mut self, keys: &'static [&'static str]) -> Self {
        self.needs = keys;
        self
    }

    /// Sets the keys that a pack may set for this kind.
    pub(super) const fn takes(mut self, keys: &'static [&'static str]) -> Self {
        self.takes = keys;
        self
    }

    /// Sets the largest number allowed for this kind.
    pub(super) const fn most(mut self, most: u8) -> Self {
        self.most = most;
        self
    }

    /// Sets the play windows in which the effect can change something.
    pub(super) const fn limit_to(mut self, windows: Windows) -> Self {
        self.windows = windows;
        self
    }

    /// The effect of this kind with the given parameters.
    pub fn make(&self, given: Parameters) -> T {
        (self.make)(given)
    }

    /// The keys of this kind, the required ones first.
    pub fn keys(&self) -> impl Iterator<Item = &'static str> + use<T> {
        self.needs.iter().chain(self.takes).copied()
    }
}

/// A type of card effects (such as `Effect`) with a table that declares its kinds and their keys.
pub trait Kinds: Copy + PartialEq + Sized + 'static {
    /// The declarations of all kinds.
    const FORMS: &'static [Form<Self>];
    /// The declarations of all keys of these kinds.
    const KEYS: &'static [Key];

    /// The values of this effect's keys.
    fn parameters(self) -> Parameters;

    /// The declaration of this effect's kind.
    fn form(self) -> &'static Form<Self> {
        let made = Self::FORMS.iter().find(|form| form.make(self.parameters()) == self);
        // The table declares every variant, so one always matches.
        made.expect("every kind is declared")
    }

    /// The numbers of this effect that are out of range. Each entry holds the key, the given number and the largest
    /// allowed number.
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
