//! The title screen: a panel with buttons, above the map of the last match.

mod dotted_whisper_lines;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use egui::accesskit::Role;
use egui::text::LayoutJob;
use egui::{
    Align, Align2, Button, FontId, Layout, Pos2, Rect, RichText, Sense, StrokeKind, Ui, UiBuilder, Vec2,
    WidgetInfo,
};

use crate::looks::Looks;
use crate::looks::alike;
use crate::looks::fonts;
use crate::looks::icons::{IconName, Symbol};
use crate::looks::text_fitting::fit;
use crate::looks::theme::{line, mix, space, text_on, type_size};
use crate::packs::Packs;
use crate::screens::page_keys::enter;
use crate::screens::page_parts::{ROUND, backdrop, focus, framed, motion, ringed_disc};
use crate::settings::first_steps::FirstSteps;
use crate::settings::lesson_progress::Learned;
use crate::shell::window_command::{Back, Command, Wish};
use atlas::realm::Room;
use rules::Empire;
use system::Folders;
use table::MatchSummary;

/// The size of the title's panel, in points.
const PANEL: Vec2 = Vec2::new(440.0, 551.0);
/// The height of the panel's part for the match to continue, in points.
const LAST: f32 = 65.0;
/// The height of the button that continues a match, in points, if its description fits in one line.
const CONTINUE: f32 = 58.0;
/// The height of the line with the last match's result, in points.
const OVER: f32 = 28.0;
/// The width of the buttons, in points.
const WIDE: f32 = 336.0;
/// The height of the buttons, in points.
const ITEM: f32 = 38.0;
/// The height of a button without a frame, in points.
const QUIET: f32 = 26.0;
/// How much lower the panel is for a newcomer, in points: it has fewer buttons.
const FEWER: f32 = 66.0;
/// The distance between the map's frame and the window's edge, in points.
const EDGE: f32 = 10.0;

/// The title screen.
pub struct TitleScreen {
    /// The match to continue: the last one that isn't over.
    last: Option<LastMatch>,
    /// The summary of the last match.
    latest: Option<MatchSummary>,
    /// When the title was first shown, in seconds of egui's clock.
    since: Option<f64>,
    /// True if animations are off.
    still: bool,
    /// True if nobody has finished a match here yet.
    newcomer: bool,
    /// The index of the lesson that a newcomer's first button opens; `None` for others, and if all lessons are finished.
    lesson: Option<usize>,
    /// The extra height of the panel, if the pack's text needs more room.
    more: f32,
}

/// The number of recent matches that are searched for one to continue.
const LOOKED: usize = 20;

/// A match that can be continued.
struct LastMatch {
    path: PathBuf,
    name: String,
    /// The summary of the match; `None` if its record cannot be read.
    summary: Option<MatchSummary>,
}

impl TitleScreen {
    /// The title, with the last match that isn't over. The pack of the last match becomes the current one,
    /// unless another was requested.
    pub fn new(folders: &Folders, looks: &mut Looks, packs: &mut Packs, still: bool) -> Self {
        let known = packs.known();
        let saved = folders.saved_matches().unwrap_or_default().into_iter().take(LOOKED);
        let mut matches = saved.map(|saved| LastMatch {
            summary: MatchSummary::read(&saved.path, &known).ok(),
            path: saved.path,
            name: saved.name,
        });
        let first = matches.next();
        let latest = first.as_ref().and_then(|first| first.summary.clone());
        let goes_on = |last: &LastMatch| last.summary.as_ref().is_none_or(|summary| !summary.over);
        let last = first.into_iter().chain(matches).find(goes_on);
        packs.show_on_title(looks, latest.as_ref().map(|summary| &summary.pack));
        let newcomer = FirstSteps::read_or_count(folders, &known).is_newcomer();
        let lesson = Learned::read(folders.config()).next(&looks.pack).filter(|_| newcomer);
        Self { last, latest, since: None, still, newcomer, lesson, more: 0.0 }
    }

    /// A title without a match to continue.
    pub fn empty() -> Self {
        Self { last: None, latest: None, since: None, still: true, newcomer: false, lesson: None, more: 0.0 }
    }

    /// Shows the title.
    pub fn ui(&mut self, ui: &mut Ui, looks: &mut Looks, commands: &mut Vec<Command>) {
        let window = ui.max_rect();
        let last = if self.last.is_none() { LAST } else { 0.0 };
        let result = if self.over().is_some() { OVER } else { 0.0 };
        let fewer = if self.newcomer { FEWER } else { 0.0 };
        let size = PANEL - Vec2::new(0.0, last + fewer - result - self.more);
        let left = window.left() + (window.width() * 0.055).max(EDGE + 2.0 * space::WIDE);
        let panel = Rect::from_center_size(Pos2::new(left + size.x / 2.0, window.center().y), size);
        self.background(ui, looks, panel);
        framed(ui, looks, panel, 6.0);
        let inner = panel.shrink2(Vec2::new(2.0 * space::WIDE, 1.5 * space::WIDE));
        let layout = Layout::top_down(Align::Center);
        let mut ui = ui.new_child(UiBuilder::new().max_rect(inner).layout(layout));
        let ui = &mut ui;
        ui.add_space(space::NORMAL);
        emblems(ui, looks);
        ui.add_space(space::WIDE);
        name(ui, &looks.speech.words().name);
        ui.add_space(space::TIGHT);
        ui.label(
            RichText::new(&looks.speech.words().about).size(type_size::BODY + 1.0).color(looks.theme.faint),
        );
        ui.add_space(1.5 * space::WIDE);
        ui.spacing_mut().item_spacing.y = space::NORMAL - 1.0;
        if let Some(last) = &self.last
            && {
                let pack = last.summary.as_ref().map_or(&looks.pack, |summary| &summary.pack);
                let pack = if alike(pack, &looks.pack) { &looks.pack } else { pack };
                looks.with_pack(&Arc::clone(pack), |looks| continue_button(ui, looks, last))
            }
        {
            commands.push(Command::Resume(last.path.clone()));
        }
        if let Some(summary) = self.over() {
            over(ui, looks, summary);
        }
        if self.newcomer {
            self.first_buttons(ui, looks, commands);
        } else {
            self.buttons(ui, looks, commands);
        }
        // Grow the panel until there is free space below the last button.
        let more = self.more + ui.min_rect().bottom() - (panel.bottom() - 1.5 * space::WIDE);
        if (more.max(0.0) - self.more).abs() > 0.5 {
            self.more = more.max(0.0);
            ui.ctx().request_repaint();
        }
    }

    /// Shows what a newcomer sees: two large buttons that lead into the game, and all others in small letters.
    fn first_buttons(&self, ui: &mut Ui, looks: &mut Looks, commands: &mut Vec<Command>) {
        let first = self.last.is_none();
        let learn = match self.lesson {
            Some(lesson) => ("title-learn-first", Command::Learn { lesson, anew: false }),
            None => ("title-learn", Command::ShowLessons),
        };
        // Once the lessons are done, playing is what the title suggests.
        let suggested = usize::from(self.lesson.is_none());
        let items = [learn, ("title-play-now", Command::PlayNow)];
        for (i, (key, command)) in items.into_iter().enumerate() {
            if item(ui, looks, key, WIDE, i == suggested && first) {
                commands.push(command);
            }
        }
        ui.add_space(space::NORMAL);
        let others = [("title-new", Command::ShowSetup)].into_iter().chain(others());
        let (links, wanted): (Vec<String>, Vec<Command>) =
            others.map(|(key, command)| (looks.speech.text(key), command)).unzip();
        if let Some(command) = quiet_buttons(ui, looks, &links).and_then(|at| wanted.into_iter().nth(at)) {
            commands.push(command);
        }
    }

    /// Shows all buttons, two in a row except for the first.
    fn buttons(&self, ui: &mut Ui, looks: &Looks, commands: &mut Vec<Command>) {
        if item(ui, looks, "title-new", WIDE, self.last.is_none()) {
            commands.push(Command::ShowSetup);
        }
        let mut items: Vec<(&str, Command)> =
            [("title-learn", Command::ShowLessons)].into_iter().chain(others()).collect();
        while !items.is_empty() {
            let row: Vec<(&str, Command)> = items.drain(..items.len().min(2)).collect();
            let gap = ui.spacing().item_spacing.y;
            let wide = (WIDE - gap * (row.len() - 1) as f32) / row.len() as f32;
            let (place, _) = ui.allocate_exact_size(Vec2::new(WIDE, ITEM), Sense::hover());
            for (at, (key, command)) in row.into_iter().enumerate() {
                let left = place.left() + at as f32 * (wide + gap);
                let rect = Rect::from_min_size(Pos2::new(left, place.top()), Vec2::new(wide, ITEM));
                let mut ui = ui.new_child(UiBuilder::new().max_rect(rect));
                if item(&mut ui, looks, key, wide, false) {
                    commands.push(command);
                }
            }
        }
    }

    /// The progress of the dotted lines' animation, from 0 to 1. They are animated only once.
    fn thread_share(&mut self, ui: &Ui) -> f32 {
        let now = ui.input(|input| input.time);
        let since = *self.since.get_or_insert(now);
        let rest = CROSS - (now - since);
        if self.still || rest <= 0.0 {
            return 1.0;
        }
        motion::next_frame(ui.ctx(), Duration::from_secs_f64(rest.min(CROSS)));
        (1.0 - rest / CROSS).max(0.0) as f32
    }

    /// The summary of the last match, if it is over and no match can be continued.
    fn over(&self) -> Option<&MatchSummary> {
        self.latest.as_ref().filter(|latest| latest.over && self.last.is_none())
    }

    /// Draws the map behind the panel: as in the last match, or as at the beginning of a match.
    fn background(&mut self, ui: &Ui, looks: &mut Looks, panel: Rect) {
        let window = ui.max_rect();
        let chart = looks.shapes.is_chart();
        let frame = window.shrink(EDGE);
        let room = frame.with_min_x(panel.right()).shrink(space::WIDE);
        let pack = Arc::clone(&looks.pack);
        let last = self.last.as_ref().and_then(|last| last.summary.as_ref());
        let summary = last.or(self.latest.as_ref()).filter(|summary| alike(&summary.pack, &pack));
        let controller = |region| match summary {
            Some(summary) => summary.controller(region),
            None => pack.home(region),
        };
        let map = backdrop::show(ui, looks, window, room, &controller);
        edges(ui, looks, frame);
        let Some(map) = map else { return };
        // A realm's map shows names. The discs of a star chart have room for emblems.
        let lands = looks.shapes.regions().filter(|_| chart);
        let held: Vec<(Empire, Room)> =
            lands.filter_map(|(region, land)| Some((controller(region)?, land.room))).collect();
        for (empire, land) in held {
            let ink = text_on(looks.empire(empire.index())).gamma_multiply(0.55);
            let side = land.clearance * map.scale * 1.3;
            let place = Rect::from_center_size(map.screen(land.anchor), Vec2::splat(side));
            looks.icons.paint(ui, IconName::Empire(empire.index()), place, ink);
        }
        dotted_whisper_lines::draw(ui, looks, &map, self.thread_share(ui));
        let rose = Rect::from_center_size(frame.right_bottom() - Vec2::splat(58.0), Vec2::splat(72.0));
        looks.icons.paint(
            ui,
            Symbol::Compass,
            rose,
            if chart { looks.theme.grid } else { looks.theme.faint },
        );
    }
}

/// Draws the frame of the map.
fn edges(ui: &Ui, looks: &Looks, frame: Rect) {
    for (inset, weight) in [(0.0, line::STRONG), (4.0, line::THIN)] {
        let edge = (weight, mix(looks.theme.rule, looks.theme.ink, 0.25));
        ui.painter().rect_stroke(frame.shrink(inset), 0.0, edge, StrokeKind::Inside);
    }
}

/// The time that the dotted lines take to cross the map, in seconds.
const CROSS: f64 = 1.8;

/// Writes the name of the game on one line. A long name is smaller.
fn name(ui: &mut Ui, name: &str) {
    let most = type_size::TITLE + 4.0;
    let width = ui
        .painter()
        .layout_no_wrap(name.to_owned(), fonts::display(most), ui.visuals().text_color())
        .size()
        .x;
    let size = most * (ui.available_width() / width.max(1.0)).min(1.0);
    ui.label(RichText::new(name).font(fonts::display(size.floor())));
}

/// Shows the button that continues the last match, with the match's description. Returns true if it was
/// clicked.
fn continue_button(ui: &mut Ui, looks: &mut Looks, last: &LastMatch) -> bool {
    let (name, which) = (looks.speech.text("title-continue"), which(looks, last));
    let person = last.summary.as_ref().and_then(MatchSummary::person);
    let before = if person.is_some() { 54.0 + space::NORMAL + 2.0 } else { space::WIDE };
    // A description that is too long for one line continues in a second one.
    let mut job = LayoutJob::simple(
        which.clone(),
        FontId::proportional(type_size::SMALL + 1.5),
        looks.theme.on_accent,
        WIDE - before - space::NORMAL,
    );
    job.wrap.max_rows = 3;
    let text = ui.painter().layout_job(job);
    let more = text.size().y - text.rows.first().map_or(0.0, |row| row.row.size.y);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(WIDE, CONTINUE + more), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(which.as_str()));
    let theme = &looks.theme;
    let held = response.hovered() || response.is_pointer_button_down_on();
    let fill = if held { mix(theme.accent, theme.ink, 0.18) } else { theme.accent };
    let ink = theme.on_accent;
    ui.painter().rect_filled(rect, ROUND - 2.0, fill);
    focus(ui, looks, &response);
    if let Some(society) = person {
        let disc = Rect::from_center_size(rect.left_center() + Vec2::new(34.0, 0.0), Vec2::splat(40.0));
        let look = (looks.society(society), IconName::Society(society));
        ringed_disc(ui, looks, disc, look, 7.0, (line::STRONG, ink));
    }
    let font = FontId::proportional(type_size::LEAD + 2.0);
    let at = rect.left_top() + Vec2::new(before, CONTINUE / 2.0 + 1.0);
    ui.painter().text(at, Align2::LEFT_BOTTOM, name, font, ink);
    ui.painter().galley_with_override_text_color(at + Vec2::new(0.0, 2.0), text, mix(ink, fill, 0.15));
    response.clicked() || enter(ui.ctx())
}

/// The description of the last match: its progress and players, or only its name.
fn which(looks: &Looks, last: &LastMatch) -> String {
    match &last.summary {
        Some(summary) => looks.speech.match_in_short(summary),
        None => last.name.clone(),
    }
}

/// Shows the result of the last match.
fn over(ui: &mut Ui, looks: &mut Looks, summary: &MatchSummary) {
    let said = if alike(&summary.pack, &looks.pack) {
        looks.speech.match_in_short(summary)
    } else {
        looks.with_pack(&summary.pack, |looks| looks.speech.match_in_short(summary))
    };
    let (rect, response) = ui.allocate_exact_size(Vec2::new(WIDE, OVER - space::NORMAL), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    let text = fit(ui.painter(), rect.width(), &said, type_size::BODY, looks.theme.faint);
    ui.painter().galley(rect.center() - text.size() / 2.0, text, looks.theme.faint);
}

/// The buttons that the title always has, apart from those for lessons and for a new match.
fn others() -> impl Iterator<Item = (&'static str, Command)> {
    let items = [
        ("title-puzzles", Command::Puzzles(Wish::List)),
        ("title-load", Command::ShowLoad),
        ("title-history", Command::ShowHistory),
        ("title-packs", Command::ShowPacks(Back::Title)),
        ("rulebook-heading", Command::ShowRules(None)),
        ("title-settings", Command::ShowSettings),
        ("title-quit", Command::Quit),
    ];
    items.into_iter().filter(|(_, command)| !matches!(command, Command::Quit) || system::capabilities().quits)
}

/// Shows buttons without frames in centred lines. Returns the index of the one that was clicked.
fn quiet_buttons(ui: &mut Ui, looks: &Looks, texts: &[String]) -> Option<usize> {
    let font = FontId::proportional(type_size::BODY);
    let padding = ui.spacing().button_padding.x;
    let width = |text: &String| {
        ui.painter().layout_no_wrap(text.clone(), font.clone(), looks.theme.ink).size().x + 2.0 * padding
    };
    let widths: Vec<f32> = texts.iter().map(width).collect();
    let (mut clicked, mut from) = (None, 0);
    while from < texts.len() {
        let mut line = 0.0;
        let fits = widths[from..].iter().take_while(|wide| {
            line += *wide;
            line <= WIDE
        });
        let to = from + fits.count().max(1);
        let wide: f32 = widths[from..to].iter().sum();
        let (place, _) = ui.allocate_exact_size(Vec2::new(WIDE, QUIET), Sense::hover());
        let mut left = place.center().x - wide / 2.0;
        for at in from..to {
            let rect = Rect::from_min_size(Pos2::new(left, place.top()), Vec2::new(widths[at], QUIET));
            let text = RichText::new(&texts[at]).font(font.clone()).color(looks.theme.faint);
            let response = ui.put(rect, Button::new(text).frame_when_inactive(false));
            focus(ui, looks, &response);
            if response.clicked() {
                clicked = Some(at);
            }
            left += widths[at];
        }
        from = to;
    }
    clicked
}

/// Shows a button, in the accent colour if it is the `first`. Returns true if it was clicked, or if Enter was
/// pressed for the `first`.
fn item(ui: &mut Ui, looks: &Looks, key: &str, wide: f32, first: bool) -> bool {
    let text = RichText::new(looks.speech.text(key)).size(type_size::LEAD);
    let size = Vec2::new(wide, ITEM);
    let response = if first {
        let text = text.color(looks.theme.on_accent);
        ui.add(Button::new(text).fill(looks.theme.accent).min_size(size))
    } else {
        ui.add(Button::new(text).min_size(size))
    };
    focus(ui, looks, &response);
    response.clicked() || first && enter(ui.ctx())
}

/// Shows the empires' emblems in a row.
fn emblems(ui: &mut Ui, looks: &mut Looks) {
    let count = looks.pack.theme.empires.len();
    let step = (WIDE / count.max(1) as f32).min(62.0);
    let side = step - 14.0;
    let (row, _) = ui.allocate_exact_size(Vec2::new(count as f32 * step, side), Sense::hover());
    for i in 0..count {
        let x = row.left() + (i as f32 + 0.5) * step;
        let disc = Rect::from_center_size(Pos2::new(x, row.center().y), Vec2::splat(side));
        let (look, ring) = ((looks.empire(i), IconName::Empire(i)), looks.theme.rule);
        ringed_disc(ui, looks, disc, look, 8.0, (line::THIN, ring));
    }
}
