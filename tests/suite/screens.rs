//! Every screen of every pack in every language: no widget is outside the window, nothing overlaps, and no
//! name on a card is cut off. With `WHISPERS_PHOTOS=FOLDER` each screen is also written as a PNG.

use crate::support::hands;
use crate::support::lie;
use crate::support::picture;
use crate::support::stage;
use crate::window::rivals;
use std::path::PathBuf;
use std::sync::Arc;
use testing::catalogue_folders;
use testing::made_up_history;
use testing::test_packs::SHIPPED;

use crate::support::raster::Raster;
use crate::support::stage::Moment;
use bots::{Effort, Level};
use egui::emath::Rot2;
use egui::epaint::TextShape;
use egui::{FontFamily, Key, Rect, Shape, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use external_bots::Name;
use pack_library::Openable;
use packs::{FIRST_LANGUAGE, Lesson, LessonTask, Pack, Picture, interface_languages};
use rules::*;
use speech::Speech;
use system::Folders;
use table::{CoachFrom, DecisionAnalysis, HelpLevel, Match, Player, SeatSetup, Setup};
use whispers::settings::{Pause, Settings, Speed};
use whispers::shell::Shell;

/// The pack with which the screens that are the same for every pack are checked.
const BASE: &str = "war-of-whispers";

/// The smallest size at which everything is shown at scale 1, and the default size, in points.
const SIZES: [[f32; 2]; 2] = [[1024.0, 640.0], [1280.0, 800.0]];

/// Sizes of extreme windows, in pixels: as small as possible, low, narrow, and as large as screens are.
const EXTREMES: [[f32; 2]; 12] = [
    [1.0, 1.0],
    [1.0, 400.0],
    [50.0, 2000.0],
    [800.0, 120.0],
    [3000.0, 200.0],
    [100.0, 100.0],
    [300.0, 200.0],
    [640.0, 480.0],
    [800.0, 400.0],
    [1024.0, 640.0],
    [1920.0, 1080.0],
    [3840.0, 2160.0],
];

/// The scales of displays, in pixels per point.
const DISPLAY_SCALES: [f32; 3] = [1.0, 2.0, 3.0];

/// House rules with which all kinds of cards are in the decks.
const ALL_CARDS: &str = "wild-cards=on,event-cards=on,offer-cards=on,hand-limit=20";

/// The moments of a match whose tables are checked.
const MOMENTS: [(&str, Moment); 8] = [
    ("attack", moment("", |game| has(game, |a| matches!(a, Action::Attack { .. })))),
    (
        "hand",
        moment(ALL_CARDS, |game| {
            let plays = has(game, |a| matches!(a, Action::Play { .. }));
            let cards = game.human_to_move().map_or(0, |person| game.view(person).hand().cards());
            let kinds = held(game, |card| card.as_offer().is_some()) && held(game, Card::is_wild);
            plays && kinds && cards < 6
        }),
    ),
    ("event", moment(ALL_CARDS, |game| has(game, |a| matches!(a, Action::Half(_))))),
    ("offer", moment(ALL_CARDS, |game| has(game, |a| matches!(a, Action::Offer(_))))),
    ("answer", moment(ALL_CARDS, |game| has(game, |a| matches!(a, Action::Accept)))),
    ("lasting", moment(ALL_CARDS, |game| game.state().lasting() != Lasting::default())),
    ("tokens", moment("", |game| has(game, |a| matches!(a, Action::Exchange(..))))),
    ("end", moment("", |game| game.state().is_over())),
];

/// The longest possible name of an external bot.
const PROGRAM: &str = "twenty-four-letters-long";

const fn moment(rules: &'static str, there: fn(&Match) -> bool) -> Moment {
    Moment { rivals: 2, seed: 20, rules, there }
}

/// True if the person has a legal action of this kind.
fn has(game: &Match, wanted: fn(&Action) -> bool) -> bool {
    game.legal().iter().any(wanted)
}

/// True if the person holds a card of this kind.
fn held(game: &Match, wanted: fn(Card) -> bool) -> bool {
    let person = game.human_to_move();
    person.is_some_and(|person| game.view(person).hand().kinds().any(|(card, _)| wanted(card)))
}

/// A window with the interface in one language.
struct Window {
    harness: Harness<'static, Shell>,
    raster: Raster,
    speech: Speech,
    what: String,
    data: tempfile::TempDir,
    /// True to draw each screen in windows of every size instead of checking it.
    resized: bool,
}

impl Window {
    /// Waits until a text appears that begins with the text of this key.
    fn wait_for(&mut self, key: &str) {
        let text = self.speech.text(key);
        stage::wait(&mut self.harness, &format!("{text} in {}", self.what), |harness| {
            hands::names(harness).iter().any(|name| name.starts_with(&text)).then_some(())
        });
    }

    /// Waits until no text begins with the text of this key.
    fn wait_until_gone(&mut self, key: &str) {
        let text = self.speech.text(key);
        stage::wait(&mut self.harness, &format!("no {text} in {}", self.what), |harness| {
            hands::names(harness).iter().all(|name| !name.starts_with(&text)).then_some(())
        });
    }

    fn open(id: &'static str, language: &'static str, size: [f32; 2]) -> Self {
        let (data, raster, pack) = (tempfile::tempdir().unwrap(), Raster::default(), testing::pack(id));
        crate::support::hands::experienced(data.path());
        let folders = Folders::new(Some(data.path().to_owned()));
        moment("", |_| true).play_in(&pack).save_as(&folders.new_match()).unwrap();
        let played = (0..30).map(|day| made_up_history::in_pack(&pack, day));
        let lines = made_up_history::history(played).lines().to_vec();
        history::write(&history::path(&folders), &lines).unwrap();
        let speech = Speech::in_language(Arc::clone(&pack), language);
        let others: Vec<_> = SHIPPED.into_iter().filter(|other| *other != id).map(testing::pack).collect();
        let window = Harness::builder().with_size(Vec2::from(size)).with_max_steps(60);
        let harness = window.renderer(raster.clone()).build_eframe(move |cc| {
            let mut shell = Shell::with_packs(&cc.egui_ctx, pack, &others, folders);
            let settings =
                Settings { language: Some(language.into()), scale: Some(1.0), ..Settings::default() };
            let settings = Settings { speed: Speed::None, pause: Pause::None, forced: false, ..settings };
            let bots = [(PROGRAM.to_owned(), "./no-such-program".to_owned())].into();
            let settings =
                Settings { coach: CoachFrom::Three, bots, help_level: HelpLevel::Quick, ..settings };
            shell.apply_settings(&cc.egui_ctx, settings);
            shell
        });
        let what = format!("{id}-{language}-{}", size[0]);
        Self { harness, raster, speech, what, data, resized: false }
    }

    /// Draws the current screen in windows of every size on displays of every scale, and then at the usual
    /// size again.
    fn resize(&mut self, screen: &str) {
        let usual = self.harness.ctx.content_rect().size();
        // Each screen is drawn at every size, but each time at only one scale: all combinations would take
        // minutes.
        let scales = DISPLAY_SCALES.iter().cycle().skip(screen.len() % DISPLAY_SCALES.len());
        let sizes = EXTREMES.iter().zip(scales).map(|(size, display)| (Vec2::from(*size), *display));
        for (size, display) in sizes.chain([(usual, 1.0)]) {
            println!("{}, {screen}: {size} at {display}", self.what);
            stage::resize(&mut self.harness, size, display);
        }
    }

    /// Checks the current screen. Returns its faults.
    fn look(&mut self, screen: &str) -> Vec<String> {
        stage::rest(&mut self.harness);
        if self.resized {
            self.resize(screen);
            return Vec::new();
        }
        if let Some(folder) = std::env::var_os("WHISPERS_PHOTOS") {
            let image = self.raster.draw(&self.harness.ctx, self.harness.output());
            picture::write(&PathBuf::from(folder).join(format!("{}-{screen}.png", self.what)), &image);
        }
        let mut faults = lie::faults(&self.harness);
        faults.extend(self.names_on_the_map());
        faults.extend(cut(&self.harness).into_iter().map(|said| format!("{said:?} is cut off")));
        faults.into_iter().map(|fault| format!("{}, {screen}: {fault}", self.what)).collect()
    }

    /// Checks the set-up with an external bot, and a table whose external bot could not be started.
    fn look_at_program(&mut self, pack: &Arc<Pack>) -> Vec<String> {
        self.click("title-new");
        self.click("setup-customise");
        let society = self.speech.words().societies()[1].name.clone();
        let list = self.speech.say("setup-level-of", &[("society", society.into())]);
        rivals::choose(&mut self.harness, &list, PROGRAM);
        let mut faults = self.look("set-up-program");
        // The bot goes first, so that it loses a decision before the person has to decide.
        let mut setup = Setup::new(Arc::clone(pack), 1, Level::Novice, 3);
        setup.seats[1] = SeatSetup::open(1, Player::Outside(Name::parse(PROGRAM).unwrap()));
        setup.first = Society::new(1);
        let ctx = self.harness.ctx.clone();
        self.harness.state_mut().show(&ctx, Match::new(setup).unwrap());
        stage::wait(&mut self.harness, "a lost decision", |harness| {
            (!hands::game(harness).lost_decisions().is_empty()).then_some(())
        });
        faults.extend(self.look("program-lost"));
        faults
    }

    /// Checks the set-up of a solo match against the largest number of automata, if the pack allows automata.
    fn look_at_automata(&mut self, pack: &Pack) -> Vec<String> {
        if !pack.rules.raw.fits_automata() {
            return Vec::new();
        }
        self.click("title-new");
        self.click("setup-customise");
        self.click("setup-against-automata");
        let most = MOST_AUTOMATA.min(pack.rules.raw.societies.1 - 1) as i64;
        let count = self.speech.say("setup-automaton-count", &[("n", most.into())]);
        hands::click(&mut self.harness, &count);
        let faults = self.look("set-up-automata");
        self.click("setup-against-rivals");
        self.click("window-back");
        self.click("window-back");
        faults
    }

    /// Checks a catalogue, with a new pack and with a pack that cannot be played.
    fn look_at_catalogue(&mut self) -> Vec<String> {
        let folder = tempfile::tempdir().unwrap();
        catalogue_folders::catalogue(folder.path());
        let ctx = self.harness.ctx.clone();
        self.harness.state_mut().open(&ctx, Openable::Catalogue(folder.path().to_owned()));
        self.wait_for("catalogue-new-about");
        let mut faults = self.look("catalogue");
        hands::click_where(&mut self.harness, "the pack with faults", |name| {
            name.starts_with("Broken Delta, ")
        });
        faults.extend(self.look("catalogue-faults"));
        self.click("window-back");
        self.click("window-back");
        faults
    }

    /// Checks the suspicions, an objection of the coach, and a plain match.
    fn help(&mut self, id: &'static str) -> Vec<String> {
        let pack = testing::pack(id);
        let rivals = (pack.rules.raw.societies.1 - 1).min(3);
        let later = Moment { rivals, ..moment("", |game| has(game, |a| matches!(a, Action::Exchange(..)))) };
        let mut game = later.play_in(&pack);
        let prospects = DecisionAnalysis::begin(&game, Effort::GLANCE).unwrap().prospects();
        let worst = prospects.last().unwrap().action;
        game.save_in(&Folders::new(Some(self.data.path().to_owned())));
        let (mut plain, first) = (game.setup().clone(), game.deal().first);
        (plain.plain, plain.first) = (true, Some(first));
        let ctx = self.harness.ctx.clone();
        self.harness.state_mut().show(&ctx, game);
        self.harness.run();
        self.harness.key_press(Key::S);
        let mut faults = self.look("suspicions");
        self.harness.key_press(Key::Escape);
        self.harness.run();
        let speech = Speech::in_language(pack, self.speech.language());
        hands::take(&mut self.harness, &speech, worst, hands::mouse);
        let back = speech.text("help-coach-back");
        stage::wait(&mut self.harness, &format!("the coach against {worst:?}"), |harness| {
            hands::names(harness).contains(&back).then_some(())
        });
        faults.extend(self.look("coach"));
        self.harness.state_mut().show(&ctx, Match::new(plain).unwrap());
        faults.extend(self.look("plain"));
        faults
    }

    /// The faults of names on the map: overlaps, names that leave the map, and names on a disc of a star
    /// chart.
    fn names_on_the_map(&self) -> Vec<String> {
        let mut names = Vec::new();
        self.harness
            .output()
            .shapes
            .iter()
            .for_each(|clipped| places(&clipped.shape, clipped.clip_rect, &mut names));
        let Some(game) = self.harness.state().game() else { return Vec::new() };
        // Lines on cards use the same font, so only names of regions count.
        let words = self.speech.words();
        let said = |text: &str| {
            let named = |region| {
                words.region(region).contains(text) || words.short(words.region(region)).contains(text)
            };
            game.world().regions().any(named)
        };
        names.retain(|(name, ..)| said(name));
        let chart = matches!(game.pack().picture, Picture::Stars(_));
        let regions: Vec<String> =
            game.world().regions().map(|region| format!("{}, ", self.speech.region(region))).collect();
        let nodes = self.harness.root().children_recursive();
        let stands = |label: &str| regions.iter().any(|region| label.starts_with(region));
        let stations: Vec<Rect> = nodes
            .filter(|node| chart && hands::name(node).is_some_and(|label| stands(&label)))
            .filter(|node| node.rect().width() == node.rect().height())
            .map(|node| node.rect())
            .collect();
        let mut faults = Vec::new();
        for (i, (name, at, sheet)) in names.iter().enumerate() {
            if !at.iter().all(|part| sheet.contains_rect(*part)) {
                faults.push(format!("{name:?} leaves the map"));
            }
            let under = names[i + 1..].iter().filter(|(_, other, _)| touch(at, other));
            faults.extend(under.map(|(other, ..)| format!("{name:?} and {other:?} lie on one another")));
            // A station's widget is a square whose side is 1.4 radii of its disc.
            let on =
                |disc: &&Rect| at.iter().any(|part| part.distance_to_pos(disc.center()) < disc.width() / 1.4);
            faults
                .extend(stations.iter().filter(on).map(|disc| format!("{name:?} lies on the disc {disc:?}")));
        }
        for disc in &stations {
            let rim = disc.width() / 1.4;
            let whole = Rect::from_center_size(disc.center(), Vec2::splat(2.0 * rim));
            if names.iter().any(|(.., sheet)| !sheet.shrink(8.0).contains_rect(whole)) {
                faults.push(format!("a disc is at the edge: {disc:?}"));
            }
        }
        faults
    }

    /// Picks the tokens of the last legal exchange by typing the digits of their slots.
    fn pick_tokens(&mut self) {
        let game = hands::game(&self.harness);
        let exchange = |a: &Action| if let Action::Exchange(a, b) = a { Some([*a, *b]) } else { None };
        let tokens = game.legal().iter().rev().find_map(exchange).unwrap();
        let view = game.view(game.state().mover().unwrap());
        for slot in tokens.map(|token| view.tokens(view.viewer()).slot_of(token).unwrap()) {
            let digits =
                [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8];
            self.harness.key_press(digits[slot.index()]);
            self.harness.run();
        }
    }

    /// Checks the rulebook's first page, its other pages, and a search in it.
    fn look_at_the_rulebook(&mut self) -> Vec<String> {
        self.harness.key_press(Key::F1);
        self.harness.run();
        let mut faults = self.look("rulebook-asked");
        for page in ["rulebook-page", "rulebook-match", "rulebook-icons", "rulebook-cards"] {
            self.click(page);
            faults.extend(self.look(page));
        }
        self.harness.event(egui::Event::Text("6.2".to_owned()));
        self.harness.run();
        faults.extend(self.look("rulebook-found"));
        for _ in 0..2 {
            self.harness.key_press(Key::Escape);
            self.harness.run();
        }
        faults
    }

    /// Checks the list of lessons, the beginning of the first lesson, and the first steps of the last one.
    /// With photos, it checks every step of every lesson.
    fn look_at_lessons(&mut self, pack: &Pack) -> Vec<String> {
        let mut faults = Vec::new();
        let photographed = std::env::var_os("WHISPERS_PHOTOS").is_some();
        self.click("title-learn");
        faults.extend(self.look("lessons"));
        let last = pack.lessons.len().saturating_sub(1);
        for (number, lesson) in pack.lessons.iter().enumerate() {
            if !photographed && ![0, last].contains(&number) {
                continue;
            }
            let start = format!("{}. ", number + 1);
            hands::click_where(&mut self.harness, "the lesson", |name| name.starts_with(&start));
            // In a narrow window, the drawer that the second step opens covers the third step's target.
            let steps = if photographed { lesson.steps.len() } else { 1 + usize::from(number == last) };
            for step in 0..steps {
                self.arrive();
                faults.extend(self.look(&format!("lesson-{}-{:02}", number + 1, step + 1)));
                self.take_step(lesson, step);
            }
            // While rivals' moves are shown, the lesson's box may move away from the pointer.
            self.arrive();
            self.click("learn-leave");
        }
        self.click("window-back");
        faults
    }

    /// Waits until the recorded moves of the lesson have been shown.
    fn arrive(&mut self) {
        let hurry = self.speech.text("learn-hurry");
        for _ in 0..3000 {
            if !hands::names(&self.harness).contains(&hurry) {
                return;
            }
            self.harness.step();
        }
    }

    /// Does what a step of a lesson asks for.
    fn take_step(&mut self, lesson: &Lesson, step: usize) {
        while hands::game(&self.harness).steps().len() < lesson.taken_before(step + 1) {
            let (action, _) = lesson.moves[hands::game(&self.harness).steps().len()].clone();
            let before = hands::game(&self.harness).steps().len();
            hands::decide(&mut self.harness, &self.speech, action, hands::mouse);
            assert!(hands::game(&self.harness).steps().len() > before, "{}, {step}", lesson.id);
        }
        match lesson.steps[step].task {
            LessonTask::Read => self.click("learn-next"),
            LessonTask::Guess { right, .. } => {
                let name = self.speech.empire(right);
                hands::click(&mut self.harness, &name);
            }
            LessonTask::Decide { .. } | LessonTask::Any { .. } => {}
        }
    }

    fn click(&mut self, key: &str) {
        let name = self.speech.text(key);
        hands::click(&mut self.harness, &name);
    }
}

/// The names that are cut off. Longer texts, such as effects, questions, descriptions of matches and lines of the
/// recap, may be cut, since their tooltips show the rest.
fn cut(harness: &Harness<'_, Shell>) -> Vec<String> {
    fn texts(shape: &Shape, recap: &[Rect], found: &mut Vec<String>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts(shape, recap, found)),
            Shape::Text(text) => {
                let said = text.galley.text();
                let of_recap = recap.iter().any(|line| line.contains(text.visual_bounding_rect().center()));
                let told = said.ends_with(['.', '?']) || said.contains(" · ") || of_recap;
                if (text.galley.elided || said.ends_with('…')) && !told {
                    found.push(said.to_owned());
                }
            }
            _ => {}
        }
    }
    // The lines of the recap that have a tooltip.
    let of_recap = |number: usize| harness.ctx.read_response(egui::Id::unique(("recap line", number)));
    let recap: Vec<Rect> = (0..20).filter_map(of_recap).map(|line| line.rect).collect();
    let mut found = Vec::new();
    harness.output().shapes.iter().for_each(|clipped| texts(&clipped.shape, &recap, &mut found));
    found
}

/// The number of upright rectangles that cover a name, which may be slanted.
const PARTS: usize = 8;

/// The rectangles that cover a text.
fn parts(text: &TextShape) -> Vec<Rect> {
    let all = text.galley.mesh_bounds;
    let turn = Rot2::from_angle(text.angle);
    let size = Vec2::new(all.width() / PARTS as f32, all.height());
    let middle = |part: usize| Vec2::new(all.left() + (part as f32 + 0.5) * size.x, all.center().y);
    (0..PARTS).map(|part| Rect::from_center_size(text.pos + turn * middle(part), size)).collect()
}

/// True if two names overlap. A margin lets descenders touch.
fn touch(one: &[Rect], other: &[Rect]) -> bool {
    one.iter().any(|a| other.iter().any(|b| a.shrink(2.0).intersects(b.shrink(2.0))))
}

/// Finds the names on the map, each with its place and the area of the map. A name is drawn several times for
/// its rim, but only found once.
fn places(shape: &Shape, sheet: Rect, found: &mut Vec<(String, Vec<Rect>, Rect)>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| places(shape, sheet, found)),
        Shape::Text(text) => {
            let family =
                text.galley.job.sections.first().map(|section| section.format.font_id.family.clone());
            let at = parts(text);
            let name = text.galley.text();
            let known = found.iter().any(|(other, place, _)| other == name && touch(place, &at));
            if family == Some(FontFamily::Name("places".into())) && !known {
                found.push((name.to_owned(), at, sheet));
            }
        }
        _ => {}
    }
}

/// A match between two people, one without a name, and a bot.
fn shared(pack: &Arc<Pack>) -> Match {
    let mut setup = Setup::new(Arc::clone(pack), 2, Level::Novice, 20);
    setup.seats[1] = SeatSetup::open(1, Player::Human).with_name("Marie-Antoinette Bourgui");
    setup.first = Society::new(1);
    Match::new(setup).unwrap()
}

/// Checks all screens of a pack in all languages.
fn walk(id: &'static str) {
    let mut faults = Vec::new();
    for language in interface_languages() {
        // What fits into the smallest window also fits into larger ones, so other languages use only the
        // smallest.
        let sizes = if language == FIRST_LANGUAGE { &SIZES[..] } else { &SIZES[..1] };
        for size in sizes.iter().copied() {
            let mut window = Window::open(id, language, size);
            if id == BASE {
                faults.extend(walk_common_screens(&mut window));
            }
            faults.extend(walk_pack_screens(&mut window, id));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Checks the screens in one window that show nothing of a pack but its name. Returns the faults.
fn walk_common_screens(window: &mut Window) -> Vec<String> {
    let mut faults = Vec::new();
    for (key, screen) in [("title-load", "load"), ("title-packs", "packs"), ("title-settings", "settings")] {
        window.click(key);
        faults.extend(window.look(screen));
        if key == "title-settings" {
            window.click("settings-about");
            faults.extend(window.look("about"));
            window.click("window-back");
            window.click("settings-programs");
            faults.extend(window.look("programs"));
            window.click("window-back");
        }
        window.click("window-back");
    }
    faults.extend(window.look_at_catalogue());
    window.click("title-history");
    window.wait_until_gone("history-reading");
    for key in ["history-overview", "history-results", "history-reviews", "history-feats"] {
        window.click(key);
        faults.extend(window.look(key));
    }
    window.click("history-overview");
    window.click("window-back");
    faults
}

/// Checks the screens of a pack in one window: title, set-up, lessons, puzzles, tables, and the rest of a match. Returns
/// the faults.
fn walk_pack_screens(window: &mut Window, id: &'static str) -> Vec<String> {
    let mut faults = window.look("title");
    window.click("title-new");
    faults.extend(window.look("presets"));
    window.click("setup-customise");
    faults.extend(window.look("set-up"));
    window.click("window-back");
    window.click("window-back");
    faults.extend(window.look_at_automata(&testing::pack(id)));
    faults.extend(window.look_at_lessons(&testing::pack(id)));
    window.click("title-puzzles");
    faults.extend(window.look("puzzles"));
    for (at, puzzle) in testing::pack(id).puzzles.iter().enumerate() {
        if testing::pack(id).puzzles[..at].iter().any(|other| other.goal.id() == puzzle.goal.id()) {
            continue;
        }
        let number = format!("{}. ", at + 1);
        hands::click_where(&mut window.harness, "a puzzle", |name| name.starts_with(&number));
        faults.extend(window.look(&format!("puzzle-{}", puzzle.goal.id())));
        window.click("puzzle-show");
        faults.extend(window.look(&format!("puzzle-{}-shown", puzzle.goal.id())));
        window.click("puzzle-leave");
    }
    window.click("window-back");
    faults.extend(window.look_at_program(&testing::pack(id)));
    for (name, moment) in MOMENTS {
        let (ctx, mut game) = (window.harness.ctx.clone(), moment.play_in(&testing::pack(id)));
        if name == "end" {
            game.save_in(&Folders::new(Some(window.data.path().to_owned())));
            stage::store_review(&game, game.journal().unwrap().path());
        }
        let lasting = window.speech.lasting(game.world(), game.state());
        window.harness.state_mut().show(&ctx, game);
        faults.extend(window.look(name));
        if name == "tokens" {
            window.pick_tokens();
            faults.extend(window.look("tokens-picked"));
        }
        if name == "end" {
            window.click("end-review");
            window.wait_for("review-own");
            faults.extend(window.look("review"));
            window.click("review-step-back");
            for part in ["review-cities", "review-secrets"] {
                window.click(part);
                faults.extend(window.look(part));
            }
            window.click("window-back");
            window.click("end-table");
            for key in [Key::E, Key::E, Key::E, Key::PageUp, Key::ArrowRight] {
                window.harness.key_press(key);
                window.harness.run();
            }
            faults.extend(window.look("replay-open"));
            window.harness.key_press(Key::Home);
            window.harness.run();
            faults.extend(window.look("replay-beginning"));
        }
        if name == "attack" {
            faults.extend(window.look_at_the_rulebook());
        }
        if name == "hand" {
            window.harness.key_press(Key::C);
            window.harness.run();
            faults.extend(window.look("all-cards"));
            window.harness.key_press(Key::Escape);
            window.harness.run();
        }
        if let Some(lasting) = lasting {
            assert!(hands::names(&window.harness).contains(&lasting), "{name}: nobody says {lasting}");
        }
    }
    faults.extend(window.help(id));
    let ctx = window.harness.ctx.clone();
    window.harness.state_mut().show(&ctx, shared(&testing::pack(id)));
    faults.extend(window.look("curtain"));
    faults
}

#[test]
fn no_size_of_the_window_ends_the_program_on_any_screen_of_a_realm() {
    let window = Window::open(BASE, FIRST_LANGUAGE, SIZES[1]);
    let mut window = Window { resized: true, ..window };
    walk_common_screens(&mut window);
    walk_pack_screens(&mut window, BASE);
}

#[test]
fn no_size_of_the_window_ends_the_program_on_any_screen_of_the_stars() {
    let window = Window::open("whispers-of-the-stars", FIRST_LANGUAGE, SIZES[1]);
    walk_pack_screens(&mut Window { resized: true, ..window }, "whispers-of-the-stars");
}

#[test]
fn every_screen_of_the_base_pack_is_whole_in_every_language() {
    walk(BASE);
}

#[test]
fn every_screen_of_the_stars_is_whole_in_every_language() {
    walk("whispers-of-the-stars");
}

#[test]
fn every_screen_of_the_lantern_delta_is_whole_in_every_language() {
    walk("lantern-delta");
}

#[test]
fn every_screen_of_the_drowned_crown_is_whole_in_every_language() {
    walk("drowned-crown");
}
