//! The cards' abilities as data (R7.3): what each costs, where it may be played, what it does.

use super::world::Icon;

/// What a card of deck A with partner B pays for (R1.4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cost {
    /// A
    One(usize),
    /// A+A
    Two(usize),
    /// A+B, the same whichever of the two is written first
    Both(usize, usize),
}

/// When a card may be played (R7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    Before,
    Declaring,
    Muster,
    Aftermath,
    After,
}

/// The effect kinds of R7.3 with their numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Bear: one more attack from the region just won.
    AttackAgain,
    /// Bear+Bear: kill the survivors.
    KillSurvivors,
    /// Eagle: move the active agent and act there instead.
    Relocate,
    /// Eagle+Eagle: the attack may also target any empty region.
    AttackEmptyAnywhere,
    /// Elephant, Elephant+Elephant: that many banners join the attackers.
    AddToAttack(usize),
    /// Lion: an action of another position one controls instead.
    Borrow,
    /// Lion+Lion, Bear+Elephant, Elephant+Horse: reinforce such a region.
    Reinforce { banners: usize, place: Where },
    /// Horse: move banners between two regions.
    Shift,
    /// Horse+Horse: rearrange an empire's banners.
    Rearrange,
    /// Bear+Eagle: kill up to so many banners in one region.
    KillInRegion(usize),
    /// Bear+Horse: scatter an army.
    Disperse,
    /// Bear+Lion: so many banners for each killed enemy.
    Subjugate(usize),
    /// Eagle+Elephant: kill up to so many enemies around a region.
    Fire(usize),
    /// Eagle+Horse: attack anything from anywhere.
    AttackAnywhere,
    /// On no printed card: attack across a sea, perhaps an empty region only (R1.6).
    AttackOverSea { empty: bool },
    /// Eagle+Lion: one banner into every region.
    Populate,
    /// Elephant+Lion: up to so many banners of one region join the attack.
    JoinAttack(usize),
    /// Horse+Lion: the same printed action again.
    Repeat,
}

/// Which regions a card reinforces.
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
    /// Is this the cost of ability `number` (1: A, 2: A+A, 3: A+B) of a card of `deck` with `partner`?
    pub fn is_of_card(&self, number: usize, deck: usize, partner: usize) -> bool {
        match (number, self) {
            (1, Cost::One(a)) => *a == deck,
            (2, Cost::Two(a)) => *a == deck,
            (3, Cost::Both(a, b)) => (*a == deck && *b == partner) || (*b == deck && *a == partner),
            _ => false,
        }
    }
}

/// The printed table of R7.3, for five empires given by their place in the list of empires.
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
