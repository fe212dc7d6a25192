//! The settings file in the configuration folder. A missing or wrong setting has its default. Each fault is
//! reported with its line and the allowed values. Only changed settings are written.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::sync::Arc;

use serde::ser::{Serialize, SerializeMap, Serializer};
use toml::Spanned;
use toml::de::DeTable;

use super::setting_words::Volume;
use super::settings_table::{Setting, Settings, Value};
use external_bots::{Name, Program, Programs};
use packs::{Files, Pack, find_language, language_codes};
use rules::nearest;
use speech::Speech;
use system::{Changed, Folders, KeptFile, WrongLine, without_wrong_lines};
use text::untrusted_text;

/// The settings file at a path.
#[derive(Clone, Debug)]
pub struct SettingsFile(KeptFile);

/// The result of reading the settings file: the settings and the file's faults.
#[derive(Debug)]
pub struct Found {
    /// The settings. Each one with a fault has its default.
    pub settings: Settings,
    /// The faults of the settings file; `None` if it has none.
    pub trouble: Option<Trouble>,
}

/// Why a settings file couldn't be read in full.
#[derive(Debug)]
pub enum Trouble {
    /// The whole file can't be read.
    Unread(io::Error),
    /// These settings are wrong. All others apply.
    Some(Vec<WrongSetting>),
}

/// A fault in the settings file.
#[derive(Debug, PartialEq)]
pub struct WrongSetting {
    /// The number of the faulty line, counted from 1.
    pub line: usize,
    /// The key of the faulty setting.
    pub key: String,
    /// The wrong value, as written in the file.
    pub found: String,
    /// The values that the setting allows, or what else is wrong with the line.
    pub right: Right,
    /// The value that is used instead, as it would be written in the file. Empty if it is automatic.
    pub used: String,
}

/// The values that a setting allows, or what is wrong with its line.
#[derive(Clone, Debug, PartialEq)]
pub enum Right {
    /// The value must be one of these words.
    Word(Vec<&'static str>),
    /// The value must be a number between these limits.
    Number(f32, f32),
    /// The value must be `true` or `false`.
    Switch,
    /// The value must be a command for the external bot with this name. A wrong entry is left out.
    Bot(String),
    /// No more external bots: the one with this name is left out.
    TooManyBots(String),
    /// There is no such setting. The text is the most similar key, if there is one.
    NoSetting(Option<String>),
    /// The line isn't a key, an equals sign and a value.
    Line,
    /// An earlier line has the same key.
    Once,
}

/// The id of the pack whose texts describe faults when no pack is open.
const FIRST_PACK: &str = "war-of-whispers";

/// The maximum number of external bots in the settings.
const BOTS: usize = 50;

/// The maximum size of the settings file in bytes, ten times what the longest commands of all bots need.
const MOST_BYTES: u64 = 256 << 10;

/// The maximum number of faults that are reported.
const MOST_FAULTS: usize = 20;

/// Reads the external bots from the settings file, and a text about the file's faults. For interfaces that
/// use no other setting.
pub fn programs(folders: &Folders) -> (Programs, Option<String>) {
    let file = SettingsFile::in_folder(folders.config());
    let found = file.read();
    let faults = found.trouble.and_then(|trouble| {
        let pack = Pack::load(&Files::BuiltIn(FIRST_PACK)).ok()?;
        Some(file.faults(&Speech::new(Arc::new(pack)), &trouble))
    });
    (found.settings.programs(), faults)
}

impl SettingsFile {
    /// The settings file in this configuration folder.
    pub fn in_folder(folder: &Path) -> Self {
        Self(KeptFile::new(folder.join("settings.toml"), MOST_BYTES))
    }

    /// The path of the settings file.
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// Reads the settings file. If there is none, returns the defaults. Doesn't change the file.
    pub fn read(&self) -> Found {
        match self.0.read().and_then(|found| found.map(|found| found.text()).transpose()) {
            Ok(text) => read_text(&text.unwrap_or_default()).0,
            Err(why) => Found { settings: Settings::default(), trouble: Some(Trouble::Unread(why)) },
        }
    }

    /// Writes the settings that differ between `before` and `now`. The file keeps its other settings, which
    /// may have been edited in the meantime. Returns the settings that the file now has.
    pub fn change(&self, before: &Settings, now: &Settings) -> Changed<Settings, ()> {
        let read = |text: &str| {
            let (found, in_full) = read_text(text);
            (found.settings, in_full)
        };
        self.0.change_toml_by(before.clone(), read, |there| take_changes(there, before, now))
    }

    /// A text about the faults of the file. For each fault it gives the line, the allowed values, and the
    /// value used instead.
    pub fn faults(&self, speech: &Speech, trouble: &Trouble) -> String {
        let file = ("file", untrusted_text::path(self.path()).into());
        match trouble {
            Trouble::Unread(error) => {
                speech.say("settings-unread", &[file, ("why", speech.reason(error).into())])
            }
            Trouble::Some(wrong) => {
                let mut lines = vec![speech.say("settings-wrong", &[file])];
                lines.extend(wrong.iter().take(MOST_FAULTS).map(|wrong| wrong.line_text(speech)));
                let more = wrong.len().saturating_sub(MOST_FAULTS);
                if more > 0 {
                    lines.push(speech.say("settings-more", &[("count", (more as i64).into())]));
                }
                lines.join("\n")
            }
        }
    }
}

impl WrongSetting {
    /// A line of text about this fault.
    fn line_text(&self, speech: &Speech) -> String {
        let line = ("line", (self.line as i64).into());
        let right = match &self.right {
            Right::Word(words) => {
                words.iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(", ")
            }
            Right::Number(low, high) => {
                let args = [("low", low.to_string().into()), ("high", high.to_string().into())];
                speech.say("settings-right-number", &args)
            }
            Right::Switch => speech.text("settings-right-switch"),
            Right::Bot(name) => {
                return speech.say("outside-setting", &[line, ("name", name.as_str().into())]);
            }
            Right::Line => {
                return speech.say("settings-torn", &[line, ("quoted", self.found.as_str().into())]);
            }
            Right::TooManyBots(name) => {
                let most = ("most", (BOTS as i64).into());
                return speech.say("outside-too-many", &[line, ("name", name.as_str().into()), most]);
            }
            Right::Once => {
                return speech.say("settings-twice", &[line, ("key", self.key.as_str().into())]);
            }
            Right::NoSetting(near) => {
                let near =
                    near.as_ref().map(|near| speech.say("settings-near", &[("key", near.as_str().into())]));
                let args =
                    [line, ("key", self.key.as_str().into()), ("near", near.unwrap_or_default().into())];
                return speech.say("settings-unknown", &args).trim_end().to_owned();
            }
        };
        let used =
            if self.used.is_empty() { speech.text("settings-used-automatic") } else { self.used.clone() };
        let args = [
            line,
            ("key", self.key.as_str().into()),
            ("found", self.found.as_str().into()),
            ("right", right.into()),
            ("used", used.into()),
        ];
        speech.say("settings-wrong-line", &args)
    }
}

impl From<WrongLine> for WrongSetting {
    fn from(wrong: WrongLine) -> Self {
        let WrongLine { line, quoted, twice } = wrong;
        let right = if twice.is_some() { Right::Once } else { Right::Line };
        Self { line, key: twice.unwrap_or_default(), found: quoted, right, used: String::new() }
    }
}

/// Parses the text of a settings file. The `bool` is true if every line could be parsed.
fn read_text(text: &str) -> (Found, bool) {
    let (rest, wrong) = without_wrong_lines(text);
    let in_full = wrong.is_empty();
    let mut wrong: Vec<WrongSetting> = wrong.into_iter().map(WrongSetting::from).collect();
    let starts: Vec<usize> = rest.match_indices('\n').map(|(end, _)| end).collect();
    let line = |at: usize| starts.partition_point(|end| *end < at) + 1;
    // Wrong lines have been replaced by empty ones.
    let entries: BTreeMap<String, Spanned<toml::Value>> = toml::from_str(&rest).unwrap_or_default();
    let mut settings = Settings::default();
    for (key, value) in &entries {
        if key == Setting::Bots.id() && value.get_ref().is_table() {
            wrong.extend(bots(&mut settings.bots, &rest, &line));
        } else if let Err((right, used)) = set(&mut settings, key, value.get_ref(), wrong.len() < MOST_FAULTS)
        {
            let found = untrusted_text::word(rest.get(value.span()).unwrap_or_default());
            let line = line(value.span().start);
            wrong.push(WrongSetting { line, key: untrusted_text::word(key), found, right, used });
        }
    }
    wrong.sort_by_key(|wrong| wrong.line);
    (Found { settings, trouble: (!wrong.is_empty()).then_some(Trouble::Some(wrong)) }, in_full)
}

/// Copies the settings that differ between `before` and `now` from `now` to `there`.
fn take_changes(there: &mut Settings, before: &Settings, now: &Settings) {
    // The accessors need mutable settings, hence the copies.
    let (mut before, mut now) = (before.clone(), now.clone());
    for setting in Setting::ALL {
        match setting.value() {
            Value::Language(at) => take(at, there, &mut before, &mut now),
            Value::AutomaticOr(at, _) => take(at, there, &mut before, &mut now),
            Value::Number(at, _) => take(at, there, &mut before, &mut now),
            Value::Volume(at) => take(at, there, &mut before, &mut now),
            Value::Switch(at) => take(at, there, &mut before, &mut now),
            Value::Word(at, _) => {
                let word = at(&mut now).word();
                if word != at(&mut before).word() {
                    at(there).set_word(word);
                }
            }
            Value::Bots(at) => take(at, there, &mut before, &mut now),
        }
    }
}

fn take<T: Clone + PartialEq>(
    at: fn(&mut Settings) -> &mut T,
    there: &mut Settings,
    before: &mut Settings,
    now: &mut Settings,
) {
    if at(before) != at(now) {
        at(there).clone_from(at(now));
    }
}

impl Serialize for Settings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // The accessors need mutable settings, hence the copy.
        let settings = &mut self.clone();
        let mut map = serializer.serialize_map(None)?;
        for setting in Setting::ALL {
            let id = setting.id();
            match setting.value() {
                Value::Language(at) => write(&mut map, id, at(settings))?,
                Value::AutomaticOr(at, _) => write(&mut map, id, at(settings))?,
                Value::Number(at, _) => map.serialize_entry(id, at(settings))?,
                Value::Volume(at) => map.serialize_entry(id, &at(settings).percent())?,
                Value::Switch(at) => map.serialize_entry(id, at(settings))?,
                Value::Word(at, _) => map.serialize_entry(id, at(settings).word())?,
                Value::Bots(at) => map.serialize_entry(id, at(settings))?,
            }
        }
        map.end()
    }
}

/// Writes a setting, or nothing if its value is `None` (automatic).
fn write<M: SerializeMap>(map: &mut M, id: &str, value: &Option<impl Serialize>) -> Result<(), M::Error> {
    value.iter().try_for_each(|value| map.serialize_entry(id, value))
}

/// Why a value is wrong: the allowed values, and the value used instead, which is empty for automatic.
type Wrong = (Right, String);

/// Sets the setting with this key to a value. `is_shown` is false if the fault won't be shown, so that the
/// slow search for a similar key is skipped.
fn set(settings: &mut Settings, key: &str, value: &toml::Value, is_shown: bool) -> Result<(), Wrong> {
    let Some(setting) = Setting::from_id(key) else {
        let near = nearest(key, Setting::ALL.into_iter().map(Setting::id).filter(|_| is_shown));
        return Err((Right::NoSetting(near), String::new()));
    };
    match setting.value() {
        Value::Language(at) => {
            let language = value.as_str().and_then(find_language);
            let language = language.ok_or_else(|| (Right::Word(language_codes()), String::new()))?;
            *at(settings) = Some(language.to_owned());
        }
        Value::AutomaticOr(at, (low, high)) => {
            let (number, field) = (number(value), at(settings));
            *field = number.map(|n| n.clamp(low, high));
            if field.is_none() || *field != number {
                return Err((Right::Number(low, high), field.map(|n| n.to_string()).unwrap_or_default()));
            }
        }
        Value::Number(at, (low, high)) => {
            let (number, field) = (number(value), at(settings));
            *field = number.map_or(*field, |n| n.clamp(low, high));
            if number != Some(*field) {
                return Err((Right::Number(low, high), field.to_string()));
            }
        }
        Value::Volume(at) => {
            let field = at(settings);
            let percent = value.as_integer().and_then(|n| u8::try_from(n).ok()).filter(|n| *n <= 100);
            let volume = percent.map(Volume::from_percent).or(value.as_str().and_then(Volume::from_word));
            *field = volume.ok_or_else(|| (Right::Number(0.0, 100.0), field.percent().to_string()))?;
        }
        Value::Switch(at) => {
            let field = at(settings);
            *field = value.as_bool().ok_or_else(|| (Right::Switch, field.to_string()))?;
        }
        Value::Word(at, _) => {
            let field = at(settings);
            if !value.as_str().is_some_and(|word| field.set_word(word)) {
                return Err((Right::Word(field.words()), format!("\"{}\"", field.word())));
            }
        }
        // `bots` reads the table of external bots.
        Value::Bots(_) => return Err((Right::Bot(untrusted_text::word(key)), String::new())),
    }
    Ok(())
}

/// The value as a number. `None` if it isn't a finite number.
fn number(value: &toml::Value) -> Option<f32> {
    let number = value.as_float().or_else(|| value.as_integer().map(|n| n as f64)).map(|n| n as f32);
    number.filter(|n| n.is_finite())
}

/// Reads the external bots into `bots`, and returns a fault for each one that is left out. `line` converts a
/// byte offset to a line number.
fn bots(bots: &mut BTreeMap<String, String>, text: &str, line: &dyn Fn(usize) -> usize) -> Vec<WrongSetting> {
    let Ok(file) = DeTable::parse(text) else { return Vec::new() };
    let Some(table) = file.get_ref().get(Setting::Bots.id()).and_then(|bots| bots.get_ref().as_table())
    else {
        return Vec::new();
    };
    let mut wrong = Vec::new();
    for (key, value) in table {
        let name: &str = key.get_ref();
        let command = value.get_ref().as_str();
        let command = command.filter(|c| Name::parse(name).is_ok() && Program::parse(c).is_ok());
        let right = match command {
            Some(command) if bots.len() < BOTS => {
                bots.insert(name.to_owned(), command.to_owned());
                continue;
            }
            Some(_) => Right::TooManyBots(untrusted_text::word(name)),
            None => Right::Bot(untrusted_text::word(name)),
        };
        wrong.push(WrongSetting {
            line: line(key.span().start),
            key: Setting::Bots.id().to_owned(),
            found: untrusted_text::word(text.get(value.span()).unwrap_or_default()),
            right,
            used: String::new(),
        });
    }
    wrong
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::settings::{Palette, Pause, Speed, ThemeName, Volume};
    use system::KeptNews;
    use table::{CoachFrom, CoachTimes, HelpLevel, SuspicionTime};

    fn read(text: &str) -> Found {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("settings.toml"), text).unwrap();
        SettingsFile::in_folder(folder.path()).read()
    }

    /// The text about the faults of a settings file, in a language.
    fn faults(text: &str, language: &str) -> String {
        let pack = testing::pack("war-of-whispers");
        let speech = Speech::in_language(pack, language);
        let file = SettingsFile::in_folder(Path::new("/home"));
        file.faults(&speech, &read(text).trouble.unwrap())
    }

    #[test]
    fn what_is_settled_is_read_again() {
        let folder = tempfile::tempdir().unwrap();
        let file = SettingsFile::in_folder(&folder.path().join("not there yet"));
        let found = file.read();
        assert!(found.settings == Settings::default() && found.trouble.is_none());
        let settings = Settings {
            language: Some("fr".into()),
            scale: Some(1.25),
            theme: ThemeName::Night,
            palette: Palette::Strong,
            speed: Speed::None,
            pause: Pause::Click,
            volume: Volume::from_percent(20),
            voices: false,
            patient: true,
            forced: false,
            confirm: true,
            help_level: HelpLevel::Thorough,
            hints: false,
            coach: CoachFrom::Three,
            coach_times: CoachTimes::Unlimited,
            suspicions: SuspicionTime::Rounds,
            bot_time: 0.5,
            bots: [("my-bot".to_owned(), "python3 'my bot.py'".to_owned())].into(),
        };
        let mut before = Settings::default();
        for settings in [settings, Settings::default()] {
            let changed = file.change(&before, &settings);
            assert!(changed.value == settings && changed.news.is_none(), "{:?}", changed.news);
            let found = file.read();
            assert_eq!(found.settings, settings);
            assert!(found.trouble.is_none(), "{:?}", found.trouble);
            before = settings;
        }
    }

    #[test]
    fn every_setting_that_is_written_has_a_key_that_is_read() {
        let whole = Settings { language: Some("en".into()), scale: Some(1.0), ..Settings::default() };
        let written: toml::Table = toml::to_string(&whole).unwrap().parse().unwrap();
        let keys: Vec<&str> = written.keys().map(String::as_str).collect();
        assert_eq!(keys, Setting::ALL.map(Setting::id));
    }

    #[test]
    fn a_file_of_an_earlier_version_is_read_and_all_of_it_written_again() {
        let text = r#"language = "fr"
scale = 1.25
theme = "night"
palette = "strong"
speed = "slow"
pause = "click"
volume = "off"
patient = true
forced = false
confirm = true
help = "thorough"
hints = false
coach = "3"
coach-times = "unlimited"
suspicions = "rounds"
bot-time = 0.5

[bots]
my-bot = "python3 bot.py"
"#;
        // A file that is written anew has the volume as a number, and voices.
        let written = text.replace("volume = \"off\"", "volume = 0\nvoices = true");
        let folder = tempfile::tempdir().unwrap();
        let file = SettingsFile::in_folder(folder.path());
        fs::write(file.path(), text).unwrap();
        let found = file.read();
        assert!(found.trouble.is_none(), "{:?}", found.trouble);
        assert!(file.change(&found.settings, &found.settings).news.is_none());
        assert_eq!(fs::read_to_string(file.path()).unwrap(), text);
        fs::remove_file(file.path()).unwrap();
        assert!(file.change(&found.settings, &found.settings).news.is_none());
        assert_eq!(fs::read_to_string(file.path()).unwrap(), written);
    }

    #[test]
    fn a_setting_that_is_wrong_is_told_with_its_line_and_all_others_hold() {
        let found = read(
            "theme = \"night\"\nspeed = \"hasty\"\nscale = 40.0\nforced = 1\nthem = 2\nconfirm = true\n",
        );
        let expected =
            Settings { theme: ThemeName::Night, scale: Some(3.0), confirm: true, ..Settings::default() };
        assert_eq!(found.settings, expected);
        let Some(Trouble::Some(wrong)) = found.trouble else { panic!("{:?}", found.trouble) };
        let speeds = Speed::ALL.map(Speed::id).to_vec();
        let expected = [
            (2, "speed", "\"hasty\"", Right::Word(speeds), "\"normal\""),
            (3, "scale", "40.0", Right::Number(0.75, 3.0), "3"),
            (4, "forced", "1", Right::Switch, "true"),
            (5, "them", "2", Right::NoSetting(Some("theme".into())), ""),
        ];
        let expected = expected.map(|(line, key, found, right, used)| WrongSetting {
            line,
            key: key.into(),
            found: found.into(),
            right,
            used: used.into(),
        });
        assert_eq!(wrong, expected);
    }

    #[test]
    fn of_bots_from_outside_those_hold_that_have_a_name_and_a_command() {
        let found = read("bot-time = 0\n[bots]\nmine = \"python3 bot.py\"\n\"My Bot\" = \"x\"\n");
        assert_eq!(found.settings.bot_time, 0.05);
        assert_eq!(
            found.settings.programs().names().map(|name| name.to_string()).collect::<Vec<_>>(),
            ["mine"]
        );
        let Some(Trouble::Some(wrong)) = found.trouble else { panic!("{:?}", found.trouble) };
        let right: Vec<&Right> = wrong.iter().map(|wrong| &wrong.right).collect();
        assert_eq!(right, [&Right::Number(0.05, 600.0), &Right::Bot("My Bot".into())]);
        let said = faults("[bots]\n\"My Bot\" = \"x\"\nyour = 3\n", "en");
        assert!(said.contains("Line 3: bot \"your\" ignored."), "{said}");
        assert!(said.contains("Line 2: bot \"My Bot\" ignored.") && said.contains("my-bot = "), "{said}");
        for command in ["3", "\"\"", "\"'\""] {
            let found = read(&format!("[bots]\nmine = {command}\n"));
            assert!(found.settings.bots.is_empty() && found.trouble.is_some(), "{command}");
        }
    }

    #[test]
    fn a_bot_beyond_the_limit_is_left_out_with_the_limit_as_the_reason() {
        let lines: String = (0..=BOTS).map(|n| format!("bot-{n:02} = \"run\"\n")).collect();
        let text = format!("[bots]\n{lines}");
        let found = read(&text);
        assert_eq!(found.settings.bots.len(), BOTS);
        assert!(!found.settings.bots.contains_key("bot-50"));
        for (language, said) in [
            ("en", "Line 52: the bot \"bot-50\" is left out. The settings hold at most 50 bots."),
            ("de", "Zeile 52: Der Bot „bot-50“ wird übergangen. Höchstens 50 Bots sind erlaubt."),
            ("fr", "Ligne 52 : le bot « bot-50 » est ignoré. Les réglages contiennent au plus 50 bots."),
        ] {
            let faults = faults(&text, language).replace(['\u{a0}', '\u{202f}'], " ");
            assert_eq!(faults.lines().skip(1).collect::<Vec<_>>(), [said]);
        }
    }

    #[test]
    fn what_is_wrong_is_told_in_words_of_both_languages() {
        let text = "theme = \"night\"\nspeed = \"hasty\"\nlanguage = \"tlh\"\nthem = 2\n";
        let english = faults(text, "en");
        let lines: Vec<&str> = english.lines().collect();
        assert!(lines[0].contains("/home/settings.toml"), "{english}");
        assert_eq!(
            lines[1..],
            [
                "Line 2: speed = \"hasty\". Allowed: \"none\", \"fast\", \"normal\", \"slow\". Used: \"normal\".",
                "Line 3: language = \"tlh\". Allowed: \"de\", \"en\", \"fr\". Used: automatic.",
                "Line 4: unknown setting \"them\", ignored. Did you mean \"theme\"?",
            ]
        );
        let french = faults(text, "fr");
        assert!(
            french.contains("Ligne 2") && french.contains("\"hasty\"") && french.contains("\"normal\""),
            "{french}"
        );
    }

    /// Changes the theme in a settings file with this text. Returns the settings, the new text, and the text
    /// of the backup copy, if one was made.
    fn with_other_theme(text: &str) -> (Settings, String, Option<String>) {
        let folder = tempfile::tempdir().unwrap();
        let file = SettingsFile::in_folder(folder.path());
        fs::write(file.path(), text).unwrap();
        let before = file.read().settings;
        let now = Settings { theme: ThemeName::Night, ..before.clone() };
        let changed = file.change(&before, &now);
        assert_eq!(changed.value, now);
        assert_eq!(file.read().settings, now);
        let aside = changed.news.map(|news| match news {
            KeptNews::Aside { aside, .. } => fs::read_to_string(aside).unwrap(),
            KeptNews::Unwritten { why, .. } => panic!("{why}"),
        });
        (now, fs::read_to_string(file.path()).unwrap(), aside)
    }

    #[test]
    fn a_typing_mistake_costs_one_setting_and_the_file_is_put_aside_before_it_is_written() {
        let text =
            "theme = \"parchment\"\nscale = 1.0 oops\nconfirm = true\n[bots]\nmine = \"python3 bot.py\"\n";
        let found = read(text);
        assert!(found.settings.confirm && found.settings.bots.contains_key("mine"));
        let said = faults(text, "en");
        assert!(said.contains("Line 2") && said.contains("scale = 1.0 oops"), "{said}");
        let (settings, _, aside) = with_other_theme(text);
        assert!(settings.confirm && settings.bots.contains_key("mine"));
        assert_eq!(aside.as_deref(), Some(text));
    }

    #[test]
    fn unknown_and_wrong_settings_stay_with_all_comments() {
        let text = "# Mine.\ntheme = \"parchment\" # by day\nspeed = \"hasty\"\nfuture = 3\n\n[bots]\n# Slow.\nmine = \"python3 bot.py\"\n\"My Bot\" = \"x\"\n";
        let (_, now, aside) = with_other_theme(text);
        assert_eq!((now.as_str(), aside), (text.replace("\"parchment\"", "\"night\"").as_str(), None));
        let (_, now, aside) = with_other_theme("theme = \"dusk\"\n");
        assert_eq!((now.as_str(), aside.as_deref()), ("theme = \"night\"\n", Some("theme = \"dusk\"\n")));
    }

    #[test]
    fn what_others_write_meanwhile_stays() {
        let folder = tempfile::tempdir().unwrap();
        let file = SettingsFile::in_folder(folder.path());
        let opened = Settings::default();
        let first = Settings { confirm: true, ..opened.clone() };
        assert!(file.change(&opened, &first).news.is_none());
        // Another window, which was opened before that change.
        let other = Settings { scale: Some(1.5), ..opened.clone() };
        assert!(file.change(&opened, &other).news.is_none());
        // A person who edits the file.
        let text = fs::read_to_string(file.path()).unwrap();
        let edited = text.replace("[bots]", "[bots]\nmine = \"python3 bot.py\"");
        assert_ne!(edited, text);
        fs::write(file.path(), edited).unwrap();
        let changed = file.change(&first, &Settings { hints: false, ..first.clone() });
        let bots = [("mine".to_owned(), "python3 bot.py".to_owned())].into();
        let expected = Settings { confirm: true, scale: Some(1.5), hints: false, bots, ..opened };
        assert!(changed.value == expected && changed.news.is_none(), "{changed:?}");
        assert_eq!(file.read().settings, expected);
    }

    #[test]
    fn a_key_that_stands_twice_is_told_as_such() {
        let text = "theme = \"night\"\nspeed = \"fast\"\ntheme = \"parchment\"\n";
        assert_eq!(read(text).settings.theme, ThemeName::Night);
        let said = faults(text, "en");
        assert_eq!(said.lines().nth(1), Some("Line 3: \"theme\" is set twice. The first applies."));
        let said = faults("[bots]\nmine = \"a\"\nmine = \"b\"\n", "en");
        assert!(said.contains("Line 3: \"mine\""), "{said}");
    }

    #[test]
    fn a_file_of_thousands_of_wrong_settings_is_told_in_a_few_lines() {
        let text: String = (0..15_000).map(|n| format!("key-{n} = 1\n")).collect();
        let said = faults(&text, "en");
        assert!(said.lines().count() < 30 && said.contains("14980"), "{said}");
        let folder = tempfile::tempdir().unwrap();
        let file = SettingsFile::in_folder(folder.path());
        fs::write(file.path(), text.repeat(10)).unwrap();
        assert!(matches!(file.read().trouble, Some(Trouble::Unread(_))));
    }

    #[test]
    fn a_line_that_is_no_setting_is_quoted_and_nothing_of_the_parser_is() {
        for language in ["en", "fr"] {
            let said = faults("theme = \"night\"\nspeed is fast\n", language);
            assert!(said.contains("speed is fast") && said.contains('2'), "{said}");
            assert!(!said.to_lowercase().contains("toml parse") && !said.contains('|'), "{said}");
        }
        assert_eq!(read("speed is fast").settings, Settings::default());
    }
}
