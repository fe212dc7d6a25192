//! The network's inputs for one decision: rows of numbers for the regions, positions, empires, rivals and options.

/// The number of inputs of a region.
pub const REGION: usize = 32;
/// The number of inputs of a council position.
pub const POSITION: usize = 28;
/// The number of inputs of a rival and an empire together.
pub const PAIR: usize = 20;
/// The number of inputs of an empire.
pub const EMPIRE: usize = 40;
/// The number of inputs of a rival.
pub const RIVAL: usize = 12;
/// The number of inputs of the whole position.
pub const TABLE: usize = 64;
/// The number of inputs of an option.
pub const OPTION: usize = 80;

/// The index of no region, position or empire.
pub const NONE: u8 = u8::MAX;

/// What an option touches, by row; [`NONE`] where it touches less.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touched {
    /// The rows of up to two regions.
    pub regions: [u8; 2],
    /// The row of a position.
    pub position: u8,
    /// The rows of up to two empires.
    pub empires: [u8; 2],
    /// The index in [`Inputs::entries`] after the option's last one.
    pub end: u32,
}

/// The network's inputs for one decision.
#[derive(Clone, Debug, Default)]
pub struct Inputs {
    /// A row for each region.
    pub regions: Vec<[f32; REGION]>,
    /// For each region, the row of the empire that controls it, or [`NONE`].
    pub controllers: Vec<u8>,
    /// A row for each council position.
    pub positions: Vec<[f32; POSITION]>,
    /// For each position, the row of its empire.
    pub councils: Vec<u8>,
    /// A row for each rival and empire: first all of the first rival, by empire.
    pub pairs: Vec<[f32; PAIR]>,
    /// A row for each empire.
    pub empires: Vec<[f32; EMPIRE]>,
    /// For each empire, the viewer's multiplier divided by 4.
    pub interests: Vec<f32>,
    /// A row for each rival, in seating order after the viewer.
    pub rivals: Vec<[f32; RIVAL]>,
    /// The row of the whole position.
    pub table: Vec<[f32; TABLE]>,
    /// The options' inputs that are not 0, with their indexes: first all of the first option.
    pub entries: Vec<(u8, f32)>,
    /// What each option touches.
    pub touched: Vec<Touched>,
}

impl Inputs {
    /// The inputs of an option that are not 0, with their indexes.
    #[inline(always)]
    pub fn option(&self, index: usize) -> &[(u8, f32)] {
        let start = if index == 0 { 0 } else { self.touched[index - 1].end as usize };
        &self.entries[start..self.touched[index].end as usize]
    }
}

/// Writes inputs one after the other into a row that begins with 0 everywhere.
pub(super) struct RowWriter<'a, const N: usize> {
    pub row: &'a mut [f32; N],
    pub at: usize,
}

impl<'a, const N: usize> RowWriter<'a, N> {
    /// Adds a row to the list and begins to write it. Its first input is always 1.
    pub fn begin(rows: &'a mut Vec<[f32; N]>) -> Self {
        let at = rows.len();
        rows.push([0.0; N]);
        let mut writer = Self { row: &mut rows[at], at: 0 };
        writer.put(1.0);
        writer
    }

    #[inline(always)]
    pub fn put(&mut self, number: f32) {
        // The check never fails: each kind of row has room for all its inputs, which tests fill.
        if let Some(place) = self.row.get_mut(self.at) {
            *place = number;
        }
        self.at += 1;
    }

    #[inline(always)]
    pub fn flag(&mut self, is_so: bool) {
        self.put(if is_so { 1.0 } else { 0.0 });
    }

    /// Writes 1 at `index` and 0 at the other places of the next `count`.
    pub fn one_of(&mut self, index: usize, count: usize) {
        for place in 0..count {
            self.flag(place == index);
        }
    }

    /// Checks in tests that the row has room for all inputs.
    pub fn finish(self) {
        debug_assert!(self.at <= N, "{} inputs in a row of {N}", self.at);
    }
}
