//! The rulebook as texts: sections with statements and tables, for the rules of one match.

use super::rulebook_arguments::{Family, RulebookRules, Values};
use super::table_of_contents::{
    ABILITIES, AUTOMATA, EXTRAS, FIRST_OF_AUTOMATA, HOUSE, Kind, NO_AUTOMATA, PAGE, PICTURES, RULINGS,
    SECTIONS, marked, number,
};
use crate::language::localised_texts::Speech;
use packs::capital;
use rules::{Ability, HouseRule, Window};

/// A table below a statement. Its cells may have the same markup as a statement.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// The column headings of the table.
    pub head: Vec<String>,
    /// The rows of the table below the headings.
    pub rows: Vec<Row>,
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The cells of the row, one for each column.
    pub cells: Vec<String>,
    /// True if a house rule changes the row.
    pub changed: bool,
}

/// A statement of the rulebook, or a further paragraph of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// The kind of the statement, such as an introduction or a rule.
    pub kind: Kind,
    /// The number of the statement without the `R`, such as `6.2`. A statement without a number has that of its
    /// section.
    pub number: String,
    /// The text of the statement, with markup ([`pieces`](super::pieces)).
    pub text: String,
    /// The notes on house rules that change the statement, one sentence each. A note gives the printed rule
    /// too.
    pub marks: Vec<String>,
    /// The table below the statement's text, if there is one.
    pub table: Option<Table>,
}

/// A section of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The number of the section, from 1.
    pub number: u8,
    /// The title of the section, without the number.
    pub title: String,
    /// The statements of the section, in order.
    pub statements: Vec<Statement>,
}

/// The rulebook for one match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// The sections of the rulebook, in order.
    pub sections: Vec<Section>,
    /// The statements of the one-page rules, with markup.
    pub page: Vec<String>,
    /// The explanations of pictures on the table. Each text begins with its picture in markup.
    pub pictures: Vec<String>,
    /// The house rules of the match that differ from the printed ones, each with a sentence about it.
    pub changed: Vec<(HouseRule, String)>,
}

impl Rulebook {
    /// The rulebook for these rules, in the language and with the pack's names of `speech`.
    pub fn new(speech: &Speech, agreed: RulebookRules) -> Self {
        Self::from_values(&Values { speech, agreed, document: false })
    }

    /// The rulebook from which `docs/RULES.md` is made. It explains printed rules and house rules, with the
    /// pack's numbers in brackets.
    pub(super) fn printed(speech: &Speech) -> Self {
        let agreed = RulebookRules::printed(speech.pack());
        Self::from_values(&Values { speech, agreed, document: true })
    }

    fn from_values(values: &Values<'_>) -> Self {
        let speech = values.speech;
        let changed: Vec<HouseRule> =
            HouseRule::ALL.into_iter().filter(|rule| !values.document && values.differs(*rule)).collect();
        let said = |rule: HouseRule| {
            let raw = values.raw();
            let args = [
                ("name", speech.house_name(rule).into()),
                ("value", values.chosen(rule, &values.agreed.house).into()),
                ("printed", values.chosen(rule, &raw.house).into()),
            ];
            speech.say("rulebook-marked", &args)
        };
        let changed: Vec<(HouseRule, String)> = changed.into_iter().map(|rule| (rule, said(rule))).collect();
        let statement = |(kind, key): (Kind, &str)| Statement {
            kind,
            number: number(key),
            text: values.say(Family::Rule, key),
            marks: changed
                .iter()
                .filter(|(rule, _)| marked(*rule).contains(&key))
                .map(|(_, said)| said.clone())
                .collect(),
            table: match key {
                ABILITIES => Some(abilities(values)),
                HOUSE => Some(house(values)),
                _ => None,
            },
        };
        let automata = values.document || values.raw().fits_automata();
        let sections = SECTIONS.iter().map(|section| {
            let mut texts = section.texts.to_vec();
            if !automata && section.number == AUTOMATA {
                texts = vec![(Kind::Lead, NO_AUTOMATA)];
            }
            texts.retain(|(_, key)| {
                let extra = EXTRAS.iter().find(|(known, _)| known == key);
                values.document || extra.is_none_or(|(_, extra)| values.has(*extra))
            });
            if !automata && section.number == RULINGS {
                texts.truncate(FIRST_OF_AUTOMATA);
            }
            let n = section.number;
            Section {
                number: n,
                title: capital(&speech.text(&format!("rule-chapter-{n}"))),
                statements: texts.into_iter().map(statement).collect(),
            }
        });
        let picture = |name: &&str| format!("~{name}~ {}", speech.text(&format!("icon-{name}")));
        Self {
            sections: sections.collect(),
            page: PAGE.iter().map(|key| values.say(Family::Page, key)).collect(),
            pictures: PICTURES.iter().map(picture).collect(),
            changed,
        }
    }

    /// The indexes of the section and the statement with a number such as `6.2` or `R6.2`. The number of a
    /// section finds its first statement. `None` if there is no such number.
    pub fn place_of(&self, number: &str) -> Option<(usize, usize)> {
        let wanted = number.trim_start_matches(['R', 'r']);
        self.sections.iter().enumerate().find_map(|(at, section)| {
            if section.number.to_string() == wanted {
                return Some((at, 0));
            }
            let mut statements = section.statements.iter();
            Some((at, statements.position(|statement| statement.number == wanted)?))
        })
    }

    /// The number of the last statement in the rulebook.
    pub fn last(&self) -> String {
        let last = self.sections.last().and_then(|section| section.statements.last());
        last.map(|statement| statement.number.clone()).unwrap_or_default()
    }
}

/// The table of the pack's abilities, with cost, times of use and effect.
fn abilities(values: &Values<'_>) -> Table {
    let speech = values.speech;
    let row = |(index, ability): (usize, &Ability)| {
        let mut cost = values.cost(ability);
        let called = values.ability_name(index, ability);
        // In `docs/RULES.md`, an ability that only one deck pays is named by its cost.
        if called != cost {
            cost = format!("{cost}, {called}");
        }
        let windows = if values.document {
            ability.windows.iter().map(Window::id).collect::<Vec<_>>().join(", ")
        } else {
            speech.windows(ability)
        };
        Row { cells: vec![cost, windows, speech.effect(ability.effect)], changed: false }
    };
    let head = ["rulebook-column-cost", "rulebook-column-window", "rulebook-column-effect"];
    Table {
        head: head.map(|key| speech.text(key)).into(),
        rows: values.raw().abilities.iter().enumerate().map(row).collect(),
    }
}

/// The table of house rules, with their values and choices.
fn house(values: &Values<'_>) -> Table {
    let speech = values.speech;
    let row = |rule: HouseRule| {
        let id = rule.id();
        let choices = values.say(Family::Rule, &format!("10-{id}"));
        let now = values.chosen(rule, &values.agreed.house);
        Row { cells: vec![speech.house_name(rule), now, choices], changed: values.differs(rule) }
    };
    let head = ["rulebook-column-rule", "rulebook-column-now", "rulebook-column-choices"];
    Table {
        head: head.map(|key| speech.text(key)).into(),
        rows: HouseRule::ALL.into_iter().map(row).collect(),
    }
}
