//! The title of an empire's turn, shown for a moment in place of the narration: the empire's coat of arms, and which
//! society controls each position. A match begins with the title of its first round.

use egui::{Align2, FontId, Pos2, Rect, Stroke, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::text_fitting::cut;
use crate::looks::theme::{line, mix, space, type_size};
use crate::screens::table::panels::councils::{position_name, society_look};
use crate::screens::table::scene_and_inputs::Scene;
use crate::screens::table::widgets;
use rules::{Empire, Event, Position, Society};

/// For how many seconds the title of a turn is shown at normal speed: if positions act in the turn, and if the council
/// has no agents.
const STANDS: [f32; 2] = [1.3, 0.8];
/// For how many seconds the title of the first round is shown at normal speed. At slow speed it is not shown for
/// longer.
const ROUND: f32 = 0.8;
/// The maximum size of the coat of arms in a title, in points.
const ARMS: f32 = 58.0;
/// The size, in points, of the emblem of a society that controls a position.
const DISC: f32 = 19.0;
/// The height of the line with a title's text, in points.
const TITLE: f32 = 30.0;
/// The height of a line of positions below a title's text, in points.
const LINE: f32 = 22.0;

/// The titles of turns that follow the last decision, and the title of the first round.
#[derive(Debug, Default)]
pub(crate) struct Titles {
    /// The empires whose turns begin, each with the number of seconds for which its title is shown.
    turns: Vec<(Empire, f32)>,
    /// When the first title of a turn appears, in seconds of egui's clock; `None` while the last decision is still
    /// narrated.
    since: Option<f64>,
    /// When the title of the first round appears, in seconds of egui's clock, and for how many seconds it is shown.
    round: Option<(f64, f32)>,
    /// True if the title of the first round has not been shown yet.
    opens: bool,
}

impl Titles {
    /// The titles at the beginning of a match's table. `begins` is true if the title of the first round must be shown.
    pub fn of_match(begins: bool) -> Self {
        Self { opens: begins, ..Self::default() }
    }

    /// The titles of the turns that begin with these events. Each is shown for `pace` times its usual time. If `pace`
    /// is 0, there are no titles.
    pub fn after(events: &[Event], pace: f32) -> Self {
        let begins = |event: &Event| if let Event::Turn(empire) = *event { Some(empire) } else { None };
        let places: Vec<usize> =
            (0..events.len()).filter(|place| begins(&events[*place]).is_some()).collect();
        let turn = |(i, place): (usize, &usize)| {
            let next = places.get(i + 1).copied();
            let within = &events[*place..next.unwrap_or(events.len())];
            let idle = next.is_some() && !within.iter().any(|event| matches!(event, Event::Acts { .. }));
            Some((begins(&events[*place])?, STANDS[usize::from(idle)] * pace))
        };
        let turns = places.iter().enumerate().filter_map(turn).filter(|(_, stands)| *stands > 0.0).collect();
        Self { turns, ..Self::default() }
    }

    /// Shows the title of the first round from the time `now` on, unless that has already been done.
    pub fn open(&mut self, now: f64, pace: f32) {
        if std::mem::take(&mut self.opens) {
            self.round = Some((now, (ROUND * pace).min(ROUND)));
        }
    }

    /// True if there are titles of turns that have not begun yet.
    pub fn wait(&self) -> bool {
        self.since.is_none() && !self.turns.is_empty()
    }

    /// Shows the titles of turns, one after another, from the time `now` on.
    pub fn begin(&mut self, now: f64) {
        self.since = Some(now);
    }

    /// True once the titles of turns have begun to be shown.
    pub fn have_begun(&self) -> bool {
        self.since.is_some()
    }

    /// In how many seconds the last title ends, at the time `now`.
    pub fn rest(&self, now: f64) -> f32 {
        let turns = self.turns.iter().map(|(_, stands)| stands).sum::<f32>();
        let turns = self.since.map_or(0.0, |since| turns - (now - since) as f32);
        let round = self.round.map_or(0.0, |(since, lasts)| lasts - (now - since) as f32);
        turns.max(round)
    }

    /// The empire whose turn is announced by a title at the time `now`; `None` if there is no title.
    pub fn current(&self, now: f64) -> Option<Empire> {
        let mut time = (now - self.since?) as f32;
        let is_now = |(_, stands): &&(Empire, f32)| {
            time -= stands;
            time < 0.0
        };
        self.turns.iter().find(is_now).map(|(empire, _)| *empire)
    }

    /// The progress of the first round's title at the time `now`, from 0 to 1; `None` if it isn't shown.
    pub fn opening(&self, now: f64) -> Option<f32> {
        let (since, lasts) = self.round?;
        Some((now - since) as f32 / lasts).filter(|share| (0.0..1.0).contains(share))
    }
}

/// Shows the title of an empire's turn in the prompt's rectangle.
pub(crate) fn show(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, panel: Rect, empire: Empire) {
    let side = (panel.height() - 2.0 * space::NORMAL).min(ARMS);
    let middle = Pos2::new(panel.left() + space::WIDE + side / 2.0, panel.center().y);
    let arms = Rect::from_center_size(middle, Vec2::splat(side));
    widgets::arms(ui, looks, arms, empire.index(), 8.0, side * 0.13);
    let room = panel.with_min_x(arms.right() + space::WIDE).with_max_x(panel.right() - space::NORMAL);
    let title = looks.speech.say("story-turn", &[("empire", looks.speech.empire(empire).into())]);
    let seats = seats(scene, empire);
    let lines = lines(ui, looks, &seats, room.width());
    let high = TITLE + lines as f32 * LINE;
    let at = Pos2::new(room.left(), panel.center().y - high / 2.0);
    let font = fonts::display(type_size::HEADING);
    ui.painter().text(at, Align2::LEFT_TOP, &title, font, looks.theme.ink);
    let count = seats.len().div_ceil(lines).max(1);
    let mut x = room.left();
    for (i, seat) in seats.iter().enumerate() {
        if i % count == 0 {
            x = room.left();
        }
        let each = if lines == 1 { room.right() - x } else { room.width() / count as f32 };
        let top = at.y + TITLE + (i / count) as f32 * LINE;
        let place = Rect::from_min_size(Pos2::new(x, top), Vec2::new(each, LINE));
        let wide = show_seat(ui, looks, scene, place, *seat);
        x += if lines == 1 { wide + space::WIDE } else { each };
    }
    widgets::announce(ui, panel, "turn title", &spoken(looks, scene, &title, &seats));
}

/// A position, and the society that controls it, if any.
#[derive(Clone, Copy)]
struct Seat {
    position: Position,
    steers: Option<Society>,
}

/// The positions of an empire's council, each with the society that controls it.
fn seats(scene: &Scene<'_>, empire: Empire) -> Vec<Seat> {
    let world = scene.game.world();
    let council = world.positions().in_council(empire);
    council
        .map(|position| Seat { position, steers: scene.board.pieces.marks.steers(world, position) })
        .collect()
}

/// The number of lines for the positions in a title: one if all of them fit, otherwise two.
fn lines(ui: &Ui, looks: &Looks, seats: &[Seat], room: f32) -> usize {
    let wide = |position: Position| {
        let font = FontId::proportional(type_size::BODY);
        let name = position_name(looks, position).to_owned();
        ui.painter().layout_no_wrap(name, font, looks.theme.ink).size().x + DISC + space::TIGHT + space::WIDE
    };
    let all: f32 = seats.iter().map(|seat| wide(seat.position)).sum();
    if all <= room { 1 } else { 2 }
}

/// Shows a position in a title, with the emblem of the society that controls it. Returns the width that is used.
fn show_seat(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, place: Rect, seat: Seat) -> f32 {
    let disc = Rect::from_center_size(
        place.left_center() + Vec2::new(DISC / 2.0, 0.0),
        Vec2::splat(DISC.min(place.height())),
    );
    let faint = mix(looks.theme.panel, looks.theme.faint, 0.7);
    match seat.steers {
        Some(society) => widgets::disc(ui, looks, disc, society_look(looks, scene, society), 2.5),
        None => {
            let stroke = Stroke::new(line::THIN, faint);
            widgets::broken_ring(ui, disc.center(), DISC / 2.0 - 1.0, stroke, &widgets::FINE);
        }
    }
    let ink = if seat.steers.is_some() { looks.theme.ink } else { looks.theme.faint };
    let left = disc.right() + space::TIGHT;
    let room = place.right() - left;
    let (name, _) = cut(ui.painter(), room, position_name(looks, seat.position), type_size::BODY, ink);
    let wide = name.size().x;
    ui.painter().galley(Pos2::new(left, disc.center().y - name.size().y / 2.0), name, ink);
    left + wide - place.left()
}

/// The text of a title for screen readers. It names the positions that each society controls.
fn spoken(looks: &Looks, scene: &Scene<'_>, title: &str, seats: &[Seat]) -> String {
    let speech = &looks.speech;
    let mut said = format!("{title}.");
    for society in scene.game.world().societies() {
        let own = seats.iter().filter(|seat| seat.steers == Some(society));
        let seats: Vec<String> = own.map(|seat| speech.position(seat.position)).collect();
        if !seats.is_empty() {
            let who = speech.society(scene.game.setup(), society);
            let args =
                [("society", who.into()), ("would", "no".into()), ("seats", speech.list(seats).into())];
            said.push(' ');
            said.push_str(&speech.say("table-foresight", &args));
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Office;

    fn empire(n: usize) -> Empire {
        Empire::new(n).unwrap()
    }

    fn idle(n: usize) -> Event {
        Event::Idle(Position::new(empire(n), Office::new(0).unwrap()))
    }

    fn acts(n: usize) -> Event {
        let position = Position::new(empire(n), Office::new(1).unwrap());
        Event::Acts { position, society: Society::new(0).unwrap(), agent: position }
    }

    #[test]
    fn each_turn_that_begins_is_announced_in_its_order() {
        let events = [Event::Turn(empire(1)), idle(1), Event::Turn(empire(2)), idle(2), acts(2)];
        let mut titles = Titles::after(&events, 1.0);
        assert!(titles.wait() && titles.current(5.0).is_none() && titles.rest(5.0) <= 0.0);
        titles.begin(5.0);
        assert!(!titles.wait() && titles.rest(5.0) > 2.0);
        assert_eq!(titles.current(5.1), Some(empire(1)));
        assert_eq!(
            titles.current(5.0 + f64::from(STANDS[1]) + 0.1),
            Some(empire(2)),
            "nobody steers the first"
        );
        assert_eq!(titles.current(5.0 + 2.2), None);
        assert!(titles.rest(5.0 + 2.2) <= 0.0);
    }

    #[test]
    fn nothing_is_announced_where_nothing_moves_or_begins() {
        assert!(!Titles::after(&[Event::Turn(empire(1)), acts(1)], 0.0).wait());
        assert!(!Titles::after(&[acts(1), idle(2)], 1.0).wait());
    }

    #[test]
    fn the_first_round_is_announced_once() {
        let mut titles = Titles::of_match(true);
        titles.open(3.0, 2.0);
        assert!(titles.opening(3.4).is_some() && titles.rest(3.4) > 0.0);
        titles.open(9.0, 2.0);
        assert!(titles.opening(9.1).is_none() && titles.rest(9.1) <= 0.0);
    }
}
