//! Observations of single decisions as new NumPy arrays.

use bots::policy::{OPTION, Situation};
use numpy::ndarray::{Array1, Array2};
use numpy::prelude::*;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rules::{Action, World};

use super::array_room::check_room;
use super::worlds::wrong;
use crate::layout::{Layout, Rows, TOUCHED, Writer};

/// Makes observations of one world.
pub struct Observer {
    layout: Layout,
    most: usize,
    writer: Writer,
}

impl Observer {
    /// An observer with room for so many options.
    ///
    /// # Errors
    /// Fails if that is none or too many.
    pub fn new(world: &World, most: usize) -> PyResult<Self> {
        let layout = Layout::default().with(world);
        check_room(&layout, most, 1)?;
        Ok(Self { layout, most, writer: Writer::default() })
    }

    /// An observer of the same world with the same room.
    pub fn another(&self) -> Self {
        Self { layout: self.layout, most: self.most, writer: Writer::default() }
    }

    /// The name, rows and columns of each block of an observation.
    pub fn blocks(&self) -> Vec<(&'static str, usize, usize)> {
        self.layout.shapes()
    }

    /// The observation of a situation with these options as a dict of arrays.
    ///
    /// # Errors
    /// Fails if there is no room for so many options.
    pub fn observe<'py>(
        &mut self,
        py: Python<'py>,
        situation: &Situation<'_>,
        legal: &[Action],
    ) -> PyResult<Bound<'py, PyDict>> {
        if legal.len() > self.most {
            let (count, most) = (legal.len(), self.most);
            return Err(wrong(format!("there are {count} options, and max_options leaves room for {most}")));
        }
        let mut observation = Array1::zeros(self.layout.size());
        let mut controllers = Array1::zeros(self.layout.regions);
        let mut options = Array2::zeros([self.most, OPTION]);
        let mut touched = Array2::from_elem([self.most, TOUCHED], u8::MAX);
        let mut mask = vec![false; self.most];
        // New arrays lie in one piece, so there are always slices.
        if let (Some(observation), Some(controllers), Some(options), Some(touched)) = (
            observation.as_slice_mut(),
            controllers.as_slice_mut(),
            options.as_slice_mut(),
            touched.as_slice_mut(),
        ) {
            let mut rows = Rows { observation, controllers, options, touched, mask: &mut mask };
            self.writer.write(&self.layout, situation, legal, 0, &mut rows);
        }
        let dict = PyDict::new(py);
        dict.set_item("observation", observation.into_pyarray(py))?;
        dict.set_item("controllers", controllers.into_pyarray(py))?;
        dict.set_item("options", options.into_pyarray(py))?;
        dict.set_item("touched", touched.into_pyarray(py))?;
        let mask: Vec<i8> = mask.into_iter().map(i8::from).collect();
        dict.set_item("action_mask", mask.into_pyarray(py))?;
        Ok(dict)
    }
}
