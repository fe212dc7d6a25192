//! Reports printed actions of councils that can never be taken, and packs with too few positions or agents for the
//! first round.

use super::check_input::Whole;
use rules::{Empire, Line, List, Number, Office, Place, Position, Printed, RawEmpire};

pub(super) fn check(whole: &Whole<'_>) {
    for (empire, written) in Empire::first(whole.raw.empires.len()).zip(&whole.raw.empires) {
        for (office, lines) in Office::first(written.council.len()).zip(&written.council) {
            let position = Position::new(empire, office);
            for (line, printed) in Line::first(lines.len()).zip(lines) {
                if let Some(why) = never(whole, written, office, *printed) {
                    whole.warn(Place::Line(position, line), why);
                }
            }
        }
    }
    for (empire, written) in Empire::first(whole.raw.empires.len()).zip(&whole.raw.empires) {
        let (rows, positions) = (written.council.len(), whole.raw.offices.len());
        if rows < positions {
            let without = whole.raw.offices.get(rows).map_or("", String::as_str);
            let message = format!(
                "the council of \"{}\" has {rows} of {positions} positions: nothing is printed for \"{without}\"",
                written.id
            );
            whole.warn(Place::Empire(empire), message);
        }
    }
    room(whole);
}

/// The reason why a printed action can never be taken, or `None` if it can.
fn never(whole: &Whole<'_>, empire: &RawEmpire, office: Office, printed: Printed) -> Option<String> {
    match printed {
        Printed::Add(count) | Printed::Draw(count) if !whole.can_count(printed) => {
            let (every, icon) = count.per?;
            let there = whole.icons(icon);
            Some(format!(
                "this can never be done: it asks for {every} of the icon \"{}\", and the map has {there}",
                whole.raw.icon_id(icon)
            ))
        }
        Printed::Swap => {
            let others = empire.council.iter().enumerate().filter(|(i, _)| *i != office.index());
            let leads = others.flat_map(|(_, lines)| lines).any(|line| *line != Printed::Swap);
            (!leads).then(|| {
                "this can never be done: a swap leads to an action of another position of the council, \
                 and there is none (R5.6)"
                    .to_owned()
            })
        }
        _ => None,
    }
}

/// Checks that every society can place its agents in the first round (R4.2).
fn room(whole: &Whole<'_>) {
    let raw = whole.raw;
    let positions: usize = raw.empires.iter().map(|empire| empire.council.len()).sum();
    let (least, most) = raw.societies;
    let each = |societies: usize| raw.agents_per_round.get(societies - 2).map_or(0, |n| usize::from(*n));
    let mut crowded = (least..=most).filter(|societies| societies * each(*societies) > positions);
    if let Some(societies) = crowded.next()
        && !raw.house.agents_in_regions
    {
        let message = format!(
            "{societies} societies would place {} agents in the first round, but the councils have {positions} \
             positions in all (R4.2)",
            societies * each(societies)
        );
        whole.warn(Place::Number(Number::AgentsPerRound), message);
    }
    let asked = (least..=most).map(each).max().unwrap_or_default();
    if asked > usize::from(raw.agents) {
        let message = format!(
            "a society is to place {asked} agents in the first round, but it has {} (R1.3)",
            raw.agents
        );
        whole.warn(Place::Number(Number::Agents), message);
    }
    if !raw.empires.iter().flat_map(|e| &e.council).flatten().any(|line| *line == Printed::Attack) {
        let message = "no position attacks, so the banners never meet (R5.5): print \"attack\" on one";
        whole.warn(Place::List(List::Empires), message);
    }
}
