//! Invented sources that break the rules of the layers show that the tests can fail.

use std::collections::BTreeSet;
use std::fs;

use tempfile::TempDir;

use crate::layers::graph::Graph;
use crate::layers::touched;

/// Writes a library of these files. Returns its folder and its graph.
fn library(files: &[(&str, &str)]) -> (TempDir, Graph) {
    let folder = tempfile::tempdir().unwrap();
    for (path, text) in files {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let graph = Graph::read(&folder.path().join("lib.rs"));
    (folder, graph)
}

/// The only dependency cycle of a library.
fn circle(files: &[(&str, &str)]) -> Vec<String> {
    let circles = library(files).1.circles();
    assert_eq!(circles.len(), 1, "{circles:?}");
    circles.into_iter().flatten().collect()
}

#[test]
fn a_circle_of_three_files_is_found_and_who_only_uses_it_is_not_of_it() {
    let files = [
        ("lib.rs", "mod a;\nmod b;\nmod c;\nmod user;\n"),
        ("a.rs", "use crate::b::B;\npub struct A(B);\n"),
        ("b.rs", "pub struct B;\npub fn go() { crate::c::go() }\n"),
        ("c.rs", "use super::a::A;\npub fn go() { drop::<Option<A>>(None) }\n"),
        ("user.rs", "use crate::a::*;\npub fn go(_: A) {}\n"),
    ];
    assert_eq!(circle(&files), ["a.rs", "b.rs", "c.rs"]);
}

#[test]
fn a_circle_is_found_through_re_exports_and_macros() {
    let files = [
        ("lib.rs", "mod wing;\nmod other;\n"),
        ("wing/mod.rs", "mod inner;\npub use inner::Inner;\n"),
        ("wing/inner.rs", "pub struct Inner;\npub fn go() { println!(\"{}\", crate::other::NUMBER) }\n"),
        (
            "other.rs",
            "use crate::wing::{\n    Inner,\n};\npub const NUMBER: u8 = 1;\npub fn go(_: Inner) {}\n",
        ),
    ];
    assert_eq!(circle(&files), ["other.rs", "wing/inner.rs"]);
}

#[test]
fn files_that_use_one_another_one_way_make_no_circle() {
    let files = [
        ("lib.rs", "mod a;\nmod b;\nmod c;\n"),
        ("a.rs", "use crate::b::B;\nuse crate::c::C;\npub struct A(B, C);\n"),
        ("b.rs", "use crate::c::C;\npub struct B(C);\n"),
        ("c.rs", "pub struct C;\n#[cfg(test)]\nmod tests {\n    use crate::a::A;\n}\n"),
    ];
    let (_folder, graph) = library(&files);
    assert_eq!(graph.circles(), Vec::<BTreeSet<String>>::new());
    assert_eq!(graph.arrows().len(), 3, "{:?}", graph.arrows());
}

#[test]
fn a_clock_in_the_rules_is_found() {
    let (folder, _) = library(&[("lib.rs", "// std::time is not for the rules.\nuse std::time::Instant;\n")]);
    let path = folder.path().join("lib.rs").display().to_string();
    let why = "std::time: the rules know no files, clocks or threads";
    assert_eq!(touched("rules", folder.path()), [format!("{path}:2: {why}")]);
    assert_eq!(touched("system", folder.path()), [""; 0], "the system has a clock");
}
