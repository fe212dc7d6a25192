//! The text format of weights, as the program reads it.

use candle_core::{Result, Tensor};
use candle_nn::{Linear, Module};

/// A network that can be fitted.
pub struct Net {
    pub layers: Vec<Linear>,
}

impl Net {
    pub fn apply(&self, inputs: &Tensor) -> Result<Tensor> {
        let mut sums = inputs.clone();
        for (place, layer) in self.layers.iter().enumerate() {
            sums = layer.forward(&sums)?;
            if place + 1 < self.layers.len() {
                sums = sums.relu()?;
            }
        }
        Ok(sums)
    }

    /// The network as text: its name and widths, then the numbers. Each layer has its weights, input by
    /// input, and then its biases.
    pub fn text(&self, name: &str) -> Result<String> {
        let mut widths = vec![self.layers[0].weight().dim(1)?];
        let mut numbers: Vec<f32> = Vec::new();
        for layer in &self.layers {
            widths.push(layer.weight().dim(0)?);
            numbers.extend(layer.weight().t()?.contiguous()?.flatten_all()?.to_vec1::<f32>()?);
            if let Some(bias) = layer.bias() {
                numbers.extend(bias.to_vec1::<f32>()?);
            }
        }
        let widths: Vec<String> = widths.iter().map(ToString::to_string).collect();
        let mut text = format!("{name} {}\n", widths.join(" "));
        for line in numbers.chunks(12) {
            let words: Vec<String> = line.iter().map(|number| short(*number)).collect();
            text += &words.join(" ");
            text.push('\n');
        }
        Ok(text)
    }
}

/// A number with at most four decimals, which are enough for playing.
fn short(number: f32) -> String {
    let text = format!("{number:.4}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}
