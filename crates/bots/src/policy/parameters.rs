//! The network's weights: one list of numbers, in which each matrix has a fixed place.

use std::sync::{Arc, LazyLock};

use super::inputs::{EMPIRE, OPTION, PAIR, POSITION, REGION, RIVAL, TABLE};
use rules::{MAX_EMPIRES, Rng};

/// The number of hidden values of a region.
pub const REGION_HIDDEN: usize = 24;
/// The number of hidden values of a council position.
pub const POSITION_HIDDEN: usize = 16;
/// The number of hidden values of a rival and an empire together.
pub const PAIR_HIDDEN: usize = 16;
/// The number of hidden values of an empire.
pub const EMPIRE_HIDDEN: usize = 32;
/// The number of hidden values of a rival.
pub const RIVAL_HIDDEN: usize = 16;
/// The number of hidden values of the whole position.
pub const TABLE_HIDDEN: usize = 64;
/// The number of hidden values from which the value is computed.
pub const VALUE_HIDDEN: usize = 32;
/// The number of outputs for the value: the logarithm of the odds to win, and the lead in points.
pub const VALUE_OUTPUTS: usize = 2;
/// The number of hidden values of an option.
pub const OPTION_HIDDEN: usize = 48;
/// The number of outputs for a rival and an empire: how likely that empire's token lies on each slot.
pub const SLOT_OUTPUTS: usize = MAX_EMPIRES;

/// The place of a matrix in the list of all parameters. The weights of each input stand together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Matrix {
    /// The index of the first weight.
    pub start: usize,
    /// The number of inputs.
    pub inputs: usize,
    /// The number of outputs.
    pub outputs: usize,
    /// The number of inputs of all matrices whose products are added up with this one's. Initial weights depend on it.
    pub summed: usize,
}

impl Matrix {
    /// The index after the last weight.
    pub const fn end(self) -> usize {
        self.start + self.inputs * self.outputs
    }
}

/// Declares matrices one after the other. Each has a name, its inputs, its outputs, and the number of inputs of all
/// matrices that share its sums.
macro_rules! matrices {
    ($($(#[$doc:meta])* $name:ident: $inputs:expr, $outputs:expr, $summed:expr;)+) => {
        /// The places of all matrices.
        pub mod layout {
            use super::*;

            #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
            enum Index { $($name),+ }

            const SHAPES: [(usize, usize, usize); [$(stringify!($name)),+].len()] =
                [$(($inputs, $outputs, $summed)),+];

            const fn place(index: usize) -> Matrix {
                let mut start = 0;
                let mut i = 0;
                while i < index {
                    start += SHAPES[i].0 * SHAPES[i].1;
                    i += 1;
                }
                let (inputs, outputs, summed) = SHAPES[index];
                Matrix { start, inputs, outputs, summed }
            }

            $($(#[$doc])* pub const $name: Matrix = place(Index::$name as usize);)+

            /// All matrices, in order.
            pub const ALL: [Matrix; SHAPES.len()] = [$($name),+];
            /// The number of all parameters.
            pub const COUNT: usize = ALL[ALL.len() - 1].end();
        }
    };
}

matrices! {
    /// From a region's inputs to its first hidden values.
    REGION_FIRST: REGION, REGION_HIDDEN, REGION;
    /// From a region's first hidden values to its second ones.
    REGION_SELF: REGION_HIDDEN, REGION_HIDDEN, 2 * REGION_HIDDEN;
    /// From the mean of the neighbours' first hidden values to a region's second ones.
    REGION_AROUND: REGION_HIDDEN, REGION_HIDDEN, 2 * REGION_HIDDEN;
    /// What is added to a region's second hidden values.
    REGION_BIAS: 1, REGION_HIDDEN, usize::MAX;
    /// From a position's inputs to its hidden values.
    POSITION_FIRST: POSITION, POSITION_HIDDEN, POSITION;
    /// From the inputs of a rival and an empire to their hidden values.
    PAIR_FIRST: PAIR, PAIR_HIDDEN, PAIR;
    /// From an empire's inputs to its hidden values.
    EMPIRE_FIRST: EMPIRE, EMPIRE_HIDDEN, EMPIRE + REGION_HIDDEN + POSITION_HIDDEN + PAIR_HIDDEN;
    /// From the regions that an empire controls to its hidden values.
    EMPIRE_REGIONS: REGION_HIDDEN, EMPIRE_HIDDEN, EMPIRE + REGION_HIDDEN + POSITION_HIDDEN + PAIR_HIDDEN;
    /// From an empire's positions to its hidden values.
    EMPIRE_POSITIONS: POSITION_HIDDEN, EMPIRE_HIDDEN, EMPIRE + REGION_HIDDEN + POSITION_HIDDEN + PAIR_HIDDEN;
    /// From the rivals' relations to an empire to its hidden values.
    EMPIRE_PAIRS: PAIR_HIDDEN, EMPIRE_HIDDEN, EMPIRE + REGION_HIDDEN + POSITION_HIDDEN + PAIR_HIDDEN;
    /// From a rival's inputs to its hidden values.
    RIVAL_FIRST: RIVAL, RIVAL_HIDDEN, RIVAL + PAIR_HIDDEN;
    /// From a rival's relations to the empires to its hidden values.
    RIVAL_PAIRS: PAIR_HIDDEN, RIVAL_HIDDEN, RIVAL + PAIR_HIDDEN;
    /// From the inputs of the whole position to its hidden values.
    TABLE_FIRST: TABLE, TABLE_HIDDEN, TABLE + 2 * EMPIRE_HIDDEN + RIVAL_HIDDEN;
    /// From the mean of all empires to the hidden values of the whole position.
    TABLE_EMPIRES: EMPIRE_HIDDEN, TABLE_HIDDEN, TABLE + 2 * EMPIRE_HIDDEN + RIVAL_HIDDEN;
    /// From the empires, weighted by the viewer's interest, to the hidden values of the whole position.
    TABLE_INTERESTS: EMPIRE_HIDDEN, TABLE_HIDDEN, TABLE + 2 * EMPIRE_HIDDEN + RIVAL_HIDDEN;
    /// From the mean of all rivals to the hidden values of the whole position.
    TABLE_RIVALS: RIVAL_HIDDEN, TABLE_HIDDEN, TABLE + 2 * EMPIRE_HIDDEN + RIVAL_HIDDEN;
    /// From the whole position to the hidden values of the value.
    VALUE_FIRST: TABLE_HIDDEN, VALUE_HIDDEN, TABLE_HIDDEN;
    /// What is added to the hidden values of the value.
    VALUE_BIAS: 1, VALUE_HIDDEN, usize::MAX;
    /// From the hidden values of the value to its outputs. The last row is added.
    VALUE_LAST: VALUE_HIDDEN + 1, VALUE_OUTPUTS, 100 * VALUE_HIDDEN;
    /// From an option's inputs to its hidden values.
    OPTION_FIRST: OPTION, OPTION_HIDDEN, OPTION;
    /// From the whole position to an option's hidden values.
    OPTION_TABLE: TABLE_HIDDEN, OPTION_HIDDEN, 2 * TABLE_HIDDEN;
    /// From the first region that an option touches to its hidden values.
    OPTION_FROM: REGION_HIDDEN, OPTION_HIDDEN, 4 * REGION_HIDDEN;
    /// From the second region that an option touches to its hidden values.
    OPTION_TO: REGION_HIDDEN, OPTION_HIDDEN, 4 * REGION_HIDDEN;
    /// From the position that an option touches to its hidden values.
    OPTION_POSITION: POSITION_HIDDEN, OPTION_HIDDEN, 4 * POSITION_HIDDEN;
    /// From the first empire that an option touches to its hidden values.
    OPTION_EMPIRE: EMPIRE_HIDDEN, OPTION_HIDDEN, 4 * EMPIRE_HIDDEN;
    /// From the second empire that an option touches to its hidden values.
    OPTION_OTHER: EMPIRE_HIDDEN, OPTION_HIDDEN, 4 * EMPIRE_HIDDEN;
    /// From an option's hidden values to its score.
    OPTION_LAST: 1, OPTION_HIDDEN, 100 * OPTION_HIDDEN;
    /// From an option's inputs straight to its score.
    OPTION_STRAIGHT: 1, OPTION, usize::MAX;
    /// From the hidden values of a rival and an empire to the slots of that empire's token.
    PAIR_SLOTS: PAIR_HIDDEN, SLOT_OUTPUTS, 100 * PAIR_HIDDEN;
}

/// All weights of the network.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameters(Vec<f32>);

/// The reason why bytes are no weights of this network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParametersError {
    /// The file does not begin like a file of weights.
    #[error("this is not a file of a policy's weights, or one of another version")]
    Unknown,
    /// The file has another number of weights.
    #[error("the network has {wanted} weights, and the file {found}")]
    Size {
        /// The number of weights of this network.
        wanted: usize,
        /// The number of weights in the file.
        found: usize,
    },
    /// A weight is no finite number.
    #[error("weight {0} is not finite")]
    NotFinite(usize),
}

/// The first bytes of a file of weights. They end with the version of inputs and layout.
const HEADER: [u8; 8] = *b"WHPOLI01";

/// The built-in weights. docs/BOT-RESEARCH.md says how they were learned.
static LEARNED: LazyLock<Arc<Parameters>> = LazyLock::new(|| {
    // A test reads this file, so the call never panics.
    Arc::new(Parameters::from_bytes(include_bytes!("learned.bin")).expect("the program's own policy"))
});

impl Parameters {
    /// The built-in weights.
    pub fn built_in() -> Arc<Self> {
        LEARNED.clone()
    }

    /// Random weights, from which learning begins.
    pub fn random(seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let mut all = vec![0.0; layout::COUNT];
        for matrix in layout::ALL {
            // Uniform numbers with the variance that keeps sums at about their inputs' size (He and others, 2015).
            let bound = (6.0 / matrix.summed as f64).sqrt();
            for weight in &mut all[matrix.start..matrix.end()] {
                let unit = 2.0 * rng.unit() - 1.0;
                *weight = if matrix.summed == usize::MAX { 0.0 } else { (bound * unit) as f32 };
            }
        }
        Self(all)
    }

    /// All weights in order.
    pub fn all(&self) -> &[f32] {
        &self.0
    }

    /// All weights in order, to change them.
    pub fn all_mut(&mut self) -> &mut [f32] {
        &mut self.0
    }

    /// The rows of a matrix with `O` outputs, one for each input.
    #[inline(always)]
    pub fn rows<const O: usize>(&self, matrix: Matrix) -> &[[f32; O]] {
        debug_assert_eq!(matrix.outputs, O);
        self.0[matrix.start..matrix.end()].as_chunks::<O>().0
    }

    /// The weights as bytes: a header, then each weight as a little-endian `f32`.
    pub fn to_bytes(&self) -> Vec<u8> {
        HEADER.into_iter().chain(self.0.iter().flat_map(|weight| weight.to_le_bytes())).collect()
    }

    /// Reads weights from bytes.
    ///
    /// # Errors
    /// Returns the reason if the bytes are no weights of this network.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, ParametersError> {
        let numbers = bytes.strip_prefix(&HEADER).ok_or(ParametersError::Unknown)?;
        let (numbers, rest) = numbers.as_chunks::<4>();
        if numbers.len() != layout::COUNT || !rest.is_empty() {
            return Err(ParametersError::Size { wanted: layout::COUNT, found: numbers.len() });
        }
        let weights: Vec<f32> = numbers.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
        match weights.iter().position(|weight| !weight.is_finite()) {
            Some(index) => Err(ParametersError::NotFinite(index)),
            None => Ok(Self(weights)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_come_back_from_their_bytes() {
        let parameters = Parameters::random(3);
        let bytes = parameters.to_bytes();
        assert_eq!(Parameters::from_bytes(&bytes), Ok(parameters));
        assert_eq!(Parameters::from_bytes(b"WHPOLI00"), Err(ParametersError::Unknown));
        let found = layout::COUNT - 1;
        let short = &bytes[..bytes.len() - 4];
        assert_eq!(
            Parameters::from_bytes(short),
            Err(ParametersError::Size { wanted: layout::COUNT, found })
        );
        let mut broken = bytes.clone();
        broken[8..12].copy_from_slice(&f32::NAN.to_le_bytes());
        assert_eq!(Parameters::from_bytes(&broken), Err(ParametersError::NotFinite(0)));
    }

    #[test]
    fn the_network_has_20_000_to_60_000_weights() {
        assert!((20_000..60_000).contains(&layout::COUNT), "{}", layout::COUNT);
    }
}
