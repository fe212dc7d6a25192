//! The findings as tables.

use std::fmt::Write;

use super::findings::{Family, Rate};
use super::measurement::{BalanceReport, ordinal, percent};
use super::verdict_sentences;
use crate::arena::{Interval, Share, Spread};
use comfy_table::presets::UTF8_FULL_CONDENSED;
use comfy_table::{CellAlignment, Table};

/// The findings as tables.
pub(super) fn report(measured: &BalanceReport<'_>) -> String {
    let mut out = String::new();
    // Writing to a String cannot fail.
    let _ = write_all(measured, &mut out);
    out.truncate(out.trim_end().len());
    out
}

fn write_all(m: &BalanceReport<'_>, out: &mut String) -> std::fmt::Result {
    let (pack, found) = (&m.setup.pack, &m.findings);
    writeln!(
        out,
        "{} ({}) {}: {} games of {} {} bots, seed {}",
        m.speech.words().name,
        pack.id,
        pack.version,
        found.games,
        m.world.societies().len(),
        m.args.players,
        m.args.run.seed,
    )?;
    writeln!(
        out,
        "{} decisions and {} shared wins a game; {} points per {}, {} exchanges of {}",
        number(&found.decisions, 0),
        percent(found.ties.value()),
        number(&found.scores, 1),
        m.one("society"),
        number(&found.exchanges, 2),
        m.several("token"),
    )?;
    writeln!(out, "What follows +/- or \"to\" holds with 95 % confidence. Par is {}.\n", percent(found.par))?;
    writeln!(out, "In short")?;
    for verdict in verdict_sentences::verdicts(m) {
        writeln!(out, "- {verdict}")?;
    }
    writeln!(out)?;
    rounds(m, out, &format!("{} at the end of each round", m.headed("city")), &found.cities)?;
    rounds(m, out, &format!("{} on the map at the end of each round", m.headed("banner")), &found.banners)?;
    slots(m, out)?;
    orders(m, out)?;
    turns(m, out)?;
    abilities(m, out)?;
    cards(m, out)?;
    positions(m, out)
}

fn rounds(m: &BalanceReport<'_>, out: &mut String, title: &str, rounds: &[Vec<Spread>]) -> std::fmt::Result {
    let header = [m.one("empire")].into_iter().chain((1..=rounds.len()).map(|r| format!("round {r}")));
    let mut table = table(header);
    for empire in m.world.empires() {
        let cells = rounds.iter().filter_map(|round| round.get(empire.index())).map(|cell| number(cell, 2));
        table.add_row([m.speech.empire(empire)].into_iter().chain(cells));
    }
    put(out, title, table)
}

/// The table of wins by empire and slot.
fn slots(m: &BalanceReport<'_>, out: &mut String) -> std::fmt::Result {
    let slots = &m.findings.slots;
    let mut table = wins_table(&format!("{} and slot", m.one("empire")));
    for rate in &slots.rates {
        let (empire, slot) = rate.of;
        add_rate(&mut table, format!("{}: {}", m.speech.empire(empire), m.speech.words().slot(slot)), rate);
    }
    put(out, &format!("Wins by the {} on a slot", m.one("empire")), table)?;
    verdict(out, slots, |(empire, slot)| {
        format!("{} as {}", m.speech.empire(*empire), m.speech.words().slot(*slot))
    })
}

fn orders(m: &BalanceReport<'_>, out: &mut String) -> std::fmt::Result {
    let orders = &m.findings.orders;
    let shown = m.findings.shown_orders();
    let mut title = "Wins by the whole order of loyalties, from the first slot to the last".to_owned();
    if shown.len() < orders.rates.len() {
        title += &format!(": of {} orders the best and the worst", orders.rates.len());
    }
    let mut table = wins_table("order");
    shown.into_iter().for_each(|rate| add_rate(&mut table, m.order(&rate.of), rate));
    put(out, &title, table)?;
    verdict(out, orders, |order| m.order(order))
}

fn turns(m: &BalanceReport<'_>, out: &mut String) -> std::fmt::Result {
    let turns = &m.findings.turns;
    let mut table = wins_table("acts in round 1");
    turns.rates.iter().for_each(|rate| add_rate(&mut table, ordinal(rate.of), rate));
    put(out, "Wins by who goes first", table)?;
    verdict(out, turns, |turn| format!("acting {}", ordinal(*turn)))
}

fn abilities(m: &BalanceReport<'_>, out: &mut String) -> std::fmt::Result {
    let mut table = table(["ability", "played a game", "users win", "95 % interval"].map(str::to_owned));
    for (index, played) in m.findings.abilities.iter().enumerate() {
        let name = m.speech.words().ability(index).name.clone();
        let [wins, between] = share(played.wins);
        table.add_row([name, number(&played.times, 3), wins, between]);
    }
    put(out, "Abilities", table)?;
    writeln!(
        out,
        "Players with many cards play many, so a high win rate of users does not prove an ability strong.\n"
    )
}

fn cards(m: &BalanceReport<'_>, out: &mut String) -> std::fmt::Result {
    let header = ["drawn a game", "played", "paid with", "discarded", "held at the end"].map(str::to_owned);
    let mut table = table([m.one("card")].into_iter().chain(header));
    for (card, fate) in &m.findings.cards {
        let fates = [fate.drawn, fate.played, fate.paid, fate.discarded, fate.held];
        let cells = fates.map(|times| number(&times, 3));
        table.add_row([m.speech.card(*card)].into_iter().chain(cells));
    }
    put(out, &m.headed("card"), table)
}

fn positions(m: &BalanceReport<'_>, out: &mut String) -> std::fmt::Result {
    let (agent, agents) = (m.one("agent"), m.several("agent"));
    let header = [format!("{agents} placed a game"), format!("{agent} there"), "acts".to_owned()];
    let interval = "95 % interval".to_owned();
    let mut table = table([m.one("position")].into_iter().chain(header).chain([interval]));
    for (position, held) in &m.findings.positions {
        let [acts, between] = share(held.acted);
        let there = percent(held.manned.value());
        table.add_row([m.speech.position(*position), number(&held.placed, 2), there, acts, between]);
    }
    let title = "with the share of turns in which an agent is there and someone acts";
    put(out, &format!("{}, {title}", m.headed("position")), table)
}

/// Says in a line whether a family of shares deviates from par.
fn verdict<K>(out: &mut String, family: &Family<K>, name: impl Fn(&K) -> String) -> std::fmt::Result {
    let Some(farthest) = family.farthest() else { return writeln!(out) };
    let (fewest, most) = family.samples();
    let (seen, noise) = family.spread();
    writeln!(
        out,
        "{} to {} games each. Farthest from par: {}, {} points. The average deviation is {} points; \
         chance alone gives {}, which leaves about {}.",
        fewest,
        most,
        name(&farthest.of),
        points(farthest.off()),
        plain_points(seen),
        plain_points(noise),
        plain_points(family.true_spread()),
    )?;
    match family.significant() {
        0 => writeln!(out, "None differs from par by more than chance (Holm's method, at 5 %).\n"),
        1 => writeln!(
            out,
            "One differs from par by more than chance (Holm's method, at 5 %); it is marked *.\n"
        ),
        n => {
            writeln!(
                out,
                "{n} differ from par by more than chance (Holm's method, at 5 %); they are marked *.\n"
            )
        }
    }
}

fn wins_table(what: &str) -> Table {
    table([what, "games", "wins", "95 % interval", "off par", ""].map(str::to_owned))
}

fn add_rate<K>(table: &mut Table, name: String, rate: &Rate<K>) {
    let [wins, between] = share(rate.wins);
    let mark = if rate.is_significant() { "*" } else { "" };
    table.add_row([name, rate.wins.count().to_string(), wins, between, points(rate.off()), mark.to_owned()]);
}

/// A share and its interval, as two cells.
fn share(share: Share) -> [String; 2] {
    if share.count() == 0 {
        return ["none".to_owned(), String::new()];
    }
    let Interval { low, high } = share.interval();
    [percent(share.value()), format!("{:.1} to {:.1} %", 100.0 * low, 100.0 * high)]
}

/// A deviation from par in percentage points, with its sign.
fn points(off: f64) -> String {
    format!("{:+.1}", 100.0 * off)
}

/// A share in percentage points, without a sign.
fn plain_points(off: f64) -> String {
    format!("{:.1}", 100.0 * off)
}

/// A mean with its margin.
fn number(spread: &Spread, digits: usize) -> String {
    let mean = spread.mean();
    match spread.margin() {
        Some(margin) => format!("{mean:.digits$} +/- {margin:.0$}", digits.max(1)),
        None => format!("{mean:.digits$}"),
    }
}

fn table(header: impl IntoIterator<Item = String>) -> Table {
    let mut table = Table::new();
    table.load_style(UTF8_FULL_CONDENSED).set_header(header);
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

fn put(out: &mut String, title: &str, table: Table) -> std::fmt::Result {
    writeln!(out, "{title}\n{table}\n")
}
