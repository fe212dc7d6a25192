//! Changes the shipped packs at random, thousands of times. Each result can be read and played, or is refused with
//! faults at valid positions. `WHISPERS_MUTATIONS=100000` tests more.

mod change;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use std::sync::atomic::{AtomicU64, Ordering};

use change::{Random, change};
use packs::{Archive, Fault, Files, Pack, Report};
use rules::{Deal, Rng, State, World};
use text::line_with_caret::Quote;

use testing::repository_files;
use testing::test_packs::SHIPPED;

type Texts = BTreeMap<String, Vec<u8>>;

/// The files of a shipped pack, by path.
fn shipped(pack: &str) -> Texts {
    let files = repository_files::files(&repository_files::root().join("content").join(pack));
    files.into_iter().map(|(path, file)| (path, std::fs::read(file).unwrap())).collect()
}

/// Plays one round of a match at random with this number of societies.
fn play(pack: &Pack, societies: usize, seed: u64) {
    let mut house = pack.rules.raw.house;
    house.rounds = 1;
    let world = World::new(&pack.rules.raw, &house, societies);
    let world =
        world.unwrap_or_else(|why| panic!("{societies} societies cannot play what is accepted: {why:?}"));
    let mut rng = Rng::stream(seed, 0);
    let deal = Deal::random(&world, &mut rng);
    let mut state = State::start(&world, &deal, &mut ());
    let mut legal = Vec::new();
    for _ in 0..5_000 {
        state.legal(&world, &mut legal);
        if state.is_over() {
            return;
        }
        let action = legal[rng.below(legal.len() as u32) as usize];
        state.play_unchecked(&world, action, &mut rng, &mut ());
    }
    panic!("the match has no end");
}

/// The name of the changed pack in reports.
const MUTANT: &str = "mutant";

/// The reason why a fault is not well-formed, or `None`. A fault must have a message. It must also have a valid
/// position in a file, or concern the whole pack and have no position.
fn wrong(fault: &Fault, files: &Texts, below: &Texts) -> Option<String> {
    if fault.file == MUTANT && fault.place.is_none() {
        return fault.message.trim().is_empty().then(|| "nothing is said".to_owned());
    }
    let file = fault.file.strip_prefix("war-of-whispers/");
    let text = match file {
        Some(file) => below.get(file),
        None => files.get(&fault.file).or_else(|| below.get(&fault.file)),
    };
    let Some(text) = text else { return Some(format!("there is no file {:?}", fault.file)) };
    let lines = String::from_utf8_lossy(text).matches('\n').count() + 1;
    if let Some(Quote { line, column, .. }) = fault.place
        && (line > lines || line == 0 || column == 0)
    {
        return Some(format!("{} has no place {line}:{column}", fault.file));
    }
    fault.message.trim().is_empty().then(|| "nothing is said".to_owned())
}

/// The files that contain the rules.
const RULES: [&str; 4] = ["rules.toml", "councils.toml", "map.toml", "cards.toml"];

/// Tests one or two random changes, determined by `number`. With `of_rules`, the first is to a file with rules.
/// Returns true if the pack was accepted.
fn mutation(number: u64, of_rules: bool, packs: &[Texts]) -> bool {
    let mut random = Random::new(number);
    let index = random.below(packs.len());
    let mut files = packs[index].clone();
    let mut told = format!("mutation {number} of {}", SHIPPED[index]);
    for n in 0..=random.below(2) {
        let any = files.keys().nth(random.below(files.len())).unwrap().clone();
        let path = if n == 0 && of_rules { RULES[random.below(4)].to_owned() } else { any };
        // A changed file that was inherited becomes the pack's own.
        let own = files.get(&path).or_else(|| packs[0].get(&path)).unwrap();
        let changed = change(own, &mut random);
        told += &format!("; {path}: {}", changed.0);
        files.insert(path, changed.1);
    }
    let load = || Pack::load(&Files::Zip(Archive::from_files(MUTANT, files.clone())));
    let tried = catch_unwind(AssertUnwindSafe(|| match load() {
        Ok(pack) => {
            let (least, most) = pack.rules.raw.societies;
            play(&pack, least + number as usize % (most - least + 1), number);
            Ok(true)
        }
        Err(Report { faults, .. }) if faults.is_empty() => Err("refused without a fault".to_owned()),
        Err(Report { faults, warnings, .. }) => {
            let wrong = faults.iter().chain(&warnings).find_map(|fault| wrong(fault, &files, &packs[0]));
            wrong.map_or(Ok(false), Err)
        }
    }));
    match tried {
        Ok(Ok(accepted)) => accepted,
        Ok(Err(why)) => panic!("{told}: {why}"),
        Err(_) => panic!("{told}: it panics"),
    }
}

#[test]
fn a_shipped_pack_with_other_rules_data_is_read_and_played_or_refused_at_a_place() {
    let count = std::env::var("WHISPERS_MUTATIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(2_000_u64);
    try_all(count, true);
}

#[test]
fn a_shipped_pack_with_any_file_changed_is_read_and_played_or_refused_at_a_place() {
    try_all(400, false);
}

fn try_all(count: u64, of_rules: bool) {
    let packs = SHIPPED.map(shipped);
    let threads = std::thread::available_parallelism().map_or(2, usize::from) as u64;
    let accepted = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let (packs, accepted) = (&packs, &accepted);
            scope.spawn(move || {
                for number in (thread..count).step_by(threads as usize) {
                    accepted.fetch_add(u64::from(mutation(number, of_rules, packs)), Ordering::Relaxed);
                }
            });
        }
    });
    // The test proves something only if many changes are accepted and many refused.
    let accepted = accepted.into_inner();
    assert!((count / 20..count - count / 20).contains(&accepted), "{accepted} of {count} were accepted");
}
