//! The places of the policy's inputs in arrays of a fixed size.

use bots::policy::{
    EMPIRE, Inputs, NONE, OPTION, PAIR, POSITION, REGION, RIVAL, Situation, TABLE, fill_options,
    fill_position,
};
use rules::{Action, World};

/// The number of things that an option touches: two regions, a position and two empires.
pub const TOUCHED: usize = 5;

/// A block of an observation: rows of one kind, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// What a row describes.
    pub name: &'static str,
    /// The number of rows.
    pub rows: usize,
    /// The number of inputs of a row.
    pub columns: usize,
}

/// The largest numbers of rows in a set of worlds. Smaller worlds leave the other rows 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// The number of regions.
    pub regions: usize,
    positions: usize,
    empires: usize,
    rivals: usize,
}

impl Layout {
    /// The layout that has room for this world and for those before.
    #[must_use]
    pub fn with(self, world: &World) -> Self {
        Self {
            regions: self.regions.max(world.regions().into_iter().count()),
            positions: self.positions.max(world.positions().into_iter().count()),
            empires: self.empires.max(world.empires().len()),
            rivals: self.rivals.max(world.societies().len() - 1),
        }
    }

    /// The blocks of an observation in order. Those whose place is the same in all layouts come first.
    pub fn blocks(&self) -> [Block; 6] {
        let block = |name, rows, columns| Block { name, rows, columns };
        [
            block("table", 1, TABLE),
            block("rivals", self.rivals, RIVAL),
            block("empires", self.empires, EMPIRE),
            block("pairs", self.rivals * self.empires, PAIR),
            block("positions", self.positions, POSITION),
            block("regions", self.regions, REGION),
        ]
    }

    /// The name, rows and columns of each block, for Python.
    pub fn shapes(&self) -> Vec<(&'static str, usize, usize)> {
        self.blocks().map(|block| (block.name, block.rows, block.columns)).to_vec()
    }

    /// The number of numbers in an observation.
    pub fn size(&self) -> usize {
        self.blocks().iter().map(|block| block.rows * block.columns).sum()
    }

    fn write_position(&self, inputs: &Inputs, rows: &mut Rows<'_>) {
        let mut rest = &mut *rows.observation;
        let mut sources = [
            inputs.table.as_flattened(),
            inputs.rivals.as_flattened(),
            inputs.empires.as_flattened(),
            &[],
            inputs.positions.as_flattened(),
            inputs.regions.as_flattened(),
        ]
        .into_iter();
        for block in self.blocks() {
            let (place, after) = rest.split_at_mut(block.rows * block.columns);
            rest = after;
            let source = sources.next().unwrap_or_default();
            if block.name == "pairs" {
                // Each rival has its own rows for all empires.
                let empires = inputs.empires.len();
                place.fill(0.0);
                let rivals = inputs.pairs.chunks_exact(empires.max(1));
                for (place, pairs) in place.chunks_exact_mut(self.empires * PAIR).zip(rivals) {
                    place[..empires * PAIR].copy_from_slice(pairs.as_flattened());
                }
            } else {
                place[..source.len()].copy_from_slice(source);
                place[source.len()..].fill(0.0);
            }
        }
        let regions = inputs.controllers.len();
        rows.controllers[..regions].copy_from_slice(&inputs.controllers);
        rows.controllers[regions..].fill(NONE);
    }
}

/// The places in arrays that describe one decision.
pub struct Rows<'a> {
    /// The position, in the blocks of [`Layout::blocks`].
    pub observation: &'a mut [f32],
    /// For each region, the row of the empire that controls it, or [`NONE`].
    pub controllers: &'a mut [u8],
    /// The inputs of each option.
    pub options: &'a mut [f32],
    /// The rows that each option touches, or [`NONE`].
    pub touched: &'a mut [u8],
    /// True for each option that may be chosen.
    pub mask: &'a mut [bool],
}

/// Writes decisions into arrays. It allocates nothing once its buffers have grown.
#[derive(Default)]
pub struct Writer {
    inputs: Inputs,
}

impl Writer {
    /// Writes a position and its options. `before` is the number of options that these rows had until now.
    pub fn write(
        &mut self,
        layout: &Layout,
        situation: &Situation<'_>,
        options: &[Action],
        before: usize,
        rows: &mut Rows<'_>,
    ) {
        let context = fill_position(situation, &mut self.inputs);
        layout.write_position(&self.inputs, rows);
        fill_options(situation, &context, options, &mut self.inputs);
        let count = options.len();
        for (index, place) in rows.options.chunks_exact_mut(OPTION).take(count).enumerate() {
            place.fill(0.0);
            for (at, number) in self.inputs.option(index) {
                place[usize::from(*at)] = *number;
            }
        }
        for (place, touched) in rows.touched.chunks_exact_mut(TOUCHED).zip(&self.inputs.touched) {
            let [from, to] = touched.regions;
            let [empire, other] = touched.empires;
            place.copy_from_slice(&[from, to, touched.position, empire, other]);
        }
        rows.mask[..count].fill(true);
        if before > count {
            rows.options[count * OPTION..before * OPTION].fill(0.0);
            rows.touched[count * TOUCHED..before * TOUCHED].fill(NONE);
            rows.mask[count..before].fill(false);
        }
    }
}
