//! The text format of bots' weights: a header, the numbers of two neural networks, and those of the likelihood
//! model for deeds.
//!
//! ```text
//! # Lines like this say which command and seed made them.
//! whispers-weights 1
//! empires 55 32 16 2
//! 0.125 -1.5 …
//! societies 33 24 12 1
//! …
//! deeds 5 13
//! …
//! ```
//!
//! The name of a network is followed by the widths of its layers, starting with the inputs. Then come its
//! numbers, layer by layer: the weights of each input to all outputs, input by input, then the biases.

use std::sync::{Arc, LazyLock};

use crate::beliefs::deed_likelihood::{self, LikelihoodWeights};
use crate::beliefs::visible_deed::DeedKind;
use crate::evaluate::neural_network::Net;

/// The first line of the format. Its number grows when the features change.
pub const HEADER: &str = "whispers-weights 1";
/// The limits of a network: width of a layer, number of widths, and number of weights and biases.
const WIDEST: usize = 512;
const MOST_LAYERS: usize = 6;
const MOST_NUMBERS: usize = 30_000;

/// The weights of both neural networks and of the likelihood model.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    pub(crate) empires: Net,
    pub(crate) societies: Net,
    pub(crate) likelihoods: LikelihoodWeights,
}

/// A fault in the text of weights.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct WeightsError {
    /// The number of the faulty line, from 1.
    pub line: usize,
    /// The fault, with what is expected instead.
    pub what: String,
}

/// The built-in weights. The first lines of their file say how they were made.
static LEARNED: LazyLock<Arc<Weights>> = LazyLock::new(|| {
    // A test parses this file, so the call never panics.
    Arc::new(Weights::parse(include_str!("../learned.txt")).expect("the program's own weights"))
});

impl Weights {
    /// The built-in weights.
    pub fn built_in() -> Arc<Self> {
        LEARNED.clone()
    }

    /// Weights that are all 0: every network returns 0.
    pub fn blank() -> Self {
        Self {
            empires: Net::blank(EMPIRE_FEATURES, EMPIRE_OUTPUTS),
            societies: Net::blank(SOCIETY_FEATURES, SOCIETY_OUTPUTS),
            likelihoods: LikelihoodWeights::BLANK,
        }
    }

    /// Parses the text of weights.
    ///
    /// # Errors
    /// The error describes the first fault in the text.
    pub fn parse(text: &str) -> Result<Self, WeightsError> {
        let mut lines = Lines { rest: text.lines().zip(1..).peekable(), last: 1 };
        let first = lines.next().unwrap_or_default();
        if first != HEADER {
            return Err(lines.error(format!("`{HEADER}` should stand here, not `{}`", short(first))));
        }
        let empires = lines.net("empires", EMPIRE_FEATURES, EMPIRE_OUTPUTS)?;
        let societies = lines.net("societies", SOCIETY_FEATURES, SOCIETY_OUTPUTS)?;
        let likelihoods = lines.likelihoods()?;
        match lines.next() {
            None => Ok(Self { empires, societies, likelihoods }),
            Some(more) => {
                let more = short(more).to_owned();
                Err(lines.error(format!("nothing may follow the numbers of `deeds`, but here is `{more}`")))
            }
        }
    }
}

/// The lines of a text that are neither empty nor comments.
struct Lines<'a, I: Iterator<Item = (&'a str, usize)>> {
    rest: std::iter::Peekable<I>,
    last: usize,
}

impl<'a, I: Iterator<Item = (&'a str, usize)>> Lines<'a, I> {
    fn next(&mut self) -> Option<&'a str> {
        loop {
            let (line, number) = self.rest.next()?;
            self.last = number;
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                return Some(line);
            }
        }
    }

    fn error(&self, what: String) -> WeightsError {
        WeightsError { line: self.last, what }
    }

    fn net(&mut self, name: &str, inputs: usize, outputs: usize) -> Result<Net, WeightsError> {
        let line = self.next().unwrap_or_default();
        let mut words = line.split_whitespace();
        let called = words.next() == Some(name);
        let widths: Option<Vec<usize>> = words.map(|word| word.parse().ok()).collect();
        let widths = widths.filter(|all| (2..=MOST_LAYERS).contains(&all.len()) && called);
        let Some(widths) = widths.filter(|all| all.iter().all(|width| (1..=WIDEST).contains(width))) else {
            let line = short(line);
            return Err(self.error(format!(
                "`{name}` and the widths of its layers, up to {WIDEST} each, should stand here, such as \
                 `{name} {inputs} 32 {outputs}`, not `{line}`"
            )));
        };
        if widths.first() != Some(&inputs) || widths.last() != Some(&outputs) {
            return Err(self
                .error(format!("`{name}` must begin with {inputs} inputs and end with {outputs} outputs")));
        }
        let wanted: usize = widths.windows(2).map(|pair| (pair[0] + 1) * pair[1]).sum();
        if wanted > MOST_NUMBERS {
            return Err(self.error(format!("`{name}` has {wanted} numbers, and may have {MOST_NUMBERS}")));
        }
        let numbers = self.numbers(wanted)?;
        Net::new(&widths, &numbers).ok_or_else(|| self.error(format!("`{name}` is not a network")))
    }

    /// Parses the likelihood model: a header, then a row of numbers for each kind of deed.
    fn likelihoods(&mut self) -> Result<LikelihoodWeights, WeightsError> {
        let line = self.next().unwrap_or_default();
        let head = format!("deeds {} {}", DeedKind::ALL.len(), deed_likelihood::FEATURES);
        if line.split_whitespace().ne(head.split_whitespace()) {
            let line = short(line);
            return Err(self.error(format!("`{head}` should stand here, not `{line}`")));
        }
        let numbers = self.numbers(DeedKind::ALL.len() * deed_likelihood::FEATURES)?;
        let mut likelihoods = LikelihoodWeights::BLANK;
        for (row, from) in likelihoods.0.iter_mut().zip(numbers.chunks_exact(deed_likelihood::FEATURES)) {
            row.copy_from_slice(from);
        }
        Ok(likelihoods)
    }

    fn numbers(&mut self, wanted: usize) -> Result<Vec<f32>, WeightsError> {
        let mut numbers = Vec::with_capacity(wanted);
        while numbers.len() < wanted {
            let Some(line) = self.next() else {
                return Err(self.error(format!("{} numbers are missing here", wanted - numbers.len())));
            };
            for word in line.split_whitespace() {
                let number: Option<f32> = word.parse().ok().filter(|number: &f32| number.is_finite());
                let Some(number) = number else {
                    return Err(self.error(format!("`{}` is not a number", short(word))));
                };
                numbers.push(number);
            }
        }
        if numbers.len() > wanted {
            return Err(self.error(format!("the numbers end here with {} too many", numbers.len() - wanted)));
        }
        Ok(numbers)
    }
}

/// The beginning of a text, for error messages.
fn short(text: &str) -> &str {
    let end = text.char_indices().nth(40).map_or(text.len(), |(at, _)| at);
    &text[..end]
}

/// The number of features of an empire for the neural network.
pub const EMPIRE_FEATURES: usize = 55;
/// The number of the network's outputs for an empire: the change in cities, and the logarithm of its variance.
pub const EMPIRE_OUTPUTS: usize = 2;
/// The number of features of a society for the neural network.
pub const SOCIETY_FEATURES: usize = 33;
/// The number of the network's outputs for a society: the logarithm of its odds to win.
pub const SOCIETY_OUTPUTS: usize = 1;
