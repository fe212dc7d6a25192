//! The loop of learning: play games, then change the weights by what came of each decision, then play again.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use bots::Level;
use bots::policy::{Parameters, layout};
use rules::Rng;
use whispers_train::table;

use super::adam::Adam;
use super::backward::{Gradient, Transposed};
use super::checkpoint::{Folder, Progress, read_parameters};
use super::losses::{Learner, Sums, Weights};
use super::self_play::{League, Manner, Samples, SelfPlay};
use super::worlds::{Arena, Mix, arenas};
use crate::game::on_cores;

/// The options of a run.
#[derive(clap::Args, Clone, Debug)]
pub struct LearnArgs {
    /// The folder of the run, from which it goes on if it was stopped
    #[arg(short)]
    o: PathBuf,
    /// The weights of a policy to exploit. The run begins with them, and learns on one seat while they play the others
    #[arg(long)]
    against: Option<PathBuf>,
    /// The worlds to play in
    #[arg(long, value_enum, default_value = "all")]
    mix: Mix,
    /// When to stop, in games
    #[arg(long, default_value_t = 1_000_000)]
    games: u64,
    /// The number of games of each iteration
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..), default_value_t = 128)]
    batch: u64,
    /// How often each iteration's decisions are learned from
    #[arg(long, default_value_t = 2)]
    epochs: usize,
    /// The number of decisions of each change of the weights
    #[arg(long, default_value_t = 2048)]
    samples: usize,
    /// The first learning rate; it falls to a tenth along the run
    #[arg(long, default_value_t = 5e-4)]
    rate: f32,
    /// The first weight of the entropy; it falls to a tenth along the run
    #[arg(long, default_value_t = 0.01)]
    entropy: f32,
    /// The first part of a point's lead in the reward; it falls to 0 in the first half of the run
    #[arg(long, default_value_t = 0.5)]
    points: f32,
    /// The parameter of generalised advantage estimation
    #[arg(long, default_value_t = 0.95)]
    lambda: f32,
    /// The part of games with earlier policies on some seats
    #[arg(long, default_value_t = 0.25)]
    earlier: f64,
    /// The part of games with a novice or agent on some seats
    #[arg(long, default_value_t = 0.005)]
    others: f64,
    /// The number of games in which a teacher is imitated first
    #[arg(long, default_value_t = 0)]
    taught: u64,
    /// The level of the teacher, who only evaluates each choice
    #[arg(long, default_value = "agent", value_parser = crate::level)]
    teacher: Level,
    /// The learning rate while the teacher is imitated
    #[arg(long, default_value_t = 1e-3)]
    taught_rate: f32,
    /// Iterations between weights that are kept for the league
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..), default_value_t = 50)]
    keep: u64,
    /// The seed of everything
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of threads
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// Play only this part of the games, such as 3/8, and count the others as played. `merge` merges the parts from time to
    /// time
    #[arg(long, default_value = "1/1", value_parser = crate::part)]
    part: (u64, u64),
    /// Learn from this pack alone, instead of the packs of `--mix all`: an id, a folder or a .zip
    #[arg(long)]
    only: Option<String>,
}

/// The number of parts into which the samples of a change are divided. It is fixed, so that results do not depend on
/// the number of threads.
const SHARDS: usize = 8;

/// Learns until the run's number of games.
///
/// # Errors
/// The reason in words if a file cannot be read or written, or if the only pack has faults.
pub fn learn(args: &LearnArgs) -> Result<(), String> {
    if let Some(pack) = &args.only {
        if args.mix != Mix::All {
            return Err("--only needs --mix all, since the other mixes play the base pack".to_owned());
        }
        table::play_only(pack)?;
    }
    let folder = Folder(args.o.clone());
    let frozen = args.against.as_deref().map(read_parameters).transpose()?;
    let begin = || Progress {
        iterations: 0,
        games: 0,
        parameters: frozen.clone().unwrap_or_else(|| Parameters::random(args.seed)),
        adam: Adam::new(layout::COUNT),
    };
    let mut progress = folder.progress()?.unwrap_or_else(begin);
    let arenas = arenas(args.mix, args.seed, args.threads);
    let frozen = frozen.map(Arc::new);
    while progress.games < args.games {
        let start = Instant::now();
        let league = League {
            newest: Arc::new(progress.parameters.clone()),
            earlier: folder.earlier(progress.iterations, args.keep)?,
            frozen: frozen.clone(),
        };
        let samples = play(args, &arenas, &league, &progress);
        let played = start.elapsed().as_secs_f64();
        let (sums, length) = update(args, &arenas, &samples, &mut progress);
        progress.iterations += 1;
        progress.games += args.batch * args.part.1;
        let all = start.elapsed().as_secs_f64();
        println!(
            "{} games {} decisions {} play/s {:.0} all/s {:.0} entropy {:.3} chosen {:.3} win {:.4} lead {:.4} tokens {:.4} \
             clipped {:.3} moved {:.5} gradient {length:.2}",
            progress.iterations,
            progress.games,
            samples.all.len(),
            args.batch as f64 / played,
            args.batch as f64 / all,
            sums.entropy / sums.samples,
            sums.chosen_loss / sums.samples,
            sums.win_loss / sums.samples,
            sums.lead_loss / sums.samples,
            sums.token_loss / sums.token_guesses.max(1.0),
            sums.clipped / sums.samples,
            sums.moved / sums.samples,
        );
        if progress.iterations % args.keep == 0 {
            folder.save(&progress)?;
            folder.keep(progress.iterations, &progress.parameters)?;
        } else if progress.iterations % 10 == 0 {
            folder.save(&progress)?;
        }
    }
    folder.save(&progress)?;
    folder.keep(progress.iterations, &progress.parameters)
}

/// What falls linearly from 1 to `end` while the run's part `until` is played.
fn falling(args: &LearnArgs, progress: &Progress, until: f32, end: f32) -> f32 {
    let done = progress.games as f32 / args.games as f32 / until;
    end + (1.0 - end) * (1.0 - done).clamp(0.0, 1.0)
}

/// Plays the games of an iteration.
fn play(args: &LearnArgs, arenas: &[Arena], league: &League, progress: &Progress) -> Samples {
    let manner = Manner {
        points: args.points * falling(args, progress, 0.5, 0.0),
        lambda: args.lambda,
        earlier: args.earlier,
        others: args.others,
        teacher: (progress.games < args.taught).then_some(args.teacher),
    };
    let (part, parts) = args.part;
    let number = |index| progress.games + index * parts + part - 1;
    let numbers: Vec<u64> = (0..args.batch).map(number).collect();
    let play = || SelfPlay::new(arenas, league, manner);
    let games = on_cores(args.threads, &numbers, play, |play, number| {
        play.game(Rng::stream(args.seed, *number).bits())
    });
    let mut samples = Samples::default();
    games.into_iter().for_each(|game| samples.append(game));
    samples
}

/// Changes the weights by the samples of an iteration. Returns sums over samples, and the gradient's mean length.
fn update(args: &LearnArgs, arenas: &[Arena], samples: &Samples, progress: &mut Progress) -> (Sums, f32) {
    let weights = Weights {
        clip: 0.2,
        entropy: args.entropy * falling(args, progress, 1.0, 0.1),
        win: 0.5,
        lead: 0.25,
        tokens: 0.02,
    };
    let taught = progress.games < args.taught;
    let rate = if taught { args.taught_rate } else { args.rate * falling(args, progress, 1.0, 0.1) };
    let (mean, deviation) = spread(samples);
    let mut order: Vec<usize> = (0..samples.all.len()).collect();
    let mut rng = Rng::stream(!args.seed, progress.iterations);
    let (mut all, mut length, mut steps) = (Sums::default(), 0.0, 0.0);
    for _ in 0..args.epochs {
        rng.shuffle(&mut order);
        // The last samples of an epoch are left out if they are too few for a change.
        for places in order.chunks_exact(args.samples.min(order.len()).max(1)) {
            let shards: Vec<&[usize]> = places.chunks(places.len().div_ceil(SHARDS)).collect();
            let transposed = Transposed::new(&progress.parameters);
            let network = (&progress.parameters, &transposed);
            let results = on_cores(args.threads, &shards, Learner::default, |learner, places| {
                let (mut gradient, mut sums) = (Gradient::zero(), Sums::default());
                for place in *places {
                    let sample = &samples.all[*place];
                    let options = &samples.options[sample.options.clone()];
                    let advantage = (sample.advantage - mean) / deviation;
                    let arena = &arenas[sample.arena];
                    let into = (&mut gradient, &mut sums);
                    learner.learn(network, arena, (sample, options), advantage, weights, into);
                }
                (gradient, sums)
            });
            let mut gradient = Gradient::zero();
            let share = 1.0 / places.len() as f32;
            for (part, sums) in results {
                gradient.0.iter_mut().zip(&part.0).for_each(|(sum, part)| *sum += share * part);
                all.add(&sums);
            }
            length += progress.adam.step(progress.parameters.all_mut(), &gradient.0, rate);
            steps += 1.0;
        }
    }
    (all, length / steps)
}

/// The mean of all advantages, and their standard deviation.
fn spread(samples: &Samples) -> (f32, f32) {
    let count = samples.all.len().max(1) as f64;
    let mean = samples.all.iter().map(|sample| f64::from(sample.advantage)).sum::<f64>() / count;
    let off = |sample: &super::self_play::Sample| (f64::from(sample.advantage) - mean).powi(2);
    let variance = samples.all.iter().map(off).sum::<f64>() / count;
    (mean as f32, variance.sqrt().max(1e-6) as f32)
}

/// Merges runs on several machines that went on from the same folder: a folder with the mean of their weights and of
/// their optimisers' memories, and with the weights that they kept for the league. Of weights from the same iteration,
/// those of the last folder stay.
pub fn merge(folders: &[PathBuf], o: PathBuf) -> Result<(), String> {
    let mut all = Vec::new();
    for folder in folders {
        let progress = Folder(folder.clone()).progress()?;
        all.push(progress.ok_or_else(|| format!("{}: no run has begun here", folder.display()))?);
    }
    let Some(mut merged) = all.pop() else { return Err("there is nothing to merge".to_owned()) };
    let share = 1.0 / (all.len() + 1) as f32;
    let scale = |numbers: &mut [f32]| numbers.iter_mut().for_each(|number| *number *= share);
    let add = |sums: &mut [f32], numbers: &[f32]| {
        sums.iter_mut().zip(numbers).for_each(|(sum, number)| *sum += share * number);
    };
    scale(merged.parameters.all_mut());
    scale(&mut merged.adam.means);
    scale(&mut merged.adam.squares);
    for progress in &all {
        add(merged.parameters.all_mut(), progress.parameters.all());
        add(&mut merged.adam.means, &progress.adam.means);
        add(&mut merged.adam.squares, &progress.adam.squares);
        merged.games = merged.games.max(progress.games);
        merged.iterations = merged.iterations.max(progress.iterations);
    }
    let into = Folder(o);
    into.save(&merged)?;
    folders.iter().try_for_each(|folder| into.keep_those_of(&Folder(folder.clone())))
}
