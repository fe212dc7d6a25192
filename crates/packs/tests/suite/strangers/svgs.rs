//! Tests emblems that load files, expand, refer to themselves or take very long to draw.

use super::*;

const HEAD: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 64 64\">";

/// Checks that an emblem is refused with exactly this message, at this line.
#[track_caller]
fn assert_no_emblem(svg: impl AsRef<[u8]>, line: usize, why: &str) {
    let said = said(&small().with("icons/bear.svg", svg));
    assert_eq!(said.len(), 1, "{said:?}");
    let (place, told) = said[0].split_once(": ").unwrap();
    assert!(place.starts_with(&format!("icons/bear.svg:{line}:")), "{said:?}");
    assert_eq!(told, format!("this is not an emblem: {why}"));
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
    let bytes = text::number_formatting::group_digits(path.len() as i64);
    let why =
        format!("\"icons/bear.svg\" is not an emblem: it has {bytes} bytes; an emblem has 65,536 at most");
    assert_said(&small().with("icons/bear.svg", path), &[&format!("theme.toml:3:39: {why}")]);
}

#[test]
fn an_emblem_that_is_no_xml() {
    assert_no_emblem(
        format!("{HEAD}\n<g>"),
        1,
        "it cannot be read: the root node was opened but never closed",
    );
}

#[test]
fn an_emblem_of_another_kind_of_xml() {
    assert_no_emblem(
        "<svg ><path d=\"M0 0L9 9\"/></svg>",
        1,
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
    // A declaration with brackets does not end at the first ">".
    let report = small().with("icons/bear.svg", bomb).load().unwrap_err();
    assert!(report.contains("icons/bear.svg:1:37: this is not an emblem: it declares an entity"), "{report}");
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
        2,
        "it has more than the maximum of 1000 elements (counting each use)",
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
        2,
        "it has more than the maximum of 1000 elements (counting each use)",
    );
}

#[test]
fn elements_that_use_themselves() {
    let why = "its elements are nested more than 24 deep, or refer to one another in a circle";
    assert_no_emblem(svg("<g id=\"a\"><use href=\"#a\"/></g>"), 2, why);
    assert_no_emblem(svg("<mask id=\"m\" mask=\"url(#m)\"><path d=\"M0 0L9 9\"/></mask>"), 2, why);
}

#[test]
fn elements_in_one_another_without_end() {
    let deep = format!("{}{}", "<g>".repeat(900), "</g>".repeat(900));
    assert_no_emblem(svg(&deep), 2, "its elements are nested more than 24 deep");
    let deeper = format!("{}{}", "<g>".repeat(9_000), "</g>".repeat(9_000));
    assert_no_emblem(svg(&deeper), 1, "it cannot be read: nodes limit reached");
}

#[test]
fn very_many_elements() {
    assert_no_emblem(
        svg(&"<path d=\"M0 0L9 9\"/>".repeat(1_500)),
        2,
        "it has more than the maximum of 1000 elements",
    );
}

#[test]
fn whatever_leads_out_of_the_file() {
    let url =
        |value: &str| format!("\"{value}\" points outside the file; \"url(#id)\" points to an element in it");
    let href =
        |value: &str| format!("\"{value}\" points outside the file; \"#id\" points to an element in it");
    assert_no_emblem(svg("<use href=\"/etc/passwd#a\"/>"), 2, &href("/etc/passwd#a"));
    assert_no_emblem(
        svg("<use xlink:href=\"http://example.org/a.svg#a\"/>"),
        2,
        &href("http://example.org/a.svg#a"),
    );
    assert_no_emblem(svg("<linearGradient id=\"g\" href=\"file:///a\"/>"), 2, &href("file:///a"));
    assert_no_emblem(svg("<rect fill=\"url(file:///a#b)\"/>"), 2, &url("url(file:///a#b)"));
    assert_no_emblem(svg("<rect style=\"fill: url(b.svg#c)\"/>"), 2, &url("url(b.svg#c)"));
    assert_no_emblem(svg("<style>rect { fill: url(b.svg#c) }</style>"), 2, &url("url(b.svg#c)"));
    assert_no_emblem(
        svg("<style>@import 'http://example.org/a.css';</style>"),
        2,
        "\"@import 'http://example.org/a.css';\" in <style>: only elements, .classes and #ids have styles",
    );
}

#[test]
fn elements_that_have_no_place_in_an_emblem() {
    let none = |name: &str, instead: &str| format!("<{name}> is not allowed in an emblem{instead}");
    assert_no_emblem(
        svg("<image href=\"data:image/png;base64,AA\"/>"),
        2,
        &none("image", "; draw it with paths"),
    );
    assert_no_emblem(svg("<text>Bear</text>"), 2, &none("text", "; turn text into paths"));
    for name in ["filter", "pattern", "marker", "foreignObject", "script", "animate", "feImage"] {
        assert_no_emblem(svg(&format!("<{name}/>")), 2, &none(name, ""));
    }
}

#[test]
fn dashes_and_filters_that_take_for_ever() {
    let why = |name: &str| format!("\"{name}\" is not allowed in an emblem; draw it with paths");
    assert_no_emblem(svg("<path stroke-dasharray=\"0.00001\" d=\"M0 0H64\"/>"), 2, &why("stroke-dasharray"));
    assert_no_emblem(
        svg("<path style=\"stroke-dasharray: 0.00001\" d=\"M0 0H64\"/>"),
        2,
        &why("stroke-dasharray"),
    );
    assert_no_emblem(svg("<style>path{stroke-dasharray:1e-9}</style>"), 2, &why("stroke-dasharray"));
    assert_no_emblem(svg("<path filter=\"blur(99999px)\" d=\"M0 0H64\"/>"), 2, &why("filter"));
}

#[test]
fn styles_that_take_for_ever_to_fit() {
    let given = "* ".repeat(12);
    assert_no_emblem(
        svg(&format!("<style>{given}{{ fill: red }}</style>")),
        2,
        "\"* * * * * * * * * * * *\" in <style>: only elements, .classes and #ids have styles",
    );
    assert_no_emblem(
        svg(&format!("<style>{}</style>", "g{fill:red}".repeat(101))),
        2,
        "the style sheets have more than the maximum of 100 rules",
    );
}

#[test]
fn a_style_that_another_name_space_hides_or_a_class_gives_is_judged_like_any_other() {
    let why = "\"stroke-dasharray\" is not allowed in an emblem; draw it with paths";
    let classes = "<style>.a{stroke-dasharray:1e-9}</style><path class=\"a\" d=\"M0 0H64\"/>";
    assert_no_emblem(svg(classes), 2, why);
    // An element outside of the SVG namespace has no effect, so it does no harm.
    assert_emblem(&svg("<x:style xmlns:x=\"urn:x\">path{stroke-dasharray:1e-9}</x:style>\
         <path fill=\"#fff\" d=\"M8 8H56V56H8z\"/>"));
    let masks: String = (0..900).map(|_| "<path class=\"a\" d=\"M0 0h9v9\"/>").collect();
    let masked = format!(
        "<style>.a{{mask:url(#m)}}</style><mask id=\"m\">{}</mask>{masks}",
        "<path d=\"M0 0h9v9\"/>".repeat(90)
    );
    let most = "it has more than the maximum of 1000 elements (counting each use)";
    assert_no_emblem(svg(&masked), 2, most);
}

#[test]
fn numbers_that_nobody_draws_with_are_refused_where_they_stand() {
    let large = |written: &str, name: &str| {
        format!("{written} in \"{name}\": the largest number allowed is 1,000,000")
    };
    assert_no_emblem(svg("<circle r=\"1e20\"/>"), 2, &large("1e20", "r"));
    assert_no_emblem(
        svg("<path d=\"M0 0\nH9\" stroke=\"#fff\" stroke-width=\"1e15\"/>"),
        3,
        &large("1e15", "stroke-width"),
    );
    assert_no_emblem(
        svg("<path style=\"stroke-width:-2147483648\" d=\"M0 0\"/>"),
        2,
        &large("-2147483648", "stroke-width"),
    );
    let far = "something in it is further away than 30 times its side";
    assert_no_emblem(svg("<circle cx=\"5000\" r=\"9\"/>"), 1, far);
    assert_no_emblem(
        svg(
            "<g transform=\"scale(999)\"><g transform=\"scale(999)\"><circle r=\"9\" stroke=\"#fff\"/></g></g>",
        ),
        1,
        far,
    );
    assert_no_emblem(
        svg(
            "<linearGradient id=\"g\" gradientUnits=\"userSpaceOnUse\" x2=\"90000\"><stop/><stop offset=\"1\"/></linearGradient>\
             <circle r=\"9\" fill=\"url(#g)\"/>",
        ),
        1,
        far,
    );
}

#[test]
fn what_takes_long_to_draw_is_refused() {
    let long = "it takes long to draw, each thing as often as it is used: draw it with fewer and simpler shapes, \
                strokes, gradients, clips and masks";
    let path = format!("<path id=\"p\" d=\"M0 0{}\" fill=\"#fff\"/>", "L9 60L60 9".repeat(60));
    assert_no_emblem(svg(&format!("{path}{}", "<use href=\"#p\"/>".repeat(160))), 1, long);
    let most = "it has more than the maximum of 40000 numbers (counting each use)";
    assert_no_emblem(svg(&format!("{path}{}", "<use href=\"#p\"/>".repeat(400))), 2, most);
    let mask = "<mask id=\"m\"><circle r=\"9\" fill=\"#fff\"/></mask>";
    assert_no_emblem(svg(&format!("{mask}{}", "<circle r=\"9\" mask=\"url(#m)\"/>".repeat(9))), 1, long);
    let nested = format!("{}<circle r=\"9\"/>{}", "<g opacity=\".5\">".repeat(9), "</g>".repeat(9));
    let deep = "its masks, clips and groups with an opacity are nested more than 8 deep";
    assert_no_emblem(svg(&nested), 1, deep);
}

#[test]
fn an_emblem_that_is_wrong_is_quoted_with_a_caret() {
    let report = small().with("icons/bear.svg", svg("  <circle r=\"9\"/><text x=\"3\">Bear</text>")).load();
    let expected = "the pack: 1 fault\n\nicons/bear.svg:2:18: this is not an emblem: <text> is not allowed in an emblem; turn \
                    text into paths\n  |\n2 |   <circle r=\"9\"/><text x=\"3\">Bear</text>\n  |                  ^^^^^^^^^^^^";
    assert_eq!(report.unwrap_err(), expected);
}

#[test]
fn sizes_that_are_none() {
    let sized =
        |size: &str| format!("<svg xmlns=\"http://www.w3.org/2000/svg\" {size}><path d=\"M0 0L9 9\"/></svg>");
    assert_no_emblem(
        sized("viewBox=\"0 0 1e9 1\""),
        1,
        "1e9 in \"viewBox\": the largest number allowed is 1,000,000",
    );
    assert_no_emblem(
        sized("viewBox=\"0 0 90000 1\""),
        1,
        "it is 90000 x 1 units large; each side has 1 to 10000",
    );
    assert_no_emblem(
        sized("viewBox=\"0 0 0.001 0.001\""),
        1,
        "it is 0.001 x 0.001 units large; each side has 1 to 10000",
    );
    assert_no_emblem(
        sized("viewBox=\"0 0 9 9\" width=\"0\""),
        1,
        "it cannot be drawn: SVG has an invalid size",
    );
    for size in [
        "viewBox=\"0 0 NaN NaN\"",
        "viewBox=\"nonsense\"",
        "width=\"1e38\" height=\"1e38\"",
        "viewBox=\"0 0 -5 -5\"",
    ] {
        // The emblem is either valid after the invalid value is ignored, or refused.
        let said = small().with("icons/bear.svg", sized(size)).load().err().unwrap_or_default();
        let of_emblem = said.contains("bear.svg") || said.contains("theme.toml");
        assert!(said.is_empty() || of_emblem, "{size}: {said}");
    }
}
