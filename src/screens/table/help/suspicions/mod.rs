//! The ledger of suspicions. For each rival it shows the odds of the tokens in every slot, the deeds that suggest
//! them, and the player's pencil marks. Below, it shows what a careful rival could conclude about the player's own
//! tokens.

pub(crate) mod odds_field;
pub(crate) mod rival_odds;

use std::collections::BTreeMap;
use std::io;
use std::path::Path;

use egui::{Align, Id, Key, Label, Layout, Modal, Rect, RichText, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::theme::{space, type_size};
use crate::screens::page_parts::{double_rule, faint, inside};
use crate::screens::table::help::suspicions::rival_odds::Rival;
use crate::screens::table::scene_and_inputs::{Ctx, Input, Scene};
use crate::screens::table::widgets;
use rules::{Empire, Slot, Society};
use system::KeptNews;
use table::{Match, Pencil, PencilCell, PencilMark, SuspicionTime, Suspicions};

/// The free space around the ledger's window, in points.
const AROUND: f32 = 22.0;
/// The maximum size of the ledger's window, in points.
const MOST: Vec2 = Vec2::new(1500.0, 860.0);
/// The height of the ledger's heading, in points.
const HEAD: f32 = 74.0;
/// The height of the text about the player's own tokens, in points.
const OWN: f32 = 66.0;
/// The maximum width of a rival's part of the ledger, in points.
const WIDEST: f32 = 520.0;

/// The ledger in which the player tracks suspicions about rivals' tokens.
pub(crate) struct Ledger {
    open: bool,
    /// The viewer's suspicions; `None` until they have been worked out.
    suspicions: Option<Suspicions>,
    /// For each rival, the cell of the ledger whose evidence is shown, as slot and empire.
    chosen: BTreeMap<Society, (Slot, Empire)>,
    pencil: Pencil,
}

impl Ledger {
    /// Creates the ledger of a match, with the pencil marks that are saved beside the match's record.
    pub fn new(game: &Match) -> Self {
        Self { open: false, suspicions: None, chosen: BTreeMap::new(), pencil: Pencil::load(game) }
    }

    /// True if the ledger of suspicions is open.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Opens the ledger of suspicions.
    pub fn open(&mut self) {
        self.open = true;
    }

    /// Changes a pencil mark to the next kind of mark, and saves it beside the match's record. Returns a notice for
    /// the player, if there is one.
    ///
    /// # Errors
    ///
    /// If the pencil marks cannot be saved.
    pub fn turn(&mut self, game: &Match, at: PencilCell) -> io::Result<Option<KeptNews>> {
        self.pencil.set(at, PencilMark::after(self.pencil.mark(at)));
        self.pencil.save(game)
    }

    /// Closes the ledger of suspicions.
    pub fn close(&mut self) {
        self.open = false;
        self.chosen.clear();
    }

    /// Saves the pencil marks beside the copy of the match's record at the path `record`. Returns a notice for the
    /// player, if there is one.
    pub fn save_beside(&self, game: &Match, record: &Path) -> io::Result<Option<KeptNews>> {
        self.pencil.save_beside(game, record)
    }

    /// Works out the viewer's suspicions. `time` is the setting that says whether they are up to date, or as of the
    /// beginning of the round.
    fn think(&mut self, game: &Match, viewer: Society, time: SuspicionTime) {
        let Some(decisions) = time.decisions(game) else {
            self.suspicions = None;
            return;
        };
        match self.suspicions.as_mut().filter(|known| known.viewer() == viewer) {
            Some(known) => known.follow(game, decisions),
            None => self.suspicions = Some(Suspicions::after(game, viewer, decisions)),
        }
    }

    /// Shows the ledger of suspicions if it is open.
    pub fn show(&mut self, ui: &Ui, cx: &mut Ctx<'_>, time: SuspicionTime) {
        let scene = cx.scene;
        if !self.open {
            return;
        }
        self.think(scene.game, scene.view.viewer(), time);
        // In the ledger's first frame, a tooltip of the table still stands above it.
        if ui.ctx().memory(|memory| memory.top_modal_layer().is_none()) {
            ui.ctx().request_repaint();
        }
        let most = ui.ctx().content_rect().size() - Vec2::splat(2.0 * AROUND + 2.0 * space::WIDE);
        let size = most.min(MOST);
        let modal = Modal::new(Id::unique("suspicions")).show(ui.ctx(), |ui| {
            ui.set_min_size(size);
            ui.set_max_size(size);
            let whole = Rect::from_min_size(ui.max_rect().min, size);
            let (head, rest) = whole.split_top_bottom_at_y(whole.top() + HEAD);
            if self.head(ui, cx.looks, scene, time, head) {
                cx.inputs.push(Input::ToggleSuspicions);
            }
            let (middle, low) = rest.split_top_bottom_at_y(rest.bottom() - OWN);
            self.rivals(ui, cx, middle);
            self.own(ui, cx.looks, scene, low);
        });
        let key = ui.input(|i| i.key_pressed(Key::S) && i.modifiers.is_none());
        if modal.should_close() || key {
            cx.inputs.push(Input::ToggleSuspicions);
        }
    }

    /// Shows the heading, and the button that closes the ledger. Returns true if the button was clicked.
    fn head(&self, ui: &mut Ui, looks: &Looks, scene: &Scene<'_>, time: SuspicionTime, rect: Rect) -> bool {
        let mut ui = inside(ui, rect);
        let mut closed = false;
        ui.horizontal(|ui| {
            let title = RichText::new(looks.speech.text("suspicions-title"));
            let title = title.font(fonts::display(type_size::HEADING + 2.0));
            ui.add(Label::new(title).selectable(false));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                closed = ui.button(looks.speech.text("suspicions-close")).clicked();
            });
        });
        let rule = ui.available_rect_before_wrap();
        double_rule(&ui, looks, rule.x_range(), rule.top() + 1.0);
        ui.add_space(space::NORMAL);
        let viewer = scene.view.viewer();
        let reckoned = self.suspicions.as_ref().is_some_and(|known| known.of_society(viewer).is_some());
        let about = match time {
            _ if !scene.game.may_help() => "suspicions-plain",
            SuspicionTime::Off => "suspicions-off",
            _ if !reckoned => "suspicions-many",
            SuspicionTime::Live => "suspicions-live",
            SuspicionTime::Rounds => "suspicions-rounds",
        };
        faint(&mut ui, looks, &looks.speech.text(about));
        closed
    }

    /// Shows the parts of the ledger for all rivals, side by side.
    fn rivals(&mut self, ui: &mut Ui, cx: &mut Ctx<'_>, rect: Rect) {
        let scene = cx.scene;
        let viewer = scene.view.viewer();
        let count = scene.game.world().societies().count();
        let gap = space::WIDE;
        let each = (rect.width() - gap * (count.max(2) - 2) as f32) / (count.max(2) - 1) as f32;
        let each = each.min(WIDEST);
        for (place, rival) in scene.game.world().rivals(viewer).enumerate() {
            let at = rect.min + Vec2::new(place as f32 * (each + gap), 0.0);
            let part = Rect::from_min_size(at, Vec2::new(each, rect.height()));
            let suspicion = self.suspicions.as_ref().and_then(|known| known.of_society(rival));
            let chosen = self.chosen.get(&rival).copied();
            let shown = Rival { rival, pencil: &self.pencil, suspicion, chosen };
            let now = shown.show(ui, cx, part);
            if let Some(now) = now {
                self.chosen.insert(rival, now);
            }
        }
    }

    /// Shows what a careful rival could conclude about the player's own tokens.
    fn own(&self, ui: &mut Ui, looks: &Looks, scene: &Scene<'_>, rect: Rect) {
        let viewer = scene.view.viewer();
        let known = self.suspicions.as_ref().and_then(|known| known.of_society(viewer));
        let Some(suspicion) = known else { return };
        let mut head = inside(ui, rect.with_max_y(rect.top() + 22.0));
        let rule = head.max_rect();
        head.painter().hline(rule.x_range(), rule.top() - 3.0, (1.0, looks.theme.rule));
        let heading = RichText::new(looks.speech.text("suspicions-exposed")).strong();
        head.add(Label::new(heading.color(looks.theme.accent)).selectable(false));
        let lines = looks.speech.own_secret_lines(scene.game, scene.view.tokens(viewer), suspicion);
        let wide = rect.width() / lines.len().max(1) as f32;
        for (place, line) in lines.into_iter().enumerate() {
            let at = rect.min + Vec2::new(place as f32 * wide, 22.0);
            let part = Rect::from_min_size(at, Vec2::new(wide - space::NORMAL, rect.height() - 22.0));
            let said = RichText::new(line).size(type_size::SMALL + 1.0);
            inside(ui, part).add(Label::new(said).wrap().selectable(false));
        }
        widgets::announce(ui, rule, "exposed", &looks.speech.text("suspicions-exposed"));
    }
}
