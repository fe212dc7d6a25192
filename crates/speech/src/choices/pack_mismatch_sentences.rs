//! Sentences about records whose pack is missing or has changed.

use crate::Speech;
use table::{Alternative, Difference, PackMismatch, PackName};

impl Speech {
    /// The heading of the page about a pack mismatch.
    pub fn unfit_heading(&self, unfit: &PackMismatch) -> String {
        self.text(if unfit.is_missing() { "unfit-missing" } else { "unfit-changed" })
    }

    /// A short heading for a pack mismatch, with the id of the record's pack.
    pub fn unfit_in_short(&self, unfit: &PackMismatch) -> String {
        let key = if unfit.is_missing() { "unfit-row-missing" } else { "unfit-row-changed" };
        self.say(key, &[("pack", unfit.wanted.id.clone().into())])
    }

    /// The sentences about the record's pack and the packs that are available instead.
    pub fn unfit_about(&self, unfit: &PackMismatch) -> String {
        let wanted = &unfit.wanted;
        let mut args = vec![
            ("pack", wanted.id.clone().into()),
            ("version", wanted.version.clone().into()),
            ("digest", wanted.short_digest().to_owned().into()),
        ];
        match &unfit.instead {
            Alternative::Others(_) => self.say("unfit-missing-about", &args),
            Alternative::Changed { here, .. } => {
                args.push(("here", here.version.clone().into()));
                args.push(("rules", here.short_digest().to_owned().into()));
                self.say("unfit-changed-about", &args)
            }
        }
    }

    /// The heading above the list of differences between rules; `None` if no available pack has the record's
    /// id.
    pub fn unfit_differs(&self, unfit: &PackMismatch) -> Option<String> {
        let none = unfit.differences().0.is_empty();
        let key = if none { "unfit-same" } else { "unfit-differs" };
        (!unfit.is_missing()).then(|| self.text(key))
    }

    /// A line in which the rules differ, as text: in the record and in the pack. It is `None` where the line is
    /// missing.
    pub fn unfit_sides(&self, difference: &Difference) -> [Option<String>; 2] {
        let was = |line: &String| self.say("unfit-was", &[("line", line.clone().into())]);
        let is = |line: &String| self.say("unfit-is", &[("line", line.clone().into())]);
        [difference.was.as_ref().map(was), difference.is.as_ref().map(is)]
    }

    /// The line about how many differences are left out of the list; `None` if all are listed.
    pub fn unfit_more(&self, unfit: &PackMismatch) -> Option<String> {
        let (_, more) = unfit.differences();
        (more > 0).then(|| self.say("unfit-more", &[("n", (more as i64).into())]))
    }

    /// The notice that another pack is available.
    pub fn unfit_other(&self, found: &PackName) -> String {
        let args = [
            ("pack", found.id.clone().into()),
            ("version", found.version.clone().into()),
            ("digest", found.short_digest().to_owned().into()),
        ];
        self.say("unfit-other", &args)
    }

    /// The whole message about a pack mismatch, line by line.
    pub fn unfit_lines(&self, unfit: &PackMismatch) -> Vec<String> {
        let mut lines = vec![self.unfit_about(unfit)];
        lines.extend(self.unfit_differs(unfit));
        for difference in unfit.differences().0 {
            lines.extend(self.unfit_sides(difference).into_iter().flatten().map(|line| format!("  {line}")));
        }
        lines.extend(self.unfit_more(unfit).map(|more| format!("  {more}")));
        lines
    }
}
