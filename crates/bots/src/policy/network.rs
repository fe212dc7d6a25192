//! The network's forward pass for one decision. It is compiled once for each kind of vector registers, and the processor's
//! widest are chosen when it runs. So that the compiler can use them, everything below is inlined. The results are the
//! same, because sums keep their order and no product is fused with a sum.

use fearless_simd::{Level, dispatch};

use super::ground::Ground;
use super::inputs::{Inputs, NONE};
use super::kernels::{add_scaled, dot, multiply_add, rectify};
use super::parameters::{
    EMPIRE_HIDDEN, OPTION_HIDDEN, PAIR_HIDDEN, POSITION_HIDDEN, Parameters, REGION_HIDDEN, RIVAL_HIDDEN,
    SLOT_OUTPUTS, TABLE_HIDDEN, VALUE_HIDDEN, VALUE_OUTPUTS, layout,
};

/// Everything that the network computes for one decision. Reuse it, so that nothing is allocated.
#[derive(Clone, Debug, Default)]
pub struct Activations {
    /// The first hidden values of each region.
    pub regions_first: Vec<[f32; REGION_HIDDEN]>,
    /// For each region, the mean of its neighbours' first hidden values.
    pub around: Vec<[f32; REGION_HIDDEN]>,
    /// The hidden values of each region.
    pub regions: Vec<[f32; REGION_HIDDEN]>,
    /// The hidden values of each position.
    pub positions: Vec<[f32; POSITION_HIDDEN]>,
    /// The hidden values of each rival and empire.
    pub pairs: Vec<[f32; PAIR_HIDDEN]>,
    /// For each empire, the scaled sum over the regions that it controls.
    pub empire_regions: Vec<[f32; REGION_HIDDEN]>,
    /// For each empire, the scaled sum over its positions.
    pub empire_positions: Vec<[f32; POSITION_HIDDEN]>,
    /// For each empire, the mean of the rivals' relations to it.
    pub empire_pairs: Vec<[f32; PAIR_HIDDEN]>,
    /// The hidden values of each empire.
    pub empires: Vec<[f32; EMPIRE_HIDDEN]>,
    /// For each rival, the mean of its relations to the empires.
    pub rival_pairs: Vec<[f32; PAIR_HIDDEN]>,
    /// The hidden values of each rival.
    pub rivals: Vec<[f32; RIVAL_HIDDEN]>,
    /// The mean of all empires.
    pub mean_empire: [f32; EMPIRE_HIDDEN],
    /// The sum of all empires, weighted by the viewer's interest.
    pub wanted_empire: [f32; EMPIRE_HIDDEN],
    /// The mean of all rivals.
    pub mean_rival: [f32; RIVAL_HIDDEN],
    /// The hidden values of the whole position.
    pub table: Vec<[f32; TABLE_HIDDEN]>,
    /// The hidden values of the value.
    pub value_hidden: Vec<[f32; VALUE_HIDDEN]>,
    /// The logarithm of the viewer's odds to win, and its expected lead in points divided by 10.
    pub value: [f32; VALUE_OUTPUTS],
    /// The hidden values of each option.
    pub options: Vec<[f32; OPTION_HIDDEN]>,
    /// The score of each option.
    pub scores: Vec<f32>,
    from: Vec<[f32; OPTION_HIDDEN]>,
    to: Vec<[f32; OPTION_HIDDEN]>,
    by_position: Vec<[f32; OPTION_HIDDEN]>,
    by_empire: Vec<[f32; OPTION_HIDDEN]>,
    by_other: Vec<[f32; OPTION_HIDDEN]>,
}

/// The factor by which sums over an empire's regions are scaled.
pub const REGION_SUM: f32 = 0.25;
/// The factor by which sums over an empire's positions are scaled.
pub const POSITION_SUM: f32 = 0.25;

impl Activations {
    /// The viewer's win chance.
    pub fn win_chance(&self) -> f32 {
        1.0 / (1.0 + libm::expf(-self.value[0]))
    }
}

/// Computes the hidden values of the whole position, the value, and the scores of all options.
pub fn forward(ground: &Ground, parameters: &Parameters, inputs: &Inputs, a: &mut Activations) {
    dispatch!(Level::new(), _ => {
        forward_position(ground, parameters, inputs, a);
        forward_value(parameters, a);
        forward_options(parameters, inputs, a);
    });
}

/// Computes the hidden values of the whole position and the value, without options.
pub fn forward_without_options(
    ground: &Ground,
    parameters: &Parameters,
    inputs: &Inputs,
    a: &mut Activations,
) {
    dispatch!(Level::new(), _ => {
        forward_position(ground, parameters, inputs, a);
        forward_value(parameters, a);
    });
}

#[inline(always)]
fn reset<const O: usize>(rows: &mut Vec<[f32; O]>, count: usize) {
    rows.clear();
    rows.resize(count, [0.0; O]);
}

#[inline(always)]
fn forward_position(ground: &Ground, parameters: &Parameters, inputs: &Inputs, a: &mut Activations) {
    // Regions, and one round of messages along borders.
    reset(&mut a.regions_first, inputs.regions.len());
    multiply_add(&inputs.regions, parameters.rows(layout::REGION_FIRST), &mut a.regions_first);
    rectify(&mut a.regions_first);
    reset(&mut a.around, inputs.regions.len());
    for (region, around) in a.around.iter_mut().enumerate() {
        let neighbours = ground.neighbours(region);
        let share = 1.0 / neighbours.len().max(1) as f32;
        let mut sum = [0.0; REGION_HIDDEN];
        for other in neighbours {
            add_scaled(&a.regions_first[usize::from(*other)], share, &mut sum);
        }
        *around = sum;
    }
    let bias = parameters.rows::<REGION_HIDDEN>(layout::REGION_BIAS)[0];
    a.regions.clear();
    a.regions.resize(inputs.regions.len(), bias);
    multiply_add(&a.regions_first, parameters.rows(layout::REGION_SELF), &mut a.regions);
    multiply_add(&a.around, parameters.rows(layout::REGION_AROUND), &mut a.regions);
    rectify(&mut a.regions);

    reset(&mut a.positions, inputs.positions.len());
    multiply_add(&inputs.positions, parameters.rows(layout::POSITION_FIRST), &mut a.positions);
    rectify(&mut a.positions);

    reset(&mut a.pairs, inputs.pairs.len());
    multiply_add(&inputs.pairs, parameters.rows(layout::PAIR_FIRST), &mut a.pairs);
    rectify(&mut a.pairs);

    forward_empires(parameters, inputs, a);
    forward_rivals(parameters, inputs, a);
    forward_table(parameters, inputs, a);
}

#[inline(always)]
fn forward_empires(parameters: &Parameters, inputs: &Inputs, a: &mut Activations) {
    let empires = inputs.empires.len();
    reset(&mut a.empire_regions, empires);
    for (region, controller) in a.regions.iter().zip(&inputs.controllers) {
        if *controller != NONE {
            add_scaled(region, REGION_SUM, &mut a.empire_regions[usize::from(*controller)]);
        }
    }
    reset(&mut a.empire_positions, empires);
    for (position, council) in a.positions.iter().zip(&inputs.councils) {
        add_scaled(position, POSITION_SUM, &mut a.empire_positions[usize::from(*council)]);
    }
    reset(&mut a.empire_pairs, empires);
    let share = 1.0 / inputs.rivals.len().max(1) as f32;
    for of_rival in a.pairs.chunks_exact(empires.max(1)) {
        for (pair, sum) in of_rival.iter().zip(&mut a.empire_pairs) {
            add_scaled(pair, share, sum);
        }
    }
    reset(&mut a.empires, empires);
    multiply_add(&inputs.empires, parameters.rows(layout::EMPIRE_FIRST), &mut a.empires);
    multiply_add(&a.empire_regions, parameters.rows(layout::EMPIRE_REGIONS), &mut a.empires);
    multiply_add(&a.empire_positions, parameters.rows(layout::EMPIRE_POSITIONS), &mut a.empires);
    multiply_add(&a.empire_pairs, parameters.rows(layout::EMPIRE_PAIRS), &mut a.empires);
    rectify(&mut a.empires);
}

#[inline(always)]
fn forward_rivals(parameters: &Parameters, inputs: &Inputs, a: &mut Activations) {
    let empires = inputs.empires.len().max(1);
    reset(&mut a.rival_pairs, inputs.rivals.len());
    for (of_rival, sum) in a.pairs.chunks_exact(empires).zip(&mut a.rival_pairs) {
        for pair in of_rival {
            add_scaled(pair, 1.0 / empires as f32, sum);
        }
    }
    reset(&mut a.rivals, inputs.rivals.len());
    multiply_add(&inputs.rivals, parameters.rows(layout::RIVAL_FIRST), &mut a.rivals);
    multiply_add(&a.rival_pairs, parameters.rows(layout::RIVAL_PAIRS), &mut a.rivals);
    rectify(&mut a.rivals);
}

#[inline(always)]
fn forward_table(parameters: &Parameters, inputs: &Inputs, a: &mut Activations) {
    (a.mean_empire, a.wanted_empire, a.mean_rival) = Default::default();
    let share = 1.0 / a.empires.len().max(1) as f32;
    for (empire, interest) in a.empires.iter().zip(&inputs.interests) {
        add_scaled(empire, share, &mut a.mean_empire);
        add_scaled(empire, *interest, &mut a.wanted_empire);
    }
    let share = 1.0 / a.rivals.len().max(1) as f32;
    for rival in &a.rivals {
        add_scaled(rival, share, &mut a.mean_rival);
    }
    reset(&mut a.table, 1);
    multiply_add(&inputs.table, parameters.rows(layout::TABLE_FIRST), &mut a.table);
    multiply_add(&[a.mean_empire], parameters.rows(layout::TABLE_EMPIRES), &mut a.table);
    multiply_add(&[a.wanted_empire], parameters.rows(layout::TABLE_INTERESTS), &mut a.table);
    multiply_add(&[a.mean_rival], parameters.rows(layout::TABLE_RIVALS), &mut a.table);
    rectify(&mut a.table);
}

#[inline(always)]
fn forward_value(parameters: &Parameters, a: &mut Activations) {
    a.value_hidden.clear();
    a.value_hidden.push(parameters.rows::<VALUE_HIDDEN>(layout::VALUE_BIAS)[0]);
    multiply_add(&a.table, parameters.rows(layout::VALUE_FIRST), &mut a.value_hidden);
    rectify(&mut a.value_hidden);
    let rows = parameters.rows::<VALUE_OUTPUTS>(layout::VALUE_LAST);
    let mut outputs = rows[VALUE_HIDDEN];
    for (hidden, row) in a.value_hidden[0].iter().zip(rows) {
        add_scaled(row, *hidden, &mut outputs);
    }
    a.value = outputs;
}

/// Fills in the products of those rows that some option touches with a matrix.
#[inline(always)]
fn project<const I: usize>(
    touched: u64,
    rows: &[[f32; I]],
    weights: &[[f32; OPTION_HIDDEN]],
    products: &mut Vec<[f32; OPTION_HIDDEN]>,
) {
    products.resize(rows.len(), [0.0; OPTION_HIDDEN]);
    for (index, (row, product)) in rows.iter().zip(products.iter_mut()).enumerate() {
        if touched >> index & 1 == 1 {
            *product = [0.0; OPTION_HIDDEN];
            multiply_add(std::slice::from_ref(row), weights, std::slice::from_mut(product));
        }
    }
}

/// The bit of a row; none for [`NONE`].
#[inline(always)]
fn bit(row: u8) -> u64 {
    if row == NONE { 0 } else { 1 << (row % 64) }
}

#[inline(always)]
fn forward_options(parameters: &Parameters, inputs: &Inputs, a: &mut Activations) {
    let (mut from, mut to, mut positions, mut empires, mut others) = (0, 0, 0, 0, 0);
    for touched in &inputs.touched {
        from |= bit(touched.regions[0]);
        to |= bit(touched.regions[1]);
        positions |= bit(touched.position);
        empires |= bit(touched.empires[0]);
        others |= bit(touched.empires[1]);
    }
    project(from, &a.regions, parameters.rows(layout::OPTION_FROM), &mut a.from);
    project(to, &a.regions, parameters.rows(layout::OPTION_TO), &mut a.to);
    project(positions, &a.positions, parameters.rows(layout::OPTION_POSITION), &mut a.by_position);
    project(empires, &a.empires, parameters.rows(layout::OPTION_EMPIRE), &mut a.by_empire);
    project(others, &a.empires, parameters.rows(layout::OPTION_OTHER), &mut a.by_other);
    let mut common = [[0.0; OPTION_HIDDEN]];
    multiply_add(&a.table, parameters.rows(layout::OPTION_TABLE), &mut common);
    let first = parameters.rows::<OPTION_HIDDEN>(layout::OPTION_FIRST);
    let last = &parameters.rows::<OPTION_HIDDEN>(layout::OPTION_LAST)[0];
    let straight = &parameters.all()[layout::OPTION_STRAIGHT.start..layout::OPTION_STRAIGHT.end()];
    a.options.clear();
    a.scores.clear();
    for (index, touched) in inputs.touched.iter().enumerate() {
        let mut sum = common[0];
        let parts = [
            (touched.regions[0], &a.from),
            (touched.regions[1], &a.to),
            (touched.position, &a.by_position),
            (touched.empires[0], &a.by_empire),
            (touched.empires[1], &a.by_other),
        ];
        for (row, products) in parts {
            if row != NONE {
                add_scaled(&products[usize::from(row)], 1.0, &mut sum);
            }
        }
        let mut score = 0.0;
        for (input, number) in inputs.option(index) {
            let input = usize::from(*input);
            add_scaled(&first[input], *number, &mut sum);
            score += straight[input] * number;
        }
        rectify(std::slice::from_mut(&mut sum));
        a.options.push(sum);
        a.scores.push(score + dot(&sum, last));
    }
}

/// Fills in, for each rival and empire, how likely that empire's token lies on each of the rival's slots: the logarithms
/// of odds that are to be compared among the empires of one rival.
pub fn token_scores(parameters: &Parameters, a: &Activations, scores: &mut Vec<[f32; SLOT_OUTPUTS]>) {
    reset(scores, a.pairs.len());
    multiply_add(&a.pairs, parameters.rows(layout::PAIR_SLOTS), scores);
}

/// Replaces scores by the probabilities that follow from them.
pub fn softmax(scores: &mut [f32]) {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for score in scores.iter_mut() {
        *score = libm::expf(*score - most);
        sum += *score;
    }
    scores.iter_mut().for_each(|score| *score /= sum);
}
