//! Gives the program for Windows its icon, its version and its manifest. Does nothing for other systems.

/// The files that the resources of the program are made of.
const ICON: &str = "icons/app.ico";
const MANIFEST: &str = "packaging/desktop/whispers.exe.manifest";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_OS").as_deref() != Ok("windows") {
        return;
    }
    for file in [ICON, MANIFEST] {
        println!("cargo::rerun-if-changed={file}");
    }
    let mut resource = winresource::WindowsResource::new();
    resource.set_icon(ICON).set_manifest_file(MANIFEST);
    resource.set("ProductName", "Whispers").set("FileDescription", "Whispers");
    resource.set("LegalCopyright", "MIT OR Apache-2.0").set("InternalName", "whispers");
    resource.set("OriginalFilename", "whispers.exe");
    // The program runs without them, so a machine without a resource compiler can still check the sources.
    if let Err(why) = resource.compile() {
        println!("cargo::warning=the program gets no icon, version and manifest: {why}");
    }
}
