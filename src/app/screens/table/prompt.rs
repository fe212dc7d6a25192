//! What is asked, in full, and the choices that are no places on the table.

use egui::accesskit::Role;
use egui::{Button, Key, RichText, ScrollArea, Ui, UiBuilder, Vec2, WidgetInfo};

use super::{Scene, Wish, touch};
use crate::app::pick::Next;
use crate::app::screens::has_keys;
use crate::app::shell::Kit;
use crate::app::theme::{space, type_size};
use crate::rules::{Action, Task};
use crate::table::speech::Forecast;

/// The keys of the first choices.
const DIGITS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// Shows the prompt.
pub(super) fn show(ui: &mut Ui, kit: &mut Kit, scene: &Scene<'_>, wishes: &mut Vec<Wish>) {
    let rect = ui.max_rect();
    touch::ground(ui, kit, rect);
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect.shrink(space::NORMAL)));
    ScrollArea::vertical().id_salt("prompt").auto_shrink([false, false]).show(&mut child, |ui| {
        if scene.legal.is_empty() {
            let text = kit.speech.text("table-watch");
            ui.label(RichText::new(text).color(kit.theme.faint));
            return;
        }
        ui.label(RichText::new(kit.speech.ask(scene.game, scene.view)).size(type_size::BODY).strong());
        if let Some(hint) = hint(scene) {
            ui.label(RichText::new(kit.speech.text(hint)).color(kit.theme.faint));
        }
        ui.add_space(space::TIGHT);
        choices(ui, kit, scene, wishes);
        if !scene.pick.is_empty() && ui.button(kit.speech.text("table-back")).clicked() {
            wishes.push(Wish::Back);
        }
    });
}

/// What to click next, where it is a place on the table.
fn hint(scene: &Scene<'_>) -> Option<&'static str> {
    let pick = scene.pick;
    Some(match scene.legal.first()? {
        Action::DeploySeat(_)
        | Action::DeployRegion(_)
        | Action::RetrieveSeat(_)
        | Action::RetrieveRegion(_) => "hint-place",
        Action::Attack { .. } if pick.from.is_none() => "hint-attack-from",
        Action::Attack { .. } if pick.to.is_none() => "hint-attack-to",
        Action::ChooseMove { .. } if pick.from.is_none() => "hint-move-from",
        Action::ChooseMove { .. } if pick.to.is_none() => "hint-move-to",
        Action::Attack { .. } | Action::ChooseMove { .. } => "hint-number",
        Action::ChooseSome { .. } if pick.from.is_none() => "hint-region",
        Action::ChooseSome { .. } => "hint-number",
        Action::Place(_) | Action::ChooseRegion(_) | Action::Kill(_) => "hint-region",
        Action::ChooseSeat(_) | Action::Swap(_) => "hint-seat",
        Action::Discard(_) => "hint-card",
        Action::Keep => "hint-tokens",
        Action::Play { .. } if pick.using.is_some() => "hint-pay",
        Action::Play { .. } => "hint-play",
        _ => return None,
    })
}

fn choices(ui: &mut Ui, kit: &mut Kit, scene: &Scene<'_>, wishes: &mut Vec<Wish>) {
    let (game, view) = (scene.game, scene.view);
    let keys = has_keys(ui.ctx());
    let mut number = 0;
    let mut decide = |ui: &mut Ui, text: String, action: Action| {
        let mut button = Button::new(RichText::new(&text)).wrap();
        let key = DIGITS.get(number);
        number += 1;
        if key.is_some() {
            button = button.shortcut_text(number.to_string());
        }
        let response = ui.add(button.min_size(Vec2::new(ui.available_width(), 28.0)));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &text));
        let pressed = key.is_some_and(|key| keys && ui.input(|i| i.key_pressed(*key)));
        if response.clicked() || pressed {
            wishes.push(Wish::Next(Next::Decided(action)));
        }
    };
    for (paid, action) in scene.pick.payments(scene.legal) {
        let text = kit.speech.say("table-pay", &[("card", kit.speech.card(paid).into())]);
        decide(ui, text, action);
    }
    for (banners, action) in scene.pick.numbers(scene.legal) {
        let text = match action {
            // Source and target are marked on the map: what differs is said first.
            Action::Attack { to, banners, .. } => {
                let forecast = Forecast::of(game.world(), view, to, banners);
                let args =
                    [("n", i64::from(banners).into()), ("outcome", kit.speech.forecast(forecast).into())];
                kit.speech.say("table-attack-with", &args)
            }
            _ => kit.speech.say("table-number", &[("n", i64::from(banners).into())]),
        };
        decide(ui, text, action);
    }
    for action in scene.legal {
        let plain = matches!(
            action,
            Action::Act(_)
                | Action::Lay(_)
                | Action::ChooseEmpire(_)
                | Action::Done
                | Action::Pass
                | Action::Keep
                | Action::Half(_)
                | Action::Offer(_)
                | Action::Accept
                | Action::Decline
        );
        if plain {
            decide(ui, kit.speech.action(game, view, *action), *action);
        }
    }
    if matches!(view.stack().top(), Some(Task::Declare { .. }))
        && scene.legal.iter().any(|a| matches!(a, Action::Play { .. }))
    {
        ui.label(RichText::new(kit.speech.text("hint-declaring")).color(kit.theme.faint));
    }
}
