//! Makes one change to a file, as by a typing mistake or an attacker.

/// A pseudo-random generator (SplitMix64).
pub struct Random(u64);

impl Random {
    /// Creates a generator with this seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A random number from 0 to `most - 1`, or 0 if `most` is 0.
    pub fn below(&mut self, most: usize) -> usize {
        (self.next() % most.max(1) as u64) as usize
    }

    fn of<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len())]
    }
}

/// Texts to write in place of a number.
const NUMBERS: [&str; 16] = [
    "0",
    "-1",
    "1",
    "2",
    "7",
    "64",
    "255",
    "256",
    "1000",
    "-9",
    "99999999999999999999",
    "nan",
    "inf",
    "1e300",
    "0.5",
    "0xff",
];

/// Texts to write in place of any value.
const VALUES: [&str; 10] = [
    "true",
    "\"\"",
    "[]",
    "{}",
    "[[]]",
    "1979-05-27",
    "\"bear\"",
    "[\"bear\", \"bear\"]",
    "{ id = 1 }",
    "'''\n'''",
];

/// A range of bytes in a text.
type Stretch = std::ops::Range<usize>;

/// The ranges of words (letters, digits and hyphens) that `fits` accepts.
fn words(text: &str, fits: impl Fn(&str) -> bool) -> Vec<Stretch> {
    let mut found = Vec::new();
    let mut start = None;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        let inside = c.is_alphanumeric() || c == '-';
        match (start, inside) {
            (None, true) => start = Some(at),
            (Some(from), false) => {
                if fits(&text[from..at]) {
                    found.push(from..at);
                }
                start = None;
            }
            _ => {}
        }
    }
    found
}

/// The bytes with one random change, and a description of the change.
pub fn change(bytes: &[u8], random: &mut Random) -> (&'static str, Vec<u8>) {
    // Some changes have no effect on some files, so others are tried.
    let changes = (0..20).map(|_| one_change(bytes, random));
    let mut changes = changes.skip_while(|(_, changed)| changed == bytes);
    changes.next().unwrap_or(("there was nothing to change", bytes.to_vec()))
}

fn one_change(bytes: &[u8], random: &mut Random) -> (&'static str, Vec<u8>) {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let mut lines: Vec<&str> = text.lines().collect();
    let line = random.below(lines.len());
    let number = |w: &str| w.parse::<f64>().is_ok();
    let name = |w: &str| w.starts_with(|c: char| c.is_lowercase());
    let put = |text: &str, at: Stretch, with: &str| format!("{}{with}{}", &text[..at.start], &text[at.end..]);
    let joined = |lines: Vec<&str>| lines.join("\n") + "\n";
    let kind = random.below(14);
    if lines.is_empty() {
        return ("there was nothing to change", bytes.to_vec());
    }
    let (told, text) = match kind {
        0 => {
            lines.remove(line);
            ("a line is dropped", joined(lines))
        }
        1 => {
            lines.insert(line, lines[line]);
            ("a line is there twice", joined(lines))
        }
        2 => {
            let other = random.below(lines.len());
            lines.swap(line, other);
            ("two lines are swapped", joined(lines))
        }
        3..=5 => match words(&text, number) {
            found if found.is_empty() => ("no number to change", text),
            found => {
                let at = found[random.below(found.len())].clone();
                ("a number is another", put(&text, at, random.of(&NUMBERS)))
            }
        },
        6..=8 => match words(&text, name) {
            found if found.is_empty() => ("no name to change", text),
            found => {
                let (at, other) =
                    (found[random.below(found.len())].clone(), found[random.below(found.len())].clone());
                ("a name is another", put(&text, at, &text[other]))
            }
        },
        9 => {
            let value =
                text.match_indices('=').map(|(at, _)| at).nth(random.below(text.matches('=').count()));
            let at = value.unwrap_or_default();
            let end = text[at..].find([',', '\n', '}']).map_or(text.len(), |end| at + end);
            ("a value is of another type", put(&text, at..end, &format!("= {}", random.of(&VALUES))))
        }
        10 => {
            let end = (0..=random.below(text.len())).rev().find(|i| text.is_char_boundary(*i)).unwrap_or(0);
            ("the file is cut", text[..end].to_owned())
        }
        11 => {
            let marks: Vec<usize> =
                text.match_indices(['"', '[', ']', '{', '}', ',', '=']).map(|(at, _)| at).collect();
            match marks.get(random.below(marks.len())) {
                Some(at) => ("a mark is missing", put(&text, *at..at + 1, "")),
                None => ("no mark to drop", text),
            }
        }
        12 => {
            let (from, many) = (line, 1 + random.below(20));
            let end = (from + many).min(lines.len());
            lines.drain(from..end);
            ("several lines are dropped", joined(lines))
        }
        _ => {
            let mut bytes = bytes.to_vec();
            let at = random.below(bytes.len());
            if let Some(byte) = bytes.get_mut(at) {
                *byte = [0xff, 0, 0xc0, 0x1b, b'"', b'\\', b'['][random.below(7)];
            }
            return ("a byte is another", bytes);
        }
    };
    (told, text.into_bytes())
}
