//! The timeline of the last decision: its events in order, each with the pieces before, during and after it. A
//! timeline draws nothing. The match itself is already past these events.

use crate::map::Sweep;
use crate::screens::table::staging::event_staging::{self, Changes, Effect, staging};
use crate::screens::table::staging::pieces_at_moment::Pieces;
use crate::settings::Speed;
use record::Step;
use rules::{Cause, Event, Region, World};
use table::Perspective;

/// An animated event on the timeline.
#[derive(Clone, Debug)]
struct Shot {
    event: Event,
    /// When the event's regions and positions are highlighted, in seconds from the start of the timeline.
    begins: f32,
    /// When the event's animation begins, in seconds from the start of the timeline.
    sets_out: f32,
    /// When the event's animation ends, in seconds from the start of the timeline.
    ends: f32,
    /// The pieces on the map until the event's animation begins.
    before: Pieces,
    /// The pieces on the map during the event's animation.
    during: Pieces,
    /// The pieces on the map after the event's animation.
    after: Pieces,
}

/// The animated events of a decision, with their times. The default timeline is empty.
#[derive(Clone, Debug, Default)]
pub(crate) struct Timeline {
    shots: Vec<Shot>,
    /// When each event of the decision is told, in seconds from the start. Includes events without an animation.
    told: Vec<f32>,
}

/// An event that is being animated.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Motion {
    pub event: Event,
    /// The progress of the event's animation, from 0 to 1.
    pub share: f32,
}

/// What a timeline shows at one moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame<'a> {
    /// The pieces to show on the map; `None` once the timeline is over.
    pub pieces: Option<&'a Pieces>,
    /// The event that is being animated, if any.
    pub moving: Option<Motion>,
    /// The change of a region's control that is being animated, if any.
    pub sweep: Option<Sweep>,
    /// How many of the decision's last events are not told yet.
    pub unshown: usize,
}

impl Timeline {
    /// Builds the timeline of a decision from the events that may be seen from this perspective. It is empty if
    /// animations are off.
    pub fn new(world: &World, step: &Step, eyes: Perspective, speed: Speed) -> Self {
        let (mut shots, mut told) = (Vec::<Shot>::new(), Vec::new());
        let (mut now, mut previous) = (0.0, None);
        let mut before = Pieces::new(world, &step.before, step.before.moving());
        for (event, state) in step.states(world) {
            if !eyes.see(&event) {
                told.push(now);
                continue;
            }
            let (hold, lasts) =
                if falls_with(&event, previous) { (0.0, 0.0) } else { event_staging::lasts(&event, speed) };
            previous = Some(event);
            let after = Pieces::new(world, &state, state.moving());
            let (sets_out, ends) = (now + hold, now + hold + lasts);
            // A text must not announce banners that the map doesn't show yet.
            let arrives = matches!(staging(&event).effect, Effect::Add { .. } | Effect::Join { .. });
            told.push(if arrives { ends } else { now });
            if ends > now {
                let during = match staging(&event).changes {
                    Changes::AtStart => after.clone(),
                    Changes::OnTheWay => before.leaving_for(&after),
                    Changes::AtEnd => before.clone(),
                };
                shots.push(Shot { event, begins: now, sets_out, ends, before, during, after: after.clone() });
            } else if let Some(last) = shots.last_mut() {
                last.after = after.clone();
            }
            (now, before) = (ends, after);
        }
        Self { shots, told }
    }

    /// What the timeline shows `time` seconds after its start.
    pub fn frame(&self, time: f32) -> Frame<'_> {
        let shot = self.shots.iter().rfind(|shot| shot.begins <= time && !self.is_over(time));
        let moving = shot.filter(|shot| time < shot.ends);
        let moving = moving.map(|shot| Motion { event: shot.event, share: shot.share(time) });
        let sweep = moving.and_then(|Motion { event, share }| match staging(&event).effect {
            Effect::Control { region, to } => {
                Some(Sweep { region, to, from: self.attacked_from(time), share })
            }
            _ => None,
        });
        let unshown = self.told.iter().rev().take_while(|told| **told > time).count();
        Frame { pieces: shot.map(|shot| shot.pieces(time)), moving, sweep, unshown }
    }

    /// The length of the timeline, in seconds.
    pub fn lasts(&self) -> f32 {
        self.shots.last().map_or(0.0, |last| last.ends)
    }

    /// True if the timeline is over `time` seconds after its start.
    pub fn is_over(&self, time: f32) -> bool {
        time >= self.lasts()
    }

    /// The animated events of the timeline, each with the time when its animation begins, in seconds from the start.
    pub fn sets_out(&self) -> impl Iterator<Item = (&Event, f32)> {
        self.shots.iter().map(|shot| (&shot.event, shot.sets_out))
    }

    /// The region from which the last attack or move that began before `time` came; `None` if there was none.
    fn attacked_from(&self, time: f32) -> Option<Region> {
        self.shots.iter().rev().filter(|shot| shot.begins <= time).find_map(|shot| {
            match staging(&shot.event).effect {
                Effect::March { from, .. } => Some(from),
                _ => None,
            }
        })
    }
}

impl Shot {
    /// The pieces on the map `time` seconds after the start of the timeline.
    fn pieces(&self, time: f32) -> &Pieces {
        match time {
            _ if time < self.sets_out => &self.before,
            _ if time < self.ends => &self.during,
            _ => &self.after,
        }
    }

    /// The progress of the event's animation `time` seconds after the start of the timeline, from 0 to 1.
    fn share(&self, time: f32) -> f32 {
        ((time - self.sets_out) / (self.ends - self.sets_out)).clamp(0.0, 1.0)
    }
}

/// True if the event kills banners at the same time as the `previous` event: in combat both sides lose the same number
/// of banners (R6.2).
fn falls_with(event: &Event, previous: Option<Event>) -> bool {
    let fallen = |event: Event| match staging(&event).effect {
        Effect::Killed { region, banners, cause: Cause::Combat, .. } => Some((region, banners)),
        _ => None,
    };
    fallen(*event).is_some() && previous.and_then(fallen) == fallen(*event)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use bots::{Bot, Level};
    use rules::Society;
    use rules::Spot;
    use table::{Match, Setup};

    /// Plays random matches. Passes every decision to `see`, with the pieces before and after it.
    fn moves(mut see: impl FnMut(&World, &Pieces, &Step, &Pieces)) {
        let pack = testing::pack("war-of-whispers");
        for seed in 0..12 {
            let mut game = Match::new(Setup::new(Arc::clone(&pack), 3, Level::Random, seed)).unwrap();
            let mut bot = Bot::new(Level::Random, seed);
            while let Some(mover) = game.state().mover() {
                let world = Arc::clone(game.world());
                let pieces = |game: &Match| Pieces::new(&world, game.state(), game.state().moving());
                let before = pieces(&game);
                let action = bot.choose(&world, &game.view(mover), None, &game.legal()).unwrap();
                game.play(action).unwrap();
                see(&world, &before, game.steps().last().unwrap(), &pieces(&game));
            }
        }
    }

    fn timeline(world: &World, step: &Step) -> Timeline {
        Timeline::new(world, step, Perspective::Society(Society::new(0).unwrap()), Speed::Normal)
    }

    #[test]
    fn both_sides_of_a_fight_fall_together() {
        let mut seen = 0;
        moves(|world, _, step, _| {
            let events = &step.events;
            let pair = |w: &[Event]| falls_with(&w[1], Some(w[0]));
            let Some(first) = events.windows(2).position(pair) else { return };
            let timeline = timeline(world, step);
            let fall = timeline.shots.iter().find(|shot| shot.event == events[first]).unwrap();
            let Event::Killed(_, at, banners, _) = events[first + 1] else { panic!("{step:?}") };
            assert_eq!(fall.after.banners(at) + banners, fall.before.banners(at));
            assert!(timeline.shots.iter().all(|shot| shot.event != events[first + 1]));
            seen += 1;
        });
        assert!(seen > 10, "{seen}");
    }

    #[test]
    fn the_pieces_come_to_stand_where_the_rules_have_them() {
        moves(|world, _, step, after| {
            let timeline = timeline(world, step);
            let Some(last) = timeline.shots.last() else { return };
            // Some changes of phase have no event, so they are shown only at the end of the timeline.
            let mut last = last.after.clone();
            last.marks = after.marks.clone();
            assert_eq!(&last, after, "{step:?}");
        });
    }

    #[test]
    fn added_banners_are_told_once_the_map_shows_them() {
        let mut seen = 0;
        moves(|world, _, step, _| {
            let Some(at) = step.events.iter().position(|event| matches!(event, Event::Added(..))) else {
                return;
            };
            let timeline = timeline(world, step);
            let Some(shot) = timeline.shots.iter().find(|shot| shot.event == step.events[at]) else { return };
            let rest = step.events.len() - at;
            assert!(timeline.frame(f32::midpoint(shot.sets_out, shot.ends)).unshown >= rest, "{step:?}");
            assert!(timeline.frame(shot.ends).unshown < rest, "{step:?}");
            seen += 1;
        });
        assert!(seen > 10, "{seen}");
    }

    #[test]
    fn nothing_moves_at_no_speed_and_twice_as_long_when_slow() {
        moves(|world, _, step, _| {
            let ends = |speed| Timeline::new(world, step, Perspective::Society(step.society), speed).lasts();
            assert!(ends(Speed::None) <= 0.0);
            // The title of a round is never shown for longer than at normal speed.
            let rounds = step.events.iter().filter(|e| matches!(e, Event::Round { .. })).count() as f32;
            let round = event_staging::lasts(&Event::Round { round: 1, first: step.society }, Speed::Slow).1;
            let others = |speed| ends(speed) - rounds * round;
            assert!((others(Speed::Slow) - 2.0 * others(Speed::Normal)).abs() < 0.001);
        });
    }

    #[test]
    fn an_army_is_nowhere_while_it_marches_and_one_event_comes_after_another() {
        let (mut marches, mut held) = (0, 0);
        moves(|world, before, step, _| {
            let timeline = timeline(world, step);
            for shot in &timeline.shots {
                let middle = (shot.begins + shot.ends) / 2.0;
                assert_eq!(timeline.frame(middle).moving.map(|moving| moving.event), Some(shot.event));
                if let Event::Killed(_, region, ..) | Event::Control { region, .. } = shot.event {
                    let standing = timeline.frame(shot.begins).pieces.unwrap();
                    assert_eq!(standing, &shot.before, "what vanishes is left to be seen first");
                    assert_eq!(standing.controller(region), shot.before.controller(region));
                    held += usize::from(shot.sets_out > shot.begins);
                }
                if let Event::Attack { from, banners, .. } = shot.event {
                    let there = timeline.frame(shot.begins).pieces.unwrap().banners(from);
                    assert_eq!(there + banners, before.banners(from));
                    marches += 1;
                }
            }
        });
        assert!(marches > 50 && held > 50, "{marches}, {held}");
    }

    #[test]
    fn agents_and_turns_are_shown_as_far_as_the_events_have_come() {
        let mut turns = 0;
        moves(|world, _, step, after| {
            let timeline = timeline(world, step);
            for shot in &timeline.shots {
                let marks = &shot.during.marks;
                match shot.event {
                    Event::Deployed(society, Spot::Position(to)) => {
                        assert_eq!(
                            (marks.occupant(to), shot.after.marks.occupant(to)),
                            (None, Some(society))
                        );
                    }
                    Event::Acts { position, .. } => {
                        assert_eq!(
                            (shot.before.marks.turn == Some(position), marks.turn),
                            (false, Some(position))
                        );
                        turns += 1;
                    }
                    _ => {}
                }
            }
            if let Some(last) = timeline.shots.last() {
                let (shown, there) = (&last.after.marks, &after.marks);
                for empire in rules::Empire::first(5) {
                    for office in rules::Office::first(4) {
                        let position = rules::Position::new(empire, office);
                        assert_eq!(shown.occupant(position), there.occupant(position), "{step:?}");
                    }
                }
            }
        });
        assert!(turns > 50, "{turns}");
    }
}
