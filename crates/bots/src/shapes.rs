//! How many numbers the networks take and give.

/// What is asked about an empire.
pub const EMPIRE_FEATURES: usize = 55;
/// What is answered: cities to be expected, and the logarithm of the variance.
pub const EMPIRE_OUTPUTS: usize = 2;
/// What is asked about a society.
pub const SOCIETY_FEATURES: usize = 33;
/// What is answered: the logarithm of the odds that it wins.
pub const SOCIETY_OUTPUTS: usize = 1;
