//! Translates boards: a plain world to the engine's rules, and a pack's rules to a plain world.

use crate::plain::abilities::{self, Effect as PlainEffect, Where as PlainWhere};
use crate::plain::event_cards::{self, Half};
use crate::plain::offer_cards::{self, Gives, Payment as PlainPayment};
use crate::plain::world::{self as plain, Action as PlainLine, Icon as PlainIcon, World as PlainWorld};
use rules::*;
use testing::printed_game;

/// The kinds of icons in both implementations.
const ICONS: [(PlainIcon, Icon); ICON_KINDS] = [
    (PlainIcon::City, Icon::City),
    (PlainIcon::Farm, Icon::Farm),
    (PlainIcon::Fort, Icon::Fort),
    (PlainIcon::Own(0), Icon::Own1),
    (PlainIcon::Own(1), Icon::Own2),
    (PlainIcon::Own(2), Icon::Own3),
    (PlainIcon::Own(3), Icon::Own4),
    (PlainIcon::Own(4), Icon::Own5),
];
const ENDS: [(event_cards::End, End); 2] =
    [(event_cards::End::First, End::First), (event_cards::End::Last, End::Last)];
const WINDOWS: [(abilities::Window, Window); 5] = [
    (abilities::Window::Before, Window::Before),
    (abilities::Window::Declaring, Window::Declaring),
    (abilities::Window::Muster, Window::Muster),
    (abilities::Window::Aftermath, Window::Aftermath),
    (abilities::Window::After, Window::After),
];

/// The engine's value in the pair with this plain value.
fn ours<A: PartialEq + Copy, B: Copy>(pairs: &[(A, B)], plain: A) -> B {
    pairs.iter().find(|(a, _)| *a == plain).unwrap().1
}

/// The plain value in the pair with this value of the engine.
fn plainly<A: Copy, B: PartialEq + Copy>(pairs: &[(A, B)], ours: B) -> A {
    pairs.iter().find(|(_, b)| *b == ours).unwrap().0
}

pub fn empire(i: usize) -> Empire {
    Empire::new(i).unwrap()
}

fn line(line: &PlainLine) -> Printed {
    match line {
        PlainLine::Add { number, per } => {
            Printed::Add(Count { number: *number as u8, per: per.map(|i| (1, ours(&ICONS, i))) })
        }
        PlainLine::Draw { number, per } => {
            Printed::Draw(Count { number: *number as u8, per: per.map(|(k, i)| (k as u8, ours(&ICONS, i))) })
        }
        PlainLine::Attack => Printed::Attack,
        PlainLine::Swap => Printed::Swap,
    }
}

fn plain_line(line: &Printed) -> PlainLine {
    match *line {
        Printed::Add(Count { number, per }) => PlainLine::Add {
            number: number.into(),
            per: per.map(|(every, icon)| {
                assert_eq!(every, 1, "an add for so many icons is not in the rules");
                plainly(&ICONS, icon)
            }),
        },
        Printed::Draw(Count { number, per }) => PlainLine::Draw {
            number: number.into(),
            per: per.map(|(every, icon)| (every.into(), plainly(&ICONS, icon))),
        },
        Printed::Attack => PlainLine::Attack,
        Printed::Swap => PlainLine::Swap,
    }
}

fn place(place: &PlainWhere) -> Where {
    Where {
        empty: place.empty,
        with: place.with.first().map(|i| ours(&ICONS, *i)),
        without: place.without.iter().map(|icon| ours(&ICONS, *icon)).collect(),
    }
}

fn plain_place(place: Where) -> PlainWhere {
    let without = ICONS.iter().filter(|(_, icon)| place.without.has(*icon));
    PlainWhere {
        empty: place.empty,
        with: place.with.iter().map(|i| plainly(&ICONS, *i)).collect(),
        without: without.map(|(icon, _)| *icon).collect(),
    }
}

fn ability(ability: &abilities::Ability) -> Ability {
    let cost = match ability.cost {
        abilities::Cost::One(a) => Cost::One(empire(a)),
        abilities::Cost::Two(a) => Cost::Two(empire(a)),
        abilities::Cost::Both(a, b) => Cost::Pair(empire(a), empire(b)),
    };
    let effect = match &ability.effect {
        PlainEffect::AttackAgain => Effect::AttackAgain,
        PlainEffect::KillSurvivors => Effect::KillSurvivors,
        PlainEffect::Relocate => Effect::Relocate,
        PlainEffect::AttackEmptyAnywhere => Effect::Reach { empty: true, sea: false },
        PlainEffect::AddToAttack(n) => Effect::Rally(*n as u8),
        PlainEffect::Borrow => Effect::Borrow,
        PlainEffect::Reinforce { banners, place: at } => {
            Effect::Reinforce { banners: *banners as u8, place: place(at) }
        }
        PlainEffect::Shift => Effect::Shift,
        PlainEffect::Rearrange => Effect::Rearrange,
        PlainEffect::KillInRegion(n) => Effect::Kill(*n as u8),
        PlainEffect::Disperse => Effect::Disperse,
        PlainEffect::Subjugate(n) => Effect::Subjugate(*n as u8),
        PlainEffect::Fire(n) => Effect::Strike(*n as u8),
        PlainEffect::AttackAnywhere => Effect::Reach { empty: false, sea: false },
        PlainEffect::AttackOverSea { empty } => Effect::Reach { empty: *empty, sea: true },
        PlainEffect::Populate => Effect::Populate,
        PlainEffect::JoinAttack(n) => Effect::Join(*n as u8),
        PlainEffect::Repeat => Effect::Repeat,
    };
    let windows: Vec<Window> = ability.windows.iter().map(|w| ours(&WINDOWS, *w)).collect();
    Ability { cost, effect, windows: Windows::new(&windows) }
}

fn plain_ability(ability: &Ability) -> abilities::Ability {
    let cost = match ability.cost {
        Cost::One(a) => abilities::Cost::One(a.index()),
        Cost::Two(a) => abilities::Cost::Two(a.index()),
        Cost::Pair(a, b) => abilities::Cost::Both(a.index(), b.index()),
    };
    let effect = match ability.effect {
        Effect::AttackAgain => PlainEffect::AttackAgain,
        Effect::KillSurvivors => PlainEffect::KillSurvivors,
        Effect::Relocate => PlainEffect::Relocate,
        Effect::Borrow => PlainEffect::Borrow,
        Effect::Reach { empty, sea: true } => PlainEffect::AttackOverSea { empty },
        Effect::Reach { empty: true, sea: false } => PlainEffect::AttackEmptyAnywhere,
        Effect::Reach { empty: false, sea: false } => PlainEffect::AttackAnywhere,
        Effect::Rally(n) => PlainEffect::AddToAttack(n.into()),
        Effect::Join(n) => PlainEffect::JoinAttack(n.into()),
        Effect::Reinforce { banners, place } => {
            PlainEffect::Reinforce { banners: banners.into(), place: plain_place(place) }
        }
        Effect::Shift => PlainEffect::Shift,
        Effect::Rearrange => PlainEffect::Rearrange,
        Effect::Kill(n) => PlainEffect::KillInRegion(n.into()),
        Effect::Disperse => PlainEffect::Disperse,
        Effect::Subjugate(n) => PlainEffect::Subjugate(n.into()),
        Effect::Strike(n) => PlainEffect::Fire(n.into()),
        Effect::Populate => PlainEffect::Populate,
        Effect::Repeat => PlainEffect::Repeat,
    };
    let windows = ability.windows.iter().map(|w| plainly(&WINDOWS, w)).collect();
    abilities::Ability { cost, effect, windows }
}

fn incident(half: &Half) -> Incident {
    match half {
        Half::TradeWithin(end) => Incident::TradeWithin(ours(&ENDS, *end)),
        Half::TradeAcross { own, other } => {
            Incident::TradeAcross { own: ours(&ENDS, *own), other: ours(&ENDS, *other) }
        }
        Half::CivilAttack => Incident::CivilAttack,
        Half::ClearForeign => Incident::Expel,
        Half::ClearOwn { home } => Incident::Withdraw { home: *home },
        Half::RearrangeAgents { starts_again } => Incident::Reseat { restart: *starts_again },
        Half::CountsTwice(icon) => Incident::Double(ours(&ICONS, *icon)),
        Half::NoSupplyChecks => Incident::NoSupplyCheck,
        Half::ClearAll => Incident::Clear,
        Half::KillEverywhere(n) => Incident::Attrition(*n as u8),
        Half::NoAttacks => Incident::Truce,
        Half::Gather { least } => Incident::Gather(*least as u8),
        Half::ClearAndKillAround => Incident::Uproar,
        Half::MoveArmy => Incident::March,
    }
}

fn half(incident: &Incident) -> Half {
    match *incident {
        Incident::TradeWithin(end) => Half::TradeWithin(plainly(&ENDS, end)),
        Incident::TradeAcross { own, other } => {
            Half::TradeAcross { own: plainly(&ENDS, own), other: plainly(&ENDS, other) }
        }
        Incident::CivilAttack => Half::CivilAttack,
        Incident::Expel => Half::ClearForeign,
        Incident::Withdraw { home } => Half::ClearOwn { home },
        Incident::Reseat { restart } => Half::RearrangeAgents { starts_again: restart },
        Incident::Double(icon) => Half::CountsTwice(plainly(&ICONS, icon)),
        Incident::NoSupplyCheck => Half::NoSupplyChecks,
        Incident::Clear => Half::ClearAll,
        Incident::Attrition(n) => Half::KillEverywhere(n.into()),
        Incident::Truce => Half::NoAttacks,
        Incident::Gather(n) => Half::Gather { least: n.into() },
        Incident::Uproar => Half::ClearAndKillAround,
        Incident::March => Half::MoveArmy,
    }
}

fn event(event: &event_cards::EventCard) -> EventCard {
    EventCard {
        id: event.id.clone(),
        empire: empire(event.empire),
        halves: event.halves.iter().map(incident).collect(),
    }
}

fn offer(offer: &offer_cards::OfferCard) -> OfferCard {
    OfferCard {
        id: offer.id.clone(),
        empire: empire(offer.empire),
        bargain: match offer.gives {
            Gives::Control => Bargain::Control,
            Gives::Arms(n) => Bargain::Arms(n as u8),
        },
        by: if offer.offerer_pays { Party::Offerer } else { Party::Rival },
        payment: match offer.payment {
            PlainPayment::TakeOff => Payment::Recall,
            PlainPayment::Draw(n) => Payment::Draw(n as u8),
            PlainPayment::Reinforce(n) => Payment::Reinforce(n as u8),
            PlainPayment::TurnUp => Payment::Reveal,
            PlainPayment::Trade => Payment::Trade,
        },
    }
}

fn plain_offer(offer: &OfferCard) -> offer_cards::OfferCard {
    offer_cards::OfferCard {
        id: offer.id.clone(),
        empire: offer.empire.index(),
        gives: match offer.bargain {
            Bargain::Control => Gives::Control,
            Bargain::Arms(n) => Gives::Arms(n.into()),
        },
        offerer_pays: offer.by == Party::Offerer,
        payment: match offer.payment {
            Payment::Recall => PlainPayment::TakeOff,
            Payment::Draw(n) => PlainPayment::Draw(n.into()),
            Payment::Reinforce(n) => PlainPayment::Reinforce(n.into()),
            Payment::Reveal => PlainPayment::TurnUp,
            Payment::Trade => PlainPayment::Trade,
        },
    }
}

/// Turns a list of neighbours by region into pairs of regions, each pair once.
fn pairs(beside: &[Vec<usize>]) -> Vec<(usize, usize)> {
    let all = beside.iter().enumerate();
    all.flat_map(|(a, others)| others.iter().filter(move |b| a < **b).map(move |b| (a, *b))).collect()
}

/// Turns pairs of regions into a list of neighbours by region.
fn beside(count: usize, pairs: &[(usize, usize)]) -> Vec<Vec<usize>> {
    let mut beside = vec![Vec::new(); count];
    for (one, other) in pairs {
        beside[*one].push(*other);
        beside[*other].push(*one);
    }
    beside
}

fn scored(set: &[PlainIcon], points: usize) -> ScoringSet {
    let icons = ICONS.map(|(icon, _)| set.iter().filter(|known| **known == icon).count() as u8);
    ScoringSet { icons, points: points as u8 }
}

fn early_end(end: &plain::EarlyEnd) -> EarlyEnd {
    EarlyEnd {
        icon: ours(&ICONS, end.icon),
        least: end.many.map(|many| many as u8),
        none: end.none,
        when: if end.after_rounds_only { EndCheck::Round } else { EndCheck::Turn },
    }
}

fn plain_end(end: &EarlyEnd) -> plain::EarlyEnd {
    plain::EarlyEnd {
        icon: plainly(&ICONS, end.icon),
        many: end.least.map(usize::from),
        none: end.none,
        after_rounds_only: end.when == EndCheck::Round,
    }
}

/// The engine's rules for a plain world. A region's id is `r` and its number.
pub fn raw(world: &PlainWorld) -> Raw {
    let printed = printed_game::printed();
    let offices = world.empires.iter().map(|e| &e.council).max_by_key(|c| c.len()).unwrap();
    let borders = pairs(&world.neighbours);
    Raw {
        societies: (2, 4),
        agents: world.agents_per_society as u8,
        agents_in_regions: world.most_agents_in_regions as u8,
        agents_per_round: printed.agents_per_round,
        copies: world.copies as u8,
        wild: world.wild as u8,
        slots: (0..world.empires.len()).map(|i| format!("slot{i}")).collect(),
        icons: (0..world.own_icons).map(|i| format!("icon{i}")).collect(),
        offices: offices.iter().map(|p| p.id.clone()).collect(),
        empires: world
            .empires
            .iter()
            .map(|e| RawEmpire {
                id: e.id.clone(),
                banners: e.supply as u8,
                council: e.council.iter().map(|p| p.actions.iter().map(line).collect()).collect(),
            })
            .collect(),
        regions: world
            .regions
            .iter()
            .map(|r| RawRegion {
                id: format!("r{}", r.number),
                number: r.number,
                home: r.home.map(empire),
                icons: ICONS.map(|(icon, _)| match icon {
                    PlainIcon::Own(kind) => r.own.get(kind).copied().unwrap_or(0) as u8,
                    _ => r.icons(icon) as u8,
                }),
                feeds: match r.feeds {
                    plain::Feeds::AsUsual => Feeds::Usual,
                    plain::Feeds::Exactly(n) => Feeds::Just(n as u8),
                    plain::Feeds::MoreBy(n) => Feeds::More(n as i8),
                },
                start: r.start.map(|(e, n)| (empire(e), n as u8)),
            })
            .collect(),
        borders,
        seas: pairs(&world.seas),
        points: world.scoring.iter().map(|(set, points)| scored(set, *points)).collect(),
        end: world.early_end.as_ref().map(early_end),
        abilities: world.abilities.iter().map(ability).collect(),
        events: world.events.iter().map(event).collect(),
        offers: world.offers.iter().map(offer).collect(),
        orders: vec![RawOrder {
            id: "printed".into(),
            empires: world.turn_order.iter().map(|e| empire(*e)).collect(),
        }],
        house: printed.house,
    }
}

/// The plain world for a pack's rules.
pub fn plain_world(raw: &Raw) -> PlainWorld {
    let council = |lines: &[Vec<Printed>]| {
        let offices = raw.offices.iter().zip(lines);
        let position = |(id, lines): (&String, &Vec<Printed>)| plain::Position {
            id: id.clone(),
            actions: lines.iter().map(plain_line).collect(),
        };
        offices.map(position).collect()
    };
    let events = raw.events.iter().map(|event| event_cards::EventCard {
        id: event.id.clone(),
        empire: event.empire.index(),
        halves: event.halves.iter().map(half).collect(),
    });
    PlainWorld {
        empires: raw
            .empires
            .iter()
            .map(|e| plain::Empire {
                id: e.id.clone(),
                supply: e.banners.into(),
                council: council(&e.council),
            })
            .collect(),
        turn_order: raw.orders[0].empires.iter().map(|e| e.index()).collect(),
        regions: raw
            .regions
            .iter()
            .map(|r| plain::Region {
                number: r.number,
                home: r.home.map(Empire::index),
                city: r.icons[0].into(),
                farm: r.icons[1].into(),
                fort: r.icons[2].into(),
                own: r.icons[3..3 + raw.icons.len()].iter().map(|n| (*n).into()).collect(),
                feeds: match r.feeds {
                    Feeds::Usual => plain::Feeds::AsUsual,
                    Feeds::Just(n) => plain::Feeds::Exactly(n.into()),
                    Feeds::More(n) => plain::Feeds::MoreBy(n.into()),
                },
                start: r.start.map(|(e, n)| (e.index(), n.into())),
            })
            .collect(),
        neighbours: beside(raw.regions.len(), &raw.borders),
        seas: beside(raw.regions.len(), &raw.seas),
        own_icons: raw.icons.len(),
        scoring: raw
            .points
            .iter()
            .map(|scored| (scored.each().map(|icon| plainly(&ICONS, icon)).collect(), scored.points.into()))
            .collect(),
        early_end: raw.end.as_ref().map(plain_end),
        copies: raw.copies.into(),
        wild: raw.wild.into(),
        abilities: raw.abilities.iter().map(plain_ability).collect(),
        events: events.collect(),
        offers: raw.offers.iter().map(plain_offer).collect(),
        multipliers: Slot::first(raw.slots.len()).map(|slot| raw.house.multipliers[slot].into()).collect(),
        agents_per_society: raw.agents.into(),
        most_agents_in_regions: raw.agents_in_regions.into(),
        limit_without_farm: raw.house.supply_limit.into(),
        limit_with_farm: raw.house.farm_supply_limit.into(),
    }
}
