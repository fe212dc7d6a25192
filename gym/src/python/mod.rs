//! The classes and functions that Python sees. Their documentation is in `python/whispers_gym/_native.pyi`.

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
    #[pymodule_export]
    use super::batch::Batch;
    #[pymodule_export]
    use super::reader::Reader;
    #[pymodule_export]
    use super::single::Game;
    #[pymodule_export]
    use super::worlds::{World, mixed_worlds, packs};
}
