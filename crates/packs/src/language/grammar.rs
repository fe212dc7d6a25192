//! The grammar of names and terms that a `language.toml` declares.

use std::collections::HashMap;

/// The class of names that have no declared class.
pub const NONE: &str = "none";

/// The parts of a language's grammar that the program needs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Grammar {
    /// The classes that names can have, each with a description.
    pub classes: Vec<(String, String)>,
    /// The classes that each article stands for. Articles occur in the texts of packs.
    pub articles: HashMap<String, Vec<String>>,
    /// The classes of a term for which the pack declares none.
    pub terms: Vec<String>,
    /// The classes of a term in any plural form.
    pub several: Vec<String>,
    /// The sounds of the language, which are classes of names by how they begin or end.
    pub sounds: Vec<Sound>,
    /// The cases of the language, besides the one in which packs write names.
    pub cases: Vec<Function>,
    /// The functions that texts of the language can use.
    pub functions: Vec<Function>,
}

/// A class of names by how they begin or end.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sound {
    /// The name of the sound, as function lines use it.
    pub name: String,
    /// The beginnings, in lower case, of names with this sound.
    pub begins: Vec<String>,
    /// The endings, in lower case, of names with this sound. They count only if `begins` is empty.
    pub ends: Vec<String>,
    /// Exceptions: names that begin (or end) with one of these do not have the sound.
    pub but: Vec<String>,
}

/// A function that changes a name. The first of its lines whose conditions the name meets is used.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Function {
    /// The name of the function, as texts use it.
    pub name: String,
    /// The lines of the function, in order.
    pub lines: Vec<Line>,
    /// The number of arguments besides the name.
    pub given: usize,
}

/// A line of a function: conditions for a name, and the output.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// This line applies only to names with all these classes and sounds, such as "begins with a vowel".
    pub of: Vec<String>,
    /// The parts of the line's output, in order.
    pub parts: Vec<Part>,
}

/// A part of a function line's output. Arguments are counted from 0: the name is 0, and the texts after it are 1, 2
/// and so on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Fixed text.
    Plain(String),
    /// The argument with this index, unchanged.
    Given(usize),
    /// The argument with this index, with an upper-case first letter.
    Capital(usize),
    /// The argument with this index, with a lower-case first letter.
    Small(usize),
    /// An argument without its last letters: the number of letters, and the index of the argument.
    Cut(usize, usize),
    /// A case of an argument: the index of the case, and the index of the argument.
    Case(usize, usize),
    /// The result of another function: the index of the function, and the index of its argument.
    Call(usize, usize),
}

impl Sound {
    /// True if a name has this sound.
    pub fn is_of(&self, name: &str) -> bool {
        let small = name.to_lowercase();
        let begins = |all: &[String]| all.iter().any(|begin| small.starts_with(begin));
        let ends = |all: &[String]| all.iter().any(|end| small.ends_with(end));
        if self.begins.is_empty() {
            ends(&self.ends) && !ends(&self.but)
        } else {
            begins(&self.begins) && !begins(&self.but)
        }
    }
}

impl Grammar {
    /// The names of functions without arguments besides the name. Only these can be used with names in braces.
    pub fn single_name_functions(&self) -> Vec<&str> {
        self.functions.iter().filter(|f| f.given == 0).map(|f| f.name.as_str()).collect()
    }

    /// The index of the case with this name.
    pub fn case(&self, name: &str) -> Option<usize> {
        self.cases.iter().position(|case| case.name == name)
    }

    /// The function with this name.
    pub fn function(&self, name: &str) -> Option<&Function> {
        self.functions.iter().find(|function| function.name == name)
    }

    /// True if the grammar has a class with this name.
    pub fn has_class(&self, name: &str) -> bool {
        self.classes.iter().any(|(class, _)| class == name)
    }
}
