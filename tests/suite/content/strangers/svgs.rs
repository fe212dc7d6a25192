//! Emblems that load things, swell, go round in circles or take for ever to draw.

use super::*;

const HEAD: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 64 64\">";

/// Makes sure that an emblem is refused with just this.
#[track_caller]
fn assert_no_emblem(svg: impl AsRef<[u8]>, why: &str) {
    let broken = small().with("icons/bear.svg", svg);
    assert_said(&broken, &[&format!("theme.toml:3:39: \"icons/bear.svg\" is no emblem: {why}")]);
}

#[track_caller]
fn assert_emblem(svg: &str) {
    assert_accepted(&small().with("icons/bear.svg", svg));
}

fn svg(inside: &str) -> String {
    format!("{HEAD}\n{inside}\n</svg>")
}

#[test]
fn shapes_of_every_kind_make_an_emblem() {
    assert_emblem(&svg(
        "<title>A bear</title><defs><clipPath id=\"c\"><rect width=\"64\" height=\"64\"/></clipPath>\
         <linearGradient id=\"g\"><stop offset=\"0\" stop-color=\"#fff\"/></linearGradient>\
         <symbol id=\"s\"><circle r=\"3\"/></symbol></defs>\
         <style>.a, #b { fill: #fff; stroke-dasharray: none } /* white */ path{fill:url(#g)}</style>\
         <g clip-path=\"url(#c)\" style=\"opacity:.5;filter:none\"><use xlink:href=\"#s\" x=\"9\"/>\
         <path class=\"a\" d=\"M0 0L9 9\"/></g>",
    ));
    assert_emblem(&format!(
        "<?xml version=\"1.0\"?><!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \
         \"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">{}",
        svg("<rect width=\"9\" height=\"9\"/>")
    ));
}

#[test]
fn an_emblem_that_is_too_large() {
    let path = svg(&format!("<path d=\"M0 0{}\"/>", "L1 1".repeat(20_000)));
    assert_no_emblem(&path, &format!("it has {} bytes; an emblem has 65536 at most", path.len()));
}

#[test]
fn an_emblem_that_is_no_xml() {
    assert_no_emblem(format!("{HEAD}\n<g>"), "it cannot be read: the root node was opened but never closed");
}

#[test]
fn an_emblem_of_another_kind_of_xml() {
    assert_no_emblem(
        "<svg ><path d=\"M0 0L9 9\"/></svg>",
        "its first element should be <svg xmlns=\"http://www.w3.org/2000/svg\">",
    );
}

#[test]
fn a_billion_laughs() {
    let mut bomb = "<?xml version=\"1.0\"?><!DOCTYPE svg [<!ENTITY a0 \"ha\">".to_owned();
    for i in 1..30 {
        bomb += &format!("<!ENTITY a{i} \"{}\">", format!("&a{};", i - 1).repeat(10));
    }
    bomb += &format!("]>{}", svg("<title>&a29;</title>"));
    // A declaration with brackets does not end where the first ">" stands.
    let report = small().with("icons/bear.svg", bomb).load().unwrap_err();
    assert!(report.contains("theme.toml:3:39: \"icons/bear.svg\" is no"), "{report}");
    let hidden = format!("<!DOCTYPE svg [\n<!ENTITY a \"ha\">\n]>{}", svg(""));
    assert!(small().with("icons/bear.svg", hidden).load().is_err());
}

#[test]
fn a_billion_uses() {
    let mut bomb = String::from("<defs><g id=\"u0\"><path d=\"M0 0L9 9\"/></g>");
    for i in 1..40 {
        let last = i - 1;
        bomb += &format!("<g id=\"u{i}\"><use href=\"#u{last}\"/><use xlink:href=\"#u{last}\"/></g>");
    }
    assert_no_emblem(
        svg(&format!("{bomb}</defs><use href=\"#u18\"/>")),
        "it has more than 1000 elements, each as often as it is used, which are the most",
    );
}

#[test]
fn a_billion_masks() {
    let mut bomb = String::from("<defs><mask id=\"m0\"><path d=\"M0 0L9 9\"/></mask>");
    for i in 1..40 {
        let shape = format!("<rect width=\"64\" height=\"64\" mask=\"url(#m{})\"/>", i - 1);
        bomb += &format!("<mask id=\"m{i}\">{shape}{shape}</mask>");
    }
    assert_no_emblem(
        svg(&format!("{bomb}</defs><rect width=\"9\" height=\"9\" style=\"mask: url('#m39')\"/>")),
        "it has more than 1000 elements, each as often as it is used, which are the most",
    );
}

#[test]
fn elements_that_use_themselves() {
    let why = "its elements stand in one another more than 24 deep, or refer in a circle";
    assert_no_emblem(svg("<g id=\"a\"><use href=\"#a\"/></g>"), why);
    assert_no_emblem(svg("<mask id=\"m\" mask=\"url(#m)\"><path d=\"M0 0L9 9\"/></mask>"), why);
}

#[test]
fn elements_in_one_another_without_end() {
    let deep = format!("{}{}", "<g>".repeat(900), "</g>".repeat(900));
    assert_no_emblem(svg(&deep), "its elements stand in one another more than 24 deep, or refer in a circle");
    let deeper = format!("{}{}", "<g>".repeat(9_000), "</g>".repeat(9_000));
    assert_no_emblem(svg(&deeper), "it cannot be read: nodes limit reached");
}

#[test]
fn very_many_elements() {
    assert_no_emblem(
        svg(&"<path d=\"M0 0L9 9\"/>".repeat(1_500)),
        "it has more than 1000 elements, each as often as it is used, which are the most",
    );
}

#[test]
fn whatever_leads_out_of_the_file() {
    let url = |value: &str| {
        format!("line 2: \"{value}\" leads out of the file; \"url(#id)\" leads to an element of it")
    };
    let href =
        |value: &str| format!("line 2: \"{value}\" leads out of the file; \"#id\" leads to an element of it");
    assert_no_emblem(svg("<use href=\"/etc/passwd#a\"/>"), &href("/etc/passwd#a"));
    assert_no_emblem(
        svg("<use xlink:href=\"http://example.org/a.svg#a\"/>"),
        &href("http://example.org/a.svg#a"),
    );
    assert_no_emblem(svg("<linearGradient id=\"g\" href=\"file:///a\"/>"), &href("file:///a"));
    assert_no_emblem(svg("<rect fill=\"url(file:///a#b)\"/>"), &url("url(file:///a#b)"));
    assert_no_emblem(svg("<rect style=\"fill: url(b.svg#c)\"/>"), &url("url(b.svg#c)"));
    assert_no_emblem(svg("<style>rect { fill: url(b.svg#c) }</style>"), &url("url(b.svg#c)"));
    assert_no_emblem(
        svg("<style>@import 'http://example.org/a.css';</style>"),
        "line 2: \"@import 'http://example.org/a.css';\" in <style>: styles are given to elements, .classes and #ids",
    );
}

#[test]
fn elements_that_have_no_place_in_an_emblem() {
    let none = |name: &str, instead: &str| format!("line 2: <{name}> has no place in an emblem{instead}");
    assert_no_emblem(
        svg("<image href=\"data:image/png;base64,AA\"/>"),
        &none("image", "; draw it with paths"),
    );
    assert_no_emblem(svg("<text>Bear</text>"), &none("text", "; turn text into paths"));
    for name in ["filter", "pattern", "marker", "foreignObject", "script", "animate", "feImage"] {
        assert_no_emblem(svg(&format!("<{name}/>")), &none(name, ""));
    }
}

#[test]
fn dashes_and_filters_that_take_for_ever() {
    let why = |name: &str| format!("line 2: \"{name}\" has no place in an emblem; draw it with paths");
    assert_no_emblem(svg("<path stroke-dasharray=\"0.00001\" d=\"M0 0H64\"/>"), &why("stroke-dasharray"));
    assert_no_emblem(
        svg("<path style=\"stroke-dasharray: 0.00001\" d=\"M0 0H64\"/>"),
        &why("stroke-dasharray"),
    );
    assert_no_emblem(svg("<style>path{stroke-dasharray:1e-9}</style>"), &why("stroke-dasharray"));
    assert_no_emblem(svg("<path filter=\"blur(99999px)\" d=\"M0 0H64\"/>"), &why("filter"));
}

#[test]
fn styles_that_take_for_ever_to_fit() {
    let given = "* ".repeat(12);
    assert_no_emblem(
        svg(&format!("<style>{given}{{ fill: red }}</style>")),
        "line 2: \"* * * * * * * * * * * *\" in <style>: styles are given to elements, .classes and #ids",
    );
    assert_no_emblem(
        svg(&format!("<style>{}</style>", "g{fill:red}".repeat(101))),
        "line 2: the style sheets have more than 100 rules, which are the most",
    );
}

#[test]
fn sizes_that_are_none() {
    let sized =
        |size: &str| format!("<svg xmlns=\"http://www.w3.org/2000/svg\" {size}><path d=\"M0 0L9 9\"/></svg>");
    assert_no_emblem(
        sized("viewBox=\"0 0 1e9 1\""),
        "it is 1000000000 x 1 units large; each side has 1 to 10000",
    );
    assert_no_emblem(
        sized("viewBox=\"0 0 0.001 0.001\""),
        "it is 0.001 x 0.001 units large; each side has 1 to 10000",
    );
    assert_no_emblem(sized("viewBox=\"0 0 9 9\" width=\"0\""), "it cannot be drawn: SVG has an invalid size");
    for size in [
        "viewBox=\"0 0 NaN NaN\"",
        "viewBox=\"nonsense\"",
        "width=\"1e38\" height=\"1e38\"",
        "viewBox=\"0 0 -5 -5\"",
    ] {
        // Either nothing is wrong once the nonsense is left out, or it is refused; neither is a panic.
        let _ = small().with("icons/bear.svg", sized(size)).load();
    }
}
