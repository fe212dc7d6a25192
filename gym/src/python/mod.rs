//! The classes and functions that Python sees. Their documentation is in `python/whispers_gym/_native.pyi`.

mod array_room;
mod batch;
mod batch_arrays;
mod observer;
mod reader;
mod single;
mod worlds;

use pyo3::prelude::*;

/// The module `whispers_gym._native`.
#[pymodule]
mod _native {
    /// The number of inputs of an option.
    #[pymodule_export]
    const OPTION_INPUTS: usize = bots::policy::OPTION;
    /// The number of things that an option touches.
    #[pymodule_export]
    const TOUCHED: usize = crate::layout::TOUCHED;

    #[pymodule_export]
    use super::batch::Batch;
    #[pymodule_export]
    use super::reader::Reader;
    #[pymodule_export]
    use super::single::Game;
    #[pymodule_export]
    use super::worlds::{World, mixed_worlds, packs};
}
