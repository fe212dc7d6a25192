//! What is still on its way: the events of the last decisions, one after another, and the pieces as
//! they stand meanwhile. Pure: it is given the time, and paints nothing. The match has long gone on.

use super::marks::Marks;
use super::timing;
use crate::settings::Speed;
use rules::{Cause, Event, MAX_REGIONS, Moving, Region, View, World};
use table::Perspective;

/// The pieces of the map at one moment.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Pieces {
    banners: [u8; MAX_REGIONS],
    controller: [Option<rules::Empire>; MAX_REGIONS],
    /// Banners that have left for an attack and not fought yet.
    pub moving: Option<Moving>,
    /// The councils and where the round stands.
    pub marks: Marks,
}

impl Pieces {
    /// As they stand in a view.
    pub fn of(world: &World, view: &View) -> Self {
        let mut pieces = Self {
            banners: [0; MAX_REGIONS],
            controller: [None; MAX_REGIONS],
            moving: view.moving(),
            marks: Marks::of(world, view),
        };
        for region in world.regions() {
            pieces.banners[region.index()] = view.banners(region);
            pieces.controller[region.index()] = view.controller(region);
        }
        pieces
    }

    /// The banners in a region.
    pub fn banners(&self, region: Region) -> u8 {
        self.banners[region.index()]
    }

    /// Who controls a region.
    pub fn controller(&self, region: Region) -> Option<rules::Empire> {
        self.controller[region.index()]
    }

    fn take(&mut self, region: Region, banners: u8) {
        let here = &mut self.banners[region.index()];
        *here = here.saturating_sub(banners);
    }

    fn put(&mut self, region: Region, banners: u8) {
        let here = &mut self.banners[region.index()];
        *here = here.saturating_add(banners);
    }

    /// Whether an army is being dispersed from there.
    fn disperses(&self, from: Region) -> bool {
        self.moving.is_some_and(|m| m.target.is_none() && m.from == from)
    }

    /// So many of the banners on their way are not on it any more.
    fn fewer(&mut self, banners: u8) {
        if let Some(moving) = &mut self.moving {
            moving.banners = moving.banners.saturating_sub(banners);
        }
        self.moving = self.moving.filter(|m| m.banners > 0 || m.target.is_some());
    }

    /// What an event sets going.
    fn start_event(&mut self, event: &Event) {
        self.marks.start_event(event);
        match *event {
            Event::Moved { from, banners, .. } if self.disperses(from) => self.fewer(banners),
            Event::Moved { from, banners, .. } | Event::Attack { from, banners, .. } => {
                self.take(from, banners)
            }
            Event::Joined(_, Some(from), banners) => self.take(from, banners),
            Event::TakenUp(empire, from, banners) => {
                self.take(from, banners);
                self.moving = Some(Moving { empire, from, target: None, banners });
            }
            _ => {}
        }
    }

    /// What an event comes to.
    fn end_event(&mut self, event: &Event) {
        self.marks.end_event(event);
        match *event {
            Event::Added(_, region, banners) => self.put(region, banners),
            Event::Moved { to, banners, .. } => self.put(to, banners),
            Event::Attack { empire, from, to, banners } => {
                self.moving = Some(Moving { empire, from, target: Some(to), banners });
            }
            Event::Joined(_, _, banners) => {
                if let Some(moving) = &mut self.moving {
                    moving.banners = moving.banners.saturating_add(banners);
                }
            }
            Event::Killed(empire, region, banners, cause) => {
                let moving = self.moving.filter(|m| m.empire == empire);
                let attackers = moving.is_some_and(|m| m.target == Some(region));
                if attackers || (cause == Cause::Nowhere && self.disperses(region)) {
                    self.fewer(banners);
                } else {
                    self.take(region, banners);
                }
            }
            Event::Control { region, to, .. } => self.controller[region.index()] = to,
            Event::Outcome { at, attackers, .. } => {
                self.moving = None;
                if attackers > 0 {
                    self.banners[at.index()] = attackers;
                }
            }
            _ => {}
        }
    }
}

/// An event on its way.
#[derive(Clone, Debug)]
struct MotionStep {
    event: Event,
    /// When it is pointed at, sets out and ends, in seconds from the start.
    begins: f32,
    sets_out: f32,
    ends: f32,
    /// The pieces until it sets out, while it lasts, and from its end on.
    before: Pieces,
    during: Pieces,
    after: Pieces,
}

/// All that is on its way.
#[derive(Clone, Debug, Default)]
pub(super) struct Motion {
    steps: Vec<MotionStep>,
    /// When each event begins, also those that take no time.
    begins: Vec<f32>,
}

impl Motion {
    /// Shows the events that led from these pieces on, as far as these eyes may see them; nothing
    /// at no speed.
    pub fn new(before: Pieces, events: &[Event], eyes: Perspective, speed: Speed) -> Self {
        let (mut steps, mut begins) = (Vec::new(), Vec::new());
        let (mut now, mut pieces, mut previous) = (0.0, before, None);
        for event in events {
            begins.push(now);
            if !eyes.see(event) {
                continue;
            }
            let (held, lasts) =
                if falls_with(event, previous) { (0.0, 0.0) } else { timing::lasts(event, speed) };
            previous = Some(event);
            let (sets_out, ends) = (now + held, now + held + lasts);
            let before = pieces;
            let mut during = before.clone();
            during.start_event(event);
            let mut after = during.clone();
            after.end_event(event);
            pieces = after.clone();
            if ends > now {
                steps.push(MotionStep { event: *event, begins: now, sets_out, ends, before, during, after });
            } else if let Some(last) = steps.last_mut() {
                last.after = pieces.clone();
            }
            now = ends;
        }
        Self { steps, begins }
    }

    /// How many of the last events have not begun at a time: nobody is told of them yet.
    pub fn unshown(&self, time: f32) -> usize {
        self.begins.iter().rev().take_while(|begins| **begins > time).count()
    }

    /// How long it takes until everything has arrived, in seconds.
    pub fn lasts(&self) -> f32 {
        self.steps.last().map_or(0.0, |last| last.ends)
    }

    /// Whether everything has arrived at a time, in seconds from the start.
    pub fn is_over(&self, time: f32) -> bool {
        time >= self.lasts()
    }

    /// The pieces at a time; `None` when everything has arrived.
    pub fn pieces(&self, time: f32) -> Option<&Pieces> {
        if self.is_over(time) {
            return None;
        }
        let step = self.steps.iter().rfind(|s| s.begins <= time)?;
        Some(match time {
            _ if time < step.sets_out => &step.before,
            _ if time < step.ends => &step.during,
            _ => &step.after,
        })
    }

    /// The event that is on its way at a time, and how far, from 0 to 1.
    pub fn event(&self, time: f32) -> Option<(&Event, f32)> {
        let step = self.steps.iter().find(|s| s.begins <= time && time < s.ends)?;
        Some((&step.event, ((time - step.sets_out) / (step.ends - step.sets_out)).clamp(0.0, 1.0)))
    }

    /// When an event that is shown sets out, for each that is.
    pub fn sets_out(&self) -> impl Iterator<Item = (&Event, f32)> {
        self.steps.iter().map(|step| (&step.event, step.sets_out))
    }

    /// Where the last attack before a time came from.
    pub fn attacked_from(&self, time: f32) -> Option<Region> {
        self.steps.iter().rev().filter(|s| s.begins <= time).find_map(|s| match s.event {
            Event::Attack { from, .. } | Event::Moved { from, .. } => Some(from),
            _ => None,
        })
    }
}

/// Whether banners fall at the same time as those before them: a fight takes one for one from both sides (R6.2).
fn falls_with(event: &Event, previous: Option<&Event>) -> bool {
    let fallen = |event: &Event| match *event {
        Event::Killed(_, at, banners, Cause::Combat) => Some((at, banners)),
        _ => None,
    };
    fallen(event).is_some() && previous.and_then(fallen) == fallen(event)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use bots::{Bot, Level};
    use packs::{Files, Pack};
    use rules::Society;
    use rules::Spot;
    use table::{Match, Setup};

    /// Random matches, decision by decision, with the pieces before, the events and the pieces after.
    fn moves(mut see: impl FnMut(&Pieces, &[Event], &Pieces)) {
        let pack = Arc::new(Pack::load(&Files::BuiltIn("war-of-whispers")).unwrap());
        for seed in 0..12 {
            let mut game = Match::new(Setup::new(Arc::clone(&pack), 3, Level::Random, seed)).unwrap();
            let mut bot = Bot::new(Level::Random, seed);
            while let Some(mover) = game.state().mover() {
                let world = Arc::clone(game.world());
                let before = Pieces::of(&world, &game.view(mover));
                let action = bot.choose(&world, &game.view(mover), None, &game.legal()).unwrap();
                let events = game.play(action).unwrap().to_vec();
                see(&before, &events, &Pieces::of(&world, &game.view(mover)));
            }
        }
    }

    #[test]
    fn both_sides_of_a_fight_fall_together() {
        let viewer = Society::new(0).unwrap();
        let mut seen = 0;
        moves(|before, events, _| {
            let pair = |w: &[Event]| falls_with(&w[1], Some(&w[0]));
            let Some(first) = events.windows(2).position(pair) else { return };
            let motion = Motion::new(before.clone(), events, Perspective::Society(viewer), Speed::Normal);
            let fall = motion.steps.iter().find(|step| step.event == events[first]).unwrap();
            let Event::Killed(_, at, banners, _) = events[first + 1] else { panic!("{events:?}") };
            assert_eq!(fall.after.banners(at) + banners, fall.before.banners(at));
            assert!(motion.steps.iter().all(|step| step.event != events[first + 1]));
            seen += 1;
        });
        assert!(seen > 10, "{seen}");
    }

    #[test]
    fn the_pieces_come_to_stand_where_the_rules_have_them() {
        let viewer = Society::new(0).unwrap();
        moves(|before, events, after| {
            let motion = Motion::new(before.clone(), events, Perspective::Society(viewer), Speed::Normal);
            let Some(last) = motion.steps.last() else { return };
            // Where nothing tells of the next phase, the marks follow once everything has arrived.
            let last = Pieces { marks: after.marks.clone(), ..last.after.clone() };
            assert_eq!(&last, after, "{events:?}");
        });
    }

    #[test]
    fn nothing_moves_at_no_speed_and_twice_as_long_when_slow() {
        let viewer = Society::new(0).unwrap();
        moves(|before, events, _| {
            assert!(
                Motion::new(before.clone(), events, Perspective::Society(viewer), Speed::None).is_over(0.0)
            );
            let ends = |speed| {
                // The beginning of a round is never announced for longer.
                let events: Vec<Event> =
                    events.iter().filter(|e| !matches!(e, Event::Round { .. })).copied().collect();
                Motion::new(before.clone(), &events, Perspective::Society(viewer), speed).lasts()
            };
            assert!((ends(Speed::Slow) - 2.0 * ends(Speed::Normal)).abs() < 0.001);
        });
    }

    #[test]
    fn an_army_is_nowhere_while_it_marches_and_one_event_comes_after_another() {
        let viewer = Society::new(0).unwrap();
        let (mut marches, mut held) = (0, 0);
        moves(|before, events, _| {
            let motion = Motion::new(before.clone(), events, Perspective::Society(viewer), Speed::Normal);
            for step in &motion.steps {
                let middle = (step.begins + step.ends) / 2.0;
                assert_eq!(motion.event(middle).map(|(e, _)| *e), Some(step.event));
                if let Event::Killed(_, region, ..) | Event::Control { region, .. } = step.event {
                    let standing = motion.pieces(step.begins).unwrap();
                    assert_eq!(standing, &step.before, "what vanishes is left to be seen first");
                    assert_eq!(standing.controller(region), step.before.controller(region));
                    held += usize::from(step.sets_out > step.begins);
                }
                if let Event::Attack { from, banners, .. } = step.event {
                    let there = motion.pieces(step.begins).unwrap().banners(from);
                    assert_eq!(there + banners, before.banners(from));
                    marches += 1;
                }
            }
        });
        assert!(marches > 50 && held > 50, "{marches}, {held}");
    }

    #[test]
    fn agents_and_turns_are_shown_as_far_as_the_events_have_come() {
        let viewer = Society::new(0).unwrap();
        let mut turns = 0;
        moves(|before, events, after| {
            let motion = Motion::new(before.clone(), events, Perspective::Society(viewer), Speed::Normal);
            for step in &motion.steps {
                let marks = &step.during.marks;
                match step.event {
                    Event::Deployed(society, Spot::Position(to)) => {
                        assert_eq!(
                            (marks.occupant(to), step.after.marks.occupant(to)),
                            (None, Some(society))
                        );
                    }
                    Event::Acts { position, .. } => {
                        assert_eq!(
                            (step.before.marks.turn == Some(position), marks.turn),
                            (false, Some(position))
                        );
                        turns += 1;
                    }
                    _ => {}
                }
            }
            if let Some(last) = motion.steps.last() {
                let (shown, there) = (&last.after.marks, &after.marks);
                for empire in rules::Empire::first(5) {
                    for office in rules::Office::first(4) {
                        let position = rules::Position::new(empire, office);
                        assert_eq!(shown.occupant(position), there.occupant(position), "{events:?}");
                    }
                }
            }
        });
        assert!(turns > 50, "{turns}");
    }
}
