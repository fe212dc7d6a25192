//! The lines of the recap, which tell the other societies' moves since the viewer's last decision. There is a line for
//! each position's turn, for placed agents, for banners above the supply limit, for exchanges, and for anything else that
//! changes the viewer's points.

use crate::screens::table::panels::narration::narrated_turn::is_card;
use crate::screens::table::staging::gains::Holdings;
use rules::{Event, Icon, Position, Society};
use speech::Speech;
use table::{EventGroup, Match, PassageKind, Perspective, passages};

/// A line of the recap.
#[derive(Debug)]
pub(crate) struct RecapLine {
    /// The position whose turn the line tells, and the society that controlled it; `None` for other lines.
    pub acts: Option<(Position, Society)>,
    pub said: String,
    /// A shorter text for the line, if there is one. That of a position's turn says only what was done.
    pub short: Option<String>,
    /// How much the viewer's points changed.
    pub points: i32,
    /// How unusual the events of this line are.
    pub rarity: Rarity,
}

/// How unusual the events of a line are, from the least to the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Rarity {
    /// Banners were added, cards were drawn, or nothing happened.
    Usual,
    /// A region was attacked, a card played, or a token exchanged.
    Striking,
    /// Control of a city changed.
    City,
    /// Agents were placed or taken back. These are always told.
    Agents,
}

/// The events that others caused since the viewer's last decision, each with the number of its decision.
pub(crate) fn events(
    game: &Match,
    viewer: Society,
    eyes: Perspective,
) -> impl Iterator<Item = (usize, &Event)> {
    let steps = game.steps();
    let since = since(game, viewer);
    // The event that begins the next turn belongs to the viewer's own decision.
    let next = move |event: &&Event| matches!(event, Event::Acts { .. });
    let own = since.checked_sub(1).map_or(&[][..], |own| &steps[own].events);
    let begun = own.iter().skip_while(move |event| !next(event)).map(move |event| (since, event));
    let later = (since + 1..)
        .zip(&steps[since..])
        .flat_map(|(number, step)| step.events.iter().map(move |event| (number, event)));
    let is_own = move |event: &Event| matches!(event, Event::Deployed(who, _) | Event::Retrieved(who, _) if *who == viewer);
    begun.chain(later).filter(move |(_, event)| eyes.see(event) && !is_own(event))
}

/// The number of the viewer's last decision that had more than one option; 0 if there is none.
fn since(game: &Match, viewer: Society) -> usize {
    game.last_choice(viewer).unwrap_or(0)
}

/// The lines of the recap, in the order of their events.
pub(crate) fn lines(speech: &Speech, game: &Match, viewer: Society, eyes: Perspective) -> Vec<RecapLine> {
    let world = game.world();
    let Some(first) = game.steps().get(since(game, viewer)) else { return Vec::new() };
    let before = first.before.view(world, viewer);
    let mut holdings = Holdings::new(world, &before);
    let told = passages(events(game, viewer, eyes));
    let mut line = |passage: &EventGroup<'_>, all: bool| {
        let points = passage.events.iter().filter_map(|(_, event)| holdings.points(event)).sum();
        let acts = match passage.matter {
            PassageKind::Acts(position, society) => Some((position, society)).filter(|_| society != viewer),
            _ => None,
        };
        let exchanged: Vec<Society> = passage
            .events
            .iter()
            .filter_map(|(_, event)| match **event {
                Event::Exchanged(who, ..) if who != viewer => Some(who),
                _ => None,
            })
            .collect();
        if acts.is_none()
            && !matches!(passage.matter, PassageKind::Agents | PassageKind::Supply)
            && points == 0
            && exchanged.is_empty()
            && !all
        {
            return None;
        }
        let of_city = |event: &Event| {
            let Event::Control { region, .. } = *event else { return false };
            world.with_icon(Icon::City).has(region)
        };
        let strikes = |event: &Event| matches!(event, Event::Attack { .. }) || is_card(event);
        let any = |passes: &dyn Fn(&Event) -> bool| passage.events.iter().any(|(_, event)| passes(event));
        let rarity = match () {
            () if passage.matter == PassageKind::Agents => Rarity::Agents,
            () if any(&of_city) => Rarity::City,
            () if !exchanged.is_empty() || any(&strikes) => Rarity::Striking,
            () => Rarity::Usual,
        };
        let short = speech.passage_in_short(game, passage, false);
        let (said, short) = match passage.matter {
            PassageKind::Agents => (speech.agents_with_places(game, passage), Some(short)),
            _ if !exchanged.is_empty() => {
                let who = speech.list(exchanged.iter().map(|who| speech.society(game.setup(), *who)));
                (short, Some(speech.say("recap-exchanged", &[("societies", who.into())])))
            }
            _ => (short, acts.map(|_| speech.deeds_beside_emblems(game, passage))),
        };
        Some(RecapLine { acts, said, short, points, rarity })
    };
    let mut lines: Vec<RecapLine> = told.iter().filter_map(|passage| line(passage, false)).collect();
    // If nothing matters, the last thing that happened is told, unless it was the viewer's own.
    if lines.is_empty() {
        let own =
            |passage: &&EventGroup<'_>| matches!(passage.matter, PassageKind::Acts(_, who) if who == viewer);
        lines.extend(told.last().filter(|passage| !own(passage)).and_then(|passage| line(passage, true)));
    }
    lines
}

/// The indices of the `room` most important lines, in ascending order. Agents come first, then lines that change the
/// viewer's points much, then what is unusual. Otherwise later lines count more than earlier ones.
pub(crate) fn weightiest(lines: &[RecapLine], room: usize) -> Vec<usize> {
    let weight = |line: &RecapLine| (line.rarity == Rarity::Agents, line.points.abs(), line.rarity);
    let mut places: Vec<usize> = (0..lines.len()).collect();
    places.sort_by_key(|place| std::cmp::Reverse((weight(&lines[*place]), *place)));
    places.truncate(room);
    places.sort_unstable();
    places
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use bots::Level;
    use rules::{Cause, Spot};
    use table::Setup;
    use testing::random_matches::play_by_chance;

    /// Plays random matches. Before each decision of the first society, passes its recap to `see`.
    fn each_recap(mut see: impl FnMut(&Match, Society, Vec<RecapLine>)) {
        let pack = testing::pack("war-of-whispers");
        let speech = Speech::new(Arc::clone(&pack));
        for seed in 0..30 {
            let mut game = Match::new(Setup::new(Arc::clone(&pack), 3, Level::Random, seed)).unwrap();
            let viewer = game.world().societies().next().unwrap();
            play_by_chance(&mut game, seed, |game| {
                if game.state().mover() == Some(viewer) && game.legal().len() > 1 {
                    see(game, viewer, lines(&speech, game, viewer, Perspective::Society(viewer)));
                }
                true
            });
        }
    }

    #[test]
    fn what_the_lines_bring_adds_up_to_what_has_changed_since_ones_last_move() {
        let mut seen = 0;
        each_recap(|game, viewer, lines| {
            let Some(first) = game.steps().get(since(game, viewer)) else { return };
            let since = &game.steps()[since(game, viewer)..];
            // An exchange of tokens also changes a society's points, but its line brings none.
            if since.iter().any(|step| step.events.iter().any(|e| matches!(e, Event::Exchanged(..)))) {
                return;
            }
            let before = first.before.view(game.world(), viewer).score(game.world());
            let told: i32 = lines.iter().map(|line| line.points).sum();
            assert_eq!(told, game.view(viewer).score(game.world()) - before, "{lines:?}");
            seen += usize::from(told != 0);
        });
        assert!(seen > 5, "{seen}");
    }

    #[test]
    fn placements_of_others_are_told_in_one_line_with_their_places() {
        let mut seen = 0;
        each_recap(|game, viewer, lines| {
            let speech = Speech::new(Arc::clone(game.pack()));
            for (_, event) in events(game, viewer, Perspective::Society(viewer)) {
                let Event::Deployed(who, spot) = *event else { continue };
                assert_ne!(who, viewer);
                let told: Vec<_> = lines.iter().filter(|line| line.rarity == Rarity::Agents).collect();
                assert_eq!(told.len(), 1, "{lines:?}");
                let place = match spot {
                    Spot::Position(position) => speech.position(position),
                    Spot::Region(region) => speech.region(region),
                };
                assert!(told[0].said.contains(&place), "{:?}", told[0]);
                seen += 1;
            }
        });
        assert!(seen > 50, "{seen}");
    }

    #[test]
    fn banners_lost_to_the_supply_limit_have_a_line_even_if_no_points_change() {
        let mut seen = 0;
        each_recap(|game, viewer, lines| {
            for (_, event) in events(game, viewer, Perspective::Society(viewer)) {
                let Event::Killed(_, region, banners, Cause::Supply) = *event else { continue };
                let lost = format!("{banners} in {}", Speech::new(Arc::clone(game.pack())).region(region));
                assert!(
                    lines.iter().any(|line| line.acts.is_none() && line.said.contains(&lost)),
                    "{lost}: {lines:?}"
                );
                seen += 1;
            }
        });
        assert!(seen > 5, "{seen}");
    }

    #[test]
    fn agents_come_first_then_what_moved_ones_points_most_then_what_is_unusual() {
        let line =
            |points, rarity| RecapLine { acts: None, said: String::new(), short: None, points, rarity };
        use Rarity::{Agents, City, Striking, Usual};
        let lines = [
            line(0, City),
            line(1, City),
            line(0, Usual),
            line(-5, Usual),
            line(0, Striking),
            line(0, Agents),
        ];
        assert_eq!(weightiest(&lines, 1), [5]);
        assert_eq!(weightiest(&lines, 2), [3, 5]);
        assert_eq!(weightiest(&lines, 3), [1, 3, 5]);
        assert_eq!(weightiest(&lines, 4), [0, 1, 3, 5]);
        assert_eq!(weightiest(&lines, 5), [0, 1, 3, 4, 5]);
        assert_eq!(weightiest(&lines, 9), [0, 1, 2, 3, 4, 5]);
    }
}
