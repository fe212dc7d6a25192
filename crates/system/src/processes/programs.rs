//! Where the system finds programs, and which files it can run.

use std::io;
use std::path::{Path, PathBuf};

/// The system's error number for a file that is not a program: `ENOEXEC`, or `ERROR_BAD_EXE_FORMAT` on Windows.
const NO_PROGRAM: i32 = if cfg!(windows) { 193 } else { 8 };

/// True if the system refused to run a file that is not a program.
pub fn is_no_program(error: &io::Error) -> bool {
    error.raw_os_error() == Some(NO_PROGRAM)
}

/// The start of a command that runs a script, where the system cannot run scripts themselves. `None` where it can.
pub fn interpreter(script: &Path) -> Option<&'static str> {
    let ending = script.extension().filter(|_| cfg!(windows))?.to_string_lossy().to_lowercase();
    match ending.as_str() {
        "py" | "pyw" => Some("py"),
        "js" | "mjs" => Some("node"),
        "ps1" => Some("powershell -File"),
        "rb" => Some("ruby"),
        "jar" => Some("java -jar"),
        _ => None,
    }
}

/// The program of this name in the current folder. `None` if it is not there, if the name is a path, or where the system
/// does not look for programs in the current folder.
pub fn in_current_folder(name: &str) -> Option<PathBuf> {
    let name = Path::new(name);
    if !cfg!(windows) || name.components().count() != 1 {
        return None;
    }
    let here = std::env::current_dir().ok()?;
    let endings = ["", ".exe", ".cmd", ".bat"];
    let named = endings.iter().map(|ending| here.join(format!("{}{ending}", name.display())));
    named.into_iter().find(|path| path.is_file())
}

/// The file of a program: at the path in a command, or where the system looks for programs. `None` if it is missing.
pub fn file_of(name: &str) -> Option<PathBuf> {
    let named = PathBuf::from(name);
    if named.components().count() > 1 {
        return Some(named).filter(|file| file.exists());
    }
    in_current_folder(name).or_else(|| {
        let path = std::env::var_os("PATH")?;
        std::env::split_paths(&path).map(|folder| folder.join(&named)).find(|file| file.is_file())
    })
}

/// True if a file is executable.
#[cfg(unix)]
pub fn is_executable(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    std::fs::metadata(file).is_ok_and(|found| found.permissions().mode() & 0o111 != 0)
}

/// Always true, since files are not marked as executable on other systems.
#[cfg(not(unix))]
pub fn is_executable(_: &Path) -> bool {
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_found_by_its_path_or_where_the_system_looks() {
        let own = std::env::current_exe().unwrap();
        assert_eq!(file_of(&own.to_string_lossy()), Some(own.clone()));
        assert!(is_executable(&own));
        let shell = if cfg!(windows) { "cmd.exe" } else { "sh" };
        assert!(file_of(shell).is_some_and(|file| file.is_file()));
        assert_eq!(file_of("no-such-program-anywhere"), None);
        assert_eq!(interpreter(Path::new("bot.py")), cfg!(windows).then_some("py"));
    }
}
