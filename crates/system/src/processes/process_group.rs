//! Ends a program and all processes that it has started, even if Whispers exits or is killed.

use std::io;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How long to wait for a killed process to end.
const PATIENCE: Duration = Duration::from_secs(2);

/// The script of the keeper: when its input is closed, it kills the process group with the number `$0`.
#[cfg(unix)]
const KEEPER: &str = "read -r line || kill -s KILL -- \"-$0\"";

/// What ends a program's process group when it is closed, also by the system when Whispers ends.
#[cfg(not(windows))]
type Keeper = Child;
#[cfg(windows)]
type Keeper = win32job::Job;

/// A started program, with the keeper that ends its process group.
#[derive(Debug)]
pub struct ProcessGroup {
    program: Child,
    keeper: Option<Keeper>,
}

impl ProcessGroup {
    /// Starts a program as the leader of its own process group, with pipes, and a keeper for it. The keeper is
    /// a shell that reads from a pipe whose other end only Whispers holds. The system closes that end when
    /// Whispers ends, even if it is killed. If there is no shell, only the program itself is ended, and only
    /// while Whispers runs.
    ///
    /// # Errors
    /// The program cannot be started.
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

    /// Starts a program with pipes and without a console, in a job that the system ends with the last handle to it.
    /// Only Whispers has a handle, so the job ends with Whispers, even if that is killed. If there can be no job, only
    /// the program itself is ended, and only while Whispers runs.
    ///
    /// # Errors
    /// The program cannot be started.
    #[cfg(windows)]
    pub fn start(mut command: Command) -> io::Result<Self> {
        use std::os::windows::process::CommandExt;

        /// `CREATE_NO_WINDOW`: otherwise a console would open beside the window.
        const NO_WINDOW: u32 = 0x0800_0000;

        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).creation_flags(NO_WINDOW);
        let program = command.spawn()?;
        let keeper = job(&program).ok();
        Ok(Self { program, keeper })
    }

    /// Starts a program with pipes. Only the program itself will be ended, and only while Whispers runs.
    ///
    /// # Errors
    /// The program cannot be started.
    #[cfg(not(any(unix, windows)))]
    pub fn start(mut command: Command) -> io::Result<Self> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        Ok(Self { program: command.spawn()?, keeper: None })
    }

    /// The program itself.
    pub fn program(&mut self) -> &mut Child {
        &mut self.program
    }

    /// Ends the program and all processes that it has started. Returns the exit status if the program had
    /// exited by itself.
    #[cfg(windows)]
    pub fn end(&mut self) -> Option<String> {
        let by_itself = exit_reason(&mut self.program);
        // Closing the job ends all of its processes.
        drop(self.keeper.take());
        let _ = self.program.kill();
        let _ = wait(&mut self.program);
        by_itself
    }

    /// Ends the program and all processes that it has started. Returns the exit status if the program had
    /// exited by itself.
    #[cfg(not(windows))]
    pub fn end(&mut self) -> Option<String> {
        // The group is killed before its leader is reaped, since nothing else can have its number until then.
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

/// A job that holds a program and all that it starts. The system ends them when the job is dropped.
#[cfg(windows)]
fn job(program: &Child) -> Result<win32job::Job, win32job::JobError> {
    use std::os::windows::io::AsRawHandle;

    let mut limits = win32job::ExtendedLimitInfo::new();
    limits.limit_kill_on_job_close();
    let job = win32job::Job::create_with_limit_info(&limits)?;
    job.assign_process(program.as_raw_handle() as isize)?;
    Ok(job)
}

/// Waits for a process to exit, for a limited time; `None` if it does not.
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

/// The exit status of a program; `None` if it is still running or was killed by [`ProcessGroup::end`].
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

/// The exit status of a program; `None` if it is still running.
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
