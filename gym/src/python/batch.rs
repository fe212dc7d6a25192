//! A batch of games that step together.

use std::sync::{Mutex, PoisonError};

use bots::Level;
use numpy::PyReadonlyArray1;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use rules::Rng;

use super::array_room::check_room;
use super::batch_arrays::{Arrays, LaneRows};
use super::worlds::{World, wrong};
use crate::game::Offer;
use crate::lane::{Lane, Results, Setting};
use crate::layout::{Layout, Writer};

/// The number of parts into which a batch is divided for each thread, because games take unequal time.
const PARTS: usize = 4;

/// The largest number of threads that may be asked for.
const MOST_THREADS: usize = 256;

/// How a batch is played, as Python gives it.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
struct Options {
    opponents: Option<String>,
    learners: usize,
    max_options: usize,
    history: bool,
    forced: bool,
    threads: usize,
}

/// A batch of games that step together.
#[pyclass(module = "whispers_gym")]
pub struct Batch {
    setting: Setting,
    /// The games. Bots cannot be shared between threads, so a lock guards them.
    lanes: Mutex<Vec<Lane>>,
    writers: Vec<Writer>,
    arrays: Arrays,
    pool: ThreadPool,
    count: usize,
}

impl Batch {
    /// Does `work` on each game, then writes the decisions that are due.
    fn write(
        &mut self,
        py: Python<'_>,
        work: impl Fn(&Setting, usize, &mut Lane, &mut Results<'_>) + Sync + Send,
    ) -> PyResult<()> {
        let Self { setting, lanes, writers, arrays, pool, .. } = self;
        let lanes = lanes.get_mut().unwrap_or_else(PoisonError::into_inner);
        let (setting, pool) = (&*setting, &*pool);
        let part = lanes.len().div_ceil(writers.len()).max(1);
        arrays.write(py, setting, move |mut all| {
            let parts = lanes.par_chunks_mut(part).zip(all.par_chunks_mut(part)).zip(writers.par_iter_mut());
            let run = |(number, ((lanes, all), writer)): (usize, Part<'_, '_>)| {
                for (index, (lane, places)) in lanes.iter_mut().zip(all).enumerate() {
                    work(setting, number * part + index, lane, &mut places.results);
                    lane.write(setting, writer, &mut places.rows, &mut places.results);
                }
            };
            pool.install(|| parts.enumerate().for_each(run));
        })
    }

    fn lanes(&mut self) -> &mut Vec<Lane> {
        self.lanes.get_mut().unwrap_or_else(PoisonError::into_inner)
    }

    /// Checks that there is a legal option for each game.
    fn check(&mut self, actions: &[i64]) -> PyResult<()> {
        let lanes = self.lanes();
        if actions.len() != lanes.len() {
            let (given, wanted) = (actions.len(), lanes.len());
            return Err(wrong(format!("step takes {wanted} actions, one for each game, not {given}")));
        }
        for (number, (action, lane)) in actions.iter().zip(lanes).enumerate() {
            let count = lane.options();
            if !usize::try_from(*action).is_ok_and(|action| action < count) {
                return Err(wrong(format!(
                    "game {number} has {count} options, so its action is 0 to {}, not {action}",
                    count - 1
                )));
            }
        }
        Ok(())
    }
}

/// A part of the games, their places in the arrays, and what writes them.
type Part<'a, 'b> = ((&'a mut [Lane], &'a mut [LaneRows<'b>]), &'a mut Writer);

/// The level with this id.
fn level(id: &str) -> PyResult<Level> {
    let ids = || Level::ALL.map(Level::id).join(", ");
    Level::from_id(id).ok_or_else(|| wrong(format!("\"{id}\" is not a level; there are {}", ids())))
}

#[pymethods]
impl Batch {
    #[new]
    fn new(
        py: Python<'_>,
        worlds: Vec<Py<World>>,
        count: usize,
        seed: u64,
        options: Options,
    ) -> PyResult<Self> {
        if worlds.is_empty() || count == 0 {
            return Err(wrong("an environment takes at least one world and at least one game"));
        }
        let arenas: Vec<_> = worlds.iter().map(|world| world.get().arena.clone()).collect();
        let layout = arenas.iter().fold(Layout::default(), |layout, arena| layout.with(&arena.world));
        let Options { opponents, learners, max_options, history, forced, threads } = options;
        let fewest = arenas.iter().map(|arena| arena.world.societies().len()).min().unwrap_or(0);
        if !(1..=fewest).contains(&learners) {
            return Err(wrong(format!("learners is 1 to {fewest} in these worlds, not {learners}")));
        }
        if !(1..=MOST_THREADS).contains(&threads) {
            return Err(wrong(format!("threads is 1 to {MOST_THREADS}, not {threads}")));
        }
        check_room(&layout, max_options, count)?;
        let opponents = opponents.as_deref().map(level).transpose()?;
        let offer = Offer { history, forced, most: max_options };
        let setting = Setting { arenas, layout, offer, opponents, learners };
        let pool = ThreadPoolBuilder::new().num_threads(threads).build().map_err(wrong)?;
        let writers = (0..PARTS * pool.current_num_threads()).map(|_| Writer::default()).collect();
        let arrays = Arrays::new(py, &setting, count);
        let mut batch = Self { setting, lanes: Mutex::default(), writers, arrays, pool, count };
        batch.reset(py, seed)?;
        Ok(batch)
    }

    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        let mut shown: Vec<usize> = self.lanes().iter().map(|lane| lane.shown).collect();
        shown.resize(self.count, 0);
        let setting = &self.setting;
        let new = |(lane, shown)| Lane::new(setting, Rng::stream(seed, lane).bits(), shown);
        let lanes = py.detach(|| (0..).zip(shown).map(new).collect());
        *self.lanes() = lanes;
        self.write(py, |setting, _, lane, results| lane.begin(setting, results))
    }

    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        let actions = actions.as_slice().map_err(wrong)?;
        self.check(actions)?;
        // The check above proves that each action is an index.
        self.write(py, |setting, number, lane, results| lane.step(setting, actions[number] as usize, results))
    }

    #[getter]
    fn arrays<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self.arrays.to_dict(py)
    }

    #[getter]
    fn layout(&self) -> Vec<(&'static str, usize, usize)> {
        self.setting.layout.shapes()
    }

    #[getter]
    fn truncated(&mut self) -> u64 {
        self.lanes().iter().map(|lane| lane.truncated).sum()
    }

    fn legal(&mut self, game: usize) -> PyResult<Vec<String>> {
        let count = self.count;
        let lane = self.lanes().get(game);
        let lane = lane.ok_or_else(|| wrong(format!("games are 0 to {}, not {game}", count - 1)))?;
        Ok(lane.notation())
    }
}
