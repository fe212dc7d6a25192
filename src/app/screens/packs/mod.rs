//! The packs on the shelf: what each is, where it lies and what is wrong with it; opening, installing
//! and removing them.

mod detail;
mod list;

use egui::{Align, Layout, Rect, RichText, Ui, Vec2};

use crate::app::command::Command;
use crate::app::screens::ask_dialog;
use crate::app::screens::finder::{Finder, Sought};
use crate::app::screens::parts::{Page, card, escape, inside, plain_button};
use crate::app::shell::Kit;
use crate::app::theme::{space, type_size};
use crate::table::shelf::{Place, Request, Shelf, Shelved};

/// How large the page is at most.
const MOST: Vec2 = Vec2::new(1480.0, f32::INFINITY);

/// The screen from which the packs were asked for, and to which one goes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Back {
    /// The title.
    Title,
    /// The set-up of a match.
    Setup,
}

/// The list of packs.
pub struct PacksScreen {
    back: Back,
    chosen: Option<Place>,
    /// What has just been done with the chosen one.
    said: Option<String>,
    finder: Finder,
    /// What is asked before it is done, and the request that does it.
    asked: Option<(String, Request)>,
}

impl PacksScreen {
    /// The packs with one chosen.
    pub fn new(back: Back, chosen: Option<Place>) -> Self {
        Self { back, chosen, said: None, finder: Finder::new(Sought::Pack), asked: None }
    }

    /// From now on this pack is chosen; `said` is what has been done with it.
    pub fn choose(&mut self, place: Place, said: Option<String>) {
        (self.chosen, self.said) = (Some(place), said);
    }

    /// Shows the packs.
    pub fn ui(&mut self, ui: &mut Ui, kit: &mut Kit, shelf: &Shelf, commands: &mut Vec<Command>) {
        let page = Page::new(ui, &kit.speech.text("packs-heading"), MOST);
        let (left, right) = columns(page.body);
        let chosen = self.chosen.as_ref().and_then(|place| shelf.at(place)).or_else(|| shelf.packs().first());
        let rows = list::show(&mut inside(ui, left), kit, shelf, chosen);
        if let Some(pack) = chosen {
            let heading = detail::name(kit, pack);
            let mut part = card(ui, kit, right, &heading);
            detail::show(&mut part, kit, shelf, pack, self.said.as_deref(), &mut |wish| match wish {
                detail::Wish::Do(command) => commands.push(command),
                detail::Wish::Ask(what, request) => self.asked = Some((what, request)),
            });
        }
        if let Some(place) = rows {
            (self.chosen, self.said) = (Some(place), None);
        }
        let mut foot = page.foot(ui);
        let back = plain_button(&mut foot, &kit.speech.text("window-back")).clicked();
        if back || (!self.finder.is_open() && escape(ui.ctx())) {
            commands.push(match self.back {
                Back::Title => Command::ShowTitle,
                Back::Setup => Command::ShowSetup,
            });
        }
        foot.add_space(space::WIDE);
        let found = foot.with_layout(Layout::left_to_right(Align::Center), |ui| self.finder.ui(ui, kit));
        if let Some(path) = found.inner {
            commands.push(Command::Shelf(Request::Open(path)));
        }
        self.ask(ui, kit, commands);
    }

    /// Asks before something is done.
    fn ask(&mut self, ui: &Ui, kit: &Kit, commands: &mut Vec<Command>) {
        let Some((what, request)) = &self.asked else { return };
        match ask_dialog(ui, kit, what) {
            Some(true) => commands.push(Command::Shelf(request.clone())),
            Some(false) => {}
            None => return,
        }
        self.asked = None;
    }
}

/// The list and what is shown of the one that is chosen.
fn columns(body: Rect) -> (Rect, Rect) {
    let wide = (body.width() * 0.4).clamp(360.0, 560.0);
    let (left, right) = body.split_left_right_at_x(body.left() + wide);
    (left, right.with_min_x(right.left() + space::NORMAL + space::TIGHT))
}

/// How many faults or warnings a pack has, in words; nothing where there are none.
fn troubles(kit: &Kit, pack: &Shelved) -> Vec<String> {
    let (faults, warnings) = pack.told();
    let said = |n: usize, text: &dyn Fn(i64) -> String| (n > 0).then(|| text(n as i64));
    let faults = said(faults.len(), &|n| kit.speech.say("packs-faults", &[("n", n.into())]));
    let warnings = said(warnings.len(), &|n| kit.speech.say("packs-warnings", &[("n", n.into())]));
    faults.into_iter().chain(warnings).collect()
}

/// A small text.
fn small(text: impl Into<String>) -> RichText {
    RichText::new(text).size(type_size::SMALL + 1.0)
}
