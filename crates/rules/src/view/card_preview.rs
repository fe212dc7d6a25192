//! Previews: the effect of an ability of one's own card now, or the reason why it cannot be played (R7.1, R7.2).

use crate::action::Action;
use crate::ids::bit_sets::RegionSet;
use crate::ids::{Card, Empire, Region};
use crate::raw::ability::{Cost, Effect, Use, Window};
use crate::rng::Rng;
use crate::state::task_stack::Task;
use crate::view::View;
use crate::world::World;

/// The effect of an ability now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preview {
    /// The hand lacks cards of this deck.
    Unpaid {
        /// The deck that the cost names.
        deck: Empire,
        /// The number needed, including the played card.
        needed: u8,
        /// The number in hand.
        held: u8,
    },
    /// The ability is played in other windows, or another society decides.
    Closed,
    /// The ability would change nothing.
    Idle,
    /// It can be played.
    Possible(Gain),
}

/// What a play of a card gains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    /// Banners that an empire would get.
    Banners {
        /// The empire that gets them.
        empire: Empire,
        /// The number that it would get.
        banners: u8,
        /// The number that the card promises.
        of: u8,
        /// The number in the supply.
        supply: u8,
    },
    /// The number of banners that would fall.
    Kills(u8),
    /// The number of choices.
    Choices(Object, u32),
    /// A gain that cannot be counted beforehand.
    Plain,
}

/// The object that is chosen for an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Object {
    /// A region of the map.
    Region,
    /// A position of a council.
    Position,
    /// An empire of the pack.
    Empire,
    /// The target of an attack.
    Target,
}

impl View {
    /// The effect of an ability of a card in the viewer's hand now; `legal` lists the viewer's legal actions.
    pub fn preview(&self, world: &World, legal: &[Action], card: Card, using: Use) -> Preview {
        let plays =
            |a: &&Action| matches!(a, Action::Play { card: c, using: u, .. } if *c == card && *u == using);
        let ability = world.ability(world.ability_of(card, using));
        let Some(play) = legal.iter().find(plays) else {
            return match self.missing(world, card, ability.cost) {
                Some(unpaid) => unpaid,
                None if self.window().is_some_and(|window| ability.windows.has(window)) => Preview::Idle,
                None => Preview::Closed,
            };
        };
        Preview::Possible(self.gain(ability.effect).unwrap_or_else(|| self.choices(world, *play)))
    }

    /// The window that is open to the viewer.
    fn window(&self) -> Option<Window> {
        match self.stack().top()? {
            Task::Before => Some(Window::Before),
            Task::Declare { .. } => Some(Window::Declaring),
            Task::Muster { .. } => Some(Window::Muster),
            Task::Aftermath { .. } => Some(Window::Aftermath),
            Task::After => Some(Window::After),
            _ => None,
        }
    }

    /// The missing payment for a card in hand.
    fn missing(&self, world: &World, card: Card, cost: Cost) -> Option<Preview> {
        let wild = |but: Empire| -> u8 {
            let of = |e: Empire| if e == but { 0 } else { self.hand().count(Card::wild(e)) };
            if world.house().wild_cards { world.empires().map(of).sum() } else { 0 }
        };
        let short = |deck: Empire, needed: u8| {
            let held = self.hand()[deck].len();
            (held + wild(deck) < needed).then_some(Preview::Unpaid { deck, needed, held })
        };
        match cost {
            Cost::One(_) => None,
            Cost::Two(deck) => short(deck, 2),
            Cost::Pair(a, b) => short(if card.deck() == a { b } else { a }, 1),
        }
    }

    /// The gain in banners, if it can be counted.
    fn gain(&self, effect: Effect) -> Option<Gain> {
        let empire = self.acting()?.empire();
        let supply = self.supply(empire);
        let added = |of: u8| Gain::Banners { empire, banners: of.min(supply), of, supply };
        match effect {
            Effect::Rally(n) => Some(added(n)),
            Effect::Populate => Some(added(self.control(empire).len().min(40) as u8)),
            Effect::Subjugate(each) => match self.stack().top()? {
                Task::Aftermath { killed, .. } => Some(added(each.saturating_mul(*killed))),
                _ => None,
            },
            Effect::KillSurvivors => match self.stack().top()? {
                Task::Aftermath { survivors, .. } => Some(Gain::Kills(*survivors)),
                _ => None,
            },
            // What the others gain depends on what is chosen for them.
            _ => None,
        }
    }

    /// The number of choices after a play, counted in a state that looks the same to the viewer.
    fn choices(&self, world: &World, play: Action) -> Gain {
        let mut rng = Rng::new(0);
        let mut state = self.with_some_hands(world, &mut rng);
        let mut legal = Vec::new();
        state.legal(world, &mut legal);
        if !legal.contains(&play) {
            return Gain::Plain;
        }
        state.play_unchecked(world, play, &mut rng, &mut ());
        if state.mover() != Some(self.viewer()) {
            return Gain::Plain;
        }
        state.legal(world, &mut legal);
        next_choices(&legal)
    }
}

/// The kind and number of the next choices.
fn next_choices(legal: &[Action]) -> Gain {
    let regions =
        |of: fn(&Action) -> Option<Region>| legal.iter().filter_map(of).collect::<RegionSet>().len();
    let count = |of: fn(&Action) -> bool| legal.iter().filter(|a| of(a)).count() as u32;
    match legal.first() {
        Some(Action::Attack { .. }) => {
            let target = |a: &Action| if let Action::Attack { to, .. } = a { Some(*to) } else { None };
            Gain::Choices(Object::Target, regions(target))
        }
        Some(
            Action::ChooseRegion(_)
            | Action::ChooseSome { .. }
            | Action::ChooseMove { .. }
            | Action::Place(_)
            | Action::Kill(_),
        ) => {
            let region = |a: &Action| match a {
                Action::ChooseRegion(region)
                | Action::Place(region)
                | Action::Kill(region)
                | Action::ChooseSome { region, .. }
                | Action::ChooseMove { from: region, .. } => Some(*region),
                _ => None,
            };
            Gain::Choices(Object::Region, regions(region))
        }
        Some(Action::ChoosePosition(_)) => {
            Gain::Choices(Object::Position, count(|a| matches!(a, Action::ChoosePosition(_))))
        }
        Some(Action::ChooseEmpire(_)) => {
            Gain::Choices(Object::Empire, count(|a| matches!(a, Action::ChooseEmpire(_))))
        }
        _ => Gain::Plain,
    }
}
