//! The dependencies between source files, from their `use` lines and paths. Re-exports are followed to the
//! file that defines the item.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Item, UseTree};

/// A module in its own file.
#[derive(Default)]
struct Module {
    /// The path from the root, such as `["rules", "state"]`.
    path: Vec<String>,
    /// The file, relative to the folder of the sources.
    file: String,
    /// The child modules by name.
    children: BTreeMap<String, usize>,
    /// The names of the items that it defines.
    defined: BTreeSet<String>,
    /// The paths that it imports, by the name under which it knows each.
    imported: BTreeMap<String, Vec<String>>,
    /// The paths of its glob imports.
    globs: Vec<Vec<String>>,
    /// All paths with several parts in its code, including imports.
    named: BTreeSet<Vec<String>>,
}

/// All modules of a library. The root is first.
pub struct Graph {
    modules: Vec<Module>,
}

/// A dependency between two files.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Arrow {
    /// The file that depends on another.
    pub from: String,
    /// The file on which it depends.
    pub to: String,
    /// The path that it names.
    pub by: String,
}

impl Graph {
    /// Reads the library with this root file.
    pub fn read(root: &Path) -> Self {
        let mut graph = Self { modules: Vec::new() };
        let folder = root.parent().expect("a file stands in a folder").to_owned();
        graph.add(&folder, root, Vec::new());
        graph
    }

    fn add(&mut self, folder: &Path, file: &Path, path: Vec<String>) -> usize {
        let text = fs::read_to_string(file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        let parsed = syn::parse_file(&text).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        let index = self.modules.len();
        let name = file.strip_prefix(folder).expect("a source stands in the folder of the sources");
        let name = name.to_string_lossy().into_owned();
        self.modules.push(Module { path: path.clone(), file: name, ..Module::default() });
        for item in parsed.items.iter().filter(|item| !is_test(item)) {
            if let Item::Mod(module) = item
                && module.content.is_none()
            {
                let name = module.ident.to_string();
                let child = self.add(
                    folder,
                    &file_of(file, &name),
                    [&path[..], std::slice::from_ref(&name)].concat(),
                );
                self.modules[index].children.insert(name, child);
            } else {
                self.modules[index].take(item);
            }
        }
        index
    }

    /// The files of all modules. The root's file is first.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        self.modules.iter().map(|m| m.file.as_str())
    }

    /// All dependencies between files, one for each path.
    pub fn arrows(&self) -> BTreeSet<Arrow> {
        let mut arrows = BTreeSet::new();
        for (index, module) in self.modules.iter().enumerate() {
            let globs = module.globs.iter();
            for path in module.named.iter().chain(module.imported.values()).chain(globs) {
                let Some(found) = self.find(index, path, 0) else { continue };
                if found != index {
                    let (from, to) = (module.file.clone(), self.modules[found].file.clone());
                    arrows.insert(Arrow { from, to, by: path.join("::") });
                }
            }
        }
        arrows
    }

    /// The module that defines the item at a path, as seen from another module.
    fn find(&self, from: usize, path: &[String], depth: usize) -> Option<usize> {
        if depth > 16 {
            return None;
        }
        let (mut at, mut rest) = (from, path);
        match path.first()?.as_str() {
            "crate" => (at, rest) = (0, &path[1..]),
            "self" => rest = &path[1..],
            "super" => {
                while let Some((first, others)) = rest.split_first()
                    && first == "super"
                {
                    at = self.parent(at)?;
                    rest = others;
                }
            }
            // A name that is neither known here nor imported belongs to another crate.
            name if !self.knows(at, name) => return self.through_globs(at, path, depth),
            _ => {}
        }
        let mut entered = rest.is_empty();
        while let Some((name, others)) = rest.split_first() {
            let module = &self.modules[at];
            if let Some(child) = module.children.get(name) {
                (at, rest, entered) = (*child, others, true);
            } else if module.defined.contains(name) {
                return Some(at);
            } else if let Some(import) = module.imported.get(name) {
                let whole = [&import[..], others].concat();
                // An import that leads to itself is a crate with the same name as the module.
                return if whole == path { None } else { self.find(at, &whole, depth + 1) };
            } else {
                return self.through_globs(at, rest, depth).or(entered.then_some(at));
            }
        }
        Some(at)
    }

    fn through_globs(&self, at: usize, rest: &[String], depth: usize) -> Option<usize> {
        self.modules[at].globs.iter().find_map(|glob| {
            let to = self.find(at, glob, depth + 1)?;
            let known = to != at && self.knows(to, rest.first()?);
            if known { self.find(to, &[&["self".to_owned()], rest].concat(), depth + 1) } else { None }
        })
    }

    fn knows(&self, at: usize, name: &str) -> bool {
        let module = &self.modules[at];
        module.children.contains_key(name)
            || module.defined.contains(name)
            || module.imported.contains_key(name)
    }

    fn parent(&self, at: usize) -> Option<usize> {
        let path = &self.modules[at].path;
        let (_, above) = path.split_last()?;
        self.modules.iter().position(|m| m.path == above)
    }

    /// The dependency cycles: sets of files that all depend on each other, directly or not. The largest is
    /// first.
    pub fn circles(&self) -> Vec<BTreeSet<String>> {
        let mut to: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for arrow in self.arrows() {
            to.entry(arrow.from).or_default().insert(arrow.to);
        }
        let reach: BTreeMap<&str, BTreeSet<&str>> = self.files().map(|f| (f, reached(f, &to))).collect();
        let mut circles = BTreeSet::new();
        for file in self.files().filter(|f| reach[f].contains(f)) {
            let circle = reach[file].iter().filter(|other| reach[*other].contains(file));
            circles.insert(circle.map(|f| (*f).to_owned()).collect::<BTreeSet<_>>());
        }
        let mut circles: Vec<_> = circles.into_iter().collect();
        circles.sort_by_key(|c| std::cmp::Reverse(c.len()));
        circles
    }
}

fn reached<'a>(file: &str, to: &'a BTreeMap<String, BTreeSet<String>>) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut open: Vec<&str> = to.get(file).into_iter().flatten().map(String::as_str).collect();
    while let Some(next) = open.pop() {
        if reached.insert(next) {
            open.extend(to.get(next).into_iter().flatten().map(String::as_str));
        }
    }
    reached
}

impl Module {
    /// Records what an item defines, imports and names.
    fn take(&mut self, item: &Item) {
        let defined = match item {
            Item::Const(i) => Some(&i.ident),
            Item::Enum(i) => Some(&i.ident),
            Item::Fn(i) => Some(&i.sig.ident),
            Item::Mod(i) => Some(&i.ident),
            Item::Static(i) => Some(&i.ident),
            Item::Struct(i) => Some(&i.ident),
            Item::Trait(i) => Some(&i.ident),
            Item::Type(i) => Some(&i.ident),
            Item::Union(i) => Some(&i.ident),
            Item::Macro(i) => i.ident.as_ref(),
            Item::Use(i) => return self.import(&i.tree, &mut Vec::new()),
            _ => None,
        };
        self.defined.extend(defined.map(ToString::to_string));
        collect_paths(item.to_token_stream(), &mut self.named);
    }

    fn import(&mut self, tree: &UseTree, path: &mut Vec<String>) {
        let whole = |last: &str| {
            let mut whole = path.clone();
            if last != "self" {
                whole.push(last.to_owned());
            }
            whole
        };
        match tree {
            UseTree::Path(part) => {
                path.push(part.ident.to_string());
                self.import(&part.tree, path);
                path.pop();
            }
            UseTree::Name(name) => {
                let path = whole(&name.ident.to_string());
                self.imported.insert(path.last().expect("an import has a name").clone(), path);
            }
            UseTree::Rename(renamed) => {
                let path = whole(&renamed.ident.to_string());
                self.imported.insert(renamed.rename.to_string(), path);
            }
            UseTree::Glob(_) => self.globs.push(path.clone()),
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.import(tree, path)),
        }
    }
}

/// The file of a module that another file declares.
fn file_of(file: &Path, name: &str) -> PathBuf {
    let folder = file.parent().expect("a file stands in a folder");
    let stem = file.file_stem().expect("a source has a name").to_string_lossy();
    let folder = match stem.as_ref() {
        "lib" | "main" | "mod" => folder.to_owned(),
        stem => folder.join(stem),
    };
    let plain = folder.join(format!("{name}.rs"));
    if plain.exists() { plain } else { folder.join(name).join("mod.rs") }
}

fn is_test(item: &Item) -> bool {
    let attributes = match item {
        Item::Mod(i) => &i.attrs,
        Item::Fn(i) => &i.attrs,
        Item::Use(i) => &i.attrs,
        Item::Const(i) => &i.attrs,
        Item::Impl(i) => &i.attrs,
        _ => return false,
    };
    attributes.iter().any(|a| a.to_token_stream().to_string().replace(' ', "").contains("cfg(test)"))
}

/// Collects the paths with several parts in a piece of code, including macros.
fn collect_paths(code: TokenStream, paths: &mut BTreeSet<Vec<String>>) {
    let tokens: Vec<TokenTree> = code.into_iter().collect();
    let colons = |at: usize| {
        [at, at + 1]
            .iter()
            .all(|at| matches!(tokens.get(*at), Some(TokenTree::Punct(p)) if p.as_char() == ':'))
    };
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        if let TokenTree::Group(group) = token {
            collect_paths(group.stream(), paths);
        }
        let TokenTree::Ident(first) = token else {
            at += 1;
            continue;
        };
        // Skip visibilities such as `pub(super)`, which are no dependencies.
        if first == "pub" && matches!(tokens.get(at + 1), Some(TokenTree::Group(_))) {
            at += 2;
            continue;
        }
        let mut path = vec![first.to_string()];
        while colons(at + 1)
            && let Some(TokenTree::Ident(next)) = tokens.get(at + 3)
        {
            path.push(next.to_string());
            at += 3;
        }
        if path.len() > 1 {
            paths.insert(path);
        }
        at += 1;
    }
}
