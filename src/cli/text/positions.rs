//! What positions of councils do and who steers them, as the text table tells it.

use crate::rules::{Position, View, World};
use crate::speech::{Speech, gives};
use crate::table::Match;

/// The printed lines of a position, with what each would give now.
pub(super) fn lines(speech: &Speech, world: &World, view: &View, position: Position) -> String {
    let lines = world.lines(position).iter().map(|printed| {
        let line = speech.line(*printed);
        match gives(world, view, position, *printed) {
            Some(n) => speech.say("text-line-now", &[("line", line.into()), ("n", i64::from(n).into())]),
            None => line,
        }
    });
    lines.collect::<Vec<_>>().join(" / ")
}

/// What a position is called: one with a name of its own by that, by its place in the council and by its empire.
pub(super) fn name(speech: &Speech, position: Position) -> String {
    match speech.words().own_position_name(position) {
        Some(name) => {
            let args = [
                ("name", name.into()),
                ("office", speech.words().office(position.office()).into()),
                ("empire", speech.empire(position.empire()).into()),
            ];
            speech.say("text-seat-named", &args)
        }
        None => speech.position(position),
    }
}

/// The choice to place an agent on a position: with what the position does, and who steers it now.
pub(super) fn placement(
    speech: &Speech,
    game: &Match,
    view: &View,
    position: Position,
    choice: &str,
) -> String {
    let steers = view.active_agent(position).and_then(|agent| view.occupant(agent));
    let steers = steers.map(|society| speech.society(game.setup(), society));
    let words = speech.words();
    let office = words.own_position_name(position).map(|_| words.office(position.office()));
    let args = [
        ("choice", choice.into()),
        ("office", office.unwrap_or_default().into()),
        ("named", if office.is_some() { "yes" } else { "no" }.into()),
        ("lines", lines(speech, game.world(), view, position).into()),
        ("steered", if steers.is_some() { "yes" } else { "no" }.into()),
        ("society", steers.unwrap_or_default().into()),
    ];
    speech.say("text-placement", &args)
}
