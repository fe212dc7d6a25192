//! The grammar of names and terms that a `language.toml` declares.

use std::collections::HashMap;

/// The class of names of which nothing is said.
pub const NONE: &str = "none";

/// The grammar of a language, as far as the program needs one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Grammar {
    /// The classes that names can have, with what each is.
    pub classes: Vec<(String, String)>,
    /// The classes that an article of a pack's words stands for.
    pub articles: HashMap<String, Vec<String>>,
    /// The classes of a term of which a pack says nothing.
    pub terms: Vec<String>,
    /// The classes of a term for several.
    pub several: Vec<String>,
    /// Classes of names by their beginnings or endings, where that makes a difference.
    pub sounds: Vec<Sound>,
    /// The cases of names beside the one in which packs write them.
    pub cases: Vec<Function>,
    /// The functions for texts of the language.
    pub functions: Vec<Function>,
}

/// A class of names by their beginnings or endings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sound {
    /// Its name in lines.
    pub name: String,
    /// A name has it that begins with one of these, in small letters.
    pub begins: Vec<String>,
    /// A name has it that ends with one of these, in small letters.
    pub ends: Vec<String>,
    /// But for those that begin or end with one of these.
    pub but: Vec<String>,
}

/// A function of a name: the first of its lines that matches applies.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Function {
    /// Its name in texts.
    pub name: String,
    /// Its lines, in order.
    pub lines: Vec<Line>,
    /// The number of texts it takes beside the name.
    pub given: usize,
}

/// A line of a function.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The classes and sounds that the name must have.
    pub of: Vec<String>,
    /// The parts of its output, in order.
    pub parts: Vec<Part>,
}

/// A part of what a line says. The number is of the text that is meant: 0 for the name, 1 for the first text beside
/// it, and so on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Words as they stand.
    Plain(String),
    /// A text as it is given.
    Given(usize),
    /// An argument with a capital.
    Capital(usize),
    /// An argument with a small first letter.
    Small(usize),
    /// An argument without its last letters.
    Cut(usize, usize),
    /// An argument in a case, by the index of the case.
    Case(usize, usize),
    /// The result of another function for an argument, by the function's index.
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
    /// The names of the functions that take nothing beside a name: those that texts with names in braces may use.
    pub fn single_name_functions(&self) -> Vec<&str> {
        self.functions.iter().filter(|f| f.given == 0).map(|f| f.name.as_str()).collect()
    }

    /// A case by its name.
    pub fn case(&self, name: &str) -> Option<usize> {
        self.cases.iter().position(|case| case.name == name)
    }

    /// The function of this name.
    pub fn function(&self, name: &str) -> Option<&Function> {
        self.functions.iter().find(|function| function.name == name)
    }

    /// True if the grammar has this class of names.
    pub fn has_class(&self, name: &str) -> bool {
        self.classes.iter().any(|(class, _)| class == name)
    }
}
