//! The backward pass of the policy's network: the gradient of a loss, by hand.
//!
//! It uses the hidden values of the forward pass in `bots`, so there is only one network. Matrices are so small that
//! one sample fits the first cache: a library would spend most of its time on bookkeeping.

use bots::policy::{
    Activations, EMPIRE_HIDDEN, Ground, Inputs, Matrix, NONE, OPTION_HIDDEN, PAIR_HIDDEN, POSITION_HIDDEN,
    POSITION_SUM, Parameters, REGION_HIDDEN, REGION_SUM, RIVAL_HIDDEN, SLOT_OUTPUTS, TABLE_HIDDEN,
    VALUE_HIDDEN, VALUE_OUTPUTS, add_scaled, layout, multiply_add,
};

/// The weights with each matrix transposed, for products with gradients.
#[derive(Clone)]
pub struct Transposed(Vec<f32>);

impl Transposed {
    pub fn new(parameters: &Parameters) -> Self {
        let mut all = parameters.all().to_vec();
        for matrix in layout::ALL {
            let from = &parameters.all()[matrix.start..matrix.end()];
            let to = &mut all[matrix.start..matrix.end()];
            for (input, row) in from.chunks_exact(matrix.outputs).enumerate() {
                for (output, weight) in row.iter().enumerate() {
                    to[output * matrix.inputs + input] = *weight;
                }
            }
        }
        Self(all)
    }

    /// The rows of a transposed matrix, one for each output.
    fn rows<const I: usize>(&self, matrix: Matrix) -> &[[f32; I]] {
        debug_assert_eq!(matrix.inputs, I);
        self.0[matrix.start..matrix.end()].as_chunks::<I>().0
    }
}

/// The gradient of a loss by all weights, in their order.
#[derive(Clone)]
pub struct Gradient(pub Vec<f32>);

impl Gradient {
    pub fn zero() -> Self {
        Self(vec![0.0; layout::COUNT])
    }

    fn rows<const O: usize>(&mut self, matrix: Matrix) -> &mut [[f32; O]] {
        debug_assert_eq!(matrix.outputs, O);
        self.0[matrix.start..matrix.end()].as_chunks_mut::<O>().0
    }

    /// Adds the gradient of a matrix: for each input, the sum over rows of the input times the sums' gradients.
    fn add<const I: usize, const O: usize>(&mut self, matrix: Matrix, rows: &[[f32; I]], sums: &[[f32; O]]) {
        let (pairs, last) = self.rows::<O>(matrix).as_chunks_mut::<2>();
        for (pair, [first, second]) in pairs.iter_mut().enumerate() {
            let (mut one, mut two) = (*first, *second);
            for (row, sum) in rows.iter().zip(sums) {
                add_scaled(sum, row[2 * pair], &mut one);
                add_scaled(sum, row[2 * pair + 1], &mut two);
            }
            (*first, *second) = (one, two);
        }
        if let [last] = last {
            for (row, sum) in rows.iter().zip(sums) {
                add_scaled(sum, row[I - 1], last);
            }
        }
    }
}

/// The gradients of a loss by the network's outputs for one sample.
#[derive(Clone, Debug, Default)]
pub struct OutputGradients {
    pub scores: Vec<f32>,
    pub value: [f32; VALUE_OUTPUTS],
    /// By the scores of each rival's and empire's slots; empty if the loss does not depend on them.
    pub slots: Vec<[f32; SLOT_OUTPUTS]>,
}

/// Gradients by hidden values, reused so that nothing is allocated.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    regions_first: Vec<[f32; REGION_HIDDEN]>,
    around: Vec<[f32; REGION_HIDDEN]>,
    regions: Vec<[f32; REGION_HIDDEN]>,
    positions: Vec<[f32; POSITION_HIDDEN]>,
    pairs: Vec<[f32; PAIR_HIDDEN]>,
    empires: Vec<[f32; EMPIRE_HIDDEN]>,
    rivals: Vec<[f32; RIVAL_HIDDEN]>,
    table: Vec<[f32; TABLE_HIDDEN]>,
    empire_regions: Vec<[f32; REGION_HIDDEN]>,
    empire_positions: Vec<[f32; POSITION_HIDDEN]>,
    empire_pairs: Vec<[f32; PAIR_HIDDEN]>,
    rival_pairs: Vec<[f32; PAIR_HIDDEN]>,
    /// By the products of the rows that options touch, for each of the five kinds of rows.
    products: [Vec<[f32; OPTION_HIDDEN]>; 5],
    touched: Vec<[f32; OPTION_HIDDEN]>,
}

fn reset<const O: usize>(rows: &mut Vec<[f32; O]>, count: usize) {
    rows.clear();
    rows.resize(count, [0.0; O]);
}

/// Sets gradients to 0 where the hidden value was cut off.
fn cut<const O: usize>(gradients: &mut [[f32; O]], hidden: &[[f32; O]]) {
    for (gradient, hidden) in gradients.as_flattened_mut().iter_mut().zip(hidden.as_flattened()) {
        *gradient = if *hidden > 0.0 { *gradient } else { 0.0 };
    }
}

/// A sample's forward pass, with the weights that were used.
pub struct ForwardPass<'a> {
    pub ground: &'a Ground,
    pub parameters: &'a Parameters,
    pub transposed: &'a Transposed,
    pub inputs: &'a Inputs,
    pub hidden: &'a Activations,
}

impl ForwardPass<'_> {
    /// Adds the sample's gradient to `gradient`.
    pub fn backward(&self, outputs: &OutputGradients, scratch: &mut Scratch, gradient: &mut Gradient) {
        let (inputs, hidden) = (self.inputs, self.hidden);
        reset(&mut scratch.regions, inputs.regions.len());
        reset(&mut scratch.positions, inputs.positions.len());
        reset(&mut scratch.pairs, inputs.pairs.len());
        reset(&mut scratch.empires, inputs.empires.len());
        reset(&mut scratch.rivals, inputs.rivals.len());
        reset(&mut scratch.table, 1);
        self.options(outputs, scratch, gradient);
        self.value(outputs, scratch, gradient);
        self.table(scratch, gradient);
        self.rivals(scratch, gradient);
        self.empires(scratch, gradient);
        if !outputs.slots.is_empty() {
            gradient.add(layout::PAIR_SLOTS, &hidden.pairs, &outputs.slots);
            multiply_add(&outputs.slots, self.transposed.rows(layout::PAIR_SLOTS), &mut scratch.pairs);
        }
        cut(&mut scratch.pairs, &hidden.pairs);
        gradient.add(layout::PAIR_FIRST, &inputs.pairs, &scratch.pairs);
        cut(&mut scratch.positions, &hidden.positions);
        gradient.add(layout::POSITION_FIRST, &inputs.positions, &scratch.positions);
        self.regions(scratch, gradient);
    }

    fn options(&self, outputs: &OutputGradients, scratch: &mut Scratch, gradient: &mut Gradient) {
        let (inputs, hidden) = (self.inputs, self.hidden);
        let rows = [
            inputs.regions.len(),
            inputs.regions.len(),
            inputs.positions.len(),
            inputs.empires.len(),
            inputs.empires.len(),
        ];
        for (products, rows) in scratch.products.iter_mut().zip(rows) {
            reset(products, rows);
        }
        let last = self.parameters.rows::<OPTION_HIDDEN>(layout::OPTION_LAST)[0];
        let mut common = [[0.0; OPTION_HIDDEN]];
        let mut touches = [0u64; 5];
        let options = inputs.touched.iter().zip(&hidden.options).zip(&outputs.scores);
        for (index, ((touched, values), by_score)) in options.enumerate() {
            if *by_score == 0.0 {
                continue;
            }
            add_scaled(values, *by_score, &mut gradient.rows(layout::OPTION_LAST)[0]);
            let mut by_sum = [[0.0; OPTION_HIDDEN]];
            add_scaled(&last, *by_score, &mut by_sum[0]);
            cut(&mut by_sum, std::slice::from_ref(values));
            add_scaled(&by_sum[0], 1.0, &mut common[0]);
            for (input, number) in inputs.option(index) {
                let input = usize::from(*input);
                gradient.0[layout::OPTION_STRAIGHT.start + input] += by_score * number;
                add_scaled(&by_sum[0], *number, &mut gradient.rows(layout::OPTION_FIRST)[input]);
            }
            let [from, to] = touched.regions;
            let [one, other] = touched.empires;
            for (place, row) in [from, to, touched.position, one, other].into_iter().enumerate() {
                if row != NONE {
                    touches[place] |= 1 << row;
                    add_scaled(&by_sum[0], 1.0, &mut scratch.products[place][usize::from(row)]);
                }
            }
        }
        gradient.add(layout::OPTION_TABLE, &hidden.table, &common);
        multiply_add(&common, self.transposed.rows(layout::OPTION_TABLE), &mut scratch.table);
        let Scratch { products, touched, regions, positions, empires, .. } = scratch;
        let [from, to, by_position, by_empire, by_other] = products;
        let mut project = Projection { transposed: self.transposed, gradient, touched };
        project.add(layout::OPTION_FROM, touches[0], &hidden.regions, from, regions);
        project.add(layout::OPTION_TO, touches[1], &hidden.regions, to, regions);
        project.add(layout::OPTION_POSITION, touches[2], &hidden.positions, by_position, positions);
        project.add(layout::OPTION_EMPIRE, touches[3], &hidden.empires, by_empire, empires);
        project.add(layout::OPTION_OTHER, touches[4], &hidden.empires, by_other, empires);
    }

    fn value(&self, outputs: &OutputGradients, scratch: &mut Scratch, gradient: &mut Gradient) {
        let hidden = &self.hidden.value_hidden[0];
        let rows = self.parameters.rows::<VALUE_OUTPUTS>(layout::VALUE_LAST);
        let mut by_hidden = [[0.0; VALUE_HIDDEN]];
        let last = gradient.rows::<VALUE_OUTPUTS>(layout::VALUE_LAST);
        for (place, value) in hidden.iter().enumerate() {
            add_scaled(&outputs.value, *value, &mut last[place]);
            let by_output = rows[place].iter().zip(&outputs.value).map(|(weight, by)| weight * by);
            by_hidden[0][place] = by_output.sum();
        }
        add_scaled(&outputs.value, 1.0, &mut last[VALUE_HIDDEN]);
        cut(&mut by_hidden, &self.hidden.value_hidden);
        add_scaled(&by_hidden[0], 1.0, &mut gradient.rows(layout::VALUE_BIAS)[0]);
        gradient.add(layout::VALUE_FIRST, &self.hidden.table, &by_hidden);
        multiply_add(&by_hidden, self.transposed.rows(layout::VALUE_FIRST), &mut scratch.table);
    }

    fn table(&self, scratch: &mut Scratch, gradient: &mut Gradient) {
        let (inputs, hidden) = (self.inputs, self.hidden);
        cut(&mut scratch.table, &hidden.table);
        let by_table = &scratch.table;
        gradient.add(layout::TABLE_FIRST, &inputs.table, by_table);
        gradient.add(layout::TABLE_EMPIRES, &[hidden.mean_empire], by_table);
        gradient.add(layout::TABLE_INTERESTS, &[hidden.wanted_empire], by_table);
        gradient.add(layout::TABLE_RIVALS, &[hidden.mean_rival], by_table);
        let (mut mean, mut wanted) = ([[0.0; EMPIRE_HIDDEN]], [[0.0; EMPIRE_HIDDEN]]);
        let mut rival = [[0.0; RIVAL_HIDDEN]];
        multiply_add(by_table, self.transposed.rows(layout::TABLE_EMPIRES), &mut mean);
        multiply_add(by_table, self.transposed.rows(layout::TABLE_INTERESTS), &mut wanted);
        multiply_add(by_table, self.transposed.rows(layout::TABLE_RIVALS), &mut rival);
        let share = 1.0 / inputs.empires.len().max(1) as f32;
        for (empire, interest) in scratch.empires.iter_mut().zip(&inputs.interests) {
            add_scaled(&mean[0], share, empire);
            add_scaled(&wanted[0], *interest, empire);
        }
        let share = 1.0 / inputs.rivals.len().max(1) as f32;
        for sum in &mut scratch.rivals {
            add_scaled(&rival[0], share, sum);
        }
    }

    fn rivals(&self, scratch: &mut Scratch, gradient: &mut Gradient) {
        let (inputs, hidden) = (self.inputs, self.hidden);
        cut(&mut scratch.rivals, &hidden.rivals);
        gradient.add(layout::RIVAL_FIRST, &inputs.rivals, &scratch.rivals);
        gradient.add(layout::RIVAL_PAIRS, &hidden.rival_pairs, &scratch.rivals);
        reset(&mut scratch.rival_pairs, inputs.rivals.len());
        let back = self.transposed.rows(layout::RIVAL_PAIRS);
        multiply_add(&scratch.rivals, back, &mut scratch.rival_pairs);
        let empires = inputs.empires.len().max(1);
        let of_rivals = scratch.pairs.chunks_exact_mut(empires);
        for (of_rival, sum) in of_rivals.zip(&scratch.rival_pairs) {
            for pair in of_rival {
                add_scaled(sum, 1.0 / empires as f32, pair);
            }
        }
    }

    fn empires(&self, scratch: &mut Scratch, gradient: &mut Gradient) {
        let (inputs, hidden) = (self.inputs, self.hidden);
        cut(&mut scratch.empires, &hidden.empires);
        let by_empire = &scratch.empires;
        gradient.add(layout::EMPIRE_FIRST, &inputs.empires, by_empire);
        gradient.add(layout::EMPIRE_REGIONS, &hidden.empire_regions, by_empire);
        gradient.add(layout::EMPIRE_POSITIONS, &hidden.empire_positions, by_empire);
        gradient.add(layout::EMPIRE_PAIRS, &hidden.empire_pairs, by_empire);
        let empires = inputs.empires.len();
        reset(&mut scratch.empire_regions, empires);
        reset(&mut scratch.empire_positions, empires);
        reset(&mut scratch.empire_pairs, empires);
        let back = self.transposed;
        multiply_add(by_empire, back.rows(layout::EMPIRE_REGIONS), &mut scratch.empire_regions);
        multiply_add(by_empire, back.rows(layout::EMPIRE_POSITIONS), &mut scratch.empire_positions);
        multiply_add(by_empire, back.rows(layout::EMPIRE_PAIRS), &mut scratch.empire_pairs);
        for (region, controller) in scratch.regions.iter_mut().zip(&inputs.controllers) {
            if *controller != NONE {
                add_scaled(&scratch.empire_regions[usize::from(*controller)], REGION_SUM, region);
            }
        }
        for (position, council) in scratch.positions.iter_mut().zip(&inputs.councils) {
            add_scaled(&scratch.empire_positions[usize::from(*council)], POSITION_SUM, position);
        }
        let share = 1.0 / inputs.rivals.len().max(1) as f32;
        for of_rival in scratch.pairs.chunks_exact_mut(empires.max(1)) {
            for (pair, sum) in of_rival.iter_mut().zip(&scratch.empire_pairs) {
                add_scaled(sum, share, pair);
            }
        }
    }

    fn regions(&self, scratch: &mut Scratch, gradient: &mut Gradient) {
        let (inputs, hidden) = (self.inputs, self.hidden);
        cut(&mut scratch.regions, &hidden.regions);
        let by_region = &scratch.regions;
        gradient.add(layout::REGION_SELF, &hidden.regions_first, by_region);
        gradient.add(layout::REGION_AROUND, &hidden.around, by_region);
        let bias = &mut gradient.rows::<REGION_HIDDEN>(layout::REGION_BIAS)[0];
        by_region.iter().for_each(|by_region| add_scaled(by_region, 1.0, bias));
        reset(&mut scratch.regions_first, inputs.regions.len());
        reset(&mut scratch.around, inputs.regions.len());
        multiply_add(by_region, self.transposed.rows(layout::REGION_SELF), &mut scratch.regions_first);
        multiply_add(by_region, self.transposed.rows(layout::REGION_AROUND), &mut scratch.around);
        for (region, around) in scratch.around.iter().enumerate() {
            let neighbours = self.ground.neighbours(region);
            let share = 1.0 / neighbours.len().max(1) as f32;
            for other in neighbours {
                add_scaled(around, share, &mut scratch.regions_first[usize::from(*other)]);
            }
        }
        cut(&mut scratch.regions_first, &hidden.regions_first);
        gradient.add(layout::REGION_FIRST, &inputs.regions, &scratch.regions_first);
    }
}

/// The backward pass through the products of touched rows.
struct Projection<'a> {
    transposed: &'a Transposed,
    gradient: &'a mut Gradient,
    touched: &'a mut Vec<[f32; OPTION_HIDDEN]>,
}

impl Projection<'_> {
    fn add<const I: usize>(
        &mut self,
        matrix: Matrix,
        mut touches: u64,
        rows: &[[f32; I]],
        products: &[[f32; OPTION_HIDDEN]],
        by_rows: &mut [[f32; I]],
    ) {
        self.touched.clear();
        let mut touched_rows = Vec::new();
        while touches != 0 {
            let row = touches.trailing_zeros() as usize;
            touches &= touches - 1;
            self.touched.push(products[row]);
            touched_rows.push(rows[row]);
            let back = self.transposed.rows::<I>(matrix);
            multiply_add(std::slice::from_ref(&products[row]), back, std::slice::from_mut(&mut by_rows[row]));
        }
        self.gradient.add(matrix, &touched_rows, self.touched);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table;
    use bots::policy::{Evidence, Situation, fill_options, fill_position, forward, token_scores};
    use rules::{Deal, Rng, State, World};

    /// The inputs of some decisions of a random game.
    fn some_inputs(world: &World, ground: &Ground, seed: u64) -> Vec<Inputs> {
        let mut rng = Rng::new(seed);
        let mut state = State::start(world, &Deal::random(world, &mut rng), &mut ());
        let mut evidence = Evidence::NOTHING;
        let (mut all, mut legal) = (Vec::new(), Vec::new());
        while let Some(mover) = state.mover() {
            state.legal(world, &mut legal);
            if legal.len() > 2 && rng.below(16) == 0 {
                let mut inputs = Inputs::default();
                let view = state.view(world, mover);
                let situation = Situation { ground, world, view: &view, evidence: &evidence };
                let context = fill_position(&situation, &mut inputs);
                fill_options(&situation, &context, &legal, &mut inputs);
                all.push(inputs);
            }
            let action = legal[rng.below(legal.len() as u32) as usize];
            evidence.play(world, &mut state, mover, action, &mut rng);
        }
        all
    }

    /// A loss that depends on all outputs: a sum with fixed factors.
    fn loss(
        parameters: &Parameters,
        ground: &Ground,
        inputs: &Inputs,
    ) -> (f64, Activations, OutputGradients) {
        let (mut hidden, mut slots) = (Activations::default(), Vec::new());
        forward(ground, parameters, inputs, &mut hidden);
        token_scores(parameters, &hidden, &mut slots);
        let factor = |index: usize| ((index * 37 % 11) as f32 - 4.0) / 5.0;
        let outputs = OutputGradients {
            scores: (0..hidden.scores.len()).map(factor).collect(),
            value: [0.7, -0.9],
            slots: (0..slots.len()).map(|row| std::array::from_fn(|slot| factor(row + slot))).collect(),
        };
        let product = |(a, b): (&f32, &f32)| f64::from(*a) * f64::from(*b);
        let sum = hidden.scores.iter().zip(&outputs.scores).map(product).sum::<f64>()
            + hidden.value.iter().zip(&outputs.value).map(product).sum::<f64>()
            + slots.as_flattened().iter().zip(outputs.slots.as_flattened()).map(product).sum::<f64>();
        (sum, hidden, outputs)
    }

    #[test]
    fn gradients_are_the_slopes_of_the_loss() {
        for (pack, seats, seed) in [("war-of-whispers", 4, 1), ("lantern-delta", 3, 2)] {
            let world = table::world(pack, seats);
            let ground = Ground::new(&world);
            let mut parameters = Parameters::random(seed);
            // Last layers begin near 0, which would hide what flows through them.
            for matrix in [layout::OPTION_LAST, layout::VALUE_LAST, layout::PAIR_SLOTS] {
                let weights = &mut parameters.all_mut()[matrix.start..matrix.end()];
                weights.iter_mut().for_each(|weight| *weight *= 10.0);
            }
            let mut checked = [0; layout::ALL.len()];
            for inputs in some_inputs(&world, &ground, seed) {
                let off = slopes(&parameters, &ground, &inputs);
                for (index, off) in off.into_iter().enumerate() {
                    assert!(off.is_none_or(|off| off.abs() < 0.03), "{pack}: matrix {index}: {off:?}");
                    checked[index] += usize::from(off.is_some());
                }
            }
            assert!(checked.iter().all(|count| *count > 0), "{pack}: {checked:?}");
        }
    }

    /// For each matrix, the relative difference between the loss's slope along its gradient and the gradient's
    /// length; `None` if nothing depends on the matrix.
    fn slopes(parameters: &Parameters, ground: &Ground, inputs: &Inputs) -> Vec<Option<f64>> {
        let transposed = Transposed::new(parameters);
        let (_, hidden, outputs) = loss(parameters, ground, inputs);
        let mut gradient = Gradient::zero();
        let pass = ForwardPass { ground, parameters, transposed: &transposed, inputs, hidden: &hidden };
        pass.backward(&outputs, &mut Scratch::default(), &mut gradient);
        let slope = |matrix: Matrix| {
            let by = &gradient.0[matrix.start..matrix.end()];
            let length = by.iter().map(|by| f64::from(*by) * f64::from(*by)).sum::<f64>().sqrt();
            let at = |step: f64| {
                let mut moved = parameters.clone();
                let weights = &mut moved.all_mut()[matrix.start..matrix.end()];
                let scale = (step / length) as f32;
                weights.iter_mut().zip(by).for_each(|(weight, by)| *weight += scale * by);
                loss(&moved, ground, inputs).0
            };
            // Long steps cross points where a hidden value is cut off, and short ones suffer from rounding.
            let off = |step: f64| (at(step) - at(-step)) / (2.0 * step) / length - 1.0;
            let offs = [3e-3, 1e-3, 3e-4, 1e-4].map(off).into_iter();
            offs.min_by(|a, b| a.abs().total_cmp(&b.abs())).filter(|_| length > 0.0)
        };
        layout::ALL.into_iter().map(slope).collect()
    }
}
