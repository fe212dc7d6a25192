//! Observations of the views that a bot outside is sent.

use bots::policy::{Evidence, Situation};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rules::Action;

use super::observer::Observer;
use super::worlds::{World, wrong};
use crate::view_reader::ViewReader;

/// Reads the views of one society in one match.
#[pyclass(module = "whispers_gym")]
pub struct Reader {
    world: Py<World>,
    reader: ViewReader,
    observer: Observer,
}

#[pymethods]
impl Reader {
    #[new]
    fn new(world: Py<World>, max_options: usize) -> PyResult<Self> {
        let observer = Observer::new(&world.get().arena.world, max_options)?;
        Ok(Self { world, reader: ViewReader::new(), observer })
    }

    #[getter]
    fn layout(&self) -> Vec<(&'static str, usize, usize)> {
        self.observer.blocks()
    }

    fn observe<'py>(
        &mut self,
        py: Python<'py>,
        view: &str,
        legal: Vec<String>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let World { arena, pack } = self.world.get();
        let parsed =
            serde_json::from_str(view).map_err(|why| wrong(format!("the view is no JSON: {why}")))?;
        let view = self.reader.read(&arena.world, pack, &parsed).map_err(wrong)?;
        let options = legal.iter().map(|text| arena.world.parse_action(text));
        let options: Vec<Action> = options.collect::<Result<_, _>>().map_err(wrong)?;
        let (ground, world, evidence) = (&arena.ground, &arena.world, &Evidence::NOTHING);
        let situation = Situation { ground, world, view: &view, evidence };
        self.observer.observe(py, &situation, &options)
    }
}
