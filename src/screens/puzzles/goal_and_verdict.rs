//! The panels above the table of a puzzle: the goal, and the replies to the player's answers.

use egui::{
    Align, Area, Button, Frame, Id, Label, Layout, Margin, Order, Rect, RichText, Ui, UiBuilder, Vec2,
};

use crate::looks::Looks;
use crate::looks::icons::IconName;
use crate::looks::theme::{line, space, type_size};
use crate::screens::has_keys;
use crate::screens::page_parts::{disc, focus, ground, main_button};
use packs::Goal;
use rules::{Empire, HouseRule};
use table::PuzzleAttempt;

/// The height of the strip that shows the goal, in points.
pub(super) const STRIP: f32 = 40.0;
/// The maximum width of a reply, in points.
const WIDE: f32 = 560.0;
/// The width of the strip's buttons, in points.
const BUTTONS: f32 = 250.0;

/// The reply to the player's answer in a puzzle.
pub(super) enum Said {
    /// The answer is wrong, for this reason.
    Wrong(String),
    /// The answer is right, but the puzzle needs more decisions.
    Right(String),
    /// The puzzle is solved. The text says so and explains why.
    Solved(String),
    /// The player asked for the solution. The text shows it.
    Shown(String),
}

/// A command of the player in a puzzle.
pub(super) enum PuzzleCommand {
    /// Name this empire as the answer.
    Name(Empire),
    /// Try again after a wrong answer.
    Again,
    /// Show the solution.
    Show,
    /// Open the next puzzle.
    Next,
    /// Return to the list of puzzles.
    Leave,
}

/// Shows the strip with the puzzle's goal, and buttons to show the solution and to leave. Returns the
/// player's command.
pub(super) fn strip(
    ui: &mut Ui,
    looks: &mut Looks,
    quest: &PuzzleAttempt,
    rect: Rect,
    over: bool,
) -> Option<PuzzleCommand> {
    let rect = rect.shrink2(Vec2::new(4.0, 0.0)).with_min_y(rect.top() + 3.0);
    ground(ui, looks, rect);
    let inner = rect.shrink2(Vec2::new(space::NORMAL, 1.0));
    let (text, buttons) = inner.split_left_right_at_x(inner.right() - BUTTONS);
    let mut child = ui.new_child(UiBuilder::new().max_rect(text));
    child.spacing_mut().item_spacing.y = 0.0;
    let heading = RichText::new(heading(looks, quest)).size(type_size::SMALL).color(looks.theme.faint);
    child.add(Label::new(heading).truncate());
    let goal = looks.speech.puzzle_goal(quest);
    // A long goal gets a smaller font, and a tooltip shows the full text.
    let fits = |size: f32| {
        let font = egui::FontId::proportional(size);
        let wide = child.painter().layout_no_wrap(goal.clone(), font, looks.theme.ink).size().x;
        wide <= text.width() - space::NORMAL
    };
    let sizes = [type_size::LEAD, type_size::BODY, type_size::SMALL + 0.5];
    let size = sizes.into_iter().find(|size| fits(*size)).unwrap_or(type_size::SMALL);
    child.add(Label::new(RichText::new(&goal).size(size).strong()).truncate()).on_hover_text(&goal);
    let layout = Layout::right_to_left(Align::Center);
    let mut child = ui.new_child(UiBuilder::new().max_rect(buttons).layout(layout));
    let mut wanted = None;
    let mut button = |key: &str, enabled: bool, then: PuzzleCommand| {
        let text = looks.speech.text(key);
        let response = child.add_enabled(enabled, Button::new(text).min_size(Vec2::new(0.0, 30.0)));
        focus(&child, looks, &response);
        if response.clicked() {
            wanted = Some(then);
        }
    };
    button("puzzle-leave", true, PuzzleCommand::Leave);
    button("puzzle-show", !over, PuzzleCommand::Show);
    wanted
}

/// A line with the puzzle's number and level, and the house rules that matter for it.
fn heading(looks: &Looks, quest: &PuzzleAttempt) -> String {
    let pack = quest.game.pack();
    let number = pack.puzzles.iter().position(|p| p.id == quest.puzzle.id).map_or(0, |at| at + 1);
    let args = [
        ("number", (number as i64).into()),
        ("of", (pack.puzzles.len() as i64).into()),
        ("level", looks.speech.puzzle_level(&quest.puzzle).into()),
        ("society", looks.speech.society(quest.game.setup(), quest.society).into()),
    ];
    let mut parts = vec![looks.speech.say("puzzle-which", &args)];
    let raw = &pack.rules.raw;
    // If the puzzle asks for a token, its goal already says how the tokens were dealt.
    let token = matches!(quest.puzzle.goal, Goal::Token(..));
    let counts = |rule: &HouseRule| {
        !(token && *rule == HouseRule::Loyalty)
            && quest.puzzle.house.get(*rule, raw) != raw.house.get(*rule, raw)
    };
    parts.extend(HouseRule::ALL.into_iter().filter(counts).map(|rule| {
        let value = quest.puzzle.house.get(rule, raw);
        let args = [
            ("rule", looks.speech.house_name(rule).into()),
            ("value", looks.speech.house_choice(rule, &value).into()),
        ];
        looks.speech.say("puzzle-house", &args)
    }));
    parts.join(" · ")
}

/// Shows the reply to the last answer, if there is one. While `open`, also shows the empires to choose from
/// for a hidden token.
pub(super) fn above(
    ui: &mut Ui,
    looks: &mut Looks,
    quest: &PuzzleAttempt,
    below: Rect,
    said: Option<&Said>,
    open: bool,
) -> Option<PuzzleCommand> {
    if said.is_none() && !open {
        return None;
    }
    let mut wanted = None;
    let wide = WIDE.min(below.width() - 2.0 * space::WIDE);
    // The panel covers the top of the map, below the societies and the round track.
    let at = egui::pos2(below.center().x, below.top() + 110.0);
    let area = Area::new(Id::unique("what is said of the puzzle")).order(Order::Middle).fixed_pos(at);
    area.pivot(egui::Align2::CENTER_TOP).show(ui.ctx(), |ui| {
        let edge = (line::STRONG, looks.theme.accent);
        let frame = Frame::new().fill(looks.theme.panel).stroke(edge).corner_radius(6.0);
        frame.inner_margin(Margin::same(12)).show(ui, |ui| {
            ui.set_max_width(wide);
            if let Some(said) = said {
                tell(ui, looks, said);
            }
            if open {
                wanted = name(ui, looks, quest);
            }
            let go_on = match said {
                None | Some(Said::Right(_)) => false,
                Some(Said::Wrong(_)) => !open,
                Some(Said::Solved(_) | Said::Shown(_)) => true,
            };
            if go_on {
                ui.add_space(space::TIGHT);
                ui.horizontal(|ui| wanted = answer_buttons(ui, looks, said).or(wanted.take()));
            }
        });
    });
    wanted
}

/// Shows a reply, and has screen readers read it aloud.
fn tell(ui: &mut Ui, looks: &Looks, said: &Said) {
    let (text, ink) = match said {
        Said::Wrong(text) => (text, looks.theme.wrong),
        Said::Right(text) | Said::Solved(text) | Said::Shown(text) => (text, looks.theme.ink),
    };
    let text = RichText::new(text).size(type_size::BODY + 1.0).color(ink).strong();
    let label = ui.add(Label::new(text).wrap());
    ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(egui::accesskit::Live::Polite));
}

/// Shows a button for each empire that may be the answer. Returns the player's command.
fn name(ui: &mut Ui, looks: &mut Looks, quest: &PuzzleAttempt) -> Option<PuzzleCommand> {
    let mut wanted = None;
    ui.label(looks.speech.text("puzzle-name-one"));
    ui.horizontal_wrapped(|ui| {
        for empire in quest.world().empires() {
            let name = looks.speech.empire(empire);
            let response = ui.add(Button::new(format!("       {name}")).min_size(Vec2::new(84.0, 32.0)));
            response.widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Button, true, &name));
            let side = Vec2::splat(20.0);
            let place = Rect::from_center_size(response.rect.left_center() + Vec2::new(17.0, 0.0), side);
            let look = (looks.empire(empire.index()), IconName::Empire(empire.index()));
            disc(ui, looks, place, look, 3.0);
            focus(ui, looks, &response);
            if response.clicked() {
                wanted = Some(PuzzleCommand::Name(empire));
            }
        }
    });
    wanted
}

/// Shows the buttons that follow a reply. Returns the player's command.
fn answer_buttons(ui: &mut Ui, looks: &Looks, said: Option<&Said>) -> Option<PuzzleCommand> {
    let escape = has_keys(ui.ctx()) && ui.input(|i| i.key_pressed(egui::Key::Escape));
    match said {
        None | Some(Said::Right(_)) => None,
        Some(Said::Wrong(_)) => {
            let again = ui.button(looks.speech.text("puzzle-again"));
            if again.clicked() || escape {
                return Some(PuzzleCommand::Again);
            }
            ui.button(looks.speech.text("puzzle-show-now")).clicked().then_some(PuzzleCommand::Show)
        }
        Some(Said::Solved(_) | Said::Shown(_)) => {
            if main_button(ui, looks, &looks.speech.text("puzzle-next"), true).clicked() {
                return Some(PuzzleCommand::Next);
            }
            ui.button(looks.speech.text("puzzle-list")).clicked().then_some(PuzzleCommand::Leave)
        }
    }
}
