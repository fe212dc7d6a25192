//! The abilities of cards as data (R7.3): the cost, play windows and effect of each.

use super::world::Icon;

/// The cost of an ability of a card of deck A with partner B (R1.4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cost {
    /// `A`: the card itself.
    One(usize),
    /// `A+A`: two cards of deck A.
    Two(usize),
    /// `A+B`: cards of both decks, in any order.
    Both(usize, usize),
}

/// A play window: a time at which a card may be played (R7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    Before,
    Declaring,
    Muster,
    Aftermath,
    After,
}

/// The kinds of effects in R7.3, with their numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Bear: attack once more from the region just won.
    AttackAgain,
    /// Bear+Bear: kill the survivors of the attack.
    KillSurvivors,
    /// Eagle: move the active agent to an empty position and act there instead.
    Relocate,
    /// Eagle+Eagle: the attack may also target any empty region.
    AttackEmptyAnywhere,
    /// Elephant, Elephant+Elephant: this number of banners join the attackers.
    AddToAttack(usize),
    /// Lion: instead, take an action of another position that the player controls.
    Borrow,
    /// Lion+Lion, Bear+Elephant, Elephant+Horse: add this number of banners to one region that `place` allows.
    Reinforce { banners: usize, place: Where },
    /// Horse: move banners between two regions of the active empire.
    Shift,
    /// Horse+Horse: rearrange an empire's banners.
    Rearrange,
    /// Bear+Eagle: kill up to this number of banners in one region.
    KillInRegion(usize),
    /// Bear+Horse: disperse an army to neighbouring regions.
    Disperse,
    /// Bear+Lion: add this number of banners for each killed enemy.
    Subjugate(usize),
    /// Eagle+Elephant: kill up to this number of enemy banners around a region.
    Fire(usize),
    /// Eagle+Horse: the attack may target any region.
    AttackAnywhere,
    /// No printed card: the attack may also target regions, or only empty regions, across a sea (R1.6).
    AttackOverSea { empty: bool },
    /// Eagle+Lion: add one banner to every region of the active empire.
    Populate,
    /// Elephant+Lion: up to this number of banners from one region join the attackers.
    JoinAttack(usize),
    /// Horse+Lion: take the same printed action again.
    Repeat,
}

/// The regions that a card may reinforce.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Where {
    pub empty: bool,
    pub with: Vec<Icon>,
    pub without: Vec<Icon>,
}

#[derive(Clone, Debug)]
pub struct Ability {
    pub cost: Cost,
    pub effect: Effect,
    pub windows: Vec<Window>,
}

impl Cost {
    /// True if this is the cost of ability `number` (1: A, 2: A+A, 3: A+B) on a card of `deck` with `partner`.
    pub fn is_of_card(&self, number: usize, deck: usize, partner: usize) -> bool {
        match (number, self) {
            (1, Cost::One(a)) => *a == deck,
            (2, Cost::Two(a)) => *a == deck,
            (3, Cost::Both(a, b)) => (*a == deck && *b == partner) || (*b == deck && *a == partner),
            _ => false,
        }
    }
}

/// The printed table of R7.3, for five empires given by their indices in the list of empires.
pub fn printed_abilities(
    bear: usize,
    eagle: usize,
    elephant: usize,
    lion: usize,
    horse: usize,
) -> Vec<Ability> {
    use Cost::{Both, One, Two};
    use Window::{After, Aftermath, Before, Declaring, Muster};
    let any = vec![Before, Aftermath, After];
    let ability = |cost, effect, windows: &Vec<Window>| Ability { cost, effect, windows: windows.clone() };
    let only = |window| vec![window];
    let city = Where { with: vec![Icon::City], ..Where::default() };
    let empty = Where { empty: true, ..Where::default() };
    let plain = Where { without: vec![Icon::City, Icon::Fort], ..empty.clone() };
    let reinforce = |banners, place: &Where| Effect::Reinforce { banners, place: place.clone() };
    vec![
        ability(One(bear), Effect::AttackAgain, &only(Aftermath)),
        ability(Two(bear), Effect::KillSurvivors, &only(Aftermath)),
        ability(One(eagle), Effect::Relocate, &only(Before)),
        ability(Two(eagle), Effect::AttackEmptyAnywhere, &only(Declaring)),
        ability(One(elephant), Effect::AddToAttack(1), &only(Muster)),
        ability(Two(elephant), Effect::AddToAttack(3), &only(Muster)),
        ability(One(lion), Effect::Borrow, &only(Before)),
        ability(Two(lion), reinforce(3, &city), &any),
        ability(One(horse), Effect::Shift, &any),
        ability(Two(horse), Effect::Rearrange, &any),
        ability(Both(bear, eagle), Effect::KillInRegion(3), &any),
        ability(Both(bear, elephant), reinforce(3, &empty), &any),
        ability(Both(bear, horse), Effect::Disperse, &any),
        ability(Both(bear, lion), Effect::Subjugate(1), &only(Aftermath)),
        ability(Both(eagle, elephant), Effect::Fire(5), &any),
        ability(Both(eagle, horse), Effect::AttackAnywhere, &only(Declaring)),
        ability(Both(eagle, lion), Effect::Populate, &any),
        ability(Both(elephant, horse), reinforce(4, &plain), &any),
        ability(Both(elephant, lion), Effect::JoinAttack(6), &only(Muster)),
        ability(Both(horse, lion), Effect::Repeat, &only(After)),
    ]
}
