//! Ends a program and everything it has started, also when this program exits or is killed.

use std::io;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The time for a program to end before it is abandoned.
const PATIENCE: Duration = Duration::from_secs(2);

/// The keeper's script: once its input closes, it kills the process group with its number.
#[cfg(unix)]
const KEEPER: &str = "read -r line || kill -s KILL -- \"-$0\"";

/// A started program with the keeper that ends its group.
#[derive(Debug)]
pub(super) struct ProcessGroup {
    program: Child,
    keeper: Option<Child>,
}

impl ProcessGroup {
    /// Starts a program as the head of its own process group, with pipes, and a keeper: a shell that reads
    /// from a pipe whose other end only this program holds. The system closes that end when this program
    /// ends, even when it is killed. Without such a shell only the program itself is ended, and only while
    /// this one runs.
    #[cfg(unix)]
    pub fn start(mut command: Command) -> io::Result<Self> {
        use std::os::unix::process::CommandExt;

        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).process_group(0);
        let program = command.spawn()?;
        let mut keeper = Command::new("sh");
        keeper.args(["-c", KEEPER, &program.id().to_string()]);
        keeper.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).process_group(0);
        Ok(Self { keeper: keeper.spawn().ok(), program })
    }

    /// Starts a program with pipes. Only the program itself is ended, and only while this one runs.
    #[cfg(not(unix))]
    pub fn start(mut command: Command) -> io::Result<Self> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        Ok(Self { program: command.spawn()?, keeper: None })
    }

    pub fn program(&mut self) -> &mut Child {
        &mut self.program
    }

    /// Ends the program and everything it has started. Returns how it had exited by itself, if it had.
    pub fn end(&mut self) -> Option<String> {
        // The group is killed before its head is reaped: until then nobody else has its number.
        if let Some(mut keeper) = self.keeper.take() {
            drop(keeper.stdin.take());
            if wait(&mut keeper).is_none() {
                let _ = keeper.kill();
                let _ = keeper.wait();
            }
        }
        let by_itself = exit_reason(&mut self.program);
        let _ = self.program.kill();
        let _ = wait(&mut self.program);
        by_itself
    }
}

/// Waits for a program to exit, for a limited time.
fn wait(child: &mut Child) -> Option<()> {
    let until = Instant::now() + PATIENCE;
    let mut pause = Duration::from_micros(200);
    loop {
        match child.try_wait() {
            Ok(Some(_)) | Err(_) => return Some(()),
            Ok(None) if Instant::now() >= until => return None,
            Ok(None) => std::thread::sleep(pause),
        }
        pause = (pause * 2).min(Duration::from_millis(20));
    }
}

/// The exit status of a program; `None` if it runs or was killed by [`ProcessGroup::end`].
#[cfg(unix)]
fn exit_reason(child: &mut Child) -> Option<String> {
    use std::os::unix::process::ExitStatusExt;

    let status = child.try_wait().ok().flatten()?;
    match (status.code(), status.signal()) {
        (Some(code), _) => Some(format!("status {code}")),
        (None, Some(9)) | (None, None) => None,
        (None, Some(signal)) => Some(format!("signal {signal}")),
    }
}

/// The exit status of a program; `None` if it runs.
#[cfg(not(unix))]
fn exit_reason(child: &mut Child) -> Option<String> {
    let status = child.try_wait().ok().flatten()?;
    status.code().map(|code| format!("status {code}"))
}

impl Drop for ProcessGroup {
    fn drop(&mut self) {
        self.end();
    }
}
