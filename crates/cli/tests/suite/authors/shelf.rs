//! `whispers pack list`, `info`, `install`, `remove`, `zip`, `export`, `schema`, `check --json`, and a new pack over
//! another one: what authors and players do with packs in a terminal.

use std::fs;
use std::path::{Path, PathBuf};

use cli::PackCommand;
use packs::{Files, Pack};
use serde_json::Value;
use tempfile::TempDir;

use crate::NO_WINDOW;
use testing::test_packs;

/// A data folder with nothing in it, and what a command says by it.
struct Home(TempDir);

impl Home {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn at(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn run(&self, command: &PackCommand) -> Result<String, String> {
        let packs = cli::Packs::new(Some(self.at("data")), None);
        let mut out = Vec::new();
        let done = cli::pack(command, &packs, NO_WINDOW, &mut out);
        let out = String::from_utf8(out).unwrap();
        done.map(|()| out.clone()).map_err(|why| format!("{out}{why}"))
    }

    /// A pack over the base game in a folder of its own.
    fn over(&self, name: &str) -> PathBuf {
        self.over_another(name, "war-of-whispers", &[])
    }

    /// A pack over any other one, with words in these languages.
    fn over_another(&self, name: &str, below: &str, languages: &[&str]) -> PathBuf {
        let path = self.at(name);
        let (extends, languages) =
            (Some(below.to_owned()), languages.iter().map(|&code| code.into()).collect());
        self.run(&PackCommand::New { path: path.clone(), name: None, id: None, extends, languages }).unwrap();
        path
    }

    fn list(&self) -> Vec<Value> {
        let said = self.run(&PackCommand::List { catalogue: None, json: true }).unwrap();
        let said: Value = serde_json::from_str(&said).unwrap();
        said["packs"].as_array().unwrap().clone()
    }

    fn install(&self, path: &Path, replace: bool) -> Result<String, String> {
        self.run(&PackCommand::Install { path: path.to_owned(), catalogue: None, replace })
    }
}

fn of<'a>(list: &'a [Value], id: &str) -> Option<&'a Value> {
    list.iter().find(|pack| pack["id"] == id)
}

#[test]
fn a_new_pack_over_another_is_whole_and_a_line_without_its_mark_changes_it() {
    let home = Home::new();
    let path = home.over("owls");
    let pack = Pack::load(&Files::Folder(path.clone())).unwrap_or_else(|report| panic!("{report}"));
    assert!(pack.warnings.is_empty(), "{:?}", pack.warnings);
    assert_eq!((pack.id.as_str(), pack.words.name.as_str()), ("owls", "Owls"));
    assert_eq!(pack.rules, testing::pack("war-of-whispers").rules);
    let file = path.join("text/en.toml");
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.starts_with("#:schema ../.schema/text.schema.json\n"), "{text}");
    assert!(path.join(".schema/text.schema.json").is_file());
    // Every line behind a mark is one that may stand there.
    fs::write(&file, text.replace("# eagle = \"Eagle\"", "eagle = \"Owl\"")).unwrap();
    let pack = Pack::load(&Files::Folder(path.clone())).unwrap_or_else(|report| panic!("{report}"));
    assert_eq!(pack.words.empire(rules::Empire::new(1).unwrap()), "Owl");
    assert!(text.contains("\n# city-watch = { name = \"City Watch\", text = \"Reinforce {AN city-one}'s {region-one} with 3 {banner-other}.\" }\n"), "{text}");
    for table in [
        "terms",
        "empires",
        "societies",
        "positions",
        "slots",
        "regions",
        "orders",
        "abilities",
        "offers",
        "events",
        "setups",
    ] {
        assert!(text.contains(&format!("\n[{table}]\n# ")), "{table}: {text}");
    }
    let all = text.lines().map(|line| match line.strip_prefix("# ") {
        Some(entry) if entry.contains(" = ") => entry,
        _ => line,
    });
    let theme = path.join("theme.toml");
    let looks = fs::read_to_string(&theme).unwrap();
    fs::write(&file, all.collect::<Vec<_>>().join("\n")).unwrap();
    let (day, night) = ("colour = \"#5b3a2b\"", "night = \"#7a5a52\"");
    assert!(looks.contains(&format!("# horse = {{ {day}, {night}, emblem = ")), "{looks}");
    fs::write(&theme, looks.replace("# bear", "bear").replace("# horse", "horse")).unwrap();
    let pack = Pack::load(&Files::Folder(path)).unwrap_or_else(|report| panic!("{report}"));
    let base = testing::pack("war-of-whispers");
    assert_eq!(pack.words.ability(0), base.words.ability(0));
    for (own, below) in pack.theme.empires.iter().zip(&base.theme.empires) {
        assert_eq!((own.colour, own.night), (below.colour, below.night));
    }
}

#[test]
fn a_frame_over_texts_of_several_lines_is_read_and_has_each_in_one_line() {
    let home = Home::new();
    let path = home.over("owls");
    let file = path.join("text/en.toml");
    let text = fs::read_to_string(&file).unwrap();
    let text =
        text.replace("name = \"Owls\"", "name = \"Owls\"\nabout = \"\"\"\nOne \"line\".\nAnother's.\"\"\"");
    fs::write(&file, text.replace("# eagle = \"Eagle\"", "eagle = \"Ow\\\\l\"")).unwrap();
    home.install(&path, false).unwrap();
    let above = home.over_another("snowy-owls", "owls", &[]);
    let text = fs::read_to_string(above.join("text/en.toml")).unwrap();
    let about = r#"about = "One \"line\".\nAnother's.""#;
    assert!(text.contains(&format!("\n# {about}\n")) && text.contains(r#"# eagle = "Ow\\l""#), "{text}");
    fs::write(above.join("text/en.toml"), text.replace(&format!("# {about}"), about)).unwrap();
    let packs = cli::Packs::new(Some(home.at("data")), None);
    let pack = packs.open(Some(above.as_path())).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(pack.words.about, "One \"line\".\nAnother's.");
}

#[test]
fn a_frame_over_a_pack_over_another_has_the_words_of_both_in_braces() {
    let home = Home::new();
    let path = home.over_another("nights", "whispers-of-the-stars", &[]);
    let text = fs::read_to_string(path.join("text/en.toml")).unwrap();
    for part in ["\n# \"bear.sheriff\" = ", "\n[seats]\n", "\n[articles]\n", "{banner-other}"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let path = home.over_another("salt", "drowned-crown", &[]);
    let text = fs::read_to_string(path.join("text/en.toml")).unwrap();
    assert!(text.contains("\n[icons]\n# "), "{text}");
}

#[test]
fn a_frame_has_words_in_each_language_that_is_asked_for() {
    let home = Home::new();
    let path = home.over_another("eulen", "war-of-whispers", &["de", "en", "de"]);
    let [de, en] =
        ["de", "en"].map(|code| fs::read_to_string(path.join(format!("text/{code}.toml"))).unwrap());
    assert!(
        de.contains("\n# bear = ") && de.contains("other = \"Banner\"") && en.contains("other = \"banners\"")
    );
    let manifest = fs::read_to_string(path.join("manifest.toml")).unwrap();
    assert!(manifest.ends_with("languages = [\"de\", \"en\"]\n"), "{manifest}");
    assert_eq!(Pack::load(&Files::Folder(path)).unwrap().languages, ["de", "en"]);
    let (path, extends) = (home.at("sowy"), Some("war-of-whispers".to_owned()));
    let languages = vec!["en".to_owned(), "pl".to_owned()];
    let command = PackCommand::New { path: path.clone(), name: None, id: None, extends, languages };
    let why = home.run(&command).unwrap_err();
    assert!(why.contains("no words in \"pl\"") && why.contains("it has en, fr, de"), "{why}");
    assert!(!path.exists(), "nothing is written");
}

#[test]
fn a_pack_that_names_no_languages_is_told_of_those_that_keep_its_old_names() {
    let home = Home::new();
    let path = home.over("owls");
    let (manifest, text) = (path.join("manifest.toml"), path.join("text/en.toml"));
    let words = fs::read_to_string(&text).unwrap();
    fs::write(&text, words.replace("# eagle = \"Eagle\"", "eagle = \"Owl\"")).unwrap();
    let check = || home.run(&PackCommand::Check { path: path.clone(), strict: false, json: false }).unwrap();
    let told = "the pack below also speaks \"fr\" and \"de\", where this one keeps all its old names: write \
                languages = [\"en\"] in the manifest, or new names in text/fr.toml and text/de.toml";
    assert!(!check().contains("keeps all its old names"), "the frame says that it speaks English");
    let all = fs::read_to_string(&manifest).unwrap();
    fs::write(&manifest, all.replace("languages = [\"en\"]\n", "")).unwrap();
    let said = check();
    assert!(said.contains(told) && said.contains("manifest.toml:5:"), "{said}");
}

#[test]
fn a_pack_is_installed_listed_told_of_and_taken_out() {
    let home = Home::new();
    let path = home.over("owls");
    assert!(of(&home.list(), "owls").is_none());
    let said = home.install(&path, false).unwrap();
    assert!(said.contains("whispers --pack owls"), "{said}");
    let list = home.list();
    let owls = of(&list, "owls").unwrap();
    assert_eq!((&owls["origin"], &owls["extends"]), (&"installed".into(), &"war-of-whispers".into()));
    assert_eq!(of(&list, "war-of-whispers").unwrap()["origin"], "built in");
    let table = home.run(&PackCommand::List { catalogue: None, json: false }).unwrap();
    assert!(table.contains("owls") && table.contains("can be played") && table.contains("built in"));
    let info = home.run(&PackCommand::Info { json: false, path: "owls".into() }).unwrap();
    assert!(info.contains("Owls (owls)") && info.contains("CC0-1.0") && info.contains("Somebody"), "{info}");
    // A second one needs to be asked for.
    let why = home.install(&path, false).unwrap_err();
    assert!(why.contains("already a pack \"owls\"") && why.contains("--replace"), "{why}");
    let why = home.run(&PackCommand::Remove { force: false, id: "owl".into() }).unwrap_err();
    assert!(why.contains("no pack \"owl\" is installed") && why.contains("owls"), "{why}");
    let why = home.run(&PackCommand::Remove { force: false, id: "lantern-delta".into() }).unwrap_err();
    assert!(why.contains("built in"), "{why}");
}

#[test]
fn a_pack_with_faults_is_neither_installed_nor_zipped() {
    let home = Home::new();
    let path = home.over("owls");
    fs::write(path.join("rules.toml"), "[house]\nrounds = 99\n").unwrap();
    let why = home.install(&path, false).unwrap_err();
    assert!(why.contains("rules.toml:2:10"), "{why}");
    let output = Some(home.at("owls.zip"));
    assert!(home.run(&PackCommand::Zip { path: path.clone(), output, renew: false }).is_err());
    assert!(!home.at("owls.zip").exists());
    let command = PackCommand::Check { path, strict: false, json: true };
    let said = home.run(&command).unwrap_err();
    let line = said.lines().next().unwrap();
    let found: Value = serde_json::from_str(line).unwrap();
    assert_eq!((&found["passes"], &found["faults"][0]["line"]), (&false.into(), &2.into()));
    assert_eq!(
        (&found["faults"][0]["file"], &found["faults"][0]["column"]),
        (&"rules.toml".into(), &10.into())
    );
}

#[test]
fn an_archive_is_the_same_pack_and_is_written_over_only_where_that_is_said() {
    let home = Home::new();
    let path = home.over("owls");
    let zip = home.at("owls.zip");
    let command = |renew| PackCommand::Zip { path: path.clone(), output: Some(zip.clone()), renew };
    home.run(&command(false)).unwrap();
    let (one, other) =
        (Pack::load(&Files::at(zip.clone())).unwrap(), Pack::load(&Files::Folder(path.clone())).unwrap());
    assert_eq!((one.rules, one.words.name), (other.rules, other.words.name));
    // What is hidden in the folder is no part of it.
    assert!(Files::at(zip.clone()).paths().iter().all(|path| !path.starts_with('.')));
    let why = home.run(&command(false)).unwrap_err();
    assert!(why.contains("already exists") && why.contains("--renew"), "{why}");
    std::fs::write(&zip, "an older one").unwrap();
    home.run(&command(true)).unwrap();
    let found = home.run(&PackCommand::Check { path: zip, strict: true, json: true }).unwrap();
    assert_eq!(serde_json::from_str::<Value>(&found).unwrap()["passes"], true);
}

#[test]
fn a_built_in_pack_is_exported_as_it_is() {
    let home = Home::new();
    for id in test_packs::SHIPPED {
        let folder = home.at(id);
        home.run(&PackCommand::Export { path: id.into(), folder: folder.clone() }).unwrap();
        let (one, other) = (Pack::load(&Files::Folder(folder.clone())).unwrap(), testing::pack(id));
        assert_eq!(
            (&one.rules, &one.words.name, one.lessons.len()),
            (&other.rules, &other.words.name, other.lessons.len())
        );
        let why = home.run(&PackCommand::Export { path: id.into(), folder }).unwrap_err();
        assert!(why.contains("is not empty"), "{why}");
    }
}

#[test]
fn schemas_lie_where_an_editor_is_told_that_they_do() {
    let home = Home::new();
    let folder = home.at("schemas");
    let said = home.run(&PackCommand::Schema { folder: folder.clone() }).unwrap();
    assert!(said.contains("#:schema "), "{said}");
    let map = fs::read_to_string(folder.join("map.schema.json")).unwrap();
    let map: Value = serde_json::from_str(&map).unwrap();
    assert_eq!(map["$id"], "urn:whispers:pack:map");
    // In a pack over another one a changed entry of a list says only what changes.
    assert_eq!(map["properties"]["regions"]["items"]["required"], serde_json::json!(["id"]));
}

#[test]
fn a_pack_is_told_with_all_that_its_manifest_says_and_with_what_is_peculiar_to_it() {
    let home = Home::new();
    let path = home.over("owls");
    let manifest = fs::read_to_string(path.join("manifest.toml")).unwrap();
    let more = "homepage = \"https://example.org/owls\"\ntags = [\"night\", \"birds\"]\nneeds = \"0.1\"\n\
                extends-version = \"1.0\"\ncredits = [{ file = \"text/en.toml\", by = \"Ada\", licence = \"CC-BY-4.0\" }]\n";
    fs::write(path.join("manifest.toml"), manifest + more).unwrap();
    let said = home.run(&PackCommand::Info { path: path.clone(), json: false }).unwrap();
    for line in [
        "  credit     text/en.toml by Ada (CC-BY-4.0)",
        "  homepage   https://example.org/owls",
        "  tags       night, birds",
        "  needs      version 0.1 of the program",
        "  needs      version 1.0 of war-of-whispers",
    ] {
        assert!(said.lines().any(|other| other == line), "{line}\n\n{said}");
    }
    let json: Value =
        serde_json::from_str(&home.run(&PackCommand::Info { path, json: true }).unwrap()).unwrap();
    assert_eq!(
        (&json["id"], &json["tags"][1], &json["extends_version"]),
        (&"owls".into(), &"birds".into(), &"1.0".into())
    );
    let crown = PathBuf::from("drowned-crown");
    let said = home.run(&PackCommand::Info { path: crown, json: false }).unwrap();
    for part in [
        "  icons      beacon, pearl, salt",
        "  points     1 for 1 pearl; 1 for 1 pearl and 1 salt",
        "  early end  ",
        "  tags       ",
    ] {
        assert!(said.contains(part), "{part}\n\n{said}");
    }
    let about = &testing::pack("drowned-crown").words.about;
    assert!(about.len() > 80 && said.contains(about.as_str()), "{said}");
}

#[test]
fn a_pack_that_others_extend_is_removed_only_where_that_is_meant() {
    let home = Home::new();
    let below = home.over("owls");
    home.install(&below, false).unwrap();
    let above = home.over_another("eagle-owls", "owls", &[]);
    home.install(&above, false).unwrap();
    let remove = |id: &str, force| home.run(&PackCommand::Remove { id: id.to_owned(), force });
    let told = remove("owls", false).unwrap_err();
    let why = "without \"owls\" what is installed over it cannot be played any more: eagle-owls; with --force it goes all \
               the same";
    assert_eq!(told, why);
    assert!(of(&home.list(), "owls").is_some());
}
