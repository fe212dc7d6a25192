//! `lessons/text/LANGUAGE.toml`: the texts of lessons in one language.

use std::collections::HashMap;
use std::sync::Arc;

use super::ids_that_need_words::PackIds;
use crate::files::pack_layers::Layers;
use crate::files::read_error::ReadError;
use crate::language::{FIRST_LANGUAGE, Grammar, beside, beside_file, installed_words};
use crate::lessons::lesson::{Lesson, LessonTask};
use crate::lessons::lesson_words::LessonWords;
use crate::lessons::name_template::Template;
use crate::size_limits::LANGUAGES;
use crate::toml::fault_collector::Faults;
use crate::toml::fault_report::Fault;
use crate::toml::key_declaration::{Field, Kind, Thing, field};
use crate::toml::layered_source_text::Source;
use crate::toml::parse::parse;
use crate::toml::toml_reader::{Node, Table};

/// The keys of a file with texts of lessons.
pub(crate) const FIELDS: &[Field] =
    &[field("lessons", Kind::ById(Thing::Lesson, &Kind::Table(LESSON)), "The texts of the lessons, by id.")];

const LESSON: &[Field] = &[
    field("name", Kind::Text, "Its name, two or three words."),
    field("about", Kind::Text, "A description in one line."),
    field("learned", Kind::Text, "A summary shown at the end, in a sentence or two."),
    field(
        "steps",
        Kind::ById(Thing::Step, &Kind::Text),
        "The texts of the steps, by id. Write names in braces, after functions of the language: `{CAP THE \
         bear}`, `{banner-other}`, `{bear.steward}`.",
    ),
    field(
        "wrong",
        Kind::ById(Thing::Step, &Kind::Text),
        "The answers to other decisions than a step wants. A general answer by default.",
    )
    .optional(),
];

/// The texts of all lessons: for each language code, a map from lesson ids to the lesson's texts.
pub type Words = Vec<(String, HashMap<String, LessonWords>)>;

/// Reads the texts of lessons in the pack's languages and in the first language of the interface. If a language lacks
/// a text, another language is used.
pub(crate) fn read(
    layers: &Layers,
    languages: &[String],
    grammar: &dyn Fn(&str) -> Arc<Grammar>,
    lessons: &[Lesson],
    pack_ids: &PackIds<'_>,
    faults: &Faults,
) -> Words {
    let mut words = Words::new();
    if lessons.is_empty() {
        return words;
    }
    let mut asked: Vec<&str> = languages.iter().map(String::as_str).take(LANGUAGES).collect();
    if !asked.contains(&FIRST_LANGUAGE) {
        asked.push(FIRST_LANGUAGE);
    }
    for language in asked {
        let path = path(language);
        let elsewhere = |pack: &str| {
            let words = installed_words(language, pack, true)?;
            Some((beside_file(language, &words.file), words.text.clone()))
        };
        // Installed texts that are not valid TOML or belong to other lessons are left out. Faults in the pack's own
        // texts are reported.
        let own = layers.source(&path);
        let with = layers.source_with(&path, &elsewhere);
        let is_right = |source: &Source| {
            let found = Faults::with_instead("the lesson is shown in another language");
            if let Some(root) = parse(source, &found) {
                spoken(Table::top(source, &found, &root, FIELDS), &grammar(language), lessons, pack_ids);
            }
            let right = found.is_empty();
            found.into_vec(&source.name).into_iter().for_each(|fault| faults.warn(|| fault));
            right
        };
        let source = match with {
            Ok(source) if source.layers().any(|layer| beside(layer.name).is_some()) && is_right(&source) => {
                Ok(source)
            }
            _ => own,
        };
        let source = match source {
            Ok(source) => source,
            Err(ReadError::Missing) => continue,
            Err(ReadError::NoText(fault)) => {
                faults.add(*fault);
                continue;
            }
            Err(why) => {
                faults.add(Fault::for_file(path, why.to_string()));
                continue;
            }
        };
        let found = match words.first() {
            Some((other, _)) => Faults::with_instead(format!("\"{other}\" stands in")),
            None => Faults::default(),
        };
        let root = parse(&source, &found);
        let spoken = root.as_ref().map(|root| {
            let top = Table::top(&source, &found, root, FIELDS);
            spoken(top, &grammar(language), lessons, pack_ids)
        });
        faults.absorb(found);
        words.extend(spoken.map(|spoken| (language.to_owned(), spoken)));
    }
    if words.is_empty() && faults.is_empty() {
        let path = path(languages.first().map_or(FIRST_LANGUAGE, String::as_str));
        faults.add(Fault::for_file(
            super::lessons::LESSONS_FILE,
            format!("the words of the lessons belong in {path}"),
        ));
    }
    words
}

fn path(language: &str) -> String {
    format!("lessons/text/{language}.toml")
}

fn spoken(
    top: Table<'_>,
    grammar: &Grammar,
    lessons: &[Lesson],
    pack_ids: &PackIds<'_>,
) -> HashMap<String, LessonWords> {
    let Some(table) = top.need("lessons").and_then(|n| n.table()) else { return HashMap::new() };
    let ids: Vec<&str> = lessons.iter().map(|lesson| lesson.id.as_str()).collect();
    let said = |node: Node<'_>| {
        let text = node.display_text();
        Template::parse(&text, grammar, pack_ids).unwrap_or_else(|why| {
            node.fault(why);
            Template::default()
        })
    };
    unknown(table, "lesson", &ids);
    let read = |lesson: &Lesson| {
        let table = table.need(&lesson.id)?.table()?;
        let one = |key: &str| table.need(key).map(said).unwrap_or_default();
        let steps = table.need("steps").and_then(|n| n.table());
        let ids: Vec<&str> = lesson.steps.iter().map(|step| step.id.as_str()).collect();
        let wrong = table.get("wrong").and_then(|n| n.table());
        let doing = lesson.steps.iter().filter(|step| step.task != LessonTask::Read);
        let doing: Vec<&str> = doing.map(|step| step.id.as_str()).collect();
        let by_step = |ids: &[&str], of: &dyn Fn(&str) -> Option<Template>| {
            ids.iter().filter_map(|id| Some(((*id).to_owned(), of(id)?))).collect()
        };
        if let Some(steps) = steps {
            unknown(steps, "step", &ids);
        }
        if let Some(wrong) = wrong {
            unknown(wrong, "step with something to do", &doing);
        }
        let words = LessonWords {
            name: one("name"),
            about: one("about"),
            learned: one("learned"),
            steps: by_step(&ids, &|id| steps.and_then(|table| table.need(id)).map(said)),
            wrong: by_step(&doing, &|id| wrong.and_then(|table| table.get(id)).map(said)),
        };
        Some((lesson.id.clone(), words))
    };
    lessons.iter().filter_map(read).collect()
}

/// Reports texts for unknown ids. Inherited ones are ignored, because they may be for lessons that are left out.
fn unknown(table: Table<'_>, what: &str, ids: &[&str]) {
    for (key, span, _) in table.entries() {
        if !ids.contains(&key) && !table.inherits(&span) {
            table.fault_at(span, format!("there is no {what} \"{key}\" here"));
        }
    }
}
