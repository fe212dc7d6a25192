//! The menu that starts a new match at a decision of a finished match.

use egui::accesskit::Role;
use egui::containers::menu::MenuButton;
use egui::{Button, Ui, Vec2, WidgetInfo};

use crate::looks::Looks;
use crate::shell::window_command::Command;
use rules::Society;
use table::Match;

/// Shows a button with a menu to try again from a decision, as any society, with the same luck or with new
/// luck. The `own` society comes first, then the one that decided. Returns the selected command.
pub(crate) fn try_again_menu(
    ui: &mut Ui,
    looks: &Looks,
    game: &Match,
    decision: usize,
    own: Society,
) -> Option<Command> {
    let step = game.step(decision)?;
    let speech = &looks.speech;
    let mut societies: Vec<Society> = game.world().societies().collect();
    societies.sort_by_key(|society| (*society != own, *society != step.society));
    let name = speech.text("replay-again");
    let button = Button::new(&name).min_size(Vec2::new(0.0, ui.spacing().interact_size.y));
    let mut chosen = None;
    let (response, _) = MenuButton::from_button(button).ui(ui, |ui| {
        for society in societies {
            for (key, new_luck) in [("replay-again-same", false), ("replay-again-new", true)] {
                let n = i64::try_from(decision).unwrap_or(i64::MAX);
                let args = [("society", speech.society(game.setup(), society).into()), ("n", n.into())];
                if ui.button(speech.say(key, &args)).clicked() {
                    chosen = Some(Command::TryAgain { decision, society, new_luck });
                    ui.close();
                }
            }
        }
    });
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    response.on_hover_text(speech.text("replay-again-about"));
    chosen
}
