//! Tests whether a window can be opened here, which depends on the operating system.

/// Why no window can be opened, in a few words; `None` if it is worth trying.
#[cfg(all(unix, not(target_os = "macos")))]
pub fn missing_display() -> Option<&'static str> {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if set("WAYLAND_DISPLAY") || set("WAYLAND_SOCKET") {
        return None;
    }
    if !set("DISPLAY") {
        return Some("there is no display");
    }
    // The window library panics without these; they are loaded only when a window opens.
    let needed = ["libX11.so.6", "libXcursor.so.1", "libXi.so.6", "libxkbcommon-x11.so.0"];
    if needed.iter().all(|name| can_load(name)) {
        None
    } else {
        Some("libraries for windows are missing (on Debian: libxcursor1 libxi6 libxkbcommon-x11-0)")
    }
}

/// True if the system's loader can find a library.
#[cfg(all(unix, not(target_os = "macos")))]
fn can_load(name: &str) -> bool {
    let own = std::env::var("LD_LIBRARY_PATH").unwrap_or_default();
    let usual = ["/lib", "/usr/lib", "/lib64", "/usr/lib64", "/usr/local/lib"].map(String::from);
    let folders: Vec<String> =
        own.split(':').filter(|f| !f.is_empty()).map(String::from).chain(usual).collect();
    folders.iter().any(|folder| {
        let folder = std::path::Path::new(folder);
        // Debian keeps its libraries in a folder for each kind of machine.
        let inner = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
        folder.join(name).exists() || inner.filter(|path| path.is_dir()).any(|path| path.join(name).exists())
    })
}

/// On other systems, a window can always be tried: returns `None`.
#[cfg(not(all(unix, not(target_os = "macos"))))]
pub fn missing_display() -> Option<&'static str> {
    None
}
