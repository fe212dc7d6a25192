//! What the platform lets the program do.

/// What the platform lets the program do. Controls for what it does not are hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capabilities {
    /// Other programs can be started, such as external bots.
    pub programs: bool,
    /// There are folders outside the program that a person can open and choose.
    pub folders: bool,
    /// The program can end itself.
    pub quits: bool,
    /// A finished file reaches the person as a download, since nobody can look into the program's folders.
    pub downloads: bool,
}

/// What this platform lets the program do: everything on a desktop, less in a page.
pub fn capabilities() -> Capabilities {
    let desktop = cfg!(not(target_arch = "wasm32"));
    Capabilities { programs: desktop, folders: desktop, quits: desktop, downloads: !desktop }
}
