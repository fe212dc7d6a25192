//! Small feed-forward networks with rectified linear units, as in TD-Gammon and Keldon's *Race for the Galaxy*.

/// One layer of a network. Each output is a bias plus a weighted sum of the inputs.
#[derive(Clone, Debug, PartialEq)]
struct Layer {
    outputs: usize,
    /// The weights of all inputs to all outputs, ordered by input, so that an input of zero costs no time.
    weights: Vec<f32>,
    biases: Vec<f32>,
}

impl Layer {
    fn apply(&self, from: &[f32], to: &mut Vec<f32>) {
        to.clear();
        to.extend_from_slice(&self.biases);
        for (input, weights) in from.iter().zip(self.weights.chunks_exact(self.outputs)) {
            if *input != 0.0 {
                for (sum, weight) in to.iter_mut().zip(weights) {
                    *sum += input * weight;
                }
            }
        }
    }
}

/// A network of dense layers.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Net {
    layers: Vec<Layer>,
}

/// Buffers for the outputs of a layer and of the next one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sums([Vec<f32>; 2]);

impl Net {
    /// A network with layers of the given `widths`, starting with the inputs. `numbers` are in the order of
    /// [`crate::evaluate::weights_text_format`]: for each layer the weights, input by input, then the biases.
    pub fn new(widths: &[usize], numbers: &[f32]) -> Option<Self> {
        let mut rest = numbers;
        let mut layers = Vec::new();
        for pair in widths.windows(2) {
            let &[inputs, outputs] = pair else { return None };
            let (weights, after) = rest.split_at_checked(inputs.checked_mul(outputs)?)?;
            let (biases, after) = after.split_at_checked(outputs)?;
            rest = after;
            layers.push(Layer { outputs, weights: weights.to_vec(), biases: biases.to_vec() });
        }
        (rest.is_empty() && !layers.is_empty()).then_some(Self { layers })
    }

    /// A network with one layer, all of whose outputs are 0.
    pub fn blank(inputs: usize, outputs: usize) -> Self {
        let layer = Layer { outputs, weights: vec![0.0; inputs * outputs], biases: vec![0.0; outputs] };
        Self { layers: vec![layer] }
    }

    /// The network's outputs for these inputs.
    pub fn apply<'a>(&self, inputs: &[f32], sums: &'a mut Sums) -> &'a [f32] {
        let Sums([now, next]) = sums;
        now.clear();
        now.extend_from_slice(inputs);
        for (place, layer) in self.layers.iter().enumerate() {
            layer.apply(now, next);
            if place + 1 < self.layers.len() {
                for sum in next.iter_mut() {
                    *sum = sum.max(0.0);
                }
            }
            std::mem::swap(now, next);
        }
        now
    }
}

#[cfg(test)]
mod tests {
    use super::{Net, Sums};

    #[test]
    fn sums_are_cut_off_below_zero_but_for_the_last() {
        // 2 inputs, 2 hidden sums (a + b, a - b), 1 output: -(first) - 10 * (second) + 1.
        let numbers = [1.0, 1.0, 1.0, -1.0, 0.0, 0.0, -1.0, -10.0, 1.0];
        let net = Net::new(&[2, 2, 1], &numbers).unwrap();
        let mut sums = Sums::default();
        assert_eq!(net.apply(&[1.0, 2.0], &mut sums), [-2.0]);
        assert_eq!(net.apply(&[2.0, 1.0], &mut sums), [-12.0]);
    }

    #[test]
    fn too_few_numbers_or_too_many_make_no_network() {
        assert!(Net::new(&[2, 1], &[1.0, 2.0]).is_none());
        assert!(Net::new(&[2, 1], &[1.0; 4]).is_none());
        assert!(Net::new(&[2], &[]).is_none());
        assert!(Net::new(&[usize::MAX, usize::MAX, 1], &[1.0]).is_none());
    }
}
