//! Measures random games per second on one core: `cargo bench --bench rules`. The best of five runs counts.

use rules::*;
use std::time::Instant;

const GAMES: u32 = 20_000;

fn main() {
    let raw = packs::Pack::load(&packs::Files::BuiltIn("war-of-whispers"))
        .expect("the base game is right")
        .rules
        .raw;
    println!("a state is {} bytes, an action {}", size_of::<State>(), size_of::<Action>());
    for societies in 2..=4 {
        // The printed rules allow two to four societies, so this cannot fail.
        let world = World::new(&raw, &raw.house, societies).unwrap();
        let mut rng = Rng::new(1);
        let mut best = 0.0f64;
        let (mut decisions, mut options) = (0u64, 0u64);
        for _ in 0..5 {
            (decisions, options) = (0, 0);
            let start = Instant::now();
            for _ in 0..GAMES {
                let (made, offered) = random_game(&world, &mut rng);
                decisions += made;
                options += offered;
            }
            best = best.max(f64::from(GAMES) / start.elapsed().as_secs_f64());
        }
        let (each, offered) = (decisions as f64 / f64::from(GAMES), options as f64 / decisions as f64);
        println!(
            "{societies} societies: {best:.0} games/s, {:.2} M decisions/s ({each:.0} decisions a game, {offered:.1} options each)",
            best * each / 1e6
        );
    }
}

/// Plays a random game. Returns the number of its decisions and of all their legal actions.
fn random_game(world: &World, rng: &mut Rng) -> (u64, u64) {
    let mut legal = Vec::with_capacity(1024);
    let deal = Deal::random(world, rng);
    let mut state = State::start(world, &deal, &mut ());
    let (mut decisions, mut options) = (0, 0);
    while !state.is_over() {
        state.legal(world, &mut legal);
        decisions += 1;
        options += legal.len() as u64;
        let action = legal[rng.below(legal.len() as u32) as usize];
        state.play_unchecked(world, action, rng, &mut ());
    }
    (decisions, options)
}
