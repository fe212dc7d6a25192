//! A short text near the pointer that says why a click had no effect. Screen readers also announce it.

use egui::{FontId, Pos2, Rect, Ui, Vec2};
use std::time::Duration;

use crate::looks::Looks;
use crate::looks::theme::{line, space, type_size};
use crate::screens::table::layout::Layout;
use crate::screens::table::map::region_screen_positions::{around, frame_in};
use crate::screens::table::panels::councils::row_of;
use crate::screens::table::panels::prompt;
use crate::screens::table::scene_and_inputs::{Input, Scene, Thing, Time};
use crate::screens::table::widgets;
use crate::screens::table::widgets::popup_placement::{self, Avoid, Near, Room};
use rules::{Action, Card, Illegal, Position, Preview, Region, Use};
use speech::rulebook::cited;

/// For how many seconds the reason stays on the screen.
const SAID: f64 = 5.0;
/// The maximum width of the reason's text, in points.
const WIDE: f32 = 300.0;
/// The free space around the pointer that the reason leaves, in points.
const AWAY: f32 = 16.0;

/// The reason why the last click had no effect; `None` if it had an effect.
#[derive(Debug, Default)]
pub(crate) struct Refused(Option<Said>);

#[derive(Debug)]
struct Said {
    why: Why,
    since: f64,
}

/// The reason why a click had no effect, and where on the screen to show it.
#[derive(Debug)]
pub(crate) struct Why {
    said: String,
    /// The rectangle of the clicked thing, which the text must not cover.
    of: Rect,
    /// The part of the table in which the text may stand.
    room: Place,
}

/// Where the reason for a refused click may be shown.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Place {
    /// The text stands to the right or the left of the clicked row, so that the rows above and below stay visible.
    Beside,
    /// The text stands near the clicked thing, within this rectangle of the table.
    Within(Rect),
    /// The text stands near the clicked thing, anywhere in the window.
    Near,
}

/// The reason why the last refused click in `inputs` had no effect; `None` if no click was refused.
pub(crate) fn reason(looks: &Looks, scene: &Scene<'_>, layout: &Layout, inputs: &[Input]) -> Option<Why> {
    // While the player has nothing to decide, and while looking back, a click has another purpose.
    if scene.legal.is_empty() || scene.playback.time != Time::Now {
        return None;
    }
    inputs.iter().rev().find_map(|input| match input {
        Input::Refuse(thing, at) => {
            let room = match thing {
                Thing::Position(_) => Place::Beside,
                Thing::Region(_) => Place::Within(layout.board),
                Thing::Card(_) | Thing::Ability(..) | Thing::Token(_) => Place::Near,
            };
            let of = place_of(looks, scene, layout, *thing, *at);
            Some(Why { said: why(looks, scene, *thing), of, room })
        }
        _ => None,
    })
}

/// The rectangle of a thing that was clicked at the point `at`.
fn place_of(looks: &Looks, scene: &Scene<'_>, layout: &Layout, thing: Thing, at: Pos2) -> Rect {
    let near = Rect::from_center_size(at, Vec2::splat(2.0 * AWAY));
    match thing {
        Thing::Region(region) => {
            near.union(around(looks, &frame_in(looks, layout.board, scene.camera), region))
        }
        Thing::Position(position) => {
            let place = scene.council_place(position.empire());
            let council = place.and_then(|place| layout.councils.get(place));
            let count = scene.game.world().positions().in_council(position.empire()).len() as usize;
            council.map_or(near, |council| row_of(*council, count, position.office().index()))
        }
        Thing::Card(_) | Thing::Ability(..) => near.with_min_y(layout.hand.top()),
        Thing::Token(_) => near.with_max_y(layout.societies.bottom()),
    }
}

/// The text that says why the thing cannot be chosen now, in one or two sentences.
fn why(looks: &Looks, scene: &Scene<'_>, thing: Thing) -> String {
    match thing {
        Thing::Ability(card, using) => return preview(looks, scene, card, using),
        Thing::Card(card) if card.has_abilities() && !discards(scene) => {
            let mut said = Use::ALL.into_iter().map(|using| preview(looks, scene, card, using));
            let first = said.next().unwrap_or_default();
            return if said.all(|other| other == first) { first } else { looks.speech.text("refused-card") };
        }
        Thing::Card(_) | Thing::Region(_) | Thing::Position(_) | Thing::Token(_) => {}
    }
    let attempts = attempts(scene, thing);
    let reasons: Vec<Illegal> =
        attempts.into_iter().filter_map(|action| Some(scene.game.refusal(action)?.cause)).collect();
    if let (Thing::Region(region), None) = (thing, scene.selection.pick.from)
        && !reasons.is_empty()
        && reasons.iter().all(|why| matches!(why, Illegal::OwnRegion(..)))
    {
        return looks.speech.say("refused-no-target", &[("region", looks.speech.region(region).into())]);
    }
    // Of a region that was clicked as a source, the attempts name each neighbour as the target. What holds for the
    // clicked region itself comes first.
    let neighbour =
        |why: &&Illegal| scene.selection.pick.from.is_none() && matches!(why, Illegal::OwnRegion(..));
    match reasons.iter().filter(|why| says_much(why)).min_by_key(neighbour) {
        Some(why) => looks.speech.refused_click(why),
        None => {
            let there = if scene.is_exchange() { "hint-sheet" } else { "hint-list" };
            let what = looks.speech.text(prompt::hint(scene).unwrap_or(there));
            looks.speech.say("refused-not-now", &[("what", what.into())])
        }
    }
}

/// True if the reason tells the player more than the prompt and the highlighting already do.
fn says_much(why: &Illegal) -> bool {
    match why {
        Illegal::Asked(_)
        | Illegal::NoChoice
        | Illegal::Ability
        | Illegal::NoLine(..)
        | Illegal::IdleLine
        | Illegal::NotInHand(_)
        | Illegal::NotInHandToPay(_)
        | Illegal::NotInHandToDiscard(_) => false,
        Illegal::Over
        | Illegal::Occupied(_)
        | Illegal::NoAgent(_)
        | Illegal::AgentInRegion
        | Illegal::NoArmy(..)
        | Illegal::OwnRegion(..)
        | Illegal::TooMany { .. }
        | Illegal::NoBorder(..)
        | Illegal::AcrossSea(..)
        | Illegal::BoundAttack
        | Illegal::OtherRegion(_)
        | Illegal::FaceUp
        | Illegal::IdleSwap(_) => true,
    }
}

/// True if the player must discard cards now.
fn discards(scene: &Scene<'_>) -> bool {
    scene.legal.iter().any(|action| matches!(action, Action::Discard(_)))
}

/// The text that says what an ability would do now, or why it cannot be played.
fn preview(looks: &Looks, scene: &Scene<'_>, card: Card, using: Use) -> String {
    let world = scene.game.world();
    match scene.view.preview(world, scene.legal, card, using) {
        // The ability can be played, but the player has begun another choice.
        Preview::Possible(_) => looks.speech.text("refused-card"),
        why => looks.speech.preview(world.ability(world.ability_of(card, using)), why),
    }
}

/// The actions that the player could have meant by clicking the thing. Only kinds of action that are legal now are
/// considered.
fn attempts(scene: &Scene<'_>, thing: Thing) -> Vec<Action> {
    let mut attempts: Vec<Action> = Vec::new();
    for kind in scene.legal {
        let meant = match thing {
            Thing::Region(region) => on_region(scene, *kind, region),
            Thing::Position(position) => on_position(scene, *kind, position).into_iter().collect(),
            Thing::Token(empire) => match *kind {
                Action::Exchange(one, _) => vec![Action::Exchange(empire, one)],
                _ => Vec::new(),
            },
            Thing::Card(_) | Thing::Ability(..) => Vec::new(),
        };
        attempts.extend(meant);
    }
    attempts.sort();
    attempts.dedup();
    attempts
}

/// The actions that a click on the region could mean while an action of the same kind as `kind` is legal.
fn on_region(scene: &Scene<'_>, kind: Action, region: Region) -> Vec<Action> {
    match (kind, scene.selection.pick.from) {
        (Action::Attack { .. }, Some(from)) if from != region => {
            vec![Action::Attack { from, to: region, banners: 1 }]
        }
        (Action::Attack { .. }, None) => {
            let world = scene.game.world();
            let targets = world.neighbours(region) | world.seas(region);
            targets.into_iter().map(|to| Action::Attack { from: region, to, banners: 1 }).collect()
        }
        (Action::DeployRegion(_), _) => vec![Action::DeployRegion(region)],
        (Action::Place(_), _) => vec![Action::Place(region)],
        (Action::Kill(_), _) => vec![Action::Kill(region)],
        _ => Vec::new(),
    }
}

/// The action that a click on the position could mean while an action of the same kind as `kind` is legal.
fn on_position(scene: &Scene<'_>, kind: Action, position: Position) -> Option<Action> {
    match kind {
        Action::DeployPosition(_) => Some(Action::DeployPosition(position)),
        Action::RetrievePosition(_) => Some(Action::RetrievePosition(position)),
        // An agent can swap only with a position in its own council (R5.6).
        Action::Swap(_) => {
            let council = scene.view.acting_agent().map(|agent| agent.empire());
            (council == Some(position.empire())).then_some(Action::Swap(position.office()))
        }
        _ => None,
    }
}

impl Refused {
    /// The number of the rule that the shown reason cites, if any.
    pub fn cited(&self) -> Option<String> {
        self.0.as_ref().and_then(|said| cited(&said.why.said))
    }

    /// Shows the reason for `SAID` seconds, or until the next click or key press. `refused` is a new reason, if there
    /// is one.
    pub fn show(&mut self, ui: &Ui, looks: &Looks, now: f64, refused: Option<Why>) {
        let key = |event: &egui::Event| matches!(event, egui::Event::Key { pressed: true, .. });
        if ui.input(|i| i.pointer.any_pressed() || i.events.iter().any(key)) {
            self.0 = None;
        }
        if let Some(why) = refused {
            self.0 = Some(Said { why, since: now });
        }
        let Some(refused) = &self.0 else { return };
        let rest = refused.since + SAID - now;
        if rest <= 0.0 {
            self.0 = None;
            return;
        }
        ui.ctx().request_repaint_after(Duration::from_secs_f64(rest));
        show(ui, looks, &refused.why);
    }
}

/// Shows the reason's text beside the clicked thing, within the window.
fn show(ui: &Ui, looks: &Looks, refused: &Why) {
    let theme = &looks.theme;
    let font = FontId::proportional(type_size::BODY);
    let galley = ui.painter().layout(refused.said.clone(), font, theme.ink, WIDE);
    let size = galley.size() + 2.0 * Vec2::new(space::NORMAL, space::TIGHT + 1.0);
    let window = match refused.room {
        Place::Within(part) => part,
        Place::Beside | Place::Near => ui.ctx().content_rect(),
    };
    let window = window.shrink(space::TIGHT);
    let [above, below] = [(0.0, -1.0), (0.0, 1.0)];
    let [left, right] = [(-1.0, 0.0), (1.0, 0.0)];
    let sides = if matches!(refused.room, Place::Beside) {
        [right, left, above, below]
    } else {
        [above, below, right, left]
    };
    // The text may slide along the side of the clicked thing, but must not cover it.
    let room = Room { rect: window, size };
    let spots = room.around(refused.of, space::TIGHT, sides);
    let avoid = [Avoid::contact(refused.of.shrink(1.0), 1.0)];
    let body = popup_placement::place(spots, &avoid, Near::Nothing, None).unwrap_or(spots[0]);
    let edge = (line::STRONG, theme.wrong);
    ui.painter().rect(body, 6.0, theme.panel, edge, egui::StrokeKind::Inside);
    let corner = body.min + Vec2::new(space::NORMAL, space::TIGHT + 1.0);
    ui.painter().galley(corner, galley, theme.ink);
    widgets::announce(ui, body, "refused", &refused.said);
}
