//! Checks the layout of a window: no widget is outside the window, and no two buttons overlap.

use std::collections::BTreeMap;

use egui::Rect;
use egui::accesskit::Role;
use egui_kittest::kittest::NodeT;
use egui_kittest::{Harness, Node};
use whispers::shell::Shell;

/// True for widgets that are clicked and should be in the window. Scrolled content may go on below it.
pub fn is_button(node: &Node<'_>) -> bool {
    matches!(node.accesskit_node().role(), Role::Button | Role::RadioButton)
}

fn name(node: &Node<'_>) -> String {
    let node = node.accesskit_node();
    node.label().or_else(|| node.value()).unwrap_or_default()
}

/// True if a widget is inside a scroll area, which may have scrolled it away.
fn scrolls(node: &Node<'_>) -> bool {
    let mut above = node.accesskit_node().parent();
    while let Some(parent) = above {
        if parent.role() == Role::ScrollView {
            return true;
        }
        above = parent.parent();
    }
    false
}

/// The faults in the layout of the window.
pub fn faults(harness: &Harness<'_, Shell>) -> Vec<String> {
    let window = harness.ctx.content_rect().expand(0.5);
    let mut faults = Vec::new();
    let mut siblings: BTreeMap<String, Vec<(String, Rect)>> = BTreeMap::new();
    for node in harness.root().children_recursive() {
        let plain = node.accesskit_node();
        // Text runs are the lines of a label, with their trailing spaces.
        if plain.bounding_box().is_none() || plain.role() == Role::TextRun {
            continue;
        }
        let rect = node.rect();
        let sideways = rect.left() < window.left() || rect.right() > window.right();
        if sideways || (is_button(&node) && !window.contains_rect(rect) && !scrolls(&node)) {
            faults.push(format!("{:?} lies outside: {rect:?}", name(&node)));
        }
        if is_button(&node) {
            let parent = format!("{:?}", plain.parent().map(|parent| parent.id()));
            siblings.entry(parent).or_default().push((name(&node), rect.shrink(0.5)));
        }
    }
    for buttons in siblings.values() {
        for (i, (one, at)) in buttons.iter().enumerate() {
            let under = buttons[i + 1..].iter().filter(|(_, other)| at.intersects(*other));
            faults.extend(under.map(|(other, _)| format!("{one:?} and {other:?} overlap")));
        }
    }
    faults
}
