//! The findings as charts.

mod chart_canvas;
mod line_chart;
mod row_chart;

use std::error::Error;
use std::path::Path;

use plotters::style::RGBColor;

use super::findings::Rate;
use super::measurement::BalanceReport;
use crate::arena::{Interval, Spread};
use crate::output_files::{FileKind, FolderOutput};
use rules::{Cost, Empire};

use line_chart::Line;
use row_chart::{Axis, Mark, Row};

/// The fates of a card with their colours. Fates in which the card had an effect are dark.
const FATES: [(&str, RGBColor); 4] = [
    ("played", RGBColor(46, 98, 117)),
    ("paid with", RGBColor(128, 173, 186)),
    ("discarded", RGBColor(232, 189, 120)),
    ("held at the end", RGBColor(228, 226, 222)),
];

const DRAWN: [&str; 8] = [
    "cities.png",
    "banners.png",
    "slots.png",
    "orders.png",
    "first-player.png",
    "abilities.png",
    "cards.png",
    "positions.png",
];

/// Creates the folder of the charts, before the games are played.
///
/// # Errors
///
/// The folder cannot be created or written into, or contains other charts.
pub(super) fn make(folder: &Path, again: bool) -> Result<FolderOutput, Box<dyn Error>> {
    FolderOutput::check(folder, FileKind::TABLE, DRAWN, again)
}

/// Draws all charts into a folder. Returns their names.
///
/// # Errors
///
/// A chart cannot be drawn or written.
pub(super) fn draw(
    m: &BalanceReport<'_>,
    folder: &FolderOutput,
) -> Result<[&'static str; 8], Box<dyn Error>> {
    let charts = Charts { m, folder };
    let found = &m.findings;
    let of_each = |term| format!("{} of each {}", m.headed(term), m.one("empire"));
    charts.rounds("cities.png", [&of_each("city"), &m.several("city")], &found.cities)?;
    let on_map = format!("{} on the map", m.several("banner"));
    charts.rounds("banners.png", [&of_each("banner"), &on_map], &found.banners)?;
    charts.slots("slots.png")?;
    charts.orders("orders.png")?;
    charts.turns("first-player.png")?;
    charts.abilities("abilities.png")?;
    charts.cards("cards.png")?;
    charts.positions("positions.png")?;
    Ok(DRAWN)
}

struct Charts<'a> {
    m: &'a BalanceReport<'a>,
    folder: &'a FolderOutput,
}

impl Charts<'_> {
    /// Writes a drawn chart.
    fn write(&self, file: &str, drawn: Result<Vec<u8>, String>) -> Result<(), Box<dyn Error>> {
        self.folder.write(file, &drawn?)
    }

    fn colour(&self, empire: Empire) -> RGBColor {
        let look = self.m.setup.pack.theme.empires.get(empire.index());
        look.map_or(chart_canvas::INK, |look| chart_canvas::colour(look.colour))
    }

    /// A chart's subtitle, which says what was measured.
    fn about(&self, more: &str) -> String {
        let m = self.m;
        let games = m.findings.games;
        let who = format!("{} {} bots", m.world.societies().len(), m.args.players);
        format!("{}: {games} games of {who}; {more}", m.speech.words().name)
    }

    fn rounds(
        &self,
        file: &str,
        [title, axis]: [&str; 2],
        rounds: &[Vec<Spread>],
    ) -> Result<(), Box<dyn Error>> {
        let line = |empire: Empire| {
            let cells = rounds.iter().filter_map(|round| round.get(empire.index()));
            Line {
                name: self.m.speech.empire(empire),
                colour: self.colour(empire),
                points: cells.map(|cell| (cell.mean(), cell.margin().unwrap_or(0.0))).collect(),
            }
        };
        let all: Vec<Line> = self.m.world.empires().map(line).collect();
        let about = self.about("means, with bands of 95 % confidence");
        self.write(file, line_chart::lines([title, &about], axis, &all))
    }

    fn wins(&self, file: &str, title: &str, all: &[Row]) -> Result<(), Box<dyn Error>> {
        let par = self.m.findings.par;
        let name = format!("par, {:.1} %", 100.0 * par);
        let about = self.about("with 95 % intervals");
        let axis = Axis { name: "games won", par: Some((par, &name)), legend: &[], scale: 100.0, unit: " %" };
        self.write(file, row_chart::rows([title, &about], &axis, all))
    }

    fn slots(&self, file: &str) -> Result<(), Box<dyn Error>> {
        let words = self.m.speech.words();
        let rates = self.m.findings.slots.rates.iter();
        let row = |rate: &Rate<_>| {
            let (empire, slot): (Empire, _) = rate.of;
            dot(format!("{}: {}", words.empire(empire), words.slot(slot)), rate, self.colour(empire))
        };
        let title = format!("Wins by the {} on a slot", self.m.one("empire"));
        self.wins(file, &title, &rates.map(row).collect::<Vec<_>>())
    }

    fn orders(&self, file: &str) -> Result<(), Box<dyn Error>> {
        let shown = self.m.findings.shown_orders();
        let row = |rate: &&Rate<Vec<Empire>>| {
            let first = rate.of.first().map_or(chart_canvas::INK, |empire| self.colour(*empire));
            dot(self.m.order(&rate.of), rate, first)
        };
        let title = if shown.len() < self.m.findings.orders.rates.len() {
            "Wins by the whole order of loyalties: the best and the worst"
        } else {
            "Wins by the whole order of loyalties"
        };
        self.wins(file, title, &shown.iter().map(row).collect::<Vec<_>>())
    }

    fn turns(&self, file: &str) -> Result<(), Box<dyn Error>> {
        let grey = RGBColor(150, 170, 180);
        let rates = self.m.findings.turns.rates.iter();
        let row =
            |rate: &Rate<usize>| dot(format!("acts {}", super::measurement::ordinal(rate.of)), rate, grey);
        self.wins(file, "Wins by who goes first in the first round", &rates.map(row).collect::<Vec<_>>())
    }

    fn times(
        &self,
        file: &str,
        [title, axis]: [&str; 2],
        all: &[Row],
        legend: &[(&str, RGBColor)],
    ) -> Result<(), Box<dyn Error>> {
        let about = self.about(if legend.is_empty() { "means, with 95 % intervals" } else { "means" });
        let axis = Axis { name: axis, par: None, legend, scale: 1.0, unit: "" };
        self.write(file, row_chart::rows([title, &about], &axis, all))
    }

    fn abilities(&self, file: &str) -> Result<(), Box<dyn Error>> {
        let words = self.m.speech.words();
        let row = |(index, played): (usize, &super::balance_tally::AbilityUse)| {
            let ability = self.m.world.abilities().get(index);
            let deck = ability.map(|a| match a.cost {
                Cost::One(a) | Cost::Two(a) | Cost::Pair(a, _) => a,
            });
            let cost = ability.map_or_else(String::new, |a| format!(" ({})", self.m.speech.cost(a)));
            let colour = deck.map_or(chart_canvas::INK, |deck| self.colour(deck));
            bar(format!("{}{cost}", words.ability(index).name), &played.times, colour)
        };
        let all: Vec<Row> = self.m.findings.abilities.iter().enumerate().map(row).collect();
        self.times(file, ["How often each ability is used", "times a game"], &all, &[])
    }

    fn cards(&self, file: &str) -> Result<(), Box<dyn Error>> {
        let row = |(card, fate): &(rules::Card, super::balance_tally::Fate)| {
            let parts = [&fate.played, &fate.paid, &fate.discarded, &fate.held];
            let parts = parts.into_iter().zip(FATES).map(|(times, (_, colour))| (times.mean(), colour));
            Row { name: self.m.speech.card(*card), mark: Mark::Stack(parts.collect()) }
        };
        let all: Vec<Row> = self.m.findings.cards.iter().map(row).collect();
        let cards = self.m.several("card");
        let (title, axis) =
            (format!("What becomes of the {cards} that are drawn"), format!("{cards} a game"));
        self.times(file, [&title, &axis], &all, &FATES)
    }

    fn positions(&self, file: &str) -> Result<(), Box<dyn Error>> {
        let row = |(position, held): &(rules::Position, super::balance_tally::PositionUse)| {
            bar(self.m.speech.position(*position), &held.placed, self.colour(position.empire()))
        };
        let all: Vec<Row> = self.m.findings.positions.iter().map(row).collect();
        let title = format!("{} placed on each {}", self.m.headed("agent"), self.m.one("position"));
        let axis = format!("{} a game", self.m.several("agent"));
        self.times(file, [&title, &axis], &all, &[])
    }
}

fn dot<K>(name: String, rate: &Rate<K>, colour: RGBColor) -> Row {
    let Interval { low, high } = rate.interval();
    Row { name, mark: Mark::Dot { value: rate.wins.value(), low, high, colour } }
}

fn bar(name: String, times: &Spread, colour: RGBColor) -> Row {
    Row { name, mark: Mark::Bar { value: times.mean(), margin: times.margin().unwrap_or(0.0), colour } }
}
