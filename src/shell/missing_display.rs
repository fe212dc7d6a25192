//! Finds the display that the window opens on, which depends on the operating system, or the reason why there
//! is none. Also receives what is dropped on the window.

pub mod dropped;
#[cfg(all(unix, not(target_os = "macos")))]
mod x11_drops;

#[cfg(not(all(unix, not(target_os = "macos"))))]
#[cfg(not(any(all(unix, not(target_os = "macos")), target_arch = "wasm32")))]
pub(super) use any_display::drops;
#[cfg(not(all(unix, not(target_os = "macos"))))]
pub use any_display::{Display, find_display};
#[cfg(all(unix, not(target_os = "macos")))]
pub(super) use probed_display::drops;
#[cfg(all(unix, not(target_os = "macos")))]
pub use probed_display::{Display, find_display};

/// An error message of the window library without the location in the library's source code.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn without_source(words: &str) -> String {
    let start = "os error at ";
    let Some((before, rest)) = words.split_once(start) else { return words.to_owned() };
    // The location consists of a path, a line number, and a colon with a space.
    let after = rest.split_once(": ").map_or(rest, |(_, after)| after);
    format!("{before}{}", without_source(after))
}

/// On other operating systems, the window library can always try to open a window.
#[cfg(not(all(unix, not(target_os = "macos"))))]
mod any_display {
    /// The only display there is.
    pub struct Display(());

    impl Display {
        /// The reason why the first display named in the environment isn't used. Always `None` here.
        pub fn passed_over(&self) -> Option<&str> {
            None
        }

        /// Makes the window library use this display. Nothing to do here.
        #[cfg(not(target_arch = "wasm32"))]
        pub(in crate::shell) fn choose(&self, _options: &mut eframe::NativeOptions) {}
    }

    /// Always `None`, since the window library receives everything that is dropped.
    #[cfg(not(target_arch = "wasm32"))]
    pub(in crate::shell) fn drops(
        _window: &eframe::CreationContext<'_>,
    ) -> Option<std::sync::mpsc::Receiver<super::dropped::Dropped>> {
        None
    }

    /// Finds the display. This platform has exactly one.
    ///
    /// # Errors
    /// Never fails. Other platforms can lack a display.
    pub fn find_display() -> Result<Display, String> {
        Ok(Display(()))
    }
}

#[cfg(all(unix, not(target_os = "macos")))]
mod probed_display {
    use std::ffi::OsString;
    use std::io::{self, Read, Write};
    use std::os::unix::ffi::OsStringExt;
    use std::os::unix::net::UnixStream;
    use std::path::{Path, PathBuf};
    use std::sync::mpsc;
    use std::time::Duration;

    use eframe::CreationContext;
    use winit::platform::wayland::EventLoopBuilderExtWayland;
    use winit::platform::x11::EventLoopBuilderExtX11;
    use winit::raw_window_handle::{HasWindowHandle, RawWindowHandle};
    use x11rb::errors::ConnectError;
    use x11rb::rust_connection::RustConnection;

    use super::dropped::Dropped;
    use super::x11_drops;
    use text::untrusted_text;

    /// How long a display may take to answer before it counts as dead.
    const PATIENCE: Duration = Duration::from_secs(4);

    /// A window system on Unix.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum WindowSystem {
        Wayland,
        X11,
    }

    /// A display that has answered.
    #[derive(Debug, PartialEq, Eq)]
    pub struct Display {
        system: WindowSystem,
        passed_over: Option<String>,
    }

    impl Display {
        /// The reason why the first display named in the environment isn't used. `None` if it is.
        pub fn passed_over(&self) -> Option<&str> {
            self.passed_over.as_deref()
        }

        /// Makes the window library use this display.
        pub(in crate::shell) fn choose(&self, options: &mut eframe::NativeOptions) {
            let system = self.system;
            options.event_loop_builder = Some(Box::new(move |builder| match system {
                WindowSystem::Wayland => _ = builder.with_wayland(),
                WindowSystem::X11 => _ = builder.with_x11(),
            }));
        }
    }

    /// Receives what is dropped on an X11 window. `None` for Wayland, where the window library doesn't
    /// support drops.
    pub(in crate::shell) fn drops(window: &CreationContext<'_>) -> Option<mpsc::Receiver<Dropped>> {
        let id = match window.window_handle().ok()?.as_raw() {
            RawWindowHandle::Xlib(handle) => u32::try_from(handle.window).ok()?,
            RawWindowHandle::Xcb(handle) => handle.window.get(),
            _ => return None,
        };
        let (sender, drops) = mpsc::channel();
        let ctx = window.egui_ctx.clone();
        let path = |bytes| PathBuf::from(OsString::from_vec(bytes));
        // If the thread ends, the window library still takes dropped files that exist.
        std::thread::spawn(move || {
            x11_drops::watch(id, &sender, path, &|| ctx.request_repaint()).map_err(|why| why.to_string())
        });
        Some(drops)
    }

    /// Finds the first display that answers: Wayland's, or else X11's.
    ///
    /// # Errors
    /// Fails if the environment names no display, or if none of them answers. The error gives the reasons.
    pub fn find_display() -> Result<Display, String> {
        find(&|name| std::env::var_os(name).filter(|value| !value.is_empty()), &x11_fault)
    }

    /// Finds the display that the environment variables name. `x11` returns what is wrong with an X11
    /// display.
    fn find(
        variable: &dyn Fn(&str) -> Option<OsString>,
        x11: &dyn Fn(&str) -> Option<String>,
    ) -> Result<Display, String> {
        let wayland = if variable("WAYLAND_SOCKET").is_some() {
            // The desktop has already opened a connection.
            Some(None)
        } else {
            variable("WAYLAND_DISPLAY").map(|name| wayland_fault(&name, variable("XDG_RUNTIME_DIR")))
        };
        let passed_over = match wayland {
            Some(None) => return Ok(Display { system: WindowSystem::Wayland, passed_over: None }),
            Some(Some(why)) => Some(why),
            None => None,
        };
        let why = match variable("DISPLAY") {
            None => None,
            Some(name) => match x11(&name.to_string_lossy()) {
                None => return Ok(Display { system: WindowSystem::X11, passed_over }),
                Some(why) => Some(why),
            },
        };
        let reasons: Vec<String> = passed_over.into_iter().chain(why).collect();
        Err(if reasons.is_empty() { "there is no display".to_owned() } else { reasons.join("; ") })
    }

    /// What is wrong with a Wayland display; `None` if it answers.
    fn wayland_fault(name: &OsString, folder: Option<OsString>) -> Option<String> {
        if let Some(why) = missing(&["libwayland-client.so.0", "libxkbcommon.so.0"]) {
            return Some(why);
        }
        let path = if Path::new(name).is_absolute() {
            PathBuf::from(name)
        } else {
            match folder {
                Some(folder) => PathBuf::from(folder).join(name),
                None => return Some("Wayland has no XDG_RUNTIME_DIR".to_owned()),
            }
        };
        let why = ask_wayland(&path).err()?;
        let why = match why.kind() {
            io::ErrorKind::NotFound => "it does not exist",
            io::ErrorKind::PermissionDenied => "access is denied",
            _ => "nobody answers",
        };
        Some(format!("the Wayland display \"{}\" is dead: {why}", untrusted_text::path(&path)))
    }

    /// Asks the compositor for its registry, and waits for the beginning of the answer.
    fn ask_wayland(path: &Path) -> io::Result<()> {
        let mut stream = UnixStream::connect(path)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        // A request to the display (object 1): opcode 1 (`get_registry`), 12 bytes long, new object id 2.
        let request: Vec<u8> = [1, 12 << 16 | 1, 2_u32].iter().flat_map(|word| word.to_ne_bytes()).collect();
        stream.write_all(&request)?;
        stream.read_exact(&mut [0; 8])
    }

    /// What is wrong with an X11 display; `None` if it answers.
    fn x11_fault(name: &str) -> Option<String> {
        // The window library loads these libraries when a window opens, and panics if one is missing.
        let needed = ["libX11.so.6", "libXcursor.so.1", "libXi.so.6", "libxkbcommon-x11.so.0"];
        if let Some(why) = missing(&needed) {
            return Some(why);
        }
        let (answer, answers) = mpsc::channel();
        let asked = name.to_owned();
        // Connecting to an unreachable host can block for minutes.
        std::thread::spawn(move || answer.send(RustConnection::connect(Some(&asked)).map(|_| ())));
        let why = match answers.recv_timeout(PATIENCE) {
            Ok(Ok(())) => return None,
            Ok(Err(ConnectError::DisplayParsingError(_))) => "a display is written like \":0\"",
            Ok(Err(ConnectError::InvalidScreen)) => "it has no such screen",
            Ok(Err(ConnectError::SetupFailed(_) | ConnectError::SetupAuthenticate(_))) => "access is denied",
            Ok(Err(_)) | Err(_) => "nobody answers",
        };
        Some(format!("the X11 display \"{}\" is dead: {why}", untrusted_text::word(name)))
    }

    /// A text about the libraries that the system's loader doesn't find; `None` if it finds all of them.
    fn missing(needed: &[&str]) -> Option<String> {
        let missing: Vec<&str> = needed.iter().copied().filter(|name| !can_load(name)).collect();
        (!missing.is_empty()).then(|| format!("libraries for windows are missing: {}", missing.join(", ")))
    }

    /// True if a library is in a folder where the system's loader looks for it.
    fn can_load(name: &str) -> bool {
        let own = std::env::var("LD_LIBRARY_PATH").unwrap_or_default();
        let usual = ["/lib", "/usr/lib", "/lib64", "/usr/lib64", "/usr/local/lib"].map(String::from);
        let folders: Vec<String> =
            own.split(':').filter(|f| !f.is_empty()).map(String::from).chain(usual).collect();
        folders.iter().any(|folder| {
            let folder = Path::new(folder);
            // Debian has a subfolder for each machine architecture.
            let inner = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
            folder.join(name).exists()
                || inner.filter(|path| path.is_dir()).any(|path| path.join(name).exists())
        })
    }

    #[cfg(test)]
    mod tests {
        use super::*;
        use std::os::unix::net::UnixListener;

        /// The display found with these environment variables. `x11` is true if X11 answers.
        fn found(set: &[(&str, &Path)], x11: bool) -> Result<Display, String> {
            let variable = |name: &str| {
                set.iter().find(|(set, _)| *set == name).map(|(_, value)| value.as_os_str().to_owned())
            };
            find(&variable, &|name| (!x11).then(|| format!("{name} is dead")))
        }

        #[test]
        fn a_dead_wayland_display_is_passed_over_for_x11() {
            let folder = tempfile::tempdir().unwrap();
            let stale = folder.path().join("wayland-7");
            drop(UnixListener::bind(&stale).unwrap());
            for name in ["wayland-7", "wayland-8"] {
                let set = [
                    ("WAYLAND_DISPLAY", Path::new(name)),
                    ("XDG_RUNTIME_DIR", folder.path()),
                    ("DISPLAY", Path::new(":0")),
                ];
                let display = found(&set, true).unwrap();
                assert_eq!(display.system, WindowSystem::X11);
                let why = display.passed_over().unwrap();
                assert!(why.contains(name) && why.contains("is dead"), "{why}");
            }
        }

        #[test]
        fn a_wayland_display_that_answers_comes_first() {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("wayland-7");
            let listener = UnixListener::bind(&path).unwrap();
            let compositor = std::thread::spawn(move || {
                let (mut stream, _) = listener.accept().unwrap();
                stream.read_exact(&mut [0; 12]).unwrap();
                stream.write_all(&[0; 20]).unwrap();
            });
            let display = found(&[("WAYLAND_DISPLAY", &path), ("DISPLAY", Path::new(":0"))], true).unwrap();
            assert_eq!(display, Display { system: WindowSystem::Wayland, passed_over: None });
            compositor.join().unwrap();
        }

        #[test]
        fn where_no_display_answers_each_is_named_with_its_fault() {
            let gone = Path::new("/nowhere/wayland-7");
            let why = found(&[("WAYLAND_DISPLAY", gone), ("DISPLAY", Path::new(":950"))], false).unwrap_err();
            assert_eq!(
                why,
                "the Wayland display \"/nowhere/wayland-7\" is dead: it does not exist; :950 is dead"
            );
            assert_eq!(found(&[], true).unwrap_err(), "there is no display");
        }

        #[test]
        fn a_display_of_x11_that_is_dead_or_written_wrong_is_told() {
            for (name, part) in [(":950", "nobody answers"), ("nonsense", "written like \":0\"")] {
                // On a system without the libraries, the error says that they are missing.
                let why = x11_fault(name).unwrap();
                assert!(why.contains(part) || why.contains("libraries"), "{why}");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::without_source;

    #[test]
    fn the_place_in_the_sources_of_the_window_library_is_not_told() {
        let said = "winit error: os error at /home/me/.cargo/winit-0.30/src/linux/mod.rs:787: no X server";
        assert_eq!(without_source(said), "winit error: no X server");
        assert_eq!(without_source("no X server"), "no X server");
    }
}
