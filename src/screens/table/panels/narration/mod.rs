//! The narration of a turn in large type: which society controls the position, its choices, their consequences, and
//! the player's gain. The narration and a played card stay until the next decision. While looking back, the narration
//! has a button that returns to the present. At the end of a match it has a button that leads to the scores.

pub(crate) mod narrated_moment;
pub(crate) mod narrated_turn;

use egui::{
    Align2, Button, Color32, FontId, Label, Pos2, Rect, Response, RichText, Sense, Ui, UiBuilder, Vec2,
};

use crate::looks::Looks;
use crate::looks::theme::{space, type_size};
use crate::screens::table::panels::cards::card_tooltip;
use crate::screens::table::panels::councils::society_look;
use crate::screens::table::panels::narration::narrated_turn::Story;
use crate::screens::table::panels::prompt::prompt_text_size::Tightness;
use crate::screens::table::scene_and_inputs::{Ctx, Input, Scene, Time};
use crate::screens::table::staging::gains;
use crate::screens::table::widgets;
use crate::screens::table::widgets::keycap;
use bots::Claim;
use rules::Event;
use table::{Perspective, claim};

/// The size of the emblems, as a multiple of the font size.
const EMBLEM: f32 = 1.6;

/// Shows the narration of a turn. `crested` is true if a picture beside it already shows the society and the council.
pub(crate) fn show(ui: &mut Ui, cx: &mut Ctx<'_>, tightness: Tightness, crested: bool) {
    let scene = cx.scene;
    let Some(story) = &scene.narration.story else { return };
    if story.society().is_none() {
        return;
    }
    let taken = match scene.playback.time {
        Time::Back if scene.playback.replay.is_none() => return_button(ui, cx),
        Time::Ending if scene.status.lesson.is_none() => scores_button(ui, cx),
        Time::Ending | Time::Back | Time::Now => 0.0,
    };
    ui.set_max_width(ui.available_width() - taken);
    let size = tightness.lead();
    ui.horizontal_wrapped(|ui| {
        if !crested {
            emblems(ui, cx.looks, scene, story, size * EMBLEM);
        }
        let text = text(cx.looks, scene, story);
        card_tooltip::label(ui, cx.looks, scene, RichText::new(text).size(size));
        let swing = story.swing(scene.game.world(), scene.view.viewer());
        if swing != 0 && scene.board.moving.is_none() {
            let (text, tint) = gains::label(cx.looks, swing);
            let label = Label::new(RichText::new(&text).size(size).strong().color(tint));
            ui.add(label.selectable(false));
        }
    });
    // Below come the reason for the decision, as far as everybody may know it, and a text that says how to go on.
    let fought =
        story.events(scene.narration.unshown).any(|(_, event)| matches!(event, Event::Outcome { .. }));
    let claimed = claim(scene.game, story.last_number())
        .filter(|_| scene.narration.unshown == 0)
        .filter(says_more)
        // The expected result of an attack is left out once its outcome has been shown.
        .filter(|claim| !(fought && matches!(claim, Claim::Attacks(_))));
    let why = claimed.and_then(|claim| cx.looks.speech.claim(scene.game.setup(), claim));
    let go_on = (scene.playback.time == Time::Now).then(|| scene.watch());
    let faint: Vec<String> = why.into_iter().chain(go_on.map(|key| cx.looks.speech.text(key))).collect();
    if !faint.is_empty() {
        let text = RichText::new(faint.join(" ")).size(tightness.small()).color(cx.looks.theme.faint);
        ui.add(Label::new(text).selectable(false));
    }
}

/// Draws the emblem of the society that acts in the turn, and the coat of arms of the council.
fn emblems(ui: &mut Ui, looks: &mut Looks, scene: &Scene<'_>, story: &Story<'_>, side: f32) {
    let Some(society) = story.society() else { return };
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    widgets::disc(ui, looks, rect, society_look(looks, scene, society), 3.5);
    if let Some(position) = story.position() {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        widgets::plain_arms(ui, looks, rect, position.empire().index(), 5.0, 3.5);
    }
}

/// True if the reason for a decision, as publicly claimed, adds to the consequences that the narration reports.
fn says_more(claim: &Claim) -> bool {
    match claim {
        Claim::Steers { .. }
        | Claim::Secures { .. }
        | Claim::Leaves(_)
        | Claim::Wears { .. }
        | Claim::Attacks(_)
        | Claim::Exchanges(..)
        | Claim::Keeps
        | Claim::Passes
        | Claim::Else => true,
        Claim::Takes { .. }
        | Claim::Empties { .. }
        | Claim::Adds { .. }
        | Claim::Draws { .. }
        | Claim::Guards(_) => false,
    }
}

/// The narration's text for screen readers; `None` until all events of the turn have been shown.
pub(crate) fn spoken(looks: &Looks, scene: &Scene<'_>) -> Option<String> {
    let story = scene.narration.story.as_ref().filter(|_| scene.narration.unshown == 0)?;
    Some(text(looks, scene, story))
}

/// The text of the narration, up to the last event that has been shown.
fn text(looks: &Looks, scene: &Scene<'_>, story: &Story<'_>) -> String {
    let seen = |(_, event): &(usize, &Event)| scene.playback.eyes.see(event);
    let goes_on = scene.narration.seen.turn() == story.position();
    looks.speech.story(
        scene.game,
        story.matter(),
        story.events(scene.narration.unshown).filter(seen),
        goes_on,
    )
}

/// Shows a prominent button at the right, with its key drawn on it. `label` and `keycap` are the ids of the texts.
fn accent_button(ui: &mut Ui, looks: &Looks, label: &str, keycap: &str) -> Response {
    let theme = &looks.theme;
    let words = RichText::new(looks.speech.text(label)).strong().color(theme.on_accent);
    let cap = keycap::atom(ui.painter(), theme, looks.speech.text(keycap), type_size::SMALL);
    let button = Button::new(words).fill(theme.accent).shortcut_text(cap).gap(space::NORMAL);
    let room = ui.available_rect_before_wrap();
    let place = Rect::from_min_max(room.min, Pos2::new(room.right() - space::TIGHT, room.top() + 30.0));
    let layout = egui::Layout::right_to_left(egui::Align::Min);
    let mut child = ui.new_child(UiBuilder::new().max_rect(place).layout(layout));
    child.visuals_mut().widgets.hovered.weak_bg_fill = theme.accent;
    child.visuals_mut().override_text_color = Some(Color32::PLACEHOLDER);
    child.add(button.min_size(Vec2::new(0.0, 28.0)))
}

/// Shows the button that leads to the scores of a match that has just ended. Returns the width that it takes.
fn scores_button(ui: &mut Ui, cx: &mut Ctx<'_>) -> f32 {
    let shown = accent_button(ui, cx.looks, "story-scores", "key-space");
    if shown.clicked() {
        cx.inputs.push(Input::Skip);
    }
    ui.available_rect_before_wrap().right() - shown.rect.left() + space::NORMAL
}

/// Shows the button that returns to the present, at the right, with the number of the shown decision below it. Returns
/// the width that both take.
fn return_button(ui: &mut Ui, cx: &mut Ctx<'_>) -> f32 {
    let Ctx { looks, scene, inputs } = cx;
    let shown = accent_button(ui, looks, "story-return", "key-escape");
    if shown.clicked() {
        inputs.push(Input::Return);
    }
    let viewer = match scene.playback.eyes {
        Perspective::Society(viewer) => Some(viewer),
        Perspective::Open => None,
    };
    let told = |number| scene.game.public_number(number, viewer) as i64;
    let step = looks.speech.say(
        "story-looking-back-step",
        &[
            ("n", told(scene.playback.number.unwrap_or_default()).into()),
            ("count", told(scene.game.steps().len()).into()),
        ],
    );
    let below = shown.rect.right_bottom() + Vec2::new(0.0, space::TIGHT);
    let font = FontId::proportional(type_size::SMALL);
    let said = ui.painter().text(below, Align2::RIGHT_TOP, &step, font, looks.theme.faint);
    widgets::add(ui, said, "looked back at", false, &step);
    ui.available_rect_before_wrap().right() - shown.rect.left().min(said.left()) + space::NORMAL
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use egui::{Color32, FontId, Rect};

    use super::*;
    use crate::looks::fonts;
    use crate::screens::table::layout::Layout;
    use crate::screens::table::panels::narration::narrated_turn::Story;
    use bots::{Bot, Level};
    use packs::Pack;
    use speech::Speech;
    use table::{Match, Setup};

    /// Calls `told` for each decision of a match between bots, with the turn up to that decision.
    fn stories(pack: &Arc<Pack>, seed: u64, told: &mut dyn FnMut(&Match, &Story<'_>)) {
        let rivals = pack.rules.raw.societies.1.saturating_sub(1);
        let mut game = Match::new(Setup::new(Arc::clone(pack), rivals, Level::Novice, seed)).unwrap();
        let mut bot = Bot::new(Level::Random, seed);
        while let Some(mover) = game.state().mover() {
            let action = bot.choose(game.world(), &game.view(mover), None, &game.legal()).unwrap();
            game.play(action).unwrap();
            told(&game, &Story::last(&game).unwrap());
        }
    }

    #[test]
    fn a_turn_is_told_in_two_lines_of_a_usual_window_in_every_pack_and_language_but_for_one_in_fifty() {
        let ctx = egui::Context::default();
        for id in ["whispers-of-the-stars", "war-of-whispers", "lantern-delta", "drowned-crown"] {
            let pack = testing::pack(id);
            ctx.set_fonts(fonts::definitions(&pack.theme, None));
            let window = Rect::from_min_size(egui::Pos2::ZERO, Vec2::new(1280.0, 800.0));
            let prompt = Layout::new(window, pack.rules.raw.empires.len(), 2, 1.3).prompt;
            // Room is kept for the emblems in front of the text and the points behind it.
            let room = prompt.width() - 80.0;
            for language in ["en", "fr"] {
                let speech = Speech::in_language(Arc::clone(&pack), language);
                let mut long = Vec::new();
                let mut count = 0;
                let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
                    stories(&pack, 3, &mut |game, story| {
                        let viewer = game.world().societies().next().unwrap();
                        if story.society() == Some(viewer) {
                            return;
                        }
                        let seen = story.events(0).filter(|(_, event)| event.audience().has(viewer));
                        let text = speech.story(game, story.matter(), seen, false);
                        let font = FontId::proportional(type_size::LEAD);
                        let galley = ui.painter().layout(text.clone(), font, Color32::BLACK, room);
                        count += 1;
                        if galley.rows.len() > 2 && story.card().is_none() {
                            long.push(format!("{}: {text}", galley.rows.len()));
                        }
                    });
                });
                output.textures_delta.clear();
                assert!(count > 40);
                assert!(
                    long.len() * 50 <= count,
                    "{id}, {language}: {} of {count}\n{}",
                    long.len(),
                    long.join("\n")
                );
            }
        }
    }
}
