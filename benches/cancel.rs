//! Measures how soon a mastermind stops after its decision is cancelled: `cargo bench --bench cancel`. The
//! result is the longest time between two of its checks for cancellation.

use std::cell::Cell;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{Bot, Budget, Level};
use packs::{Files, Pack};
use table::{Match, Setup};

fn main() {
    let pack = Pack::load(&Files::BuiltIn("war-of-whispers")).expect("the base game is right");
    let mut game = Match::new(Setup::new(Arc::new(pack), 3, Level::Mastermind, 2)).expect("four can play it");
    let mut bots: Vec<Bot> = (0..4).map(|seat| Bot::new(Level::Mastermind, seat)).collect();
    let most = Level::Mastermind.nodes() as f32;
    let (mut longest, mut thought) = (Vec::new(), Duration::ZERO);
    while let Some(mover) = game.state().mover() {
        let (view, legal, past) = (game.view(mover), game.legal(), game.past());
        let start = Instant::now();
        let (last, gap) = (Cell::new(start), Cell::new(Duration::ZERO));
        let look = || gap.set(gap.get().max(last.replace(Instant::now()).elapsed()));
        let spent = |nodes: u64| {
            look();
            Budget::Used(nodes as f32 / most)
        };
        let bot = &mut bots[mover.index()];
        let action = bot.choose_within(game.world(), &view, Some(&past), &legal, &spent);
        look();
        if legal.len() > 1 {
            longest.push(gap.get());
            thought += start.elapsed();
        }
        game.play(action.expect("somebody is to move")).expect("it is legal");
    }
    longest.sort();
    let [half, most] = [longest.len() / 2, longest.len() - 1].map(|place| longest[place]);
    let mean = thought / longest.len() as u32;
    println!("{} decisions, {mean:.1?} each; called off they end after {most:.1?} at most", longest.len());
    println!("(in half of them after {half:.1?})");
}
