//! The notices cover all libraries in Cargo.lock, and deny.toml allows all their licences. `WHISPERS_BLESS=1`
//! generates the notices from the libraries' sources.

mod libraries;
mod licences;
mod terms;
mod written;

use std::collections::BTreeSet;
use std::fs;

use about::{Line, Part, lines};
use sha2::{Digest, Sha256};

use licences::can_be_met;

use testing::repository_files::{crates, root};

/// A digest of the other packages in Cargo.lock, which shows if the notices are out of date.
fn lock_digest() -> String {
    let lock: toml::Table = fs::read_to_string(root().join("Cargo.lock")).unwrap().parse().unwrap();
    let packages = lock["package"].as_array().unwrap();
    let mut named: Vec<String> = packages
        .iter()
        .filter(|package| package.get("source").is_some())
        .map(|package| format!("{} {}\n", package["name"], package["version"]))
        .collect();
    named.sort();
    let digest = Sha256::digest(named.concat());
    digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// The notices file in the sources. The program contains the version with which it was built.
fn notices() -> String {
    fs::read_to_string(root().join("docs/NOTICES.txt")).unwrap()
}

/// The licences that deny.toml allows.
fn allowed() -> BTreeSet<String> {
    let deny: toml::Table = fs::read_to_string(root().join("deny.toml")).unwrap().parse().unwrap();
    let all = deny["licenses"]["allow"].as_array().unwrap();
    all.iter().map(|licence| licence.as_str().unwrap().to_owned()).collect()
}

#[test]
fn the_notices_are_those_of_the_libraries_that_are_built_in() {
    let digest = lock_digest();
    if std::env::var_os("WHISPERS_BLESS").is_some() {
        fs::write(root().join("docs/NOTICES.txt"), written::document(&digest)).unwrap();
    }
    let stale = "Cargo.lock names other libraries than the notices are of: \
                 WHISPERS_BLESS=1 cargo test -p whispers notices";
    assert!(notices().contains(&format!("\n{}{digest}\n", written::DIGEST)), "{stale}");
}

#[test]
fn every_library_that_the_program_names_has_its_notice() {
    let manifests = crates().into_iter().map(|(_, sources)| {
        let path = sources.with_file_name("Cargo.toml");
        fs::read_to_string(path).unwrap().parse::<toml::Table>().unwrap()
    });
    let own: BTreeSet<String> = crates().into_iter().map(|(name, _)| name).collect();
    let libraries: BTreeSet<String> = manifests
        .flat_map(|manifest| manifest["dependencies"].as_table().unwrap().keys().cloned().collect::<Vec<_>>())
        .filter(|name| !own.contains(name))
        .collect();
    let text = notices();
    let lines = lines(&text);
    let named = |name: &str| {
        let begins = format!("{name} ");
        lines.iter().any(|line| matches!(line, Line::Name(text) if text.starts_with(&begins)))
    };
    assert!(libraries.len() > 20);
    let missing: Vec<&String> = libraries.iter().filter(|name| !named(name)).collect();
    assert!(missing.is_empty(), "without a notice: {missing:?}");
    assert!(!named("divan"), "what only measures is not shipped");
}

#[test]
fn every_typeface_in_the_program_has_its_notice() {
    let text = notices();
    let lines = lines(&text);
    let [start, end] = [Part::Typefaces, Part::Libraries].map(|part| part.line(&lines).unwrap());
    let told: String = lines[start..end].iter().map(|line| format!("{line:?}\n")).collect();
    let files = fs::read_dir(root().join("fonts")).unwrap().map(|entry| entry.unwrap().file_name());
    let fonts: Vec<String> = files.map(|name| name.to_string_lossy().into_owned()).collect();
    let fonts: Vec<&String> = fonts.iter().filter(|name| !name.ends_with(".txt")).collect();
    assert!(fonts.len() >= 5);
    for font in fonts {
        assert!(told.contains(font.as_str()), "{font}");
    }
}

#[test]
fn all_terms_are_among_those_that_are_let_in() {
    let (allowed, text) = (allowed(), notices());
    let lines = lines(&text);
    let [start, end] = [Part::Libraries, Part::Texts].map(|part| part.line(&lines).unwrap());
    let part = &lines[start..end];
    let mut seen = 0;
    for pair in part.windows(2) {
        let [Line::Name(name), Line::Text(terms)] = pair else { continue };
        let (terms, _) = terms.trim().split_once(" ·").unwrap_or((terms.trim(), ""));
        assert!(can_be_met(terms, &allowed), "{name}: {terms}");
        seen += 1;
    }
    assert!(seen > 200, "{seen}");
}

#[test]
fn terms_that_are_not_let_in_are_noticed() {
    let allowed = BTreeSet::from(["MIT", "OFL-1.1", "Apache-2.0"].map(str::to_owned));
    for met in [
        "MIT",
        "GPL-2.0-only OR MIT",
        "Apache-2.0/MIT",
        "(MIT OR GPL-2.0-only) AND OFL-1.1",
        "(GPL-2.0-only AND MIT) OR Apache-2.0",
        "Zlib WITH X OR MIT",
    ] {
        assert!(can_be_met(met, &allowed), "{met}");
    }
    for unmet in ["GPL-2.0-only", "MIT AND GPL-2.0-only", "(MIT OR OFL-1.1) AND Zlib", "MITX"] {
        assert!(!can_be_met(unmet, &allowed), "{unmet}");
    }
}
