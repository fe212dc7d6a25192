//! The history of all matches: figures and plots, tables, reviews and feats.

mod feats;
mod figure_table;
mod filters;
mod overview;
mod plots;
mod result_tables;
mod reviews;
mod statistics;

use std::sync::Arc;

use egui::{Ui, Vec2};

use crate::looks::Looks;
use crate::looks::theme::space;
use crate::screens::page_parts::{self, choices, escape, faint, inside, plain_button};
use crate::shell::history_keeper::HistoryKeeper;
use crate::shell::window_command::Command;
use history::Filter;
use packs::Pack;
use system::Folders;

use statistics::{PageData, Statistics};

/// The maximum width and height of the page, in points.
const MOST: Vec2 = Vec2::new(1480.0, f32::INFINITY);
/// The height of the tabs and the filters together, in points.
const TOP: f32 = 76.0;

/// The tabs of the history page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Part {
    #[default]
    Overview,
    Results,
    Reviews,
    Feats,
}

/// The selected tab of the history page, and its filter.
#[derive(Clone, Debug, Default)]
pub struct Page {
    part: Part,
    filter: Filter,
}

/// The screen that shows the history of all matches.
pub struct HistoryScreen {
    page: Page,
    statistics: Option<Statistics>,
}

impl HistoryScreen {
    /// The history screen with this tab and this filter.
    pub fn new(page: Page) -> Self {
        Self { page, statistics: None }
    }

    /// The selected tab and the filter.
    pub fn page(&self) -> &Page {
        &self.page
    }

    /// Shows the history screen.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        looks: &mut Looks,
        packs: &[Arc<Pack>],
        folders: &Folders,
        keeper: &HistoryKeeper,
        commands: &mut Vec<Command>,
    ) {
        let page = page_parts::Page::new(ui, &looks.speech.text("history-heading"), looks, MOST);
        self.update(keeper, packs);
        let (top, body) = page.body.split_top_bottom_at_y(page.body.top() + TOP);
        self.top(&mut inside(ui, top), looks, packs);
        match &self.statistics {
            Some(statistics) if statistics.numbers.matches > 0 || self.page.part == Part::Feats => {
                let data = PageData { statistics, packs, folders, keeper };
                match self.page.part {
                    Part::Overview => overview::show(ui, looks, body, &data, commands),
                    Part::Results => result_tables::show(ui, looks, body, &data),
                    Part::Reviews => reviews::show(ui, looks, body, &data, commands),
                    Part::Feats => feats::show(ui, looks, body, &data, commands),
                }
            }
            statistics => {
                let key = match statistics {
                    None => "history-reading",
                    Some(statistics) if statistics.is_filtered() => "history-none-so",
                    Some(_) => "history-none",
                };
                inside(ui, body).label(looks.speech.text(key));
            }
        }
        let mut foot = page.foot(ui);
        if plain_button(&mut foot, &looks.speech.text("window-back")).clicked() || escape(ui.ctx()) {
            commands.push(Command::ShowTitle);
        }
        self.status(&mut foot, looks, keeper);
    }

    /// Recomputes the statistics if the history or the filter has changed.
    fn update(&mut self, keeper: &HistoryKeeper, packs: &[Arc<Pack>]) {
        let Some(history) = keeper.history() else { return };
        if !self
            .statistics
            .as_ref()
            .is_some_and(|statistics| statistics.is_current(history, &self.page.filter))
        {
            self.statistics = Some(Statistics::new(history, &self.page.filter, packs));
        }
    }

    /// Shows the tabs, and the filters below them.
    fn top(&mut self, ui: &mut Ui, looks: &Looks, packs: &[Arc<Pack>]) {
        let options = [
            (Part::Overview, "history-overview"),
            (Part::Results, "history-results"),
            (Part::Reviews, "history-reviews"),
            (Part::Feats, "history-feats"),
        ];
        let options = options.map(|(part, key)| (part, looks.speech.text(key)));
        choices(ui, looks, &looks.speech.text("history-parts"), &mut self.page.part, options);
        ui.add_space(space::TIGHT);
        if let Some(statistics) = self.statistics.as_ref().filter(|_| self.page.part != Part::Feats) {
            filters::show(ui, looks, packs, &statistics.options, &mut self.page.filter);
        } else {
            faint(ui, looks, &looks.speech.text("history-feats-about"));
        }
    }

    /// Shows how many matches are still to be read, or why the matches can't be read or the history can't be
    /// written.
    fn status(&self, ui: &mut Ui, looks: &Looks, keeper: &HistoryKeeper) {
        let said = match (keeper.reading(), keeper.trouble()) {
            (Some(Some(left)), _) if left > 0 => {
                let left = i64::try_from(left).unwrap_or(i64::MAX);
                looks.speech.say("history-reading-left", &[("n", left.into())])
            }
            _ if keeper.unread().is_some() => {
                let why = keeper.unread().unwrap_or_default();
                looks.speech.say("history-not-read", &[("why", why.into())])
            }
            (_, Some(why)) => looks.speech.say("history-not-written", &[("why", why.into())]),
            _ => return,
        };
        ui.add_space(space::WIDE);
        faint(ui, looks, &said);
    }
}
