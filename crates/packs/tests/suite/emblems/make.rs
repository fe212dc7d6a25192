//! Generates SVGs from a seed, with every allowed element and with extreme, tiny, negative and ordinary numbers.

use std::fmt::Write;

/// A pseudo-random generator (SplitMix64).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, most: usize) -> usize {
        (self.next() % most.max(1) as u64) as usize
    }

    fn of<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len())]
    }
}

const EXTREME: &[&str] = &[
    "0",
    "-0",
    "1e-45",
    "1e-30",
    "-1e-12",
    "1e-7",
    "1e-4",
    "0.01",
    "0.1",
    "0.5",
    "1",
    "-1",
    "2",
    "7",
    "63.999",
    "64",
    "65",
    "100",
    "-100",
    "1000",
    "1023",
    "9999",
    "-20000",
    "32767",
    "32768",
    "65536",
    "1e5",
    "-1e5",
    "999999",
    "1e6",
    "-1e6",
    "1e7",
    "1e9",
    "2147483647",
    "2147483648",
    "4294967296",
    "1e15",
    "-1e15",
    "1e20",
    "1e30",
    "3.4e38",
    "-3.4e38",
    "1e39",
    "1e300",
    "nan",
    "inf",
    "1e-300",
    "50%",
    "-300%",
    "1e5%",
    "3em",
    "1000in",
    "-4cm",
    "90",
    "45",
    "180",
    "360",
    "33.333333333",
];

/// A random number as text. It is extreme in `wild` percent of cases.
fn number(random: &mut Random, wild: usize) -> String {
    if random.below(100) < wild {
        // Rarely chooses among all extreme numbers, some of which are too large to be accepted.
        if random.below(40) == 0 {
            random.of(EXTREME).to_owned()
        } else {
            random.of(&EXTREME[..28]).to_owned()
        }
    } else {
        format!("{}", random.below(6600) as f64 / 100.0 - 1.0)
    }
}

fn numbers(random: &mut Random, wild: usize, count: usize) -> String {
    let all: Vec<String> = (0..count).map(|_| number(random, wild)).collect();
    all.join(" ")
}

fn path(random: &mut Random, wild: usize) -> String {
    let mut path = format!("M{}", numbers(random, wild, 2));
    let parts = if random.below(20) == 0 { 400 } else { 1 + random.below(12) };
    for _ in 0..parts {
        let (command, count) = [
            ("L", 2),
            ("l", 2),
            ("H", 1),
            ("v", 1),
            ("C", 6),
            ("c", 6),
            ("S", 4),
            ("q", 4),
            ("Q", 4),
            ("t", 2),
            ("A", 7),
            ("a", 7),
            ("Z", 0),
            ("m", 2),
            ("M", 2),
        ][random.below(15)];
        if count == 7 {
            write!(
                path,
                "{command}{} {} {} {}",
                numbers(random, wild, 3),
                random.below(2),
                random.below(2),
                numbers(random, wild, 2)
            )
            .unwrap();
        } else {
            write!(path, "{command}{}", numbers(random, wild, count)).unwrap();
        }
    }
    path
}

fn transform(random: &mut Random, wild: usize) -> String {
    match random.below(6) {
        0 => format!("translate({})", numbers(random, wild, 2)),
        1 => format!("scale({})", numbers(random, wild, 1)),
        2 => format!("scale({})", numbers(random, wild, 2)),
        3 => format!("rotate({})", numbers(random, wild, 1)),
        4 => format!("skewX({})", numbers(random, wild, 1)),
        _ => format!("matrix({})", numbers(random, wild, 6)),
    }
}

fn paint(random: &mut Random) -> String {
    match random.below(6) {
        0 => format!("url(#g{})", random.below(4)),
        1 => "none".into(),
        2 => "url(#g0) #fff".into(),
        3 => "inherit".into(),
        _ => "#fff".into(),
    }
}

fn looks(random: &mut Random, wild: usize, within: bool) -> String {
    let mut looks = String::new();
    for _ in 0..random.below(5) {
        let (name, value) = match random.below(14) {
            0 | 1 => ("fill", paint(random)),
            2 | 3 => ("stroke", paint(random)),
            4 => ("stroke-width", number(random, wild)),
            5 => ("stroke-miterlimit", number(random, wild)),
            6 => ("stroke-linecap", random.of(&["butt", "round", "square"]).into()),
            7 => ("stroke-linejoin", random.of(&["miter", "round", "bevel", "arcs", "miter-clip"]).into()),
            8 => ("opacity", random.of(&["0.5", "0", "1e-9", "0.999", "2"]).into()),
            9 if !within => ("mask", format!("url(#m{})", random.below(4))),
            10 if !within => ("clip-path", format!("url(#c{})", random.below(4))),
            9 | 10 => ("mask", random.of(&["url(#m9)", "none", "inherit"]).into()),
            11 => ("fill-rule", random.of(&["evenodd", "nonzero"]).into()),
            12 => ("transform", transform(random, wild)),
            _ => ("class", random.of(&["a", "b", "a b"]).into()),
        };
        if !looks.contains(&format!(" {name}=")) {
            write!(looks, " {name}=\"{value}\"").unwrap();
        }
    }
    looks
}

fn shape(random: &mut Random, wild: usize, deep: usize) -> String {
    let given = looks(random, wild, deep > 1);
    let mut attribute = |name: &str| format!(" {name}=\"{}\"", number(random, wild));
    let box_of =
        |attribute: &mut dyn FnMut(&str) -> String| ["x", "y", "width", "height"].map(attribute).concat();
    match kind(deep, &given) {
        0 => {
            let b = box_of(&mut attribute);
            format!("<rect{b}{given}/>")
        }
        1 => {
            let b = box_of(&mut attribute);
            let r = attribute("rx");
            format!("<rect{b}{r}{given}/>")
        }
        2 => {
            let b = ["cx", "cy", "r"].map(&mut attribute).concat();
            format!("<circle{b}{given}/>")
        }
        3 => {
            let b = ["cx", "cy", "rx", "ry"].map(&mut attribute).concat();
            format!("<ellipse{b}{given}/>")
        }
        4 => {
            let b = ["x1", "y1", "x2", "y2"].map(&mut attribute).concat();
            format!("<line{b}{given}/>")
        }
        5 => format!("<polygon points=\"{}\"{given}/>", numbers(random, wild, 8)),
        6 => format!("<use href=\"#{}\"{given}/>", random.of(&["u0", "u1", "s", "p"])),
        7 => {
            let b = box_of(&mut attribute);
            format!("<use href=\"#s\"{b}/>")
        }
        8 => {
            let inside: String = (0..2).map(|_| shape(random, wild, deep + 1)).collect();
            format!("<g{given}>{inside}</g>")
        }
        9 => {
            let b = box_of(&mut attribute);
            let v = numbers(random, wild, 4);
            let inside = shape(random, wild, deep + 1);
            format!("<svg{b} viewBox=\"{v}\">{inside}</svg>")
        }
        _ => format!("<path d=\"{}\"{given}/>", path(random, wild)),
    }
}

fn kind(deep: usize, given: &str) -> usize {
    let sum: usize = given.bytes().map(usize::from).sum::<usize>() + deep;
    if deep > 1 { sum % 6 } else { sum % 14 }
}

/// A random SVG for this seed.
pub fn svg(seed: u64) -> String {
    let mut random = Random(seed);
    let random = &mut random;
    let wild = [0, 3, 10, 30, 60, 95][random.below(6)];
    let mut defs = String::new();
    for i in 0..4 {
        let kind = random.of(&["userSpaceOnUse", "objectBoundingBox"]);
        let spread = random.of(&["pad", "repeat", "reflect"]);
        let stops: String = (0..random.below(4))
            .map(|_| {
                format!(
                    "<stop offset=\"{}\" stop-color=\"#fff\" stop-opacity=\"{}\"/>",
                    number(random, wild),
                    number(random, wild)
                )
            })
            .collect();
        let own = if random.below(2) == 0 {
            format!(" gradientTransform=\"{}\"", transform(random, wild))
        } else {
            String::new()
        };
        let mut attribute = |name: &str| format!(" {name}=\"{}\"", number(random, wild));
        if i % 2 == 0 {
            let at = ["x1", "y1", "x2", "y2"].map(&mut attribute).concat();
            write!(defs, "<linearGradient id=\"g{i}\" gradientUnits=\"{kind}\" spreadMethod=\"{spread}\"{at}{own}>{stops}</linearGradient>").unwrap();
        } else {
            let at = ["cx", "cy", "r", "fx", "fy", "fr"].map(&mut attribute).concat();
            write!(defs, "<radialGradient id=\"g{i}\" gradientUnits=\"{kind}\" spreadMethod=\"{spread}\"{at}{own}>{stops}</radialGradient>").unwrap();
        }
    }
    for i in 0..4 {
        let kind = random.of(&["userSpaceOnUse", "objectBoundingBox"]);
        let content = random.of(&["userSpaceOnUse", "objectBoundingBox"]);
        let inside: String = (0..1 + random.below(2)).map(|_| shape(random, wild, 2)).collect();
        let within = random.below(30) > 0;
        let given = looks(random, wild, within);
        let mut attribute = |name: &str| format!(" {name}=\"{}\"", number(random, wild));
        let at = if i % 2 == 0 {
            ["x", "y", "width", "height"].map(&mut attribute).concat()
        } else {
            String::new()
        };
        write!(
            defs,
            "<mask id=\"m{i}\" maskUnits=\"{kind}\" maskContentUnits=\"{content}\"{at}>{inside}</mask>"
        )
        .unwrap();
        let inside = shape(random, wild, 4);
        write!(defs, "<clipPath id=\"c{i}\" clipPathUnits=\"{kind}\"{given}>{inside}</clipPath>").unwrap();
    }
    let symbol = shape(random, wild, 3);
    write!(
        defs,
        "<symbol id=\"s\" viewBox=\"{}\">{symbol}</symbol><g id=\"u0\">{}</g>",
        numbers(random, wild, 4),
        shape(random, wild, 4)
    )
    .unwrap();
    write!(
        defs,
        "<g id=\"u1\"><use href=\"#u0\"/><use href=\"#u0\" transform=\"{}\"/></g>",
        transform(random, wild)
    )
    .unwrap();
    let shapes: String = (0..1 + random.below(8)).map(|_| shape(random, wild, 0)).collect();
    let view = if random.below(8) == 0 { numbers(random, wild, 4) } else { "0 0 64 64".to_owned() };
    let style = format!(
        ".a{{{}}}.b{{opacity:.5}}",
        random.of(&["mask:url(#m1)", "clip-path:url(#c1)", "stroke-width:1e4", "fill:url(#g2)"])
    );
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{view}\"><style>{style}</style><defs>{defs}</defs>{shapes}</svg>"
    )
}

/// A random SVG for this seed. Usually it is one that a person could have drawn.
pub fn tame(seed: u64) -> String {
    let random = &mut Random(seed);
    if random.below(8) == 0 {
        return svg(seed);
    }
    let shapes: String = (0..1 + random.below(6)).map(|_| shape(random, 0, 2)).collect();
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\">{shapes}</svg>")
}
