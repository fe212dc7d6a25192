//! What others have done since the person's last decision, a line for each turn of a position: it stays in sight beside
//! what is asked where that leaves room. The log tells the same to screen readers, and more.

use std::sync::Arc;

use egui::{Align2, Context, FontId, Id, Pos2, Rect, Sense, Ui, Vec2};

use super::councils::society_look;
use super::scene::Scene;
use super::widget;
use crate::app::icons::IconName;
use crate::app::looks::Looks;
use crate::app::theme::{line, space, text_on, type_size};
use crate::app::words::cut;
use crate::rules::{Event, Position, Society};
use crate::table::{Matter, passages};

/// So many lines are told, the last ones.
const LINES: usize = 3;
/// The part of the panel that it takes, and how wide that is at least and at most.
const SHARE: f32 = 0.4;
const WIDE: [f32; 2] = [290.0, 860.0];
/// From this width on letters are larger.
const ROOMY: f32 = 420.0;
/// How large the emblems are.
const EMBLEM: f32 = 15.0;

/// A turn of a position.
struct Turn {
    position: Position,
    society: Society,
    said: String,
}

/// What was told last, and of what: what happened with which decision, who looks, and in which words.
#[derive(Clone)]
struct Kept {
    events: Arc<Vec<(usize, Event)>>,
    viewer: Society,
    words: (String, String),
    turns: Arc<Vec<Turn>>,
}

/// What others have done since then.
fn turns(ctx: &Context, looks: &Looks, scene: &Scene<'_>) -> Arc<Vec<Turn>> {
    let (game, viewer) = (scene.game, scene.view.viewer());
    let steps = game.steps();
    let own = game.last_choice(viewer).map(|number| number - 1);
    let since = own.map_or(0, |own| own + 1);
    // What begins the next one's turn stands at the end of the person's own decision.
    let next = |event: &&Event| matches!(event, Event::Acts { society, .. } if *society != viewer);
    let begun = own.map_or(&[][..], |own| &steps[own].events);
    let begun = || begun.iter().skip_while(move |event| !next(event)).map(move |event| (since, event));
    let events = || {
        let later = (since + 1..)
            .zip(&steps[since..])
            .flat_map(|(number, step)| step.events.iter().map(move |event| (number, event)));
        begun().chain(later).filter(|(_, event)| scene.eyes.see(event))
    };
    let id = Id::unique("recap");
    if let Some(kept) = ctx.data(|data| data.get_temp::<Kept>(id)) {
        let in_words = kept.words.0 == looks.speech.language() && kept.words.1 == looks.pack.id;
        let same = kept.events.iter().copied().eq(events().map(|(number, event)| (number, *event)));
        if kept.viewer == viewer && in_words && same {
            return kept.turns;
        }
    }
    let told = passages(events());
    let turns = told.iter().filter_map(|passage| match passage.matter {
        Matter::Acts(position, society) if society != viewer => {
            let said = looks.speech.passage_in_short(game, passage, false);
            Some(Turn { position, society, said })
        }
        _ => None,
    });
    let turns: Arc<Vec<Turn>> = Arc::new(turns.collect());
    let events = Arc::new(events().map(|(number, event)| (number, *event)).collect());
    let words = (looks.speech.language().to_owned(), looks.pack.id.clone());
    let kept = Kept { events, viewer, words, turns: Arc::clone(&turns) };
    ctx.data_mut(|data| data.insert_temp(id, kept));
    turns
}

/// How much of a panel it takes at the right; nothing where there is nothing to tell, or no room.
pub(super) fn wide(ui: &Ui, looks: &Looks, scene: &Scene<'_>, panel: Rect) -> f32 {
    let [least, most] = WIDE;
    let wide = (panel.width() * SHARE).min(most);
    let asks = !scene.legal.is_empty() && scene.taught.is_none() && !scene.puzzle;
    if !asks || wide < least || turns(ui.ctx(), looks, scene).is_empty() { 0.0 } else { wide }
}

/// Shows it.
pub(super) fn show(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, place: Rect) {
    let turns = turns(ui.ctx(), looks, scene);
    let theme = &looks.theme;
    ui.painter().vline(place.left(), place.shrink(4.0).y_range(), (line::THIN, theme.rule));
    let room = place.with_min_x(place.left() + space::WIDE);
    let earlier = turns.len().saturating_sub(LINES);
    let heading = match earlier {
        0 => looks.speech.text("table-log-new"),
        n => looks.speech.say("recap-earlier", &[("n", (n as i64).into())]),
    };
    let font = FontId::proportional(type_size::SMALL);
    let above = ui.painter().text(room.min, Align2::LEFT_TOP, heading, font, theme.accent);
    let step = ((room.bottom() - above.bottom()) / LINES as f32).min(EMBLEM + space::TIGHT);
    for (i, turn) in turns[earlier..].iter().enumerate() {
        let y = above.bottom() + space::TIGHT / 2.0 + (i as f32 + 0.5) * step;
        let at = |x: f32| Rect::from_center_size(Pos2::new(x + EMBLEM / 2.0, y), Vec2::splat(EMBLEM));
        let (arms, disc) = (at(room.left()), at(room.left() + EMBLEM + 3.0));
        let empire = turn.position.empire().index();
        let tint = looks.empire(empire);
        ui.painter().rect_filled(arms, 3.0, tint);
        looks.icons.paint(ui, IconName::Empire(empire), arms.shrink(2.0), text_on(tint));
        widget::disc(ui, looks, disc, society_look(looks, scene, turn.society), 2.0);
        let left = disc.right() + space::TIGHT + 1.0;
        let size = if place.width() > ROOMY { type_size::BODY } else { type_size::SMALL + 1.0 };
        let (text, is_cut) = cut(ui.painter(), room.right() - left, &turn.said, size, looks.theme.ink);
        let ink = looks.theme.ink.gamma_multiply(0.85);
        let at = Rect::from_min_size(Pos2::new(left, y - text.size().y / 2.0), text.size());
        ui.painter().galley_with_override_text_color(at.min, text, ink);
        if is_cut {
            ui.interact(at, ui.scope_id().with(("recap", i)), Sense::hover()).on_hover_text(&turn.said);
        }
    }
}
