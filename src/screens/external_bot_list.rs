//! The screen that lists external bots and lets the player try them.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use egui::text::LayoutJob;
use egui::{Align, Button, Color32, FontId, Label, Layout, RichText, ScrollArea, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::theme::{line, space, type_size};
use crate::screens::page_parts::{Page, card, escape, faint, focus, inside, plain_button, scroll_bar};
use crate::shell::window_command::Command;
use external_bots::{Loss, Name, Programs};
use packs::Pack;
use system::background;
use table::{TrialResult, try_program};
use text::untrusted_text;

/// The maximum width and height of the page, in points.
const MOST: Vec2 = Vec2::new(980.0, f32::INFINITY);
/// The size of the button that tries a bot, in points.
const BUTTON: Vec2 = Vec2::new(110.0, 34.0);
/// An example of how a settings file declares a bot.
const EXAMPLE: &str = "[bots]\nmy-bot = \"python3 /home/me/bot.py\"";

/// The screen that lists external bots and lets the player try them.
pub struct ProgramsScreen {
    /// The name and the command of each bot, from the settings.
    bots: Vec<(String, String)>,
    programs: Programs,
    /// The path of the settings file.
    file: PathBuf,
    /// The trials, running or finished, by the name of the bot.
    trials: BTreeMap<String, Trial>,
}

/// A trial of an external bot's program.
enum Trial {
    /// The trial is running.
    Running {
        /// Receives the result of the trial when it ends.
        answer: Receiver<Option<TrialResult>>,
        /// Stops the trial when it is dropped.
        _wanted: TrialGuard,
    },
    /// The trial has ended with this result.
    Done(TrialResult),
}

/// Keeps a trial running until it is dropped.
struct TrialGuard(Arc<AtomicBool>);

impl Drop for TrialGuard {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

impl ProgramsScreen {
    /// The screen for the bots declared in the settings file `file`.
    pub fn new(bots: &BTreeMap<String, String>, programs: Programs, file: PathBuf) -> Self {
        let bots = bots.iter().map(|(name, command)| (name.clone(), command.clone())).collect();
        Self { bots, programs, file, trials: BTreeMap::new() }
    }

    /// Shows the page. The Back button and Escape lead to the settings.
    pub fn ui(&mut self, ui: &mut Ui, looks: &mut Looks, commands: &mut Vec<Command>) {
        self.hear();
        let page = Page::new(ui, &looks.speech.text("programs-heading"), looks, MOST);
        let mut part = inside(ui, page.body);
        for key in ["programs-about", "programs-risk"] {
            part.add(Label::new(looks.speech.text(key)).wrap());
            part.add_space(space::TIGHT);
        }
        let place = [("path", untrusted_text::path(&self.file).into())];
        part.add(Label::new(looks.speech.say("programs-file", &place)).wrap().selectable(true));
        part.add_space(space::TIGHT);
        let example = RichText::new(EXAMPLE).monospace().size(type_size::BODY);
        let frame = egui::Frame::new().fill(looks.theme.well).inner_margin(space::NORMAL).corner_radius(4);
        frame.show(&mut part, |ui| ui.add(Label::new(example).selectable(true)));
        part.add_space(space::NORMAL);
        let rest = part.available_rect_before_wrap();
        let mut part = card(ui, looks, rest, &looks.speech.text("programs-list"));
        scroll_bar(&mut part);
        ScrollArea::vertical().id_salt("programs").auto_shrink([false, false]).show(&mut part, |ui| {
            if self.bots.is_empty() {
                faint(ui, looks, &looks.speech.text("programs-none"));
            }
            for (name, command) in self.bots.clone() {
                self.row(ui, looks, &name, &command);
            }
        });
        let back = plain_button(&mut page.foot(ui), &looks.speech.text("window-back"));
        if back.clicked() || escape(ui.ctx()) {
            commands.push(Command::ShowSettings);
        }
    }

    /// Shows a bot: its name, its command, the button that tries it, and the result of the trial.
    fn row(&mut self, ui: &mut Ui, looks: &Looks, name: &str, command: &str) {
        let parsed = Name::parse(name).ok().filter(|name| self.programs.get(*name).is_some());
        let running = matches!(self.trials.get(name), Some(Trial::Running { .. }));
        ui.horizontal(|ui| {
            let text = looks.speech.say("programs-try", &[("name", untrusted_text::word(name).into())]);
            let button = ui.add_enabled(parsed.is_some() && !running, Button::new(text).min_size(BUTTON));
            focus(ui, looks, &button);
            if let (true, Some(parsed)) = (button.clicked(), parsed) {
                self.begin(ui, &looks.pack, name, parsed);
            }
            ui.add_space(space::NORMAL);
            ui.vertical(|ui| {
                ui.add(Label::new(RichText::new(name).strong().size(type_size::LEAD)));
                let command = RichText::new(untrusted_text::line(command, untrusted_text::LINE))
                    .monospace()
                    .size(type_size::BODY);
                ui.add(Label::new(command).wrap().selectable(true));
            });
        });
        let said = match self.trials.get(name) {
            None if parsed.is_some() => None,
            None => Some((looks.speech.text("programs-wrong"), looks.theme.wrong)),
            Some(Trial::Running { .. }) => Some((looks.speech.text("programs-trying"), looks.theme.faint)),
            Some(Trial::Done(tried)) => {
                let ink = if tried.lost.is_some() { looks.theme.wrong } else { looks.theme.gain };
                Some((result_text(looks, tried), ink))
            }
        };
        outcome(ui, said);
        ui.add_space(space::TIGHT);
        let rest = ui.available_rect_before_wrap();
        ui.painter().hline(rest.x_range(), rest.top(), (line::THIN, looks.theme.rule.gamma_multiply(0.6)));
        ui.add_space(space::NORMAL);
    }

    /// Starts the trial of a bot's program on its own thread.
    fn begin(&mut self, ui: &Ui, pack: &Arc<Pack>, name: &str, program: Name) {
        let (send, answer) = channel();
        let wanted = Arc::new(AtomicBool::new(true));
        let (pack, programs, waker) = (Arc::clone(pack), self.programs.clone(), ui.ctx().clone());
        let waits = Arc::clone(&wanted);
        // If no thread can be started, the trial has no result.
        let _ = background::spawn("trial", move || {
            let tried = try_program(&pack, &programs, program, &|| waits.load(Ordering::Relaxed));
            let _ = send.send(tried);
            waker.request_repaint();
        });
        self.trials.insert(name.to_owned(), Trial::Running { answer, _wanted: TrialGuard(wanted) });
    }

    /// Receives the results of finished trials.
    fn hear(&mut self) {
        self.trials.retain(|_, trial| {
            let Trial::Running { answer, .. } = trial else { return true };
            match answer.try_recv() {
                Ok(Some(tried)) => *trial = Trial::Done(tried),
                Ok(None) | Err(TryRecvError::Disconnected) => return false,
                Err(TryRecvError::Empty) => {}
            }
            true
        });
    }
}

/// Shows the result of a trial, or why there is none. It is always two lines high, so that the rows don't
/// move.
fn outcome(ui: &mut Ui, said: Option<(String, Color32)>) {
    let font = FontId::proportional(type_size::BODY);
    let high = 2.0 * ui.ctx().fonts_mut(|fonts| fonts.row_height(&font));
    let size = Vec2::new(ui.available_width(), high);
    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
        ui.set_min_size(size);
        if let Some((text, ink)) = said {
            let mut job = LayoutJob::simple(text, font, ink, size.x);
            job.wrap.max_rows = 2;
            ui.add(Label::new(job).selectable(true));
        }
    });
}

/// The text that describes the result of a trial.
fn result_text(looks: &Looks, tried: &TrialResult) -> String {
    let speech = &looks.speech;
    let Some(Loss { lapse: Some(lapse), .. }) = &tried.lost else {
        let slowest = i64::try_from(tried.slowest.as_millis()).unwrap_or(i64::MAX);
        return speech.say("programs-well", &[("n", (tried.answered as i64).into()), ("ms", slowest.into())]);
    };
    let known = if lapse.detail.is_empty() { "no" } else { "yes" };
    let args = [("detail", lapse.detail.clone().into()), ("known", known.into())];
    let mut said = speech.say(&format!("programs-fell-{}", lapse.fall.id()), &args);
    if tried.answered > 0 {
        said = format!("{} {said}", speech.say("programs-before", &[("n", (tried.answered as i64).into())]));
    }
    if let Some(last) = lapse.errors.lines().rev().find(|line| !line.trim().is_empty()) {
        let errors = [("errors", last.to_owned().into())];
        said = format!("{said}\n{}", speech.say("outside-errors", &errors));
    }
    said
}
