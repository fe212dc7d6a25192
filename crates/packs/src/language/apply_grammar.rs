//! Applies the functions and cases of a language to names.

use std::borrow::Cow;
use std::cell::Cell;

use super::grammar::{Function, Grammar, Line, NONE, Part};
use super::grammatical_classes_of_names::{Names, longest};
use crate::capital_letter::{capital, small};
use crate::size_limits::{CALLS, SAID};

/// The number of function calls that are still allowed, which limits the output.
struct OutputLimit {
    calls: Cell<usize>,
}

impl OutputLimit {
    fn all() -> Self {
        Self { calls: Cell::new(CALLS) }
    }

    fn one(&self) -> Option<()> {
        self.calls.set(self.calls.get().checked_sub(1)?);
        Some(())
    }
}

impl Grammar {
    /// Applies a function to a name and its arguments, which are `texts` in this order. `None` if the function is
    /// unknown or the number of arguments is wrong.
    pub fn say(&self, names: &Names, function: &str, texts: &[&str]) -> Option<String> {
        let function = self.function(function).filter(|f| f.given + 1 == texts.len())?;
        self.call(names, function, texts, &OutputLimit::all())
    }

    /// A name in the case with this index: as the pack declares it, or else by the rules of the language. If the pack
    /// declares forms or classes only for the name's first words, only these words change.
    pub fn decline(&self, names: &Names, case: usize, name: &str) -> String {
        self.try_decline(names, case, name, &OutputLimit::all()).unwrap_or_else(|| name.to_owned())
    }

    /// A term in the case with this index. The pack can declare the form under the term's id, such as `banner-other`.
    /// Otherwise the rules of the language apply.
    pub fn decline_term(&self, names: &Names, case: usize, id: &str, text: &str) -> String {
        let Some(function) = self.cases.get(case) else { return text.to_owned() };
        if let Some(own) = names.forms.get(id).and_then(|forms| forms.get(&function.name)) {
            return own.clone();
        }
        if id.ends_with("-one") {
            return self.decline(names, case, text);
        }
        self.line(function, text, &self.several).map_or_else(|| text.to_owned(), |line| plainly(line, text))
    }

    fn call(&self, names: &Names, function: &Function, texts: &[&str], left: &OutputLimit) -> Option<String> {
        left.one()?;
        let name = texts.first()?;
        let none = [NONE.to_owned()];
        let classes = names.class(name).map_or(&none[..], |(_, classes)| classes.as_slice());
        let Some(line) = self.line(function, name, classes) else { return Some((*name).to_owned()) };
        let mut said = String::new();
        for part in &line.parts {
            let text: Cow<'_, str> = match part {
                Part::Plain(text) => Cow::Borrowed(text),
                Part::Given(n) => Cow::Borrowed(texts.get(*n).copied()?),
                Part::Capital(n) => Cow::Owned(capital(texts.get(*n)?)),
                Part::Small(n) => Cow::Owned(small(texts.get(*n)?)),
                Part::Cut(letters, n) => Cow::Borrowed(cut(texts.get(*n)?, *letters)),
                Part::Case(case, n) => Cow::Owned(self.try_decline(names, *case, texts.get(*n)?, left)?),
                Part::Call(function, n) => {
                    let function = self.functions.get(*function)?;
                    let mut given = vec![*texts.get(*n)?];
                    given.extend(texts.get(1..=function.given)?);
                    Cow::Owned(self.call(names, function, &given, left)?)
                }
            };
            if said.len() + text.len() > SAID {
                return None;
            }
            said.push_str(&text);
        }
        Some(said)
    }

    fn try_decline(&self, names: &Names, case: usize, name: &str, left: &OutputLimit) -> Option<String> {
        left.one()?;
        let function = self.cases.get(case)?;
        let own = longest(name, |start| names.forms.get(start)?.get(&function.name));
        if let Some((start, form)) = own {
            return Some(format!("{form}{}", name.get(start.len()..).unwrap_or_default()));
        }
        let none = [NONE.to_owned()];
        let (start, classes) =
            names.class(name).map_or((name, &none[..]), |(start, classes)| (start, classes.as_slice()));
        let said =
            self.line(function, start, classes).map_or_else(|| start.to_owned(), |l| plainly(l, start));
        Some(format!("{said}{}", name.get(start.len()..).unwrap_or_default()))
    }

    /// The first line of a function whose conditions a name with these classes meets.
    fn line<'f>(&self, function: &'f Function, name: &str, classes: &[String]) -> Option<&'f Line> {
        let has = |tag: &String| {
            classes.contains(tag) || self.sounds.iter().any(|sound| sound.name == *tag && sound.is_of(name))
        };
        function.lines.iter().find(|line| line.of.iter().all(has))
    }
}

/// The name without its last `letters` letters.
fn cut(name: &str, letters: usize) -> &str {
    let end = name.char_indices().rev().take(letters).last().map_or(name.len(), |(at, _)| at);
    name.get(..end).unwrap_or_default()
}

/// The output of a case's line for a name.
fn plainly(line: &Line, name: &str) -> String {
    let part = |part: &Part| match part {
        Part::Plain(text) => text.clone(),
        Part::Capital(_) => capital(name),
        Part::Small(_) => small(name),
        Part::Cut(letters, _) => cut(name, *letters).to_owned(),
        Part::Given(_) | Part::Case(..) | Part::Call(..) => name.to_owned(),
    };
    line.parts.iter().map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::language_file::read;
    use crate::language::language_file_keys::FIELDS;
    use crate::language::registry::grammar;
    use crate::toml::fault_collector::Faults;
    use crate::toml::layered_source_text::Source;
    use crate::toml::parse::parse;
    use crate::toml::toml_reader::Table;
    use crate::topics::words::{NameForms, Word, Words};

    /// The grammar that a `language.toml` declares, and the faults in it.
    fn read_grammar(text: &str) -> (Grammar, Vec<String>) {
        let (source, faults) = (Source::new("language.toml", text), Faults::default());
        let grammar =
            parse(&source, &faults).map(|root| read(Table::top(&source, &faults, &root, FIELDS)).grammar);
        let faults = faults.into_vec("").iter().map(ToString::to_string).collect();
        (grammar.unwrap_or_default(), faults)
    }

    fn names(grammar: &Grammar, articles: &[(&str, &str)], forms: &[(&str, &str, &str)]) -> Names {
        let articles = articles.iter().map(|(n, a)| ((*n).to_owned(), (*a).to_owned())).collect();
        let mut words = Words { articles, ..Words::default() };
        for (name, case, form) in forms {
            let own: &mut NameForms = words.forms.entry((*name).to_owned()).or_default();
            if *case == "class" {
                own.class = Some((*form).to_owned());
            } else {
                own.cases.insert((*case).to_owned(), (*form).to_owned());
            }
        }
        Names::new(&words, grammar)
    }

    #[test]
    fn english_names_take_an_article_where_the_pack_gives_them_one() {
        let english = grammar("en", &[]);
        let names = names(&english, &[("European Union", "the"), ("Ours", "le")], &[]);
        let said = |function: &str, name: &str| english.say(&names, function, &[name]).unwrap();
        assert_eq!(said("THE", "European Union"), "the European Union");
        assert_eq!(["European", "Ours", ""].map(|name| said("THE", name)), ["European", "Ours", ""]);
        assert_eq!(said("CAP", &said("THE", "European Union")), "The European Union");
        assert_eq!(said("CAP", "éclat"), "Éclat");
        let an = ["isle", "empire", "agent", "army", "ox"].map(|word| said("AN", word));
        assert_eq!(an, ["an isle", "an empire", "an agent", "an army", "an ox"]);
        let a = ["Hive", "union", "region", "European", "one", "VIP", ""].map(|word| said("AN", word));
        assert_eq!(a, ["a Hive", "a union", "a region", "a European", "a one", "a VIP", "a "]);
        let an = ["hour", "hourglass keeper", "honour", "house"].map(|word| said("AN", word));
        assert_eq!(an, ["an hour", "an hourglass keeper", "an honour", "a house"]);
        // The pack states exceptions, where pronunciation differs from spelling.
        let told = super::tests::names(&english, &[("MP", "an"), ("ewe", "a")], &[]);
        let told = ["MP", "MP for Bath", "ewe"].map(|word| english.say(&told, "AN", &[word]).unwrap());
        assert_eq!(told, ["an MP", "an MP for Bath", "a ewe"]);
        assert_eq!(english.say(&names, "THE", &["Bear", "Lion"]), None);
        assert_eq!(english.say(&names, "LE", &["Bear"]), None);
    }

    #[test]
    fn french_names_take_their_articles_and_lose_vowels() {
        let french = grammar("fr", &[]);
        let articles = [
            ("Ours", "le"),
            ("Humaniste", "l'"),
            ("Lion", "le"),
            ("Marches", "les"),
            ("Rose", "la"),
            ("Héron", "le"),
            ("Union", "la"),
        ];
        let names = names(&french, &articles, &[]);
        let said = |name: &str| ["LE", "DE", "A"].map(|f| french.say(&names, f, &[name]).unwrap()).join(", ");
        assert_eq!(said("Ours"), "l’Ours, de l’Ours, à l’Ours");
        assert_eq!(said("Humaniste"), "l’Humaniste, de l’Humaniste, à l’Humaniste");
        assert_eq!(said("Lion de mer"), "le Lion de mer, du Lion de mer, au Lion de mer");
        assert_eq!(said("Marches"), "les Marches, des Marches, aux Marches");
        assert_eq!(said("Rose"), "la Rose, de la Rose, à la Rose");
        assert_eq!(said("Héron"), "le Héron, du Héron, au Héron");
        assert_eq!(said("Union libre"), "l’Union libre, de l’Union libre, à l’Union libre");
        assert_eq!(said("Éperonne"), "Éperonne, d’Éperonne, à Éperonne");
        assert_eq!(said("Gardecrin"), "Gardecrin, de Gardecrin, à Gardecrin");
        assert_eq!(french.say(&names, "MAJ", &["à l’Ours"]).unwrap(), "À l’Ours");
        let english = super::tests::names(&french, &[("European Union", "the")], &[]);
        let said = ["LE", "DE"].map(|f| french.say(&english, f, &["European Union"]).unwrap());
        assert_eq!(said, ["European Union", "d’European Union"], "an article of another language is none");
    }

    #[test]
    fn french_places_are_within_at_or_in() {
        let french = grammar("fr", &[]);
        let articles = [
            ("Japon", "le"),
            ("Islande", "la"),
            ("Mongolie", "la"),
            ("Samoa", "les"),
            ("Océan", "dans le"),
            ("Balkans", "dans les"),
        ];
        let names = names(&french, &articles, &[]);
        let places = ["Japon", "Islande", "Mongolie", "Samoa", "Océan Indien", "Balkans", "Madagascar"];
        let said = places.map(|place| french.say(&names, "EN", &[place]).unwrap()).join(", ");
        assert_eq!(
            said,
            "au Japon, en Islande, en Mongolie, aux Samoa, dans l’Océan Indien, dans les Balkans, à Madagascar"
        );
        assert_eq!(french.say(&names, "DE", &["Océan Indien"]).unwrap(), "de l’Océan Indien");
    }

    #[test]
    fn what_is_said_of_a_french_term_agrees_with_it() {
        let french = grammar("fr", &[]);
        let articles = [("île", "la"), ("agent", "le"), ("bannière", "la"), ("position", "la")];
        let names = names(&french, &articles, &[]);
        let said = |name: &str| {
            let perdu = french.say(&names, "ACCORD", &[name, "perdu", "perdue"]).unwrap();
            let [le, d, son, ce] = ["LE", "D", "SON", "CE"].map(|f| french.say(&names, f, &[name]).unwrap());
            [le, d, son, ce, perdu].join(", ")
        };
        assert_eq!(said("île"), "l’île, d’île, son île, cette île, perdue");
        assert_eq!(said("agent"), "l’agent, d’agent, son agent, cet agent, perdu");
        assert_eq!(said("bannière"), "la bannière, de bannière, sa bannière, cette bannière, perdue");
        let fortified = "la position fortifiée, de position fortifiée, sa position fortifiée, cette position fortifiée, perdue";
        assert_eq!(said("position fortifiée"), fortified);
    }

    #[test]
    fn german_names_stand_in_each_case_with_their_article() {
        let german = grammar("de", &[]);
        let articles = [
            ("Bär", "der"),
            ("Spinne", "die"),
            ("Pferd", "das"),
            ("Marschall", "der"),
            ("Union", "die"),
            ("Kongo", "der"),
            ("Balkan", "auf dem"),
            ("Wolga", "an der"),
            ("Rhein", "an dem"),
            ("Agent", "der"),
        ];
        let forms = [
            ("Bär", "akk", "Bären"),
            ("Bär", "dat", "Bären"),
            ("Bär", "gen", "Bären"),
            ("Agent", "akk", "Agenten"),
            ("Vettern", "class", "pl"),
            ("Madagaskar", "class", "auf"),
            ("Europäische Union", "class", "f"),
            ("Europäische Union", "dat", "Europäischen Union"),
        ];
        let names = names(&german, &articles, &forms);
        let said = |name: &str| {
            ["DER", "DEN", "DEM", "DES"].map(|f| german.say(&names, f, &[name]).unwrap()).join(", ")
        };
        assert_eq!(said("Bär"), "der Bär, den Bären, dem Bären, des Bären");
        assert_eq!(said("Spinne"), "die Spinne, die Spinne, der Spinne, der Spinne");
        assert_eq!(said("Pferd"), "das Pferd, das Pferd, dem Pferd, des Pferds");
        assert_eq!(said("Vettern"), "die Vettern, die Vettern, den Vettern, der Vettern");
        assert_eq!(said("Kyoto"), "Kyoto, Kyoto, Kyoto, von Kyoto");
        assert_eq!(
            said("Marschall des Bären"),
            "der Marschall des Bären, den Marschall des Bären, dem Marschall des Bären, des Marschalls des Bären"
        );
        assert_eq!(german.say(&names, "DEM", &["Europäische Union"]).unwrap(), "der Europäischen Union");
        let place =
            |name: &str| ["IM", "INS", "VOM"].map(|f| german.say(&names, f, &[name]).unwrap()).join(", ");
        assert_eq!(place("Kongo"), "im Kongo, in den Kongo, vom Kongo");
        assert_eq!(place("Balkan"), "auf dem Balkan, auf den Balkan, vom Balkan");
        assert_eq!(place("Wolga"), "an der Wolga, an die Wolga, von der Wolga");
        assert_eq!(place("Rhein"), "am Rhein, an den Rhein, vom Rhein");
        assert_eq!(place("Madagaskar"), "auf Madagaskar, nach Madagaskar, von Madagaskar");
        assert_eq!(place("Graufurt"), "in Graufurt, nach Graufurt, von Graufurt");
        let own = |owner: &str, f: &str| german.say(&names, f, &[owner, "Agent"]).unwrap();
        assert_eq!([own("Bär", "SEINEN"), own("Spinne", "SEINEN")], ["seinen Agenten", "ihren Agenten"]);
        assert_eq!([own("Bär", "SEIN"), own("Spinne", "SEINEM")], ["sein Agent", "ihrem Agent"]);
    }

    /// A fictitious language with the plural forms and some cases of Polish.
    const POLISH: &str = r#"
name = "Próbny"
plurals = "pl"
[classes]
m = "męski"
f = "żeński"
[sounds.trudny]
begins = ["wt", "ws", "zn"]
[cases]
gen = [["m", "{}a"], ["else", "{}"]]
loc = [["else", "{}"]]
[functions]
W = [["trudny", "we {loc}"], ["else", "w {loc}"]]
DOP = [["else", "{gen}"]]
ZGODA = [["f", "{2}"], ["else", "{1}"]]
"#;

    #[test]
    fn a_language_that_nobody_knows_declines_names_and_counts_by_its_own_rules() {
        let (polish, faults) = read_grammar(POLISH);
        assert!(faults.is_empty(), "{faults:?}");
        let forms = [
            ("Niedźwiedź", "class", "m"),
            ("Niedźwiedź", "gen", "Niedźwiedzia"),
            ("Lew", "class", "m"),
            ("Lew", "gen", "Lwa"),
            ("Orzeł", "class", "m"),
            ("Wrocław", "loc", "Wrocławiu"),
            ("sztandar-many", "loc", "nic"),
            ("banner-few", "loc", "sztandarach"),
        ];
        let names = names(&polish, &[], &forms);
        let said = |function: &str, name: &str| polish.say(&names, function, &[name]).unwrap();
        assert_eq!(
            ["Niedźwiedź", "Lew", "Orzeł", "Rosa"].map(|n| said("DOP", n)).join(", "),
            "Niedźwiedzia, Lwa, Orzeła, Rosa"
        );
        assert_eq!([said("W", "Wrocław"), said("W", "Wtorek")], ["w Wrocławiu", "we Wtorek"]);
        assert_eq!(polish.say(&names, "ZGODA", &["Lew", "on", "ona"]).unwrap(), "on");
        let loc = polish.case("loc").unwrap();
        assert_eq!(polish.decline_term(&names, loc, "banner-few", "sztandary"), "sztandarach");
        assert_eq!(polish.decline_term(&names, loc, "banner-many", "sztandarów"), "sztandarów");
        let word = Word {
            one: "sztandar".into(),
            other: "sztandaru".into(),
            more: vec![("few", "sztandary".into())],
        };
        assert_eq!(
            ["one", "few", "many", "other"].map(|c| word.form(c)),
            ["sztandar", "sztandary", "sztandaru", "sztandaru"]
        );
    }

    #[test]
    fn what_is_wrong_with_a_language_is_told_at_its_place() {
        let wrong = |text: &str| read_grammar(&format!("name = \"X\"\n{text}")).1.join("\n");
        let said = wrong("[functions]\nTHE = [[\"masc\", \"le {}\"]]\n");
        assert!(
            said.contains("language.toml:3:9: there is no class or sound \"masc\"; there are none, else"),
            "{said}"
        );
        assert!(said.contains("^^^^^^"), "{said}");
        assert!(
            wrong("[functions]\nthe = [[\"else\", \"{}\"]]\n").contains("no function can be called \"the\"")
        );
        assert!(wrong("[functions]\nA = [[\"else\", \"{B}\"]]\n").contains("\"{B}\" has no meaning here"));
        assert!(
            wrong("[functions]\nA = [[\"else\", \"{B}\"]]\nB = [[\"else\", \"{A}\"]]\n")
                .contains("refers to itself")
        );
        assert!(wrong("[functions]\nA = [[\"else\"]]\n").contains("a list of 2"));
        assert!(wrong("[articles]\nle = \"m\"\n").contains("there is no class \"m\""));
        assert!(wrong("[cases]\none = [[\"else\", \"{}\"]]\n").contains("no case can be called \"one\""));
        assert!(wrong("[sounds.a]\n").contains("either \"begins\" or \"ends\""));
        assert!(wrong("fallback = \"../x\"\n").contains("not a language code"));
        assert!(wrong("[grammar]\n").contains("there is no key \"grammar\""));
        let (_, faults) = read_grammar("");
        assert!(faults[0].contains("the key \"name\" is missing"), "{faults:?}");
    }

    #[test]
    fn functions_of_a_strangers_language_say_no_more_than_there_is_room_for() {
        let mut text = "name = \"X\"\n[functions]\nF0 = [[\"else\", \"{}{}{}{}{}{}{}{}{}{}\"]]\n".to_owned();
        for n in 1..40 {
            let more = format!("{{F{}}}", n - 1).repeat(10);
            text += &format!("F{n} = [[\"else\", \"{more}\"]]\n");
        }
        let (grammar, faults) = read_grammar(&text);
        assert!(faults.is_empty(), "{faults:?}");
        assert_eq!(grammar.say(&Names::default(), "F39", &["a name of some length"]), None);
        assert!(grammar.say(&Names::default(), "F0", &["x"]).is_some_and(|said| said == "xxxxxxxxxx"));
        let deep: String = (0..99).map(|n| format!("F{n} = [[\"else\", \"{{F{}}}\"]]\n", n + 1)).collect();
        let (grammar, _) =
            read_grammar(&format!("name = \"X\"\n[functions]\n{deep}F99 = [[\"else\", \"{{}}\"]]\n"));
        assert_eq!(grammar.say(&Names::default(), "F0", &["x"]), Some("x".to_owned()));
    }
}
