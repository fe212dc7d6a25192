//! The program in its window. It holds the screens and carries out their commands.

pub mod crash_note;
pub mod history_keeper;
pub mod missing_display;
pub mod open_page;
pub mod open_window;
pub mod window_command;

mod after_match;
mod links;
mod opened_files;
mod requests;
mod resume_match;
mod window_size;

use std::sync::Arc;
use std::sync::mpsc::Receiver;

use egui::{Context, Ui};

use crate::export::Making;
use crate::looks::Looks;
use crate::looks::interface_scale;
use crate::looks::theme::Theme;
use crate::packs::Packs;
use crate::screens::about::AboutScreen;
use crate::screens::catalogue::CatalogueScreen;
use crate::screens::end::EndScreen;
use crate::screens::external_bot_list::ProgramsScreen;
use crate::screens::history::{HistoryScreen, Page};
use crate::screens::lessons::LessonsScreen;
use crate::screens::load::LoadScreen;
use crate::screens::load::pack_mismatch::MismatchDialog;
use crate::screens::packs::PacksScreen;
use crate::screens::puzzles::{PuzzleScreen, PuzzlesScreen};
use crate::screens::review::{ReviewScreen, Work};
use crate::screens::rulebook::RulebookScreen;
use crate::screens::settings::SettingsScreen;
use crate::screens::setup::{SetupScreen, first_match};
use crate::screens::table::TableScreen;
use crate::screens::title::TitleScreen;
use crate::screens::{begin_frame, notice_dialog};
use crate::settings::first_steps::FirstSteps;
use crate::settings::last_setup::LastSetup;
use crate::settings::settings_file::SettingsFile;
use crate::settings::{Settings, Speed};
use crate::shell::history_keeper::HistoryKeeper;
use crate::shell::missing_display::dropped::Dropped;
use crate::shell::window_command::Command;
use crate::shell::window_size::{LeastRoom, MonitorFit};
use crate::sound::Speaker;
use packs::Pack;
use rules::Society;
use system::{Day, Folders, KeptNews};
use table::{Match, Setup};

/// The current screen of the window, with its state.
enum Screen {
    Title(TitleScreen),
    Setup(Box<SetupScreen>),
    Load(Box<LoadScreen>),
    Packs(PacksScreen),
    Catalogue(Box<CatalogueScreen>),
    Settings(SettingsScreen),
    About(AboutScreen),
    Programs(ProgramsScreen),
    Table(Box<TableScreen>),
    End(Box<EndScreen>),
    Review(Box<ReviewScreen>),
    History(Box<HistoryScreen>),
    Lessons(LessonsScreen),
    Puzzles(Box<PuzzlesScreen>),
    Puzzle(Box<PuzzleScreen>),
}

impl Screen {
    /// True for pages, which scale up in a larger window. Other screens show more instead.
    fn is_page(&self) -> bool {
        !matches!(self, Self::Table(_) | Self::Puzzle(_) | Self::Review(_))
    }
}

/// The program in its window: the current screen, the settings, the packs and everything else that outlives a
/// screen.
pub struct Shell {
    looks: Looks,
    speaker: Speaker,
    /// The theme that egui's own widgets have been set to.
    styled: Theme,
    monitor: MonitorFit,
    folders: Folders,
    screen: Screen,
    /// The table of a match that waits while the settings are shown.
    waiting: Option<Box<TableScreen>>,
    /// The review of the last reviewed match. It continues in the background while other screens are shown, until a match
    /// begins.
    looked_back: Option<Work>,
    packs: Packs,
    /// True if the player has closed the list of faults in edited packs.
    faults_hidden: bool,
    /// A notice that stays until the player closes it.
    notice: Option<String>,
    /// The rulebook, while it is open in front of the current screen.
    rulebook: Option<Box<RulebookScreen>>,
    /// The dialog about a match that can't be continued because its pack is missing or has changed.
    mismatch: Option<MismatchDialog>,
    settings: Settings,
    file: SettingsFile,
    /// The choices on the set-up screen for the last match.
    last_setup: LastSetup,
    /// The history of all matches, and the threads that update it.
    history: HistoryKeeper,
    /// The tab and filter of the history screen that were used last.
    history_page: Page,
    /// True if the match under review was opened from the history screen.
    from_history: bool,
    /// Receives what is dropped on the window, if the window library doesn't.
    drops: Option<Receiver<Dropped>>,
    /// The export of a match in progress, if there is one.
    making: Option<Making>,
    /// A fixed date for daily puzzles and deals; `None` to use the calendar's.
    today: Option<Day>,
}

impl Shell {
    /// The program at its title screen, with only one pack available.
    pub fn new(ctx: &Context, pack: Arc<Pack>, folders: Folders) -> Self {
        Self::with_packs(ctx, pack, &[], folders)
    }

    /// The program at its title screen, with several packs available. New matches use `pack`.
    pub fn with_packs(ctx: &Context, pack: Arc<Pack>, others: &[Arc<Pack>], folders: Folders) -> Self {
        let file = SettingsFile::in_folder(folders.config());
        let found = file.read();
        let settings = found.settings;
        let mut looks = Looks::new(ctx, &pack, &settings);
        let notice = found.trouble.map(|trouble| file.faults(&looks.speech, &trouble));
        let mut packs = Packs::new(&folders, &pack, others);
        let styled = looks.theme.clone();
        styled.apply(ctx);
        ctx.add_plugin(LeastRoom);
        // The scale is a setting, so egui's zoom keys are off. A frame may take up to four layout passes, so
        // that dialogs have their final size when they first appear.
        let passes = std::num::NonZeroUsize::new(4).unwrap_or(std::num::NonZeroUsize::MIN);
        ctx.options_mut(|options| (options.zoom_with_keyboard, options.max_passes) = (false, passes));
        let screen =
            Screen::Title(TitleScreen::new(&folders, &mut looks, &mut packs, settings.speed == Speed::None));
        let broken = crash_note::last(folders.data());
        let broken = broken.map(|what| looks.speech.say("window-broken", &[("what", what.into())]));
        let notice = notice.or(broken);
        Self {
            looks,
            styled,
            monitor: MonitorFit::default(),
            speaker: Speaker::default(),
            last_setup: LastSetup::read(folders.config()),
            history: HistoryKeeper::default(),
            history_page: Page::default(),
            from_history: false,
            folders,
            screen,
            waiting: None,
            looked_back: None,
            packs,
            faults_hidden: false,
            notice,
            rulebook: None,
            mismatch: None,
            settings,
            file,
            drops: None,
            making: None,
            today: None,
        }
    }

    /// Applies these settings from now on, without writing them to the settings file.
    pub fn apply_settings(&mut self, ctx: &Context, settings: Settings) {
        if settings.theme != self.settings.theme {
            self.looks.set_theme(settings.theme);
        }
        self.looks.palette = settings.palette;
        if settings.spoken_language() != self.looks.speech.language() {
            self.looks.set_language(&settings);
            self.set_title(ctx);
        }
        self.settings = settings;
        if let Screen::Table(table) = &mut self.screen {
            table.apply_settings(&self.settings);
        }
    }

    /// Shows a message about a rewritten file, if there is one, below the notice that is open.
    fn tell(&mut self, news: Option<KeptNews>) {
        let Some(news) = news else { return };
        let said = self.looks.speech.kept_news(&news);
        self.notice = Some(match self.notice.take() {
            Some(before) if before != said => format!("{before}\n\n{said}"),
            _ => said,
        });
    }

    /// Shows a message that the browser does not store the program's files. `is_full` is true if it has no more room.
    pub fn tell_unstored(&mut self, is_full: bool) {
        let key = if is_full { "page-storage-full" } else { "page-storage-denied" };
        let said = self.looks.speech.say(key, &[]);
        self.notice = Some(match self.notice.take() {
            Some(before) => format!("{before}\n\n{said}"),
            None => said,
        });
    }

    /// True if the title screen is shown, from which there is no way back.
    pub fn shows_title(&self) -> bool {
        matches!(self.screen, Screen::Title(_)) && self.rulebook.is_none()
    }

    /// True if a match is on the screen and the rulebook is closed. Escape does not leave a match.
    pub fn shows_match(&self) -> bool {
        matches!(self.screen, Screen::Table(_)) && self.rulebook.is_none()
    }

    /// Leaves the match on the screen for the title, as its menu does. The match is kept.
    pub fn leave_match(&mut self, ctx: &Context) {
        if self.shows_match() {
            self.carry_out(ctx, Command::ShowTitle);
        }
    }

    /// The number of decisions in the match on the screen, and the legal decisions in words if a person has to decide.
    pub fn choices(&self) -> Option<(usize, Vec<String>)> {
        let game = self.game()?;
        let choices = game.human_to_move().map_or_else(Vec::new, |society| {
            let view = game.view(society);
            game.legal().into_iter().map(|action| self.looks.speech.action(game, &view, action)).collect()
        });
        Some((game.steps().len(), choices))
    }

    /// Gives egui's own widgets the theme of the current pack.
    fn style(&mut self, ctx: &Context) {
        if self.styled != self.looks.theme {
            self.styled = self.looks.theme.clone();
            self.styled.apply(ctx);
        }
    }

    /// Sets the interface scale according to the settings and the window's size.
    fn scale(&mut self, ctx: &Context) {
        self.monitor.apply(ctx);
        let room = room(ctx);
        let of = if self.screen.is_page() { interface_scale::of_page } else { interface_scale::for_room };
        let scale = of(self.settings.scale, room);
        if (ctx.zoom_factor() - scale).abs() > 0.001 {
            ctx.set_zoom_factor(scale);
        }
        if let Screen::Settings(screen) = &mut self.screen {
            screen.set_room(room);
        }
    }

    /// The match on the current screen or behind the settings, if there is one.
    pub fn game(&self) -> Option<&Match> {
        match &self.screen {
            Screen::Table(table) => Some(table.game()),
            Screen::End(end) => Some(end.game()),
            Screen::Review(review) => Some(review.game()),
            Screen::Settings(_) | Screen::About(_) | Screen::Programs(_) => {
                self.waiting.as_ref().map(|table| table.game())
            }
            Screen::Title(_)
            | Screen::Setup(_)
            | Screen::Load(_)
            | Screen::Packs(_)
            | Screen::Catalogue(_)
            | Screen::History(_)
            | Screen::Lessons(_)
            | Screen::Puzzles(_) => None,
            Screen::Puzzle(puzzle) => Some(puzzle.game()),
        }
    }

    fn carry_out(&mut self, ctx: &Context, command: Command) {
        // Keeps the set-up screen's choices for the next time that it is shown.
        if let Screen::Setup(screen) = &self.screen {
            screen.remember(&mut self.last_setup);
        }
        match command {
            Command::ShowTitle => {
                self.close_match();
                self.keep_review();
                let still = self.settings.speed == Speed::None;
                let title = TitleScreen::new(&self.folders, &mut self.looks, &mut self.packs, still);
                self.screen = Screen::Title(title);
            }
            Command::PlayNow => {
                self.packs.show_current(&mut self.looks);
                match first_match(&self.looks.pack, &self.last_setup) {
                    Ok(setup) => self.begin(ctx, setup),
                    Err(why) => self.notice = Some(why),
                }
            }
            Command::ChoosePack(id) => {
                let customises = matches!(&self.screen, Screen::Setup(setup) if setup.customises());
                self.choose_pack(ctx, &id);
                let setup = self.new_setup();
                self.screen = Screen::Setup(Box::new(if customises { setup.customising() } else { setup }));
            }
            Command::ShowSetup => {
                self.renew_history(ctx);
                self.packs.show_current(&mut self.looks);
                self.keep_review();
                self.screen = Screen::Setup(Box::new(self.new_setup()));
            }
            Command::ShowPacks(back) => {
                self.packs.show_current(&mut self.looks);
                let place = self.packs.place_of(&self.looks.pack);
                self.screen = Screen::Packs(PacksScreen::new(back, place));
            }
            Command::Puzzles(wish) => self.puzzles(ctx, wish),
            Command::PackLibrary(request) => self.ask_shelf(ctx, request),
            Command::ShowLoad => {
                self.screen = Screen::Load(Box::new(LoadScreen::new(&self.folders, &self.packs.known())))
            }
            Command::ShowRules(about) => self.show_rules(ctx, about),
            Command::ShowSettings => {
                let settings = Screen::Settings(SettingsScreen::new(self.settings.clone(), room(ctx)));
                if let Screen::Table(table) = std::mem::replace(&mut self.screen, settings) {
                    self.waiting = Some(table);
                }
            }
            Command::ShowAbout => self.screen = Screen::About(AboutScreen::default()),
            Command::ShowPrograms => self.show_programs(),
            Command::LeaveSettings => match self.waiting.take() {
                Some(mut table) => {
                    table.apply_settings(&self.settings);
                    self.packs.show_match(&mut self.looks, table.game().pack());
                    self.screen = Screen::Table(table);
                }
                None => self.carry_out(ctx, Command::ShowTitle),
            },
            Command::ExportData => self.export_data(),
            Command::ImportData(path) => self.import_data(ctx, &path),
            Command::SetLanguage(language) => {
                let settings = Settings { language: Some(language), ..self.settings.clone() };
                self.carry_out(ctx, Command::ApplySettings(settings));
            }
            Command::ApplySettings(settings) => {
                // The file may have been edited in the meantime. Those settings apply from now on too.
                let changed = self.file.change(&self.settings, &settings);
                self.apply_settings(ctx, changed.value);
                if let Screen::Settings(screen) = &mut self.screen {
                    screen.set_settings(&self.settings);
                }
                self.tell(changed.news);
            }
            Command::Begin(setup) => self.begin(ctx, *setup),
            Command::Resume(path) => self.resume(ctx, &path),
            Command::Restart => {
                if let Some(game) = self.game().map(Match::restarted) {
                    self.start(ctx, game);
                }
            }
            Command::Rematch => {
                if let Some(setup) = self.game().map(|game| game.setup().rematch()) {
                    self.begin(ctx, setup);
                }
            }
            Command::ShowTable => self.show_table(ctx, None),
            Command::ShowDecision(number) => self.show_table(ctx, Some(number)),
            Command::ShowReview => self.show_review(ctx),
            Command::LookBack(path) => self.look_back(ctx, &path),
            Command::Share(shared) => self.share(ctx, shared),
            Command::Export(export) => self.export(ctx, export),
            Command::TryAgain { decision, society, new_luck } => {
                self.try_again(ctx, decision, society, new_luck);
            }
            Command::ShowEnd if self.back_to_history(ctx) => {}
            Command::ShowLessons => self.show_lessons(ctx),
            Command::Learn { lesson, anew } => self.learn(ctx, lesson, anew),
            Command::ShowEnd => self.show_end(Speed::None),
            Command::ShowHistory => self.show_history(ctx),
            Command::MakeReviews(records) => self.make_reviews(ctx, records),
            Command::StopReviews => self.history.stop_reviews(),
            Command::Quit => ctx.send_viewport_cmd(egui::ViewportCommand::Close),
        }
    }

    /// The set-up screen with the choices of the last match, and with the external bots in the settings.
    fn new_setup(&self) -> SetupScreen {
        SetupScreen::new(&self.looks.pack, &self.last_setup, &self.settings.programs())
    }

    /// Shows the screen that lists external bots.
    fn show_programs(&mut self) {
        let (bots, programs) = (&self.settings.bots, self.settings.programs());
        self.screen = Screen::Programs(ProgramsScreen::new(bots, programs, self.file.path().to_owned()));
    }

    fn begin(&mut self, ctx: &Context, setup: Setup) {
        if let Screen::Setup(_) = &self.screen {
            let news = self.last_setup.write(self.folders.config());
            self.tell(news);
        }
        match Match::new(setup) {
            Ok(game) => self.start(ctx, game),
            Err(error) => self.notice = Some(error.to_string()),
        }
    }

    /// Starts the journal of a new match, and shows the match on the table.
    fn start(&mut self, ctx: &Context, mut game: Match) {
        game.save_in(&self.folders);
        self.show(ctx, game);
    }

    /// Shows a match on the table, after closing the current one.
    pub fn show(&mut self, ctx: &Context, game: Match) {
        self.close_match();
        self.waiting = None;
        self.looked_back = None;
        self.packs.show_match(&mut self.looks, game.pack());
        self.set_title(ctx);
        let table = self.table(ctx, game);
        self.packs.match_begins();
        self.screen = Screen::Table(Box::new(table));
    }

    fn table(&self, ctx: &Context, game: Match) -> TableScreen {
        let waker = ctx.clone();
        TableScreen::new(game, &self.settings, &self.folders, move || waker.request_repaint())
    }

    /// Begins a rematch of the current match at one of its decisions.
    fn try_again(&mut self, ctx: &Context, decision: usize, society: Society, new_luck: bool) {
        let seed = new_luck.then(Setup::fresh_seed);
        if let Some(game) = self.game().and_then(|game| game.rematch_from(decision, society, seed)) {
            self.start(ctx, game);
        }
    }

    /// Shows the end screen of the finished match.
    fn show_end(&mut self, speed: Speed) {
        self.close_match();
        if let Some(game) = self.take_ended() {
            let deal = self.deal_ended(&game);
            let beginner = FirstSteps::read(self.folders.config()).is_beginner();
            let end = EndScreen::new(game, speed).with_deal(deal);
            let end = if beginner { end.for_beginner() } else { end };
            self.screen = Screen::End(Box::new(end));
        }
    }

    /// Takes the current screen out of the shell. The caller must then set another one.
    fn take_screen(&mut self) -> Screen {
        std::mem::replace(&mut self.screen, Screen::Title(TitleScreen::empty()))
    }

    /// Makes the pack with this id the one for new matches.
    fn choose_pack(&mut self, ctx: &Context, id: &str) {
        self.packs.choose(&mut self.looks, id);
        self.set_title(ctx);
    }

    /// Sets the window's title to the pack's name in the current language.
    fn set_title(&self, ctx: &Context) {
        let name = self.looks.speech.words().name.clone();
        ctx.send_viewport_cmd(egui::ViewportCommand::Title(name));
    }

    /// Advances everything that happens without input: bots, animations and analyses.
    fn advance(&mut self, ctx: &Context) {
        if let Screen::Puzzle(puzzle) = &mut self.screen {
            puzzle.advance(ctx, &self.looks);
        }
        let Screen::Table(table) = &mut self.screen else { return };
        // The match pauses while the rulebook is open.
        if self.rulebook.is_some() {
            return;
        }
        if let Some(work) = &mut self.looked_back {
            work.advance(table.game());
        }
        table.advance(ctx, &self.looks);
        if table.has_ended() {
            if table.has_finished() {
                let finished = FirstSteps::finish_match(self.folders.config());
                self.tell(finished.news);
            }
            self.show_end(self.settings.speed);
            self.renew_history(ctx);
        }
    }

    /// Closes the current match after saving it. Shows a notice if the match couldn't be saved normally.
    fn close_match(&mut self) {
        let table = match &mut self.screen {
            Screen::Table(table) => Some(table),
            _ => self.waiting.as_mut(),
        };
        if let Some(said) = table.and_then(|table| table.close(&self.looks)) {
            self.notice = Some(said);
        }
    }
}

/// The size of the window at interface scale 1, in points.
fn room(ctx: &Context) -> egui::Vec2 {
    ctx.content_rect().size() * ctx.zoom_factor()
}

impl eframe::App for Shell {
    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.close_match();
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        begin_frame(&ctx);
        self.looks.show_read_fonts();
        self.scale(&ctx);
        self.take_updates(&ctx);
        self.open_rules_by_key(&ctx);
        self.advance(&ctx);
        self.advance_history(&ctx);
        self.style(&ctx);
        let rect = ui.max_rect();
        ui.painter().rect_filled(rect, 0.0, self.looks.theme.ground);
        let mut commands = Vec::new();
        let reads = self.read_rules(ui);
        match &mut self.screen {
            _ if reads => {}
            Screen::Title(screen) => screen.ui(ui, &mut self.looks, &mut commands),
            Screen::Setup(screen) => screen.ui(ui, &mut self.looks, self.packs.playable(), &mut commands),
            Screen::Load(screen) => screen.ui(ui, &mut self.looks, &mut commands),
            Screen::Packs(screen) => screen.ui(ui, &mut self.looks, self.packs.shelf(), &mut commands),
            Screen::Catalogue(screen) => screen.ui(ui, &mut self.looks, self.packs.shelf(), &mut commands),
            Screen::Settings(screen) => screen.ui(ui, &mut self.looks, &mut commands),
            Screen::About(screen) => screen.ui(ui, &mut self.looks, &self.folders, &mut commands),
            Screen::Programs(screen) => screen.ui(ui, &mut self.looks, &mut commands),
            Screen::Table(screen) => screen.ui(ui, &mut self.looks, &mut commands),
            Screen::End(screen) => screen.ui(ui, &mut self.looks, &mut commands),
            Screen::Review(screen) => screen.ui(ui, &mut self.looks, &mut commands),
            Screen::History(screen) => {
                let packs = self.packs.known();
                screen.ui(ui, &mut self.looks, &packs, &self.folders, &self.history, &mut commands);
            }
            Screen::Lessons(screen) => screen.ui(ui, &mut self.looks, &mut commands),
            Screen::Puzzles(screen) => screen.ui(ui, &mut self.looks, self.packs.playable(), &mut commands),
            Screen::Puzzle(screen) => screen.ui(ui, &mut self.looks, &mut commands),
        }
        let loud = self.settings.volume.gain();
        for sound in self.looks.sounds.drain(..).filter(|_| loud > 0.0) {
            self.speaker.play(sound, loud);
        }
        let answer = self.mismatch.as_mut().and_then(|dialog| dialog.ui(ui, &self.looks));
        if let Some(answer) = answer {
            self.answer_mismatch(&ctx, answer);
        }
        self.show_broken(ui, &mut commands);
        self.show_making(ui);
        notice_dialog(ui, &self.looks, "notice", &mut self.notice);
        self.take_dropped(&ctx);
        self.take_pasted(&ctx);
        for command in commands {
            self.carry_out(&ctx, command);
            ctx.request_repaint();
        }
    }
}
