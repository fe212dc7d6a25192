//! The NumPy arrays of a batch, into which the games write.

use bots::policy::OPTION;
use numpy::prelude::*;
use numpy::{PyArray1, PyArray2, PyArray3, PyReadwriteArray};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rules::MAX_SOCIETIES;

use super::worlds::wrong;
use crate::lane::{Results, Setting};
use crate::layout::{Rows, TOUCHED};

/// The places of one game in the arrays of its batch.
pub struct LaneRows<'a> {
    /// The decision.
    pub rows: Rows<'a>,
    /// What became of the step.
    pub results: Results<'a>,
}

/// Declares the arrays of a batch, with their names.
macro_rules! arrays {
    ($($name:ident: $array:ident<$type:ty>;)+) => {
        /// The arrays of a batch. Python holds the same ones, so nothing is copied.
        pub struct Arrays {
            $($name: Py<$array<$type>>,)+
            lanes: usize,
        }

        impl Arrays {
            /// The arrays by their names.
            pub fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
                let dict = PyDict::new(py);
                $(dict.set_item(stringify!($name), self.$name.bind(py))?;)+
                Ok(dict)
            }
        }
    };
}

arrays! {
    observations: PyArray2<f32>;
    controllers: PyArray2<u8>;
    options: PyArray3<f32>;
    touched: PyArray3<u8>;
    mask: PyArray2<bool>;
    counts: PyArray1<i64>;
    movers: PyArray1<i64>;
    worlds: PyArray1<i64>;
    rewards: PyArray2<f32>;
    scores: PyArray2<i32>;
    dones: PyArray1<bool>;
}

impl Arrays {
    /// Borrows all arrays and passes the places of each game to `work`, without Python's lock.
    ///
    /// # Errors
    /// Fails if an array was made read-only or is borrowed elsewhere.
    pub fn write(
        &self,
        py: Python<'_>,
        setting: &Setting,
        work: impl FnOnce(Vec<LaneRows<'_>>) + Send,
    ) -> PyResult<()> {
        let mut observations = borrow(self.observations.bind(py))?;
        let mut controllers = borrow(self.controllers.bind(py))?;
        let mut options = borrow(self.options.bind(py))?;
        let mut touched = borrow(self.touched.bind(py))?;
        let mut mask = borrow(self.mask.bind(py))?;
        let mut counts = borrow(self.counts.bind(py))?;
        let mut movers = borrow(self.movers.bind(py))?;
        let mut worlds = borrow(self.worlds.bind(py))?;
        let mut rewards = borrow(self.rewards.bind(py))?;
        let mut scores = borrow(self.scores.bind(py))?;
        let mut dones = borrow(self.dones.bind(py))?;
        let observations = observations.as_slice_mut().map_err(wrong)?;
        let controllers = controllers.as_slice_mut().map_err(wrong)?;
        let options = options.as_slice_mut().map_err(wrong)?;
        let touched = touched.as_slice_mut().map_err(wrong)?;
        let mask = mask.as_slice_mut().map_err(wrong)?;
        let counts = counts.as_slice_mut().map_err(wrong)?;
        let movers = movers.as_slice_mut().map_err(wrong)?;
        let worlds = worlds.as_slice_mut().map_err(wrong)?;
        let rewards = rewards.as_slice_mut().map_err(wrong)?;
        let scores = scores.as_slice_mut().map_err(wrong)?;
        let dones = dones.as_slice_mut().map_err(wrong)?;
        let (lanes, layout, most) = (self.lanes, setting.layout, setting.offer.most);
        py.detach(|| {
            let mut observations = observations.chunks_exact_mut(layout.size());
            let mut controllers = controllers.chunks_exact_mut(layout.regions);
            let mut options = options.chunks_exact_mut(most * OPTION);
            let mut touched = touched.chunks_exact_mut(most * TOUCHED);
            let mut mask = mask.chunks_exact_mut(most);
            let mut rewards = rewards.chunks_exact_mut(MAX_SOCIETIES);
            let mut scores = scores.chunks_exact_mut(MAX_SOCIETIES);
            let (mut dones, mut movers) = (dones.iter_mut(), movers.iter_mut());
            let (mut counts, mut worlds) = (counts.iter_mut(), worlds.iter_mut());
            let mut next = || {
                let rows = Rows {
                    observation: observations.next()?,
                    controllers: controllers.next()?,
                    options: options.next()?,
                    touched: touched.next()?,
                    mask: mask.next()?,
                };
                let results = Results {
                    rewards: rewards.next()?,
                    scores: scores.next()?,
                    done: dones.next()?,
                    mover: movers.next()?,
                    count: counts.next()?,
                    world: worlds.next()?,
                };
                Some(LaneRows { rows, results })
            };
            work((0..lanes).map_while(|_| next()).collect());
        });
        Ok(())
    }

    /// Allocates the arrays of so many games.
    pub fn new(py: Python<'_>, setting: &Setting, lanes: usize) -> Self {
        let (layout, most) = (setting.layout, setting.offer.most);
        let touched = PyArray3::zeros(py, [lanes, most, TOUCHED], false);
        // The array is new, so nobody else has borrowed it.
        let _ = touched.try_readwrite().map(|mut all| all.as_array_mut().fill(u8::MAX));
        Self {
            observations: PyArray2::zeros(py, [lanes, layout.size()], false).unbind(),
            controllers: PyArray2::zeros(py, [lanes, layout.regions], false).unbind(),
            options: PyArray3::zeros(py, [lanes, most, OPTION], false).unbind(),
            touched: touched.unbind(),
            mask: PyArray2::zeros(py, [lanes, most], false).unbind(),
            counts: PyArray1::zeros(py, lanes, false).unbind(),
            movers: PyArray1::zeros(py, lanes, false).unbind(),
            worlds: PyArray1::zeros(py, lanes, false).unbind(),
            rewards: PyArray2::zeros(py, [lanes, MAX_SOCIETIES], false).unbind(),
            scores: PyArray2::zeros(py, [lanes, MAX_SOCIETIES], false).unbind(),
            dones: PyArray1::zeros(py, lanes, false).unbind(),
            lanes,
        }
    }
}

fn borrow<'py, T: numpy::Element, D: numpy::ndarray::Dimension>(
    array: &Bound<'py, numpy::PyArray<T, D>>,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    array.try_readwrite().map_err(|why| wrong(format!("the environment cannot write into its arrays: {why}")))
}
