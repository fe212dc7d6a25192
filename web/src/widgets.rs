//! The widgets of the last frame, for tests that click in the page by names.

use std::cell::RefCell;
use std::fmt::Write;

use egui::accesskit::{Node, TreeUpdate};
use egui::{Context, FullOutput, Plugin};

thread_local! {
    static WIDGETS: RefCell<String> = const { RefCell::new(String::new()) };
    static CHOICES: RefCell<String> = const { RefCell::new(String::new()) };
}

/// A plugin that notes the widgets of each frame.
pub struct WidgetNotes;

impl Plugin for WidgetNotes {
    fn debug_name(&self) -> &'static str {
        "WidgetNotes"
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        if let Some(tree) = &output.platform_output.accesskit_update {
            WIDGETS.set(notes(tree, f64::from(ctx.pixels_per_point())));
        }
    }
}

/// One line for each named widget: its role, `-` if it is disabled, its place in pixels of the page, and its name.
fn notes(tree: &TreeUpdate, scale: f64) -> String {
    let mut notes = String::new();
    for (_, node) in &tree.nodes {
        let Some(bounds) = node.bounds() else { continue };
        let name = name(node).replace(['\n', '\t'], " ");
        let state = if node.is_disabled() { "-" } else { "+" };
        // Writing to a String cannot fail.
        let _ = writeln!(
            notes,
            "{:?}\t{state}\t{}\t{}\t{}\t{}\t{name}",
            node.role(),
            scale * bounds.x0,
            scale * bounds.y0,
            scale * bounds.x1,
            scale * bounds.y1
        );
    }
    notes
}

fn name(node: &Node) -> String {
    node.label().or_else(|| node.value()).unwrap_or_default().to_owned()
}

/// Notes the widgets of each frame from now on.
pub fn watch(ctx: &Context) {
    ctx.enable_accesskit();
    ctx.add_plugin(WidgetNotes);
    ctx.request_repaint();
}

/// The notes of the last frame.
pub fn last() -> String {
    WIDGETS.with_borrow(String::clone)
}

/// True if a test looks at the widgets.
pub fn are_watched() -> bool {
    WIDGETS.with_borrow(|widgets| !widgets.is_empty())
}

/// Notes the number of decisions and the legal decisions of a match.
pub fn set_choices(choices: Option<(usize, Vec<String>)>) {
    let lines = choices.map(|(taken, choices)| format!("{taken}\n{}", choices.join("\n")));
    CHOICES.set(lines.unwrap_or_default());
}

/// The number of decisions of the match on the screen, and then a line for each legal decision of the person who has to
/// decide. Empty if there is no match.
pub fn choices() -> String {
    CHOICES.with_borrow(String::clone)
}
