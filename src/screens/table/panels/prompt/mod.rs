//! The prompt: the question to the player with a list of choices, or a text that says where to click. It also shows
//! the narration of a turn.

pub(crate) mod choice_button;
pub(crate) mod council_coat_of_arms;
pub(crate) mod prompt_text_size;
pub(crate) mod recap;
pub(crate) mod recap_lines;
mod windows_toggle;

use egui::{Context, FontId, Id, Label, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, Vec2};

use crate::card::Contents;
use crate::input::click_places::Click;
use crate::input::clicks_to_decision::{Next, Pick};
use crate::looks::Looks;
use crate::looks::theme::{line, space, type_size};
use crate::screens::page_parts::rule_link;
use crate::screens::table::layout::Layout;
use crate::screens::table::map::attack_outcome::Outcome;
use crate::screens::table::mode::passed_windows;
use crate::screens::table::panels::cards::card_tooltip;
use crate::screens::table::panels::narration;
use crate::screens::table::panels::prompt::choice_button::{Choice, is_long};
use crate::screens::table::panels::prompt::prompt_text_size::{PromptContent, Tightness};
use crate::screens::table::scene_and_inputs::{Ctx, Input, Scene};
use crate::screens::table::staging::turn_title;
use crate::screens::table::widgets;
use crate::screens::table::widgets::keyboard_focus::Priority;
use crate::shell::window_command::Command;
use rules::{Action, Card, Printed, Task};
use speech::rulebook::rule_asked;

/// The maximum share of the map's height that the prompt may cover.
const MOST: f32 = 0.32;
/// The free space above and below the prompt's content, in points each.
const EDGE: f32 = 6.0;

/// The width kept free behind the question for the link to the rule, in points.
const LINK: f32 = 50.0;
/// The width kept free behind the question for the button that goes back, in points.
const BACK: f32 = 60.0;

/// The width of a button without its text, with the distance to the next one, in points.
const BUTTON: f32 = 56.0;

/// The key of the text that asks for a click on an ability.
const HINT_PLAY: &str = "hint-play";

/// If there are at least this many numbers to choose from, the buttons show only digits. Attacks are an exception.
const MANY: usize = 3;

/// The maximum height of the prompt, in points.
fn most(layout: &Layout) -> f32 {
    layout.prompt.height() + layout.board.height().max(0.0) * MOST
}

/// The rectangle of the prompt: at the bottom, and as tall as its content needs.
pub(crate) fn place(ctx: &Context, layout: &Layout) -> Rect {
    let least = layout.prompt.height();
    let tall = prompt_text_size::height(ctx).clamp(least, most(layout));
    layout.prompt.with_min_y(layout.prompt.bottom() - tall)
}

/// Shows the prompt with its question and choices, or the narration.
pub(crate) fn show(ui: &mut Ui, cx: &mut Ctx<'_>, layout: &Layout) {
    let scene = cx.scene;
    let rect = ui.max_rect();
    widgets::ground(ui, cx.looks, rect);
    let tells = scene.narration.active;
    if !tells && !scene.legal.is_empty() {
        // A frame shows that the player is asked, even before the player reads the question.
        ui.painter().rect_stroke(rect, 5.0, (line::STRONG, cx.looks.theme.lit), egui::StrokeKind::Inside);
    }
    // The prompt catches clicks, so that they don't reach the map below it.
    ui.interact(rect, Id::unique("prompt ground"), Sense::CLICK);
    if let Some(empire) = scene.narration.title {
        return turn_title::show(ui, cx.looks, scene, rect, empire);
    }
    let (least, most) = (layout.prompt.height(), most(layout));
    let content = PromptContent::new(scene, tells, [rect.width(), most]);
    let tightness = prompt_text_size::tightness(ui.ctx(), &content);
    let mut inner = rect.shrink2(Vec2::new(space::NORMAL, EDGE));
    let Arrangement { tightness, crested, recap } =
        Arrangement::new(ui, cx.looks, scene, rect, inner.width(), tightness);
    if crested {
        council_coat_of_arms::show(ui, cx.looks, scene, inner, least - 2.0 * EDGE);
        inner.min.x += council_coat_of_arms::WIDE;
    }
    if recap > 0.0 {
        recap::show(ui, cx.looks, scene, inner.with_min_x(inner.right() - recap));
        inner.max.x -= recap + space::WIDE;
    }
    // Content that is shorter than the prompt is centred vertically.
    inner.min.y += (rect.height() - prompt_text_size::height(ui.ctx())).max(0.0) / 2.0;
    let mut child = ui.new_child(UiBuilder::new().max_rect(inner));
    let area = ScrollArea::vertical().id_salt("prompt").auto_shrink([false, false]);
    let shown = area.show(&mut child, |ui| {
        ui.spacing_mut().item_spacing = Vec2::new(space::NORMAL, tightness.gap());
        if tells {
            trouble(ui, cx.looks, scene);
            narration::show(ui, cx, tightness, crested);
            return;
        }
        if scene.playback.replay.is_some() {
            beginning(ui, cx.looks, tightness);
            return;
        }
        question(ui, cx, tightness, recap > 0.0);
        if !scene.legal.is_empty() {
            // The question has no room for the card's text, so it stands below. A lesson explains in its own words.
            let about = match scene.view.stack().top() {
                _ if scene.status.lesson.is_some() => None,
                Some(Task::Answer { card, .. }) => Some(cx.looks.speech.card_about(*card)),
                Some(Task::Object(id)) => Some(cx.looks.speech.ability_does(id.index())),
                Some(Task::Swap) => Some(cx.looks.speech.text("note-swap")),
                _ => None,
            };
            if let Some(about) = about {
                ui.add(Label::new(RichText::new(about).size(tightness.small())).selectable(false));
            }
            // The choice of an exchange has a sheet of its own.
            if !scene.is_exchange() {
                ui.horizontal_wrapped(|ui| choices(ui, cx, tightness));
            }
        }
    });
    // Only content in the smallest fonts may cover the map.
    let most = if tightness < Tightness::Close { least } else { most };
    prompt_text_size::keep(ui.ctx(), content, tightness, shown.content_size.y + 2.0 * EDGE, most);
}

/// How the prompt shares its width between the coat of arms, the question and the recap.
struct Arrangement {
    /// The tightness of the question.
    tightness: Tightness,
    /// True if the council's coat of arms stands in front of the question.
    crested: bool,
    /// The width of the recap, in points; 0 without a recap.
    recap: f32,
}

impl Arrangement {
    /// The arrangement for a question that is at least as tight as `tightness`. A wide prompt whose question has the
    /// largest size keeps its coat of arms, and gives the recap the width that the question leaves. In any other prompt
    /// the question is written smaller until the recap has enough room, or else loses its coat of arms. `room` is the
    /// width inside the prompt, in points.
    fn new(ui: &Ui, looks: &Looks, scene: &Scene<'_>, prompt: Rect, room: f32, tightness: Tightness) -> Self {
        let has_crest = council_coat_of_arms::is_in(prompt, scene);
        let plain = Self { tightness, crested: has_crest, recap: 0.0 };
        if !recap::has_lines(ui.ctx(), looks, scene) {
            return plain;
        }
        let free = |crested: bool, size: Tightness| {
            let crest = if crested { council_coat_of_arms::WIDE } else { 0.0 };
            question_width(ui, looks, scene, size).map(|width| room - crest - width - space::WIDE)
        };
        if recap::is_wide(prompt) && tightness == Tightness::Roomy {
            return Self { recap: recap::width(prompt, free(has_crest, tightness)), ..plain };
        }
        let sizes = [Tightness::Roomy, Tightness::Wide, Tightness::Close];
        let crests = if has_crest { &[true, false][..] } else { &[false] };
        let tried = crests.iter().flat_map(|crested| sizes.map(|size| (*crested, size)));
        let mut fitting = tried.filter(|(_, size)| *size >= tightness).filter_map(|(crested, size)| {
            let recap = recap::width_in_narrow_panel(free(crested, size)?)?;
            Some(Self { tightness: size, crested, recap })
        });
        fitting.next().unwrap_or(plain)
    }
}

/// The width of the question in one line beside a recap, in points, or of its choices if they are wider; `None` if no
/// decision is asked or if the choices are not plain buttons.
fn question_width(ui: &Ui, looks: &Looks, scene: &Scene<'_>, tightness: Tightness) -> Option<f32> {
    let is_plain = |action: &Action| matches!(action, Action::Act(_) | Action::Pass);
    let pick = scene.selection.pick;
    let picks = pick.card.is_some() || !pick.numbers(scene.legal).is_empty();
    let listed = || scene.legal.iter().filter(|action| Click::for_action(**action).is_listed());
    let declares = matches!(scene.view.stack().top(), Some(Task::Declare { .. }));
    let lists_others = !scene.is_exchange() && (declares || picks || !listed().all(is_plain));
    if scene.legal.is_empty() || lists_others {
        return None;
    }
    let width = |text: String, size: f32| {
        ui.painter().layout_no_wrap(text, FontId::proportional(size), looks.theme.ink).size().x
    };
    let toggle = width(windows_toggle::name(looks, scene), type_size::BODY) + BUTTON;
    let (beside_question, beside_choices) = match scene.status.passes_windows {
        true => (toggle, 0.0),
        false if passed_windows::is_window(scene.legal) => (0.0, toggle),
        false => (0.0, 0.0),
    };
    let back = if back(scene).is_some() { BACK } else { 0.0 };
    let asked =
        width(looks.speech.ask(scene.game, scene.view), tightness.lead()) + LINK + back + beside_question;
    let hint = hint_text(looks, scene).map_or(0.0, |text| width(text, tightness.body()) + space::NORMAL);
    let asked = if lists(scene) { asked + hint } else { asked.max(hint) };
    let said = listed().filter(|_| !scene.is_exchange());
    let said = said.map(|action| looks.speech.action(scene.game, scene.view, *action));
    let choices: f32 = said.map(|said| width(said, tightness.body()) + BUTTON).sum();
    Some(asked.max(choices + beside_choices))
}

/// Shows the question, and a text that says where to click if the choices are on the table.
fn question(ui: &mut Ui, cx: &mut Ctx<'_>, tightness: Tightness, beside_recap: bool) {
    let Ctx { looks, scene, inputs } = cx;
    // A lesson's box says what to click first.
    let lesson = scene.status.lesson.is_some() && scene.selection.pick.is_empty();
    let more = match scene.legal {
        [] if scene.status.lesson.is_some() || scene.status.puzzle => None,
        _ if lesson => None,
        [] => Some(looks.speech.text(scene.watch())),
        _ if scene.status.coached => Some(looks.speech.text("help-coach-thinks")),
        _ => hint_text(looks, scene),
    };
    let say_more = |ui: &mut Ui, looks: &Looks| {
        if let Some(more) = &more {
            // A text that says what to do next is not written in the pale colour of remarks.
            let ink = if scene.legal.is_empty() { looks.theme.faint } else { looks.theme.accent };
            let text = RichText::new(more).size(tightness.body()).color(ink);
            ui.add(Label::new(text).selectable(false));
        }
    };
    // That text has a line of its own if no choices are listed and a line is free or the recap needs the width.
    let below = !lists(scene) && (beside_recap || tightness == Tightness::Roomy);
    ui.horizontal_wrapped(|ui| {
        trouble(ui, looks, scene);
        let lead = |text| RichText::new(text).size(tightness.lead()).strong();
        let ask = match scene.legal {
            // The lesson's box says what to do.
            [] if scene.status.lesson.is_some() || scene.status.puzzle => RichText::default(),
            [] => RichText::new(waiting(looks, scene)).size(tightness.body()).color(looks.theme.faint),
            _ => lead(looks.speech.ask(scene.game, scene.view)),
        };
        card_tooltip::label(ui, looks, scene, ask);
        if !scene.legal.is_empty() {
            let number = rule_asked(scene.game.world(), scene.view);
            if rule_link(ui, looks, number) {
                inputs.push(Input::Command(Command::ShowRules(Some(number.to_owned()))));
            }
        }
        if let Some(back) = back(scene)
            && ui.button(looks.speech.text("table-back")).clicked()
        {
            inputs.push(back);
        }
        if scene.status.passes_windows {
            windows_toggle::show(ui, looks, scene, inputs);
        }
        if !below {
            say_more(ui, looks);
        }
    });
    if below {
        say_more(ui, looks);
    }
}

/// The input of the button behind the question, which cancels a pick or undoes a choice; `None` if there is no such
/// button.
pub(crate) fn back(scene: &Scene<'_>) -> Option<Input> {
    match () {
        () if scene.is_exchange() => None,
        () if !scene.selection.pick.is_empty() => Some(Input::Back),
        () if begun(scene) => Some(Input::Undo),
        () => None,
    }
}

/// True if the player has chosen a swap, an attack or a card, and must now say where. That choice can be taken back.
fn begun(scene: &Scene<'_>) -> bool {
    let asks = match scene.view.stack().top() {
        Some(Task::Swap | Task::Object(_)) => true,
        Some(Task::Declare { from, .. }) => from.is_none(),
        _ => false,
    };
    let plays = scene.status.lesson.is_none() && !scene.status.puzzle && !scene.legal.is_empty();
    let viewer = scene.view.viewer();
    let own = || scene.game.steps().last().is_some_and(|step| step.society == viewer);
    asks && plays && own() && scene.status.undo == Ok(viewer)
}

/// True if the prompt lists choices below the question.
fn lists(scene: &Scene<'_>) -> bool {
    let pick = scene.selection.pick;
    let abilities = pick.card.is_some() && pick.using.is_none();
    let declares = matches!(scene.view.stack().top(), Some(Task::Declare { .. }));
    abilities
        || declares
        || !pick.payments(scene.legal).is_empty()
        || !pick.numbers(scene.legal).is_empty()
        || scene.legal.iter().any(|action| Click::for_action(*action).is_listed())
}

/// Shows the text for a replay that is at its beginning.
fn beginning(ui: &mut Ui, looks: &Looks, tightness: Tightness) {
    let lead = RichText::new(looks.speech.text("replay-start")).size(tightness.lead()).strong();
    ui.add(Label::new(lead).selectable(false));
    let more = RichText::new(looks.speech.text("replay-start-about")).size(tightness.body());
    ui.add(Label::new(more.color(looks.theme.faint)).selectable(false));
}

/// Shows a warning if the match cannot be saved.
fn trouble(ui: &mut Ui, looks: &Looks, scene: &Scene<'_>) {
    if let Some(why) = scene.game.trouble() {
        let text = RichText::new(looks.speech.text("table-not-saved")).color(looks.theme.wrong).strong();
        ui.label(text).on_hover_text(looks.speech.not_saved(why));
    }
}

/// A sentence that names the society that must decide now.
fn waiting(looks: &Looks, scene: &Scene<'_>) -> String {
    let society = scene.view.mover().map(|s| looks.speech.society(scene.game.setup(), s)).unwrap_or_default();
    looks.speech.say("table-waiting", &[("society", society.into())])
}

/// The text that says where to click next; `None` if the choices are listed in the prompt, or if abilities can be played,
/// which are highlighted in the hand.
fn hint_text(looks: &Looks, scene: &Scene<'_>) -> Option<String> {
    hint(scene).filter(|key| *key != HINT_PLAY).map(|key| looks.speech.text(key))
}

/// The key of the text that says where to click next; `None` if the choices are listed in the prompt.
pub(crate) fn hint(scene: &Scene<'_>) -> Option<&'static str> {
    let pick = scene.selection.pick;
    if pick.card.is_some() && pick.using.is_none() {
        return Some("hint-ability");
    }
    Some(match scene.legal.first()? {
        Action::DeployPosition(_)
        | Action::DeployRegion(_)
        | Action::RetrievePosition(_)
        | Action::RetrieveRegion(_) => "hint-place",
        Action::Attack { .. } if pick.from.is_none() => "hint-attack-from",
        Action::Attack { .. } if pick.to.is_none() => "hint-attack-to",
        Action::ChooseMove { .. } if pick.from.is_none() => "hint-move-from",
        Action::ChooseMove { .. } if pick.to.is_none() => "hint-move-to",
        Action::Attack { .. } => "hint-strength",
        Action::ChooseMove { .. } => "hint-number",
        Action::ChooseSome { .. } if pick.from.is_none() => "hint-region",
        Action::ChooseSome { .. } => "hint-number",
        Action::Place(_) | Action::ChooseRegion(_) | Action::Kill(_) => "hint-region",
        Action::ChoosePosition(_) | Action::Swap(_) => "hint-seat",
        Action::Discard(_) => "hint-card",
        Action::Play { .. } if pick.using.is_some() => "hint-pay",
        Action::Play { .. } => HINT_PLAY,
        Action::Lay(_)
        | Action::Keep
        | Action::Exchange(..)
        | Action::Act(_)
        | Action::ChooseEmpire(_)
        | Action::Done
        | Action::Pass
        | Action::Half(_)
        | Action::Offer(_)
        | Action::Accept
        | Action::Decline
        | Action::Follow => return None,
    })
}

fn choices(ui: &mut Ui, cx: &mut Ctx<'_>, tightness: Tightness) {
    let Ctx { looks, scene, inputs } = cx;
    let (game, view) = (scene.game, scene.view);
    let mut number = 0;
    if let (Some(card), None) = (scene.selection.pick.card, scene.selection.pick.using) {
        for using in Pick::uses(scene.legal, card) {
            let world = game.world();
            let ability = world.ability(world.ability_of(card, using));
            let args = [
                ("ability", looks.speech.ability_name(world, card, using).into()),
                ("cost", looks.speech.cost(ability).into()),
                ("text", looks.speech.ability_text(world, card, using).into()),
            ];
            let text = looks.speech.say("action-play", &args);
            number += 1;
            let hinted =
                scene.selection.marked.card == Some(card) && scene.selection.marked.using == Some(using);
            let face = |looks: &Looks| Contents::of_ability(looks, world, card, using);
            let (outcome, about, priority) = (None, None, Priority::Answer);
            let small = false;
            let choice = Choice {
                number,
                shown: &text,
                said: &text,
                small,
                hinted,
                outcome,
                about,
                tightness,
                priority,
            };
            if choice.show(ui, looks, Some(&face)) {
                inputs.push(Input::Next(Pick::default().ability(scene.legal, card, using)));
            }
        }
    }
    // If one choice is long, all choices are written small.
    let long = |a: &Action| matches!(a, Action::Half(_)) && is_long(&looks.speech.action(game, view, *a));
    let small = scene.legal.iter().any(long);
    let mut decide = |ui: &mut Ui,
                      looks: &mut Looks,
                      (shown, text): (&str, &str),
                      outcome: Option<Outcome>,
                      action: Action| {
        number += 1;
        let hinted = scene.selection.marked.choices.contains(&action);
        let card = stands_for(scene, action);
        let face = card.map(|card| move |looks: &Looks| Contents::of_card(looks, game.world(), card));
        let face = face.as_ref().map(|face| face as &dyn Fn(&Looks) -> Contents);
        let about = is_swap(scene, action).then(|| looks.speech.text("note-swap"));
        // If the player may also stop, the focus goes to a place first.
        let priority = if action == Action::Done { Priority::Aside } else { Priority::Answer };
        let choice = Choice { number, shown, said: text, small, hinted, outcome, about, tightness, priority };
        if choice.show(ui, looks, face) {
            inputs.push(Input::Next(Next::Decided(action)));
        }
    };
    for (paid, action) in scene.selection.pick.payments(scene.legal) {
        let text = looks.speech.say("table-pay", &[("card", looks.speech.card_in_sentence(paid).into())]);
        decide(ui, looks, (&text, &text), None, action);
    }
    let numbers = scene.selection.pick.numbers(scene.legal);
    let few = numbers.len() < MANY;
    for (n, action) in numbers {
        if let Some(outcome) = Outcome::new(scene, n, action) {
            let forecast = looks.speech.forecast(outcome.forecast);
            let args = [("n", i64::from(n).into()), ("outcome", forecast.into())];
            let text = looks.speech.say("table-attack-with", &args);
            decide(ui, looks, (&text, &text), Some(outcome), action);
            continue;
        }
        let text = looks.speech.say("table-number", &[("n", i64::from(n).into())]);
        let shown = if few { text.clone() } else { n.to_string() };
        decide(ui, looks, (&shown, &text), None, action);
    }
    for action in scene.legal {
        if Click::for_action(*action).is_listed() {
            let text = looks.speech.action(game, view, *action);
            // The button says which card is offered, and its tooltip shows the card's text.
            let offer = if let Action::Offer(card) = action { Some(looks.speech.card(*card)) } else { None };
            let offer = offer.map(|card| looks.speech.say("table-offer", &[("offer", card.into())]));
            let shown = offer.unwrap_or_else(|| text.clone());
            decide(ui, looks, (&shown, &text), None, *action);
        }
    }
    let plays = scene.status.lesson.is_none() && !scene.status.puzzle;
    if plays && !scene.status.passes_windows && passed_windows::is_window(scene.legal) {
        windows_toggle::show(ui, looks, scene, inputs);
    }
    // A player who already pays for a card needs no such text.
    if matches!(view.stack().top(), Some(Task::Declare { .. }))
        && scene.selection.pick.card.is_none()
        && scene.legal.iter().any(|a| matches!(a, Action::Play { .. }))
    {
        let text = RichText::new(looks.speech.text("hint-declaring")).size(tightness.body());
        ui.label(text.color(looks.theme.faint));
    }
}

/// True if the action is the printed swap of the acting position.
fn is_swap(scene: &Scene<'_>, action: Action) -> bool {
    let Action::Act(line) = action else { return false };
    let lines = scene.view.acting().map(|position| scene.game.world().lines(position));
    lines.and_then(|lines| lines.get(line.index())) == Some(&Printed::Swap)
}

/// The card that a choice concerns, because the card would be paid, offered or drawn; `None` if there is none.
fn stands_for(scene: &Scene<'_>, action: Action) -> Option<Card> {
    match action {
        Action::Play { pay, .. } => pay,
        Action::Offer(card) => Some(card),
        Action::Half(_) | Action::Accept | Action::Decline => match scene.view.stack().top()? {
            Task::Halves(card) | Task::Answer { card, .. } => Some(*card),
            _ => None,
        },
        _ => None,
    }
}
