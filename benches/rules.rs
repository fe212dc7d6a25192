//! How fast the rules are: `cargo bench --bench rules`.

#[path = "../tests/support/facts.rs"]
mod facts;

use std::time::Instant;
use whispers::rules::*;

fn main() {
    let raw = facts::printed();
    for societies in 2..=4 {
        let world = World::new(&raw, &raw.house, societies).unwrap();
        let mut legal = Vec::with_capacity(1024);
        let mut rng = Rng::new(1);
        let games = 20_000;
        let mut best = (0.0, 0.0);
        for _ in 0..5 {
            let (mut decisions, mut options) = (0u64, 0u64);
            let start = Instant::now();
            for _ in 0..games {
                let deal = Deal::random(&world, &mut rng);
                let mut state = State::start(&world, &deal, &mut ());
                while !state.is_over() {
                    state.legal(&world, &mut legal);
                    decisions += 1;
                    options += legal.len() as u64;
                    let action = legal[rng.below(legal.len() as u32) as usize];
                    state.play_unchecked(&world, action, &mut rng, &mut ());
                }
            }
            let s = start.elapsed().as_secs_f64();
            if decisions as f64 / s > best.0 {
                best = (decisions as f64 / s, games as f64 / s);
            }
            println!(
                "{societies}: {:.0} decisions/game, {:.2} options",
                decisions as f64 / games as f64,
                options as f64 / decisions as f64
            );
        }
        println!("{societies}: {:.2} M decisions/s, {:.0} games/s", best.0 / 1e6, best.1);
    }
    println!("State {} Task {}", size_of::<State>(), size_of::<Task>());
}
