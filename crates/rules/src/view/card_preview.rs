//! Previews: what an ability of a card in hand would do now, or why it cannot be used (R7.1, R7.2).

use crate::action::Action;
use crate::ids::bit_sets::RegionSet;
use crate::ids::{Card, Empire, Region};
use crate::raw::ability::{Cost, Effect, Use, Window};
use crate::rng::Rng;
use crate::state::task_stack::Task;
use crate::view::View;
use crate::world::World;

/// The outcome of using an ability of a card now, or the reason why it cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preview {
    /// The hand has too few cards of this deck to pay for the ability.
    Unpaid {
        /// The deck from which the ability's cost takes cards.
        deck: Empire,
        /// The number of cards needed from the deck, including the played card.
        needed: u8,
        /// The number of cards from the deck in hand.
        held: u8,
    },
    /// The ability is used in other play windows, or another society decides now.
    Closed,
    /// The ability can be paid for, but would change nothing now.
    Idle,
    /// The ability can be used, with this gain.
    Possible(Gain),
}

/// The gain from using an ability of a card, as far as it can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    /// An empire would get banners.
    Banners {
        /// The empire that would get banners.
        empire: Empire,
        /// The number of banners that the empire would get, limited by its supply.
        banners: u8,
        /// The number of banners that the card promises, before the limit.
        of: u8,
        /// The number of banners in the empire's supply.
        supply: u8,
    },
    /// This number of banners would be killed.
    Kills(u8),
    /// The player could choose among this number of objects.
    Choices(Object, u32),
    /// A gain that cannot be counted before the card is played.
    Plain,
}

/// The kind of object that the player chooses for an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Object {
    /// A region of the map.
    Region,
    /// A position of a council.
    Position,
    /// An empire of the pack.
    Empire,
    /// The region that an attack targets.
    Target,
}

impl View {
    /// The outcome of using an ability of a card in the viewer's hand now. `legal` holds the viewer's legal actions.
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

    /// The play window that is open to the viewer; `None` if there is none.
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

    /// The payment that the hand lacks for an ability with this cost; `None` if the hand can pay.
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

    /// The gain of an effect in banners; `None` if it cannot be counted before a choice.
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
            // The gain of all other effects depends on the choices that follow.
            _ => None,
        }
    }

    /// The number of choices that follow this play, counted in a sampled state that fits the view.
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

/// The kind of object that these legal actions choose, with the number of different objects.
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
