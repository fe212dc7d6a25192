//! The rulebook, shown above the current screen, with the rules of the match. The player can read it section
//! by section and search it for words and rule numbers. Closing it returns to the screen below.

mod rich_text;
mod rulebook_cards;
mod statements;

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{
    Align2, Context, Event, Id, Key, Modifiers, Rect, RichText, ScrollArea, Sense, TextEdit, Ui, Vec2,
    WidgetInfo,
};

use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::text_fitting::fit;
use crate::looks::theme::{line, mix, space, type_size};
use crate::screens::page_parts::{Page, card, faint, inside, plain_button, scroll_bar, scroll_by_keys};
use packs::Pack;
use rules::World;
use speech::rulebook::{Query, Rulebook, RulebookRules, Section, every_card};
use statements::StatementStyle;

/// The maximum width and height of the page, in points.
const MOST: Vec2 = Vec2::new(1180.0, f32::INFINITY);
/// The width of the table of contents, in points.
const LIST: f32 = 236.0;
/// The height of an entry in the table of contents, in points.
const ROW: f32 = 25.0;
/// The maximum number of statements that a search shows.
const FOUND: usize = 60;

/// Whose rules the rulebook shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesSource {
    /// The rules of the match on the table.
    Match,
    /// The rules of the match being set up.
    Setup,
    /// The rules of the current pack.
    Pack,
}

/// The page of the rulebook that is open.
#[derive(Clone, Debug, PartialEq, Eq)]
enum RulebookPage {
    /// The summary of all rules on one page.
    Page,
    /// The house rules, with the differences from the printed rules.
    Match,
    /// The page that explains the icons.
    Pictures,
    /// The page with all cards of the pack.
    Cards,
    /// A section, by index, and the index of the statement in it to scroll to.
    Section(usize, Option<usize>),
}

/// The rulebook screen.
pub struct RulebookScreen {
    whose: RulesSource,
    agreed: RulebookRules,
    pack: Arc<Pack>,
    language: String,
    book: Rulebook,
    /// A world with every card, created when the cards are first shown. The inner `None` means that the pack
    /// doesn't allow one.
    cards: Option<Option<World>>,
    at: RulebookPage,
    /// The pages that were open before the player followed links, the latest last.
    before: Vec<RulebookPage>,
    /// The text typed into the search field.
    typed: String,
    query: Query,
    /// The search results, as pairs of section index and statement index.
    found: Vec<(usize, usize)>,
    /// True if the page must scroll to the requested statement in the next frame.
    jump: bool,
    /// True if the search field must receive keyboard focus.
    focus: bool,
    /// When the rulebook was opened, by egui's clock, in seconds.
    pub opened: f64,
}

impl RulebookScreen {
    /// Opens the rulebook at the rule `about`, such as `4.2`. Without one, opens the summary.
    pub fn new(looks: &Looks, whose: RulesSource, agreed: RulebookRules, about: Option<&str>) -> Self {
        let book = Rulebook::new(&looks.speech, agreed);
        let mut screen = Self {
            whose,
            agreed,
            pack: Arc::clone(&looks.pack),
            language: looks.speech.language().to_owned(),
            book,
            cards: None,
            at: RulebookPage::Page,
            before: Vec::new(),
            typed: String::new(),
            query: Query::Nothing,
            found: Vec::new(),
            jump: false,
            focus: false,
            opened: 0.0,
        };
        if let Some(number) = about {
            screen.go(number);
        }
        screen
    }

    /// Opens the section that contains the rule with this number. Does nothing if there is no such rule.
    fn go(&mut self, number: &str) {
        let Some((section, place)) = self.book.place_of(number) else { return };
        let meant = number.contains('.').then_some(place);
        self.at = RulebookPage::Section(section, meant);
        self.jump = true;
        self.look_for(String::new());
    }

    /// Searches the rulebook for the text in the search field.
    fn look_for(&mut self, typed: String) {
        self.query = Query::parse(&typed);
        self.found = self.book.find(&self.query);
        self.typed = typed;
    }

    /// Rebuilds the texts if the language or the pack has changed.
    fn renew(&mut self, looks: &Looks) {
        if Arc::ptr_eq(&self.pack, &looks.pack) && self.language == looks.speech.language() {
            return;
        }
        let before = std::mem::take(&mut self.before);
        let (at, typed, opened) = (self.at.clone(), self.typed.clone(), self.opened);
        *self = Self::new(looks, self.whose, self.agreed, None);
        (self.at, self.before, self.opened) = (at, before, opened);
        self.look_for(typed);
    }

    /// Shows the rulebook, and returns true if the player closes it.
    pub fn ui(&mut self, ui: &mut Ui, looks: &mut Looks) -> bool {
        self.renew(looks);
        let closed = self.keys(ui.ctx());
        let page = Page::new(ui, &looks.speech.text("rulebook-heading"), looks, MOST);
        let (left, right) = page.body.split_left_right_at_x(page.body.left() + LIST);
        self.list(&mut inside(ui, left), looks);
        let right = right.with_min_x(right.left() + space::NORMAL);
        let heading = self.heading(looks);
        let mut part = card(ui, looks, right, &heading);
        let led = self.text(&mut part, looks);
        if let Some(number) = led {
            self.before.push(self.at.clone());
            self.go(&number);
            ui.ctx().request_repaint();
        }
        let mut foot = page.foot(ui);
        let close = plain_button(&mut foot, &looks.speech.text("rulebook-close"));
        if !self.before.is_empty() {
            foot.add_space(space::TIGHT);
            if plain_button(&mut foot, &looks.speech.text("rulebook-previous")).clicked() {
                self.previous();
            }
        }
        foot.add_space(space::WIDE);
        foot.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
            let name = looks.speech.words().name.clone();
            let key = match self.whose {
                RulesSource::Match => "rulebook-of-match",
                RulesSource::Setup => "rulebook-of-setup",
                RulesSource::Pack => "rulebook-of-pack",
            };
            faint(ui, looks, &looks.speech.say(key, &[("pack", name.into())]));
        });
        closed || close.clicked()
    }

    /// Returns to the page where the player clicked the last link.
    fn previous(&mut self) {
        if let Some(at) = self.before.pop() {
            self.at = at;
            self.jump = true;
            self.look_for(String::new());
        }
    }

    /// Handles key presses, and returns true if the rulebook must close. Escape ends the search or closes the
    /// rulebook, and F1 closes it. Alt+Left goes back, and typing starts a search.
    fn keys(&mut self, ctx: &Context) -> bool {
        // A dialog in front of the rulebook gets the key presses first.
        if ctx.memory(|memory| memory.top_modal_layer().is_some()) {
            return false;
        }
        let typing = ctx.text_edit_focused();
        let (escape, f1, find, back) = ctx.input_mut(|i| {
            (
                i.consume_key(Modifiers::NONE, Key::Escape),
                i.consume_key(Modifiers::NONE, Key::F1),
                i.consume_key(Modifiers::COMMAND, Key::F),
                i.consume_key(Modifiers::ALT, Key::ArrowLeft),
            )
        });
        self.focus |= find;
        if back {
            self.previous();
        }
        if !typing {
            let texts = |event: &Event| match event {
                Event::Text(text) if !text.trim().is_empty() => Some(text.clone()),
                _ => None,
            };
            let text: String = ctx.input(|i| i.events.iter().filter_map(texts).collect());
            if !text.is_empty() && text != "?" {
                self.look_for(format!("{}{text}", self.typed));
                self.focus = true;
            }
        }
        if escape && !self.typed.is_empty() {
            self.look_for(String::new());
            return false;
        }
        escape || f1
    }

    /// Shows the search field and the table of contents.
    fn list(&mut self, ui: &mut Ui, looks: &Looks) {
        let mut typed = self.typed.clone();
        let hint = looks.speech.text("rulebook-search");
        let field = TextEdit::singleline(&mut typed).hint_text(hint.as_str()).desired_width(LIST - 22.0);
        let field = ui.add(field.margin(egui::Margin::symmetric(8, 6)));
        ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(hint.as_str()));
        if std::mem::take(&mut self.focus) {
            field.request_focus();
            let mut state =
                egui::widgets::text_edit::TextEditState::load(ui.ctx(), field.id).unwrap_or_default();
            let end = egui::text::CCursor::new(typed.chars().count());
            state.cursor.set_char_range(Some(egui::text::CCursorRange::one(end)));
            state.store(ui.ctx(), field.id);
        }
        if typed != self.typed {
            self.look_for(typed);
        }
        ui.add_space(space::NORMAL);
        scroll_bar(ui);
        ScrollArea::vertical().id_salt("rulebook list").auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            let speech = &looks.speech;
            let mut entries = vec![(RulebookPage::Page, speech.text("rulebook-page"))];
            entries.push((RulebookPage::Match, speech.text("rulebook-match")));
            entries.push((RulebookPage::Pictures, speech.text("rulebook-icons")));
            entries.push((RulebookPage::Cards, speech.text("rulebook-cards")));
            let sections = self.book.sections.iter().enumerate();
            entries.extend(sections.map(|(n, section)| (RulebookPage::Section(n, None), section.line())));
            let searching = self.query != Query::Nothing;
            for (n, (at, name)) in entries.into_iter().enumerate() {
                if n == 4 {
                    ui.add_space(space::NORMAL);
                }
                let chosen = !searching && same(&self.at, &at);
                if entry(ui, looks, &name, chosen) {
                    self.at = at;
                    self.jump = true;
                    self.look_for(String::new());
                }
            }
        });
    }

    /// The heading of the open page or of the search results.
    fn heading(&self, looks: &Looks) -> String {
        if self.query != Query::Nothing {
            let n = i64::try_from(self.found.len()).unwrap_or(i64::MAX);
            let words = self.typed.trim().to_owned();
            return looks.speech.say("rulebook-found", &[("n", n.into()), ("words", words.into())]);
        }
        let key = match &self.at {
            RulebookPage::Section(n, _) => {
                return self.book.sections.get(*n).map(Section::line).unwrap_or_default();
            }
            RulebookPage::Page => "rulebook-page",
            RulebookPage::Match => "rulebook-match",
            RulebookPage::Pictures => "rulebook-icons",
            RulebookPage::Cards => "rulebook-cards",
        };
        looks.speech.text(key)
    }

    /// Shows the text of the open page or the search results. Returns the number of the rule whose link was
    /// clicked.
    fn text(&mut self, ui: &mut Ui, looks: &mut Looks) -> Option<String> {
        scroll_bar(ui);
        let salt = if self.query == Query::Nothing { format!("{:?}", self.at) } else { "found".to_owned() };
        let id = Id::unique("rulebook").with(&salt);
        let area = ScrollArea::vertical().id_salt(id).auto_shrink([false, false]);
        let shown = area.show(ui, |ui| {
            if !ui.ctx().text_edit_focused() {
                scroll_by_keys(ui);
            }
            match (&self.query, &self.at) {
                (Query::Nothing, RulebookPage::Section(section, meant)) => {
                    self.section(ui, looks, id, *section, *meant)
                }
                (Query::Nothing, RulebookPage::Cards) => {
                    let about = looks.speech.text("rulebook-about-cards");
                    let led = statements::paragraph(ui, looks, id, &about, false);
                    let pack = &self.pack;
                    let world = self.cards.get_or_insert_with(|| every_card(pack));
                    if let Some(world) = world {
                        rulebook_cards::show(ui, looks, world, &self.agreed.house);
                    }
                    led
                }
                (Query::Nothing, RulebookPage::Page) => paragraphs(ui, looks, id, &self.book.page),
                (Query::Nothing, RulebookPage::Pictures) => paragraphs(ui, looks, id, &self.book.pictures),
                (Query::Nothing, RulebookPage::Match) => self.differences(ui, looks, id),
                (query, _) => self.found(ui, looks, id, query),
            }
        });
        self.jump = false;
        shown.inner
    }

    fn section(
        &self,
        ui: &mut Ui,
        looks: &mut Looks,
        id: Id,
        section: usize,
        meant: Option<usize>,
    ) -> Option<String> {
        let mut led = None;
        ui.add_space(space::TIGHT);
        for (n, statement) in self.book.sections.get(section)?.statements.iter().enumerate() {
            let meant = meant == Some(n);
            let shown = StatementStyle { words: &[], jump: meant && self.jump, meant };
            led = led.or(statements::statement(ui, looks, id.with(n), statement, &shown));
        }
        led
    }

    /// Shows the house rules of the match: first those that differ from the printed rules, then all. Returns
    /// the number of the rule whose link was clicked.
    fn differences(&self, ui: &mut Ui, looks: &mut Looks, id: Id) -> Option<String> {
        let many = i64::try_from(self.book.changed.len()).unwrap_or(i64::MAX);
        let said = match many {
            0 => looks.speech.text("rulebook-as-printed"),
            n => looks.speech.say("rulebook-differ", &[("n", n.into())]),
        };
        let mut led = statements::paragraph(ui, looks, id, &said, false);
        for (n, (rule, said)) in self.book.changed.iter().enumerate() {
            let text = format!("{said} ({})", rule.ruling());
            led = led.or(statements::paragraph(ui, looks, id.with(n), &text, true));
        }
        ui.add_space(space::NORMAL);
        let (section, place) = self.book.place_of("10")?;
        let table = self.book.sections.get(section)?.statements.get(place)?.table.as_ref()?;
        led.or(statements::table(ui, looks, id, table, &[]))
    }

    /// Shows the results of a search. Returns the number of the rule whose link was clicked.
    fn found(&self, ui: &mut Ui, looks: &mut Looks, id: Id, query: &Query) -> Option<String> {
        if self.found.is_empty() {
            let said = match query {
                Query::Number(number) => {
                    let args = [("number", number.clone().into()), ("last", self.book.last().into())];
                    looks.speech.say("rulebook-none-known", &args)
                }
                _ => looks.speech.say("rulebook-nothing", &[("words", self.typed.trim().into())]),
            };
            return statements::paragraph(ui, looks, id, &said, false);
        }
        let words: &[String] = if let Query::Words(words) = query { words } else { &[] };
        let (mut led, mut last) = (None, None);
        for (section, place) in self.found.iter().take(FOUND) {
            let Some(of) = self.book.sections.get(*section) else { continue };
            if last != Some(section) {
                let title = RichText::new(of.line()).font(fonts::display(type_size::LEAD + 1.0));
                ui.add(egui::Label::new(title.color(looks.theme.faint)).selectable(false));
                last = Some(section);
            }
            let Some(statement) = of.statements.get(*place) else { continue };
            let meant = matches!(query, Query::Number(number) if *number == statement.number);
            let shown = StatementStyle { words, jump: false, meant };
            led = led.or(statements::statement(ui, looks, id.with((section, place)), statement, &shown));
        }
        led
    }
}

/// Shows paragraphs of text. Returns the number of the rule whose link was clicked.
fn paragraphs(ui: &mut Ui, looks: &mut Looks, id: Id, texts: &[String]) -> Option<String> {
    let mut led = None;
    for (n, text) in texts.iter().enumerate() {
        led = led.or(statements::paragraph(ui, looks, id.with(n), text, false));
        ui.add_space(space::TIGHT);
    }
    led
}

/// True if both pages belong to the same entry of the table of contents.
fn same(one: &RulebookPage, other: &RulebookPage) -> bool {
    match (one, other) {
        (RulebookPage::Section(one, _), RulebookPage::Section(other, _)) => one == other,
        (one, other) => one == other,
    }
}

/// Shows an entry of the table of contents, and returns true if it was clicked.
fn entry(ui: &mut Ui, looks: &Looks, name: &str, chosen: bool) -> bool {
    let theme = &looks.theme;
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), ROW), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Tab, true, chosen, name));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    let ground = match () {
        () if chosen => theme.accent,
        () if response.hovered() => mix(theme.ground, theme.accent, 0.15),
        () => egui::Color32::TRANSPARENT,
    };
    ui.painter().rect_filled(rect, 4.0, ground);
    if response.has_focus() {
        let ring = (line::STRONG, theme.lit);
        ui.painter().rect_stroke(rect, 4.0, ring, egui::StrokeKind::Inside);
    }
    let ink = if chosen { theme.on_accent } else { theme.ink };
    let room = Rect::from_min_max(rect.min + Vec2::new(space::NORMAL, 0.0), rect.max);
    let galley = fit(ui.painter(), room.width() - 4.0, name, type_size::BODY, ink);
    let at = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), room);
    ui.painter().galley(at.min, galley, ink);
    response.clicked()
}
