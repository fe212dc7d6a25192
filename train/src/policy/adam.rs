//! The optimiser Adam (Kingma and Ba, 2015), with the gradient's length limited.

/// The optimiser's memory: the means of gradients and of their squares.
#[derive(Clone, Debug, PartialEq)]
pub struct Adam {
    pub steps: u64,
    pub means: Vec<f32>,
    pub squares: Vec<f32>,
}

const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;
const LONGEST: f32 = 1.0;

impl Adam {
    pub fn new(count: usize) -> Self {
        Self { steps: 0, means: vec![0.0; count], squares: vec![0.0; count] }
    }

    /// Changes the weights against the gradient. Returns the gradient's length.
    pub fn step(&mut self, weights: &mut [f32], gradient: &[f32], rate: f32) -> f32 {
        self.steps += 1;
        let length = gradient.iter().map(|by| f64::from(*by) * f64::from(*by)).sum::<f64>().sqrt() as f32;
        let scale = if length > LONGEST { LONGEST / length } else { 1.0 };
        let steps = self.steps.min(100_000) as i32;
        let (mean_scale, square_scale) = (1.0 - MEAN.powi(steps), 1.0 - SQUARE.powi(steps));
        let memory = self.means.iter_mut().zip(&mut self.squares);
        for ((weight, by), (mean, square)) in weights.iter_mut().zip(gradient).zip(memory) {
            let by = by * scale;
            *mean += (1.0 - MEAN) * (by - *mean);
            *square += (1.0 - SQUARE) * (by * by - *square);
            *weight -= rate * (*mean / mean_scale) / ((*square / square_scale).sqrt() + 1e-5);
        }
        length
    }
}
