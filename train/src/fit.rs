//! Fits the networks to the results of games.

use std::error::Error;
use std::sync::Arc;

use bots::Weights;
use bots::training_samples::{EMPIRE_FEATURES, EMPIRE_OUTPUTS, SOCIETY_FEATURES, SOCIETY_OUTPUTS};
use candle_core::{D, DType, Device, Tensor};
use candle_nn::{AdamW, Optimizer, ParamsAdamW, VarBuilder, VarMap, linear};
use rules::Rng;

use super::deeds;
use super::game::Game;
use super::lesson::{self, Look, Rows};
use super::text::Net;

/// The widths of the networks' layers, from inputs to outputs.
const EMPIRES: [usize; 4] = [EMPIRE_FEATURES, 32, 16, EMPIRE_OUTPUTS];
const SOCIETIES: [usize; 4] = [SOCIETY_FEATURES, 24, 12, SOCIETY_OUTPUTS];
/// The maximum number of games to which the weights of deeds are fitted.
const MOST_FOR_DEEDS: usize = 2000;
/// The number of rows in a batch, the number of passes over all rows, and the initial learning rate.
const BATCH: usize = 2048;
const TIMES: usize = 6;
const RATE: f64 = 2e-3;

/// Fits the weights of deeds and then both networks. The second network uses the first. Returns all weights
/// as text.
pub fn fit(
    games: &[Game],
    beliefs: bool,
    before: Option<Arc<Weights>>,
    seed: u64,
) -> Result<String, Box<dyn Error>> {
    let header = format!("{}\n", training_samples::HEADER);
    let deeds = deeds::fit(&games[..games.len().min(MOST_FOR_DEEDS)], seed);
    let no_empires = blank_text("empires", &EMPIRES);
    let no_societies = blank_text("societies", &SOCIETIES);
    let look = |empires: &str| -> Result<Look, Box<dyn Error>> {
        let weights = Arc::new(Weights::parse(&format!("{header}{empires}{no_societies}{deeds}"))?);
        Ok(Look { weights, beliefs, before: before.clone() })
    };
    let rows = lesson::of_empires(games, &look(&no_empires)?);
    let (empires, loss) = learn(&EMPIRES, &rows, seed, spread_loss)?;
    eprintln!("empires: {} rows, loss {loss:.4}", rows.answers.len());
    drop(rows);
    let empires = empires.text("empires")?;
    let rows = lesson::of_societies(games, &look(&empires)?);
    let (societies, loss) = learn(&SOCIETIES, &rows, seed, odds_loss)?;
    eprintln!("societies: {} rows, log-loss {loss:.4}", rows.answers.len());
    let societies = societies.text("societies")?;
    Ok(format!("# Fitted to {} games, seed {seed}.\n{header}{empires}{societies}{deeds}", games.len()))
}

/// A network with all weights 0, as text.
fn blank_text(name: &str, widths: &[usize]) -> String {
    let count: usize = widths.windows(2).map(|pair| (pair[0] + 1) * pair[1]).sum();
    let words: Vec<String> = widths.iter().map(ToString::to_string).collect();
    format!("{name} {}\n{}\n", words.join(" "), "0 ".repeat(count))
}

/// A loss function of predictions and answers.
type Loss = fn(&Tensor, &Tensor) -> candle_core::Result<Tensor>;

/// The negative log-likelihood of the answers under normal distributions. A prediction is the mean and the
/// logarithm of the variance.
fn spread_loss(said: &Tensor, answers: &Tensor) -> candle_core::Result<Tensor> {
    let mean = said.narrow(D::Minus1, 0, 1)?.squeeze(D::Minus1)?;
    let spread = said.narrow(D::Minus1, 1, 1)?.squeeze(D::Minus1)?.clamp(-6.0, 2.0)?;
    let off = (answers - mean)?.sqr()?;
    ((off * spread.neg()?.exp()?)? + spread)?.affine(0.5, 0.0)?.mean_all()
}

/// The log-loss of predicted logits x for answers y: max(x, 0) - x y + ln(1 + e^-|x|).
fn odds_loss(said: &Tensor, answers: &Tensor) -> candle_core::Result<Tensor> {
    let odds = said.squeeze(D::Minus1)?;
    let rest = (odds.abs()?.neg()?.exp()? + 1.0)?.log()?;
    ((odds.relu()? - (&odds * answers)?)? + rest)?.mean_all()
}

fn learn(widths: &[usize], rows: &Rows, seed: u64, loss: Loss) -> Result<(Net, f32), Box<dyn Error>> {
    let device = Device::Cpu;
    device.set_seed(seed).ok();
    let variables = VarMap::new();
    let builder = VarBuilder::from_varmap(&variables, DType::F32, &device);
    let layers = widths.windows(2).zip(0..).map(|(pair, place)| linear(pair[0], pair[1], builder.pp(place)));
    let net = Net { layers: layers.collect::<Result<_, _>>()? };
    let mut adam =
        AdamW::new(variables.all_vars(), ParamsAdamW { lr: RATE, weight_decay: 1e-4, ..Default::default() })?;
    let count = rows.answers.len();
    let width = widths[0];
    // The last tenth of the rows is held out to measure the loss.
    let known = count - count / 10;
    let mut order: Vec<usize> = (0..known).collect();
    let mut rng = Rng::new(seed);
    let batch = |places: &[usize]| -> candle_core::Result<(Tensor, Tensor)> {
        let questions: Vec<f32> =
            places.iter().flat_map(|p| &rows.questions[p * width..(p + 1) * width]).copied().collect();
        let answers: Vec<f32> = places.iter().map(|p| rows.answers[*p]).collect();
        Ok((
            Tensor::from_vec(questions, (places.len(), width), &device)?,
            Tensor::from_vec(answers, places.len(), &device)?,
        ))
    };
    let steps = (known.div_ceil(BATCH) * TIMES).max(1);
    let mut step = 0;
    for _ in 0..TIMES {
        rng.shuffle(&mut order);
        for places in order.chunks(BATCH) {
            // The learning rate falls along half a cosine.
            let done = step as f64 / steps as f64;
            adam.set_learning_rate(RATE * (0.02 + 0.98 * 0.5 * (1.0 + (done * std::f64::consts::PI).cos())));
            let (questions, answers) = batch(places)?;
            adam.backward_step(&loss(&net.apply(&questions)?, &answers)?)?;
            step += 1;
        }
    }
    let kept: Vec<usize> = (known..count).collect();
    let (questions, answers) = batch(&kept)?;
    let left = loss(&net.apply(&questions)?, &answers)?.to_scalar::<f32>()?;
    Ok((net, left))
}
