//! A single game, for the AEC environment and for search.

use bots::policy::OPTION;
use numpy::PyArray1;
use numpy::prelude::*;
use numpy::ndarray::{Array1, Array2};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rules::{Rng, Society};

use super::worlds::{World, wrong};
use crate::game::{self, Offer};
use crate::layout::{Layout, Rows, TOUCHED, Writer};

/// A single game.
#[pyclass(module = "whispers_gym")]
pub struct Game {
    game: game::Game,
    layout: Layout,
    offer: Offer,
    truncated: u64,
    writer: Writer,
}

impl Game {
    fn society(&self, seat: usize) -> PyResult<Society> {
        let count = self.game.arena.world.societies().len();
        let society = self.game.arena.world.societies().nth(seat);
        society.ok_or_else(|| wrong(format!("seats are 0 to {}, not {seat}", count - 1)))
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (world, seed, max_options, history = true, forced = false))]
    fn new(world: &World, seed: u64, max_options: usize, history: bool, forced: bool) -> PyResult<Self> {
        if max_options == 0 {
            return Err(wrong("max_options is at least 1, not 0"));
        }
        let layout = Layout::default().with(&world.arena.world);
        let offer = Offer { history, forced, most: max_options };
        let mut game = game::Game::new(world.arena.clone(), Rng::new(seed));
        let truncated = u64::from(game.settle(offer));
        Ok(Self { game, layout, offer, truncated, writer: Writer::default() })
    }

    #[getter]
    fn mover(&self) -> Option<usize> {
        self.game.state.mover().map(Society::index)
    }

    #[getter]
    fn over(&self) -> bool {
        self.game.state.is_over()
    }

    #[getter]
    fn legal(&self) -> Vec<String> {
        self.game.notation()
    }

    #[getter]
    fn truncated(&self) -> u64 {
        self.truncated
    }

    #[getter]
    fn layout(&self) -> Vec<(&'static str, usize, usize)> {
        self.layout.blocks().map(|block| (block.name, block.rows, block.columns)).to_vec()
    }

    #[getter]
    fn rewards(&self) -> Vec<f64> {
        let (world, state) = (&self.game.arena.world, &self.game.state);
        world.societies().map(|s| if state.is_over() { state.win_share(world, s) } else { 0.0 }).collect()
    }

    #[getter]
    fn scores(&self) -> Option<Vec<i32>> {
        let (world, state) = (&self.game.arena.world, &self.game.state);
        state.is_over().then(|| world.societies().map(|s| state.score(world, s)).collect())
    }

    fn play(&mut self, action: i64) -> PyResult<()> {
        let count = self.game.legal.len();
        let index = usize::try_from(action).ok().filter(|index| *index < count);
        let index = index.ok_or_else(|| match count {
            0 => wrong("the game is over"),
            _ => wrong(format!("there are {count} options, so an action is 0 to {}, not {action}", count - 1)),
        })?;
        self.game.play(index);
        self.truncated += u64::from(self.game.settle(self.offer));
        Ok(())
    }

    fn observe<'py>(&mut self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyDict>> {
        let society = self.society(seat)?;
        let (layout, most) = (self.layout, self.offer.most);
        let mut observation = Array1::zeros(layout.size());
        let mut controllers = Array1::zeros(layout.regions);
        let mut options = Array2::zeros([most, OPTION]);
        let mut touched = Array2::from_elem([most, TOUCHED], u8::MAX);
        let mut mask = Array1::from_elem(most, false);
        // New arrays lie in one piece, so there are always slices.
        if let (Some(observation), Some(controllers), Some(options), Some(touched), Some(mask)) = (
            observation.as_slice_mut(),
            controllers.as_slice_mut(),
            options.as_slice_mut(),
            touched.as_slice_mut(),
            mask.as_slice_mut(),
        ) {
            let mut rows = Rows { observation, controllers, options, touched, mask };
            let view = self.game.view(society);
            let situation = self.game.situation(&view, self.offer.history);
            let decides = self.game.state.mover() == Some(society);
            let legal = if decides { &self.game.legal[..] } else { &[] };
            self.writer.write(&layout, &situation, legal, 0, &mut rows);
        }
        let dict = PyDict::new(py);
        dict.set_item("observation", observation.to_pyarray(py))?;
        dict.set_item("controllers", controllers.to_pyarray(py))?;
        dict.set_item("options", options.to_pyarray(py))?;
        dict.set_item("touched", touched.to_pyarray(py))?;
        let mask: Vec<i8> = mask.iter().map(|is| i8::from(*is)).collect();
        dict.set_item("action_mask", PyArray1::from_vec(py, mask))?;
        Ok(dict)
    }

    fn copy(&self) -> Self {
        Self { game: self.game.clone(), writer: Writer::default(), ..*self }
    }

    fn resampled(&self, seat: usize, seed: u64) -> PyResult<Self> {
        let game = self.game.resampled(self.society(seat)?, seed);
        let game = game.ok_or_else(|| wrong("the game is over, so nothing is hidden"))?;
        Ok(Self { game, writer: Writer::default(), ..*self })
    }
}
