//! The contents of packages fit the program. The files for desktops have its real name and file types, and
//! the install script removes everything that it installed.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};

use about::{APP_ID, GUIDES, VERSION};
use pack_library::PACK_ENDING;
use packs::interface_languages;
use system::RECORD_ENDING;

use testing::repository_files::{files, root};
use testing::test_packs::SHIPPED;

fn desktop(ending: &str) -> String {
    let file = root().join("packaging/desktop").join(format!("{APP_ID}.{ending}"));
    fs::read_to_string(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display()))
}

/// The languages of the interface except English. Packages describe the program in all of them.
fn others() -> impl Iterator<Item = &'static str> {
    interface_languages().into_iter().filter(|code| *code != "en")
}

/// Numbers in words, as the descriptions of packages use them.
const NUMBERS: [&str; 7] = ["no", "one", "two", "three", "four", "five", "six"];

#[test]
fn packages_tell_how_many_worlds_and_which_languages_there_are() {
    let control = fs::read_to_string(root().join("packaging/control")).unwrap();
    let control = control.split_whitespace().collect::<Vec<_>>().join(" ");
    let worlds = format!("{} worlds", NUMBERS[SHIPPED.len()]);
    assert!(control.contains(&worlds), "{worlds}: {control}");
    let centres = desktop("metainfo.xml").to_lowercase();
    assert!(centres.contains(&worlds), "{worlds}");
    for language in ["English", "French", "German"] {
        assert!(control.contains(language) && centres.contains(&language.to_lowercase()), "{language}");
    }
    assert_eq!(interface_languages().len(), 3, "name the new language in packaging too");
}

/// The parts of a text between two markers.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Vec<&'a str> {
    text.split(before).skip(1).map(|rest| rest.split(after).next().unwrap()).collect()
}

/// The value of a key in the desktop entry.
fn entry<'a>(text: &'a str, key: &str) -> &'a str {
    let line = text.lines().find_map(|line| line.strip_prefix(&format!("{key}=")));
    line.unwrap_or_else(|| panic!("the entry has no {key}"))
}

#[test]
fn the_entry_in_menus_starts_the_program_with_a_file_and_speaks_every_language() {
    let text = desktop("desktop");
    assert_eq!(entry(&text, "Exec"), "whispers %f");
    assert_eq!((entry(&text, "Icon"), entry(&text, "StartupWMClass")), (APP_ID, APP_ID));
    for language in others() {
        for key in ["GenericName", "Comment", "Keywords"] {
            assert_ne!(entry(&text, key), entry(&text, &format!("{key}[{language}]")));
        }
    }
}

#[test]
fn the_kinds_of_files_are_those_that_the_program_opens() {
    let kinds = desktop("mime.xml");
    let globs = between(&kinds, "<glob pattern=\"", "\"");
    assert_eq!(globs, [format!("*.{RECORD_ENDING}"), format!("*.{PACK_ENDING}")]);
    let types: BTreeSet<&str> = between(&kinds, "<mime-type type=\"", "\"").into_iter().collect();
    let entry_text = desktop("desktop");
    let opened = entry(&entry_text, "MimeType").split_terminator(';').collect();
    assert_eq!(types, opened);
    let metainfo = desktop("metainfo.xml");
    assert_eq!(types, between(&metainfo, "<mediatype>", "<").into_iter().collect());
    // The text at the beginning of a record, by which its file type is recognised.
    let [start] = between(&kinds, "offset=\"0\" value=\"", "\"")[..] else { panic!("one beginning") };
    for (name, file) in files(&root().join("saves")) {
        assert!(fs::read_to_string(file).unwrap().starts_with(start), "{name}");
    }
}

#[test]
fn what_software_centres_show_is_of_this_version_and_in_every_language() {
    let text = desktop("metainfo.xml");
    assert_eq!(between(&text, "<id>", "<"), [APP_ID]);
    assert_eq!(between(&text, "<release version=\"", "\"")[0], VERSION, "its newest release");
    for (tag, language) in ["p", "li", "summary"].into_iter().flat_map(|tag| others().map(move |l| (tag, l)))
    {
        let (plain, other) = (format!("<{tag}>"), format!("<{tag} xml:lang=\"{language}\">"));
        assert_eq!(text.matches(&plain).count(), text.matches(&other).count(), "{tag} {language}");
    }
    let kinds = desktop("mime.xml");
    for language in others() {
        let told = kinds.matches(&format!("<comment xml:lang=\"{language}\">")).count();
        assert_eq!(told, kinds.matches("<comment>").count(), "{language}");
    }
    assert!(text.contains(&format!("<launchable type=\"desktop-id\">{APP_ID}.desktop<")));
    assert!(text.contains(&format!("<url type=\"homepage\">{}<", about::HOME)));
}

#[test]
fn the_package_brings_every_library_without_which_no_window_opens() {
    let source = fs::read_to_string(root().join("src/shell/missing_display.rs")).unwrap();
    let needed: Vec<&str> =
        source.split('"').filter(|word| word.starts_with("lib") && word.contains(".so.")).collect();
    assert!(needed.len() >= 4, "{needed:?}");
    let brought = fs::read_to_string(root().join("packaging/loaded-libraries")).unwrap();
    for library in needed {
        let (name, number) = library.split_once(".so.").unwrap();
        // The name of a library's package in Debian.
        let dash = if name.ends_with(|c: char| c.is_ascii_digit()) { "-" } else { "" };
        let package = format!("{}{dash}{number}", name.to_lowercase());
        assert!(brought.lines().any(|line| line == package), "{library}: {package}");
    }
}

#[test]
fn every_file_that_the_scripts_pack_is_there() {
    let script: String = ["packaging/build", "packaging/lib.sh"]
        .map(|name| fs::read_to_string(root().join(name)).unwrap())
        .concat();
    let named = script.replace("$app", APP_ID);
    let words = named.split(|c: char| c.is_whitespace() || "\"';<>()".contains(c));
    let is_ours = |word: &&str| {
        ["packaging/", "icons/", "docs/", "content/", "fonts/", "LICENSE", "CHANGELOG", "README", "PROTOCOL"]
            .iter()
            .any(|start| word.starts_with(start))
    };
    let paths: BTreeSet<&str> = words.filter(is_ours).filter(|word| !word.contains(['$', '*'])).collect();
    assert!(paths.len() > 10, "{paths:?}");
    let missing: Vec<&&str> = paths.iter().filter(|path| !root().join(path).exists()).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// The documents of a package, in a temporary folder.
fn documents() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let script = "set -eu; . packaging/lib.sh; documents \"$1\"";
    let args = ["-c", script, "sh", folder.path().to_str().unwrap()];
    let run = Command::new("sh").args(args).current_dir(root()).output().unwrap();
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    folder
}

#[test]
fn packages_have_every_guide_and_no_link_in_one_leads_nowhere() {
    let folder = documents();
    let there = files(folder.path());
    for path in GUIDES.iter().map(|guide| guide.path).chain(["README.md", "LICENSE-MIT", "LICENSE-APACHE"]) {
        assert!(there.contains_key(path), "{path}");
    }
    let mut links = 0;
    for (name, file) in there.iter().filter(|(name, _)| name.ends_with(".md")) {
        let text = fs::read_to_string(file).unwrap();
        for target in between(&text, "](", ")") {
            let target = target.split('#').next().unwrap();
            let leads = target.contains("://") || file.parent().unwrap().join(target).exists();
            assert!(leads, "{name} links to {target}, which is not packed");
            links += 1;
        }
    }
    assert!(links > 20, "only {links} links were found");
}

#[test]
fn every_kind_of_package_has_the_guides() {
    for script in [
        "packaging/build",
        ".github/workflows/release.yml",
        "packaging/flatpak/io.github.whispers_game.Whispers.yml",
    ] {
        let text = fs::read_to_string(root().join(script)).unwrap();
        assert!(text.contains(". packaging/lib.sh") && text.contains("documents "), "{script}");
    }
}

#[test]
fn every_script_can_be_read_by_a_shell_and_says_first_what_it_is_for() {
    for name in ["build", "test", "install"] {
        let file = root().join("packaging").join(name);
        assert!(fs::metadata(&file).unwrap().permissions().mode() & 0o111 != 0, "{name} can be run");
        let text = fs::read_to_string(&file).unwrap();
        assert!(text.starts_with("#!/bin/sh\n# ") && text.contains("#   "), "{name}");
        let read = Command::new("sh").arg("-n").arg(&file).output().unwrap();
        assert!(read.status.success(), "{name}: {}", String::from_utf8_lossy(&read.stderr));
    }
    for name in ["build", "test"] {
        let refused = Command::new(root().join("packaging").join(name)).arg("--nonsense").output().unwrap();
        let said = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(!refused.status.success() && said.contains("not \"--nonsense\""), "{said}");
    }
}

/// A folder with the unpacked .tar.zst, and a folder to install into.
struct Unpacked(tempfile::TempDir);

impl Unpacked {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let put = |path: &str, text: &str| {
            let path = folder.path().join("unpacked").join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        };
        put("bin/whispers", "#!/bin/sh\necho it runs\n");
        put(&format!("share/applications/{APP_ID}.desktop"), &desktop("desktop"));
        put("share/doc/whispers/copyright", "terms");
        put("share/man/man1/whispers.1.gz", "page");
        let to = folder.path().join("unpacked/install");
        fs::copy(root().join("packaging/install"), to).unwrap();
        Self(folder)
    }

    fn prefix(&self) -> std::path::PathBuf {
        self.0.path().join("a home/.local")
    }

    fn install(&self, args: &[&str]) -> Output {
        let mut command = Command::new(self.0.path().join("unpacked/install"));
        command.args(args).env("HOME", self.0.path().join("a home"));
        command.output().unwrap()
    }
}

#[test]
fn what_is_installed_from_the_archive_is_removed_without_a_trace_and_nothing_else_is() {
    let unpacked = Unpacked::new();
    let prefix = unpacked.prefix();
    let own = [prefix.join("bin/mine"), prefix.join("share/whispers/matches/a.whispers")];
    for file in &own {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, "mine").unwrap();
    }
    // Empty folders that were there before must stay too.
    fs::create_dir_all(prefix.join("share/man")).unwrap();
    let is_there = |path: &str| prefix.join(path).exists();
    // The second installation is like that of a newer version over an older one.
    for _ in 0..2 {
        let done = unpacked.install(&[]);
        assert!(done.status.success(), "{done:?}");
        let said = String::from_utf8_lossy(&done.stdout).into_owned();
        assert!(said.contains("is in the menu of games") && said.contains("add it to PATH"), "{said}");
        assert!(is_there("bin/whispers") && is_there("share/man/man1/whispers.1.gz"));
    }
    let menu = fs::read_to_string(prefix.join(format!("share/applications/{APP_ID}.desktop"))).unwrap();
    let program = prefix.join("bin/whispers").display().to_string();
    assert_eq!(entry(&menu, "Exec"), format!("\"{program}\" %f"));
    assert_eq!(entry(&menu, "TryExec"), program);
    let gone = unpacked.install(&["--remove"]);
    assert!(gone.status.success(), "{gone:?}");
    let left: Vec<String> = files(&prefix).into_keys().filter(|path| !path.ends_with(".cache")).collect();
    assert_eq!(left, ["bin/mine", "share/whispers/matches/a.whispers"]);
    assert!(is_there("share/man") && !is_there("share/man/man1") && !is_there("share/doc"));
    let again = unpacked.install(&["--remove"]);
    let said = String::from_utf8_lossy(&again.stderr).into_owned();
    assert!(!again.status.success() && said.contains("Whispers is not installed in "), "{said}");
}

#[test]
fn where_nothing_can_be_written_it_says_so_and_how() {
    let unpacked = Unpacked::new();
    let file = unpacked.0.path().join("file");
    fs::write(&file, "").unwrap();
    let refused = unpacked.install(&[Path::new(&file).join("below").to_str().unwrap()]);
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(!refused.status.success() && said.contains("cannot be written; as root: sudo "), "{said}");
}
