//! Worlds: a pack with house rules and a number of societies.

use std::collections::BTreeMap;
use std::sync::Arc;

use ::packs::{Library, Pack};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rules::{HouseRule, HouseRules, Place};
use whispers_train::arena::{self, Arena};
use whispers_train::table;

/// A world to play in.
#[pyclass(frozen, module = "whispers_gym")]
pub struct World {
    pub(super) arena: Arc<Arena>,
    pub(super) pack: Arc<Pack>,
}

/// The error of a wrong argument, in words.
pub fn wrong(why: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(why.to_string())
}

impl World {
    fn build(pack: Arc<Pack>, house: &HouseRules, seats: usize) -> Result<Self, String> {
        let world = rules::World::new(&pack.rules.raw, house, seats).map_err(|faults| {
            let text = faults.iter().map(|fault| match fault.place {
                Place::House(rule) => format!("house rule {}: {}", rule.id(), fault.flaw),
                _ => fault.flaw.to_string(),
            });
            let text = text.collect::<Vec<_>>().join("; ");
            format!("{} cannot be played by {seats} with these house rules: {text}", pack.id)
        })?;
        Ok(Self { arena: Arc::new(Arena::new(world)), pack })
    }
}

#[pymethods]
impl World {
    #[new]
    #[pyo3(signature = (pack = "war-of-whispers", seats = None, rules = None))]
    fn new(pack: &str, seats: Option<usize>, rules: Option<BTreeMap<String, String>>) -> PyResult<Self> {
        let pack = table::load(pack).map_err(wrong)?;
        let raw = &pack.rules.raw;
        let (least, most) = raw.societies;
        let seats = seats.unwrap_or(most);
        if !(least..=most).contains(&seats) {
            return Err(wrong(format!("{} seats {least} to {most} societies, not {seats}", pack.id)));
        }
        let mut house = raw.house;
        for (id, value) in rules.unwrap_or_default() {
            house.set(&id, &value, raw).map_err(wrong)?;
        }
        Self::build(pack, &house, seats).map_err(wrong)
    }

    #[getter(pack)]
    fn pack_id(&self) -> &str {
        &self.pack.id
    }

    #[getter]
    fn seats(&self) -> usize {
        self.arena.world.societies().len()
    }

    #[getter]
    fn rules(&self) -> BTreeMap<&'static str, String> {
        let house = self.arena.world.house();
        HouseRule::ALL.into_iter().map(|rule| (rule.id(), house.get(rule, &self.pack.rules.raw))).collect()
    }

    #[getter]
    fn regions(&self) -> Vec<&str> {
        let world = &self.arena.world;
        world.regions().map(|region| world.region_id(region)).collect()
    }

    #[getter]
    fn positions(&self) -> Vec<String> {
        let world = &self.arena.world;
        world.positions().map(|position| world.position_id(position)).collect()
    }

    #[getter]
    fn empires(&self) -> Vec<&str> {
        let world = &self.arena.world;
        world.empires().map(|empire| world.empire_id(empire)).collect()
    }

    #[getter]
    fn neighbours(&self) -> Vec<Vec<usize>> {
        let world = &self.arena.world;
        let around = |region| world.neighbours(region).map(|other| other.index()).collect();
        world.regions().map(around).collect()
    }

    #[getter]
    fn councils(&self) -> Vec<usize> {
        self.arena.world.positions().map(|position| position.empire().index()).collect()
    }

    fn __repr__(&self) -> String {
        format!("World({:?}, seats={})", self.pack.id, self.seats())
    }
}

/// The ids of the built-in packs.
#[pyfunction]
pub fn packs() -> Vec<String> {
    Library::default().ids()
}

/// Worlds of the mix that the built-in policy learned from.
#[pyfunction]
#[pyo3(signature = (count, seed = 1))]
pub fn mixed_worlds(count: u64, seed: u64) -> PyResult<Vec<World>> {
    let load = |number| {
        let (pack, world) = arena::any_world(seed, number);
        World { arena: Arc::new(Arena::new(world)), pack }
    };
    Ok((0..count).map(load).collect())
}
