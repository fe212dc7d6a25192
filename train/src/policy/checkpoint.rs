//! Checkpoints: the folder of a run, from which it goes on after any stop.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ::text::os_error::at_path;
use bots::policy::{Parameters, layout};

use super::adam::Adam;

/// Everything that a run needs to go on.
pub struct Progress {
    pub iterations: u64,
    /// The number of games that are played, in all parts of the run.
    pub games: u64,
    pub parameters: Parameters,
    pub adam: Adam,
}

/// The folder of a run.
pub struct Folder(pub PathBuf);

/// The name of the file with everything that a run needs to go on.
const PROGRESS: &str = "progress.bin";
/// The beginning of the names of files with earlier policies.
const EARLIER_FILE: &str = "policy-";
/// The most earlier policies that play in the league.
const EARLIER: usize = 24;

impl Folder {
    /// Reads how far the run is; `None` if it has not begun.
    pub fn progress(&self) -> Result<Option<Progress>, String> {
        let path = self.0.join(PROGRESS);
        if !path.exists() {
            return Ok(None);
        }
        let bytes = fs::read(&path).map_err(|why| at_path(&path, &why))?;
        read(&bytes).map(Some).ok_or_else(|| format!("{}: another version's run", path.display()))
    }

    /// Writes how far the run is. The old file stays until the new one is complete.
    pub fn save(&self, progress: &Progress) -> Result<(), String> {
        let path = self.0.join(PROGRESS);
        let next = self.0.join("progress.new");
        fs::create_dir_all(&self.0).map_err(|why| at_path(&self.0, &why))?;
        fs::write(&next, bytes(progress)).map_err(|why| at_path(&next, &why))?;
        fs::rename(&next, &path).map_err(|why| at_path(&path, &why))
    }

    fn earlier_path(&self, iteration: u64) -> PathBuf {
        self.0.join(format!("{EARLIER_FILE}{iteration:06}.bin"))
    }

    /// Keeps these weights for the league.
    pub fn keep(&self, iteration: u64, parameters: &Parameters) -> Result<(), String> {
        let path = self.earlier_path(iteration);
        fs::write(&path, parameters.to_bytes()).map_err(|why| at_path(&path, &why))
    }

    /// Earlier weights for the league, kept every `every` iterations before this one: the newest, and some older ones.
    /// Files that are not there are left out, since a run may be moved without them.
    ///
    /// # Errors
    /// The reason in words if a file cannot be read.
    pub fn earlier(&self, iteration: u64, every: u64) -> Result<Vec<Arc<Parameters>>, String> {
        let kept: Vec<u64> =
            (1..=iteration / every).map(|n| n * every).filter(|at| *at < iteration).collect();
        let step = kept.len().div_ceil(EARLIER).max(1);
        let paths = kept.iter().rev().step_by(step).map(|at| self.earlier_path(*at));
        paths.filter(|path| path.exists()).map(|path| read_parameters(&path).map(Arc::new)).collect()
    }

    /// Copies the weights that another run has kept for the league.
    pub fn keep_those_of(&self, other: &Self) -> Result<(), String> {
        // A file that is copied onto itself would be lost.
        if self.0.canonicalize().ok() == other.0.canonicalize().ok() {
            return Ok(());
        }
        let entries = fs::read_dir(&other.0).map_err(|why| at_path(&other.0, &why))?;
        for entry in entries {
            let entry = entry.map_err(|why| at_path(&other.0, &why))?;
            let name = entry.file_name();
            if name.to_string_lossy().starts_with(EARLIER_FILE) {
                fs::copy(entry.path(), self.0.join(&name)).map_err(|why| at_path(&entry.path(), &why))?;
            }
        }
        Ok(())
    }
}

/// Reads weights from a file.
pub fn read_parameters(path: &Path) -> Result<Parameters, String> {
    let bytes = fs::read(path).map_err(|why| at_path(path, &why))?;
    Parameters::from_bytes(&bytes).map_err(|why| format!("{}: {why}", path.display()))
}

fn bytes(progress: &Progress) -> Vec<u8> {
    let numbers = [progress.iterations, progress.games, progress.adam.steps];
    let mut all: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
    for number in progress.adam.means.iter().chain(&progress.adam.squares) {
        all.extend(number.to_le_bytes());
    }
    all.extend(progress.parameters.to_bytes());
    all
}

fn read(bytes: &[u8]) -> Option<Progress> {
    let (numbers, rest) = bytes.split_at_checked(3 * size_of::<u64>())?;
    let (memory, weights) = rest.split_at_checked(2 * layout::COUNT * size_of::<f32>())?;
    let [iterations, games, steps] = <[[u8; 8]; 3]>::try_from(numbers.as_chunks::<8>().0).ok()?;
    let memory: Vec<f32> = memory.as_chunks::<4>().0.iter().map(|b| f32::from_le_bytes(*b)).collect();
    let (means, squares) = memory.split_at(layout::COUNT);
    Some(Progress {
        iterations: u64::from_le_bytes(iterations),
        games: u64::from_le_bytes(games),
        parameters: Parameters::from_bytes(weights).ok()?,
        adam: Adam { steps: u64::from_le_bytes(steps), means: means.to_vec(), squares: squares.to_vec() },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn earlier_weights_are_copied_once_and_not_onto_themselves() {
        let root = std::env::temp_dir().join(format!("whispers-checkpoint-{}", std::process::id()));
        let [one, two] = ["one", "two"].map(|name| Folder(root.join(name)));
        [&one, &two].iter().for_each(|folder| fs::create_dir_all(&folder.0).unwrap());
        one.keep(50, &Parameters::random(1)).unwrap();
        two.keep_those_of(&one).unwrap();
        one.keep_those_of(&one).unwrap();
        assert!(one.earlier(60, 50).unwrap().len() == 1 && two.earlier(60, 50).unwrap().len() == 1);
        fs::write(two.earlier_path(50), b"short").unwrap();
        assert!(two.earlier(60, 50).is_err());
        fs::remove_dir_all(&root).unwrap();
    }

    #[test]
    fn progress_comes_back_from_its_bytes() {
        let mut adam = Adam::new(layout::COUNT);
        let mut parameters = Parameters::random(5);
        let gradient = vec![0.01; layout::COUNT];
        adam.step(parameters.all_mut(), &gradient, 0.1);
        let progress = Progress { iterations: 7, games: 700, parameters, adam };
        let again = read(&bytes(&progress)).unwrap();
        assert_eq!((again.iterations, again.games), (7, 700));
        assert!(again.parameters == progress.parameters && again.adam == progress.adam);
        assert!(read(&bytes(&progress)[1..]).is_none());
    }
}
