//! The card of a lesson. It shows the text of the lesson's step, what to do, and the buttons. It stands near the parts
//! of the table that the step points at.

use egui::{
    Align, Align2, Button, Id, Label, Layout, Rect, RichText, Role, ScrollArea, Sense, Ui, UiBuilder, Vec2,
    WidgetInfo,
};

use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::theme::{space, type_size};
use crate::screens::page_keys::enter;
use crate::screens::page_parts::{focus, framed};
use crate::screens::table::layout::GAP;
use crate::screens::table::map::region_screen_positions::{around, frame_in};
use crate::screens::table::mode::lesson::{Lesson, LessonInput};
use crate::screens::table::mode::lesson_pointers::{self, Table};
use crate::screens::table::panels::cards::card_tooltip;
use crate::screens::table::scene_and_inputs::{Ctx, Input, Places, Time};
use crate::screens::table::widgets;
use crate::screens::table::widgets::keyboard_focus::{self, Priority};
use crate::screens::table::widgets::popup_placement::{self, Avoid, Near, Room, Sticky};
use packs::Point;
use rules::Action;

/// The width of a lesson's card, in points.
const WIDE: f32 = 348.0;
/// The height that an open card of the hand takes above the hand, in points.
const UNFOLDED: f32 = 270.0;
/// The size of the line that takes the place of a lesson's card while moves are shown, in points.
const WATCHING: Vec2 = Vec2::new(270.0, 36.0);
/// The maximum share of the map's height that a lesson's card takes.
const MOST: f32 = 0.72;
/// The number of columns and of rows in the grid of candidate places for a lesson's card.
const GRID: usize = 6;
/// The cost of each square point by which the card covers a part of the table that the step points at.
const HIDDEN: f32 = 100.0;
/// The cost of each square point by which the card covers a region that the step lets the learner choose.
const LIT: f32 = 30.0;
/// How much farther than the best place the card's place in the last step may be from the parts that the step points at,
/// as a share of the map's width. Within this limit the card stays there.
const ASTRAY: f32 = 0.35;
/// The height kept free below a question for the reply to a wrong answer, in points: three lines.
const REPLY: f32 = 70.0;
/// The number of frames after which a step's card stays in its place.
const FIRST_FRAMES: u8 = 3;
/// The height of a lesson's card that is assumed before its first layout, in points.
const USUAL: f32 = 190.0;

/// Shows the card of a lesson, and marks the parts of the table that the lesson's step points at.
pub(crate) fn show(ui: &mut Ui, cx: &mut Ctx<'_>, places: &Places, lesson: &Lesson) {
    let (looks, table) = (&*cx.looks, Table { scene: cx.scene, places });
    // The text of a step and what it points at appear once its moves have been shown.
    let begins = frames(ui, lesson) == 0 || table.scene.legal.is_empty();
    let ends = table.scene.playback.time == Time::Ending;
    let moves = ends || table.scene.board.moving.is_some() && begins;
    if lesson.course.plays() || moves {
        return watching(ui, cx, places, lesson);
    }
    let points = lesson.course.step().map(|step| step.points.clone()).unwrap_or_default();
    let at = |point| table.rect(ui.ctx(), looks, point).map(|at| (point, at));
    let marked: Vec<(Point, Rect)> = lesson_pointers::joined(points.into_iter().filter_map(at));
    let pointed: Vec<Rect> = marked.iter().map(|(_, at)| *at).collect();
    // The card should not cover regions that the step lets the learner choose.
    let frame = frame_in(looks, places.layout.board, table.scene.camera);
    let mut accepted = table.scene.legal.to_vec();
    accepted.retain(|action| lesson.course.accepts(table.scene.game, *action));
    let lit = table.scene.selection.pick.regions(&accepted).into_iter();
    let lit: Vec<Rect> = lit.map(|region| around(looks, &frame, region).shrink(6.0)).collect();
    let rect = place(ui, table, lesson, &pointed, &lit);
    if !marked.is_empty() {
        table.dim(ui, looks, &marked);
    }
    for (point, rect) in marked {
        table.mark(ui, looks, point, rect);
    }
    let high = card(ui, cx, lesson, rect);
    widgets::remember_height(ui.ctx(), height_id(), high);
}

/// Shows one line in the upper right corner of the map while moves are shown: the lesson's step, and a button to skip
/// the moves. Below a region, the losses of its fight have their place.
fn watching(ui: &mut Ui, cx: &mut Ctx<'_>, places: &Places, lesson: &Lesson) {
    let Ctx { looks, inputs, .. } = cx;
    let board = places.layout.board.with_max_y(places.layout.board.bottom().min(places.asked.top() - GAP));
    let size = Vec2::new(WATCHING.x.min(board.width()), WATCHING.y);
    let rect = Align2::RIGHT_TOP.align_size_within_rect(size, board.shrink(GAP));
    framed(ui, looks, rect, 3.0);
    ui.interact(rect, Id::unique("lesson ground"), Sense::CLICK);
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect.shrink2(Vec2::new(space::NORMAL, 3.0))));
    child.horizontal_centered(|ui| {
        step_number(ui, looks, lesson);
        let guessed = lesson.course.plays() && lesson.course.follows_guess();
        let said = looks.speech.text(if guessed { "learn-right" } else { "learn-watch" });
        ui.add(Label::new(said).selectable(false));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            main_button(ui, looks, lesson, looks.speech.text("learn-hurry"), LessonInput::Hurry, inputs);
        });
    });
    lesson.fresh.set(false);
}

/// The rectangle of a lesson's card: on the map, near the parts of the table that the step points at, without covering
/// them.
fn place(ui: &Ui, table: Table<'_>, lesson: &Lesson, pointed: &[Rect], lit: &[Rect]) -> Rect {
    let Table { scene, places } = table;
    let layout = &places.layout;
    let board = layout.board.with_max_y(layout.board.bottom().min(places.asked.top() - GAP)).shrink(GAP);
    let sheet = (scene.is_exchange() && !scene.narration.active).then_some(places.sheet);
    let high = ui.ctx().data(|data| data.get_temp(height_id())).unwrap_or(USUAL);
    let size = Vec2::new(WIDE.min(board.width()), f32::min(high, board.height() * MOST));
    // In a narrow window, the drawers with the councils cover the map.
    let drawers = layout.councils.iter().filter(|_| layout.drawers);
    let large = |of: &&Rect| of.width() < board.width() * 0.9;
    let hidden = pointed.iter().filter(large).chain(&sheet).chain(drawers).map(|of| Avoid::area(*of, HIDDEN));
    // A card of the hand unfolds above the hand when the learner points at it.
    let points_at_hand = pointed.iter().any(|of| of.intersects(layout.hand));
    let plays = points_at_hand || scene.legal.iter().any(|action| matches!(action, Action::Play { .. }));
    let unfolds = layout.hand.with_max_y(board.bottom()).with_min_y(board.bottom() - UNFOLDED);
    let hidden = hidden.chain(plays.then(|| Avoid::area(unfolds, LIT)));
    let avoid: Vec<Avoid> = hidden.chain(lit.iter().map(|of| Avoid::area(*of, LIT))).collect();
    let centre = pointed.iter().copied().reduce(|a, b| a.union(b)).map(|all| all.center());
    let near = centre.map_or(Near::Nothing, Near::Middle);
    // Within a step, the card grows from one edge: downwards, or upwards if that covers less. Its height is known after its
    // first frames. From one step to the next, its lower right corner stays, so that its button stays under the pointer.
    let frames = frames(ui, lesson);
    let last = last_place(ui);
    let place = match last.filter(|_| frames >= FIRST_FRAMES) {
        Some(last) => {
            let (room, settled) = (Room { rect: board, size }, last.settled);
            let corners = [settled.min, settled.left_bottom() - Vec2::new(0.0, size.y)];
            let grown = corners.map(|corner| room.popup(corner));
            popup_placement::place(grown, &avoid, Near::Nothing, None).unwrap_or(board)
        }
        None => {
            // Below a question there is room for the reply to a wrong answer, so that the answers stay in place.
            let spare = if lesson.course.guess().is_some() { Vec2::new(0.0, REPLY) } else { Vec2::ZERO };
            let last = last.map(|last| Rect::from_min_max(last.rect.max - size, last.rect.max + spare));
            let last = last.filter(|last| board.expand(0.5).contains_rect(*last));
            let sticky = last.map(|last| Sticky { last: last.expand(GAP), farther: board.width() * ASTRAY });
            // A gap around the card stays free as well.
            let room = Room { rect: board.expand(GAP), size: size + spare + Vec2::splat(2.0 * GAP) };
            let place = popup_placement::place(room.grid(GRID, GRID), &avoid, near, sticky);
            place.map_or(board, |place| {
                let place = place.shrink(GAP);
                place.with_max_y(place.max.y - spare.y)
            })
        }
    };
    let now = LastPlace {
        step: LastPlace::step_of(lesson),
        frames: frames.saturating_add(1),
        rect: place,
        settled: last.filter(|_| frames >= FIRST_FRAMES).map_or(place, |last| last.settled),
    };
    ui.ctx().data_mut(|data| data.insert_temp(place_id(), now));
    place
}

/// Where the card of a step was shown last.
#[derive(Clone, Copy)]
struct LastPlace {
    /// The numbers of the lesson and of its step.
    step: [usize; 2],
    /// For how many frames this step's card has been shown.
    frames: u8,
    rect: Rect,
    /// Its rectangle after this step's first frames, before it grew.
    settled: Rect,
}

impl LastPlace {
    /// The numbers of a lesson and of its current step.
    fn step_of(lesson: &Lesson) -> [usize; 2] {
        [lesson.number(), lesson.course.step_number()]
    }
}

fn last_place(ui: &Ui) -> Option<LastPlace> {
    ui.ctx().data(|data| data.get_temp(place_id()))
}

/// For how many frames the card of this lesson's step has been shown.
fn frames(ui: &Ui, lesson: &Lesson) -> u8 {
    last_place(ui).filter(|last| last.step == LastPlace::step_of(lesson)).map_or(0, |last| last.frames)
}

fn place_id() -> Id {
    Id::unique("last place of the lesson's card")
}

fn height_id() -> Id {
    Id::unique("height of the lesson's card")
}

/// Shows the content of a lesson's card in `rect`. Returns the height that the content needs.
fn card(ui: &mut Ui, cx: &mut Ctx<'_>, lesson: &Lesson, rect: Rect) -> f32 {
    let Ctx { looks, scene, inputs } = cx;
    framed(ui, looks, rect, 3.0);
    // The card catches clicks, so that they don't reach the map below it.
    ui.interact(rect, Id::unique("lesson ground"), Sense::CLICK);
    let mut child =
        ui.new_child(UiBuilder::new().max_rect(rect.shrink2(Vec2::new(space::WIDE, space::NORMAL + 2.0))));
    let area = ScrollArea::vertical().id_salt("lesson").auto_shrink([false, false]);
    let said = text(looks, lesson);
    let shown = area.show(&mut child, |ui| {
        ui.spacing_mut().item_spacing.y = space::TIGHT + 1.0;
        heading(ui, looks, lesson);
        card_tooltip::label(ui, looks, scene, RichText::new(&said).size(type_size::BODY + 0.5));
        guesses(ui, looks, lesson, inputs);
        if let Some(answer) = &lesson.answer {
            let text = RichText::new(answer).size(type_size::BODY + 0.5).color(looks.theme.wrong).strong();
            ui.add(Label::new(text).selectable(false));
        }
        buttons(ui, looks, lesson, inputs);
    });
    let announced = lesson.answer.clone().unwrap_or(said);
    widgets::announce(ui, rect, "lesson", &announced);
    shown.content_size.y + 2.0 * (space::NORMAL + 2.0)
}

/// Shows the lesson's name when it begins and when it is over. In between, there is nothing to read but the step.
fn heading(ui: &mut Ui, looks: &Looks, lesson: &Lesson) {
    if lesson.course.step_number() > 0 && !lesson.course.is_over() {
        // The accents of capital letters need room.
        ui.add_space(space::TIGHT);
        return;
    }
    let name = looks.speech.lesson_name(&lesson.course.lesson().id);
    let text = RichText::new(name).font(fonts::display(type_size::LEAD + 1.0)).color(looks.theme.accent);
    ui.add(Label::new(text).selectable(false));
}

/// Shows which step of the lesson this is, in figures.
fn step_number(ui: &mut Ui, looks: &Looks, lesson: &Lesson) {
    let (n, all) =
        ((lesson.course.step_number() + 1).min(lesson.course.steps()) as i64, lesson.course.steps() as i64);
    let text = RichText::new(format!("{n}/{all}")).size(type_size::SMALL).color(looks.theme.faint);
    let whole = looks.speech.say("learn-step", &[("n", n.into()), ("all", all.into())]);
    let shown = ui.add(Label::new(text).selectable(false)).on_hover_text(&whole);
    shown.widget_info(|| WidgetInfo::labeled(Role::Label, true, &whole));
}

/// The text of the lesson's step, or a summary once the lesson is over.
fn text(looks: &Looks, lesson: &Lesson) -> String {
    let id = &lesson.course.lesson().id;
    match lesson.course.step() {
        Some(step) => looks.speech.lesson_step(id, &step.id),
        None => {
            let learned = looks.speech.lesson_learned(id);
            let last = lesson.other().is_none().then(|| looks.speech.text("learn-all-done"));
            [Some(learned), last].into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
    }
}

/// Shows a button for each empire that the learner can give as the answer to the step's question.
fn guesses(ui: &mut Ui, looks: &mut Looks, lesson: &Lesson, inputs: &mut Vec<Input>) {
    let Some(among) = lesson.course.guess() else { return };
    ui.horizontal_wrapped(|ui| {
        unframe_hovered(ui);
        for empire in among {
            let name = looks.speech.empire(*empire);
            let response = ui.add(Button::new(RichText::new(name).size(type_size::BODY + 0.5)));
            focus(ui, looks, &response);
            keyboard_focus::add_choice(ui, &response, Priority::Answer);
            if response.clicked() {
                inputs.push(Input::Learn(LessonInput::Name(*empire)));
            }
        }
    });
}

/// Draws buttons under the pointer with the usual frame. When a step's card appears under the resting pointer, another
/// frame would look like an answer that was already chosen, or like a button to press.
fn unframe_hovered(ui: &mut Ui) {
    let widgets = &mut ui.visuals_mut().widgets;
    widgets.hovered.bg_stroke = widgets.inactive.bg_stroke;
}

/// Shows the buttons to go on, to go back and to leave the lesson.
fn buttons(ui: &mut Ui, looks: &Looks, lesson: &Lesson, inputs: &mut Vec<Input>) {
    ui.add_space(space::TIGHT);
    let size = Vec2::new(ui.available_width(), 30.0);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        if let Some((text, wish)) = main(looks, lesson) {
            main_button(ui, looks, lesson, text, wish, inputs);
        } else if lesson.fresh.get() {
            // The button that had the focus is gone, so Tab starts from the beginning.
            ui.memory_mut(|memory| {
                if let Some(focused) = memory.focused() {
                    memory.surrender_focus(focused);
                }
            });
        }
        lesson.fresh.set(false);
        unframe_hovered(ui);
        let mut plain = |ui: &mut Ui, key: &str, wish: LessonInput| {
            let text = RichText::new(looks.speech.text(key)).size(type_size::BODY);
            let response = ui.add(Button::new(text).min_size(Vec2::new(0.0, 26.0)));
            focus(ui, looks, &response);
            if response.clicked() {
                inputs.push(Input::Learn(wish));
            }
        };
        // Beside the long name of the next lesson there is no room for it.
        if lesson.course.step_number() > 0 && !lesson.course.is_over() {
            plain(ui, "learn-back", LessonInput::Back);
        }
        plain(ui, "learn-leave", LessonInput::Leave);
        if !lesson.course.is_over() {
            step_number(ui, looks, lesson);
        }
    });
}

/// Shows the card's main button.
fn main_button(
    ui: &mut Ui,
    looks: &Looks,
    lesson: &Lesson,
    text: String,
    wish: LessonInput,
    inputs: &mut Vec<Input>,
) {
    let text = RichText::new(text).size(type_size::BODY + 1.0).color(looks.theme.on_accent).strong();
    let button = Button::new(text).fill(looks.theme.accent).min_size(Vec2::new(84.0, 28.0));
    // With an id of its own, the button leaves its focus to no other button when it goes.
    let response = ui.push_id("main", |ui| ui.add(button)).inner;
    focus(ui, looks, &response);
    if lesson.fresh.get() {
        response.request_focus();
    }
    // Enter goes on even if the learner has clicked on the map.
    if response.clicked() || enter(ui.ctx()) {
        inputs.push(Input::Learn(wish));
    }
}

/// The text and the input of the card's main button; `None` if the learner must first do something else.
fn main(looks: &Looks, lesson: &Lesson) -> Option<(String, LessonInput)> {
    let course = &lesson.course;
    if course.is_over() {
        let Some(other) = lesson.other() else {
            return Some((looks.speech.text("title-play-now"), LessonInput::Match));
        };
        let name = looks.speech.lesson_name(lesson.id(other));
        return Some((
            looks.speech.say("learn-next-lesson", &[("lesson", name.into())]),
            LessonInput::Begin(other),
        ));
    }
    course.reads().then(|| (looks.speech.text("learn-next"), LessonInput::Next))
}
