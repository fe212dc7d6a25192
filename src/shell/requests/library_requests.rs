//! Requests to the thread of the pack library, and what the screens do with its answers.

use std::path::PathBuf;
use std::sync::Arc;

use egui::{Align2, Area, Context, Frame, Id, Label, RichText, Ui, Vec2};

use crate::looks::alike;
use crate::looks::theme::{line, space, type_size};
use crate::screens::catalogue::CatalogueScreen;
use crate::screens::packs::PacksScreen;
use crate::screens::setup::SetupScreen;
use crate::screens::title::TitleScreen;
use crate::shell::window_command::{Back, Command};
use crate::shell::{Screen, Shell};
use pack_library::{Answer, InstallError, Installed, Keeper, Location, OpenCatalogue, PackLibrary, Request};
use packs::Pack;
use text::untrusted_text;

/// The maximum number of faults listed for a pack that has become faulty while it was edited.
const SHOWN: usize = 5;
/// The maximum width of the list of faults in edited packs, in points.
const WIDE: f32 = 560.0;

impl Shell {
    /// Sets the pack library and its thread, and from then on handles the thread's answers. If a pack is
    /// faulty, shows it at once.
    pub fn set_shelf(&mut self, ctx: &Context, shelf: PackLibrary, keeper: Keeper) {
        let broken = shelf.packs().iter().find(|pack| pack.read.is_err()).map(|pack| pack.place.clone());
        if let Some(place) = broken {
            self.screen = Screen::Packs(PacksScreen::new(Back::Title, Some(place)));
        }
        self.packs.set_shelf(shelf, keeper);
        self.faults_hidden = false;
        self.take_updates(ctx);
    }

    /// Shows the pack with this id on the title screen, no matter which pack was played last.
    pub fn ask_for_pack(&mut self, id: &str) {
        self.packs.ask_for(id);
        if let Screen::Title(title) = &mut self.screen {
            *title = TitleScreen::new(&self.folders, &mut self.looks, &mut self.packs, true);
        }
    }

    /// The pack library.
    pub fn shelf(&self) -> &PackLibrary {
        self.packs.shelf()
    }

    /// Sends a request to the pack library's thread. Opening a pack or a catalogue also shows its screen.
    pub(in crate::shell) fn ask_shelf(&mut self, ctx: &Context, request: Request) {
        if let Request::Browse(path) = &request {
            self.show_catalogue(path.clone());
        }
        if matches!(request, Request::Open(_)) && !matches!(self.screen, Screen::Packs(_)) {
            self.show_packs(None);
        }
        self.packs.request(ctx, &self.folders, request);
    }

    /// Shows the list of packs, with the one at `place` selected. If that is `None`, selects the pack for new
    /// matches.
    fn show_packs(&mut self, place: Option<Location>) {
        self.packs.show_current(&mut self.looks);
        let place = place.or_else(|| self.packs.place_of(&self.looks.pack));
        self.screen = Screen::Packs(PacksScreen::new(Back::Title, place));
    }

    /// Takes updates from the pack library. While the window has the focus, the library watches its files.
    pub(in crate::shell) fn take_updates(&mut self, ctx: &Context) {
        self.packs.watch(ctx.input(|i| i.focused));
        loop {
            let before = self.packs.playable().to_vec();
            let Some(answer) = self.packs.update() else { return };
            self.faults_hidden = false;
            let now = self.packs.playable();
            let same = |(one, other): (&Arc<Pack>, &Arc<Pack>)| Arc::ptr_eq(one, other);
            if before.len() != now.len() || !before.iter().zip(now).all(same) {
                self.looks.keep_only(&self.packs.known());
                self.show_new_packs(&before);
                self.set_title(ctx);
            }
            if let Some(answer) = answer {
                self.answer(answer);
            }
            ctx.request_repaint();
        }
    }

    /// Updates the current screen after the list of playable packs has changed. `before` is the old list.
    fn show_new_packs(&mut self, before: &[Arc<Pack>]) {
        let Self { looks, packs, folders, last_setup, settings, .. } = self;
        match &mut self.screen {
            Screen::Title(title) => *title = TitleScreen::new(folders, looks, packs, true),
            Screen::Load(load) => load.renew(&packs.known()),
            Screen::Setup(setup) => {
                packs.choose(looks, &setup.pack().id);
                if alike(setup.pack(), &looks.pack) {
                    setup.renew(&looks.pack);
                } else if setup.pack().id == looks.pack.id {
                    **setup = SetupScreen::new(&looks.pack, last_setup, &settings.programs());
                }
            }
            // Lessons keep the texts and pictures of the pack as it was when they were opened.
            Screen::Lessons(_) => {}
            Screen::Table(_) | Screen::End(_) | Screen::Review(_) | Screen::Puzzle(_) => {
                self.show_new_looks(before);
            }
            _ => packs.show_current(looks),
        }
    }

    /// Shows the current match with the changed look of its pack. `before` is the old list of playable packs.
    fn show_new_looks(&mut self, before: &[Arc<Pack>]) {
        let Some(pack) = self.game().map(|game| Arc::clone(game.pack())) else { return };
        self.packs.show_match(&mut self.looks, &pack);
        // The match keeps its rules. A notice says once that the next match will have the new rules.
        let fits = |packs: &[Arc<Pack>]| packs.iter().find(|p| p.id == pack.id).map(|p| alike(p, &pack));
        if fits(before) == Some(true) && fits(self.packs.playable()) == Some(false) {
            let name = self.looks.speech.words().name.clone();
            self.notice = Some(self.looks.speech.say("packs-other-rules", &[("name", name.into())]));
        }
    }

    /// Shows the player the result of a request to the pack library.
    fn answer(&mut self, answer: Answer) {
        let speech = &self.looks.speech;
        match answer {
            Answer::Opened(place) => {
                if let Screen::Packs(screen) = &mut self.screen {
                    screen.choose(place, None);
                }
            }
            Answer::OpenCatalogue(browsed) => self.take_catalogue(browsed),
            Answer::Installed(installed) => {
                let said = self.installed_text(&installed);
                match &mut self.screen {
                    Screen::Packs(screen) => screen.choose(installed.place, Some(said)),
                    Screen::Catalogue(screen) => screen.say(said),
                    _ => {}
                }
            }
            Answer::Gone => {}
            Answer::MovedTo(to) => {
                self.notice =
                    Some(speech.say("trash-missing", &[("path", untrusted_text::path(&to).into())]));
            }
            Answer::NotInstalled(why) => {
                let why = match why {
                    InstallError::Faulty => speech.text("packs-why-faulty"),
                    InstallError::There(_) => speech.text("packs-why-there"),
                    InstallError::Large => speech.text("packs-why-large"),
                    InstallError::Link(path) => {
                        speech.say("packs-why-link", &[("path", untrusted_text::path(&path).into())])
                    }
                    InstallError::Io(path, why) => {
                        format!("{}: {}", untrusted_text::path(&path), speech.reason(&why))
                    }
                };
                self.notice = Some(speech.say("packs-not-installed", &[("why", why.into())]));
            }
            Answer::NotRemoved(path, why) => {
                let why = format!("{}: {}", untrusted_text::path(&path), speech.reason(&why));
                self.notice = Some(speech.say("packs-not-removed", &[("why", why.into())]));
            }
        }
    }

    /// Shows the faults of packs that were playable before they were edited, in front of the current screen.
    pub(in crate::shell) fn show_broken(&mut self, ui: &Ui, commands: &mut Vec<Command>) {
        if self.faults_hidden || matches!(self.screen, Screen::Packs(_) | Screen::Catalogue(_)) {
            return;
        }
        let Some(pack) = self.packs.shelf().packs().iter().find(|pack| pack.is_broken()) else { return };
        let (Err(report), looks) = (&pack.read, &self.looks) else { return };
        let rest = report.faults.len().saturating_sub(SHOWN);
        let wide = WIDE.min(ui.max_rect().width() - 2.0 * space::WIDE);
        let area = Area::new(Id::unique("broken")).anchor(Align2::CENTER_TOP, Vec2::new(0.0, space::WIDE));
        let [mut hide, mut show] = [false; 2];
        area.show(ui.ctx(), |ui| {
            let edge = (line::STRONG, looks.theme.wrong);
            let frame =
                Frame::new().fill(looks.theme.panel).stroke(edge).inner_margin(space::NORMAL + space::TIGHT);
            frame.corner_radius(6).show(ui, |ui| {
                ui.set_width(wide);
                let count = report.faults.len() as i64;
                let args = [("pack", pack.id.clone().into()), ("n", count.into())];
                ui.label(RichText::new(looks.speech.say("packs-broken", &args)).strong());
                for fault in report.faults.iter().take(SHOWN) {
                    let text = RichText::new(fault.summary()).monospace();
                    ui.add(Label::new(text.size(type_size::SMALL).color(looks.theme.wrong)).truncate());
                }
                if rest > 0 {
                    ui.label(looks.speech.say("packs-broken-more", &[("n", (rest as i64).into())]));
                }
                ui.horizontal(|ui| {
                    show = ui.button(looks.speech.text("packs-broken-show")).clicked();
                    hide = ui.button(looks.speech.text("packs-broken-hide")).clicked();
                });
            });
        });
        if show {
            let place = pack.place.clone();
            self.show_packs(Some(place));
            commands.clear();
        }
        self.faults_hidden = hide;
    }

    /// Shows the screen of a catalogue that is being read. If the screen is open already, it keeps its old
    /// content until the catalogue has been read.
    pub(in crate::shell) fn show_catalogue(&mut self, path: PathBuf) {
        let shown = matches!(&self.screen, Screen::Catalogue(screen) if screen.is_at(&path));
        if !shown {
            self.packs.show_current(&mut self.looks);
            self.screen = Screen::Catalogue(Box::new(CatalogueScreen::reading(path)));
        }
    }

    /// Passes the content of a catalogue to its screen.
    pub(in crate::shell) fn take_catalogue(&mut self, browsed: Box<OpenCatalogue>) {
        if let Screen::Catalogue(screen) = &mut self.screen {
            screen.take(browsed);
        }
    }

    /// The notice that a pack has been installed.
    pub(in crate::shell) fn installed_text(&self, installed: &Installed) -> String {
        let speech = &self.looks.speech;
        let path = installed.place.path().map(untrusted_text::path).unwrap_or_default();
        let said = speech.say("packs-installed-now", &[("path", path.into())]);
        if installed.with.is_empty() {
            return said;
        }
        let with = [("n", (installed.with.len() as i64).into()), ("packs", installed.with.join(", ").into())];
        format!("{said} {}", speech.say("packs-installed-with", &with))
    }
}
