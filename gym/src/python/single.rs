//! A single game, for the AEC environment and for search.

use std::sync::Arc;

use external_bots::MatchJson;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rules::{Rng, Society};

use super::observer::Observer;
use super::worlds::{World, wrong};
use crate::game::{self, Offer};

/// A single game.
#[pyclass(module = "whispers_gym")]
pub struct Game {
    world: Py<World>,
    game: game::Game,
    offer: Offer,
    truncated: u64,
    observer: Observer,
}

impl Game {
    fn society(&self, seat: usize) -> PyResult<Society> {
        let count = self.game.arena.world.societies().len();
        let society = self.game.arena.world.societies().nth(seat);
        society.ok_or_else(|| wrong(format!("seats are 0 to {}, not {seat}", count - 1)))
    }

    fn with(&self, py: Python<'_>, game: game::Game) -> Self {
        Self { world: self.world.clone_ref(py), game, observer: self.observer.another(), ..*self }
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (world, seed, max_options, history = true, forced = false))]
    fn new(world: Py<World>, seed: u64, max_options: usize, history: bool, forced: bool) -> PyResult<Self> {
        let observer = Observer::new(&world.get().arena.world, max_options)?;
        let offer = Offer { history, forced, most: max_options };
        let mut game = game::Game::new(world.get().arena.clone(), Rng::new(seed));
        let truncated = u64::from(game.settle(offer));
        Ok(Self { world, game, offer, truncated, observer })
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
        self.observer.blocks()
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
            _ => {
                wrong(format!("there are {count} options, so an action is 0 to {}, not {action}", count - 1))
            }
        })?;
        self.game.play(index);
        self.truncated += u64::from(self.game.settle(self.offer));
        Ok(())
    }

    fn observe<'py>(&mut self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyDict>> {
        let society = self.society(seat)?;
        let view = self.game.view(society);
        let situation = self.game.situation(&view, self.offer.history);
        let decides = self.game.state.mover() == Some(society);
        let legal = if decides { &self.game.legal[..] } else { &[] };
        self.observer.observe(py, &situation, legal)
    }

    fn view(&self, seat: usize) -> PyResult<String> {
        let World { arena, pack } = self.world.get();
        let seats = (0..arena.world.societies().len()).collect();
        let json = MatchJson::new(Arc::clone(&arena.world), Arc::clone(pack), seats);
        Ok(json.view_json(&self.game.view(self.society(seat)?)).to_string())
    }

    fn copy(&self, py: Python<'_>) -> Self {
        self.with(py, self.game.clone())
    }

    fn resampled(&self, py: Python<'_>, seat: usize, seed: u64) -> PyResult<Self> {
        let drawn = self.game.resampled(self.society(seat)?, seed, self.offer);
        let (game, truncated) = drawn.ok_or_else(|| wrong("the game is over, so nothing is hidden"))?;
        let mut other = self.with(py, game);
        other.truncated += u64::from(truncated);
        Ok(other)
    }
}
