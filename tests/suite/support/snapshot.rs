//! Writes a screen as text: all shapes, layer by layer, and all widgets that a screen reader finds.
//!
//! Positions are rounded to multiples of four points and colours to sixteen steps per channel, so that
//! rounding errors of a machine don't matter.

use std::collections::HashSet;
use std::fmt::Write;

use egui::accesskit::Role;
use egui::epaint::{ColorMode, PathShape, RectShape, TextShape};
use egui::{Color32, Context, LayerId, Order, Rect, Shape, Stroke, TextureId, Ui};
use egui_kittest::kittest::NodeT;
use egui_kittest::{Harness, Node};
use whispers::looks::theme::Theme;
use whispers::settings::ThemeName;
use whispers::shell::Shell;

use crate::support::{base, hands};

/// A rectangle with a shorter side, in points, is only counted like other shapes.
const SMALL: f32 = 12.0;
/// The maximum length of a widget's name. Longer names are cut and followed by their length.
const LONGEST: usize = 40;

/// Counts the shapes of each layer. The output of a frame no longer contains this.
#[derive(Default)]
struct Layers(Vec<(Order, usize)>);

impl egui::Plugin for Layers {
    fn debug_name(&self) -> &'static str {
        "layers"
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        let mut layers: Vec<LayerId> = ui.ctx().memory(|memory| memory.layer_ids().collect());
        layers.sort_by_key(|layer| layer.order);
        let count =
            |layer| ui.ctx().graphics(|all| all.get(layer).map_or(0, |list| list.all_entries().len()));
        self.0 =
            layers.into_iter().map(|layer| (layer.order, count(layer))).filter(|(_, n)| *n > 0).collect();
    }
}

/// Prepares a window for [`screen`], which can then write all later frames.
pub fn watch(ctx: &Context) {
    ctx.add_plugin(Layers::default());
}

/// The last frame as text. If the screen is at rest, labels are listed among the widgets.
pub fn screen(harness: &Harness<'_, Shell>, rests: bool) -> String {
    let ctx = &harness.ctx;
    let output = harness.output();
    let layers = ctx.plugin::<Layers>().lock().0.clone();
    let known: usize = layers.iter().map(|(_, count)| count).sum();
    assert_eq!(known, output.shapes.len(), "shapes outside of every known layer");
    let colours = Colours::new(ctx);
    let window = ctx.content_rect();
    let mut page = format!(
        "window {}x{}, {} pixels a point\n",
        snap(window.width()),
        snap(window.height()),
        output.pixels_per_point
    );
    let mut drawn = HashSet::new();
    let mut shapes = output.shapes.iter();
    for (order, count) in layers {
        let mut layer = Layer { colours: &colours, clip: window, texts: vec![], rects: vec![], rest: vec![] };
        for clipped in shapes.by_ref().take(count) {
            layer.clip = clipped.clip_rect.intersect(window);
            let mut shape = clipped.shape.clone();
            shape.transform(clipped.transform_after_tessellation);
            layer.add(&shape);
        }
        drawn.extend(layer.texts.iter().map(|text| text.whole.clone()));
        layer.write(order, &mut page);
    }
    page.push_str("\nwidgets\n");
    for node in harness.root().children_recursive().filter(|node| is_widget(node, window)) {
        let name = hands::name(&node).unwrap();
        // Labels that only repeat a drawn text are left out.
        if node.accesskit_node().role() != Role::Label || rests && !drawn.contains(&name) {
            widget(&node, &name, &mut page);
        }
    }
    page
}

/// The names of the theme's colours.
struct Colours(Vec<(&'static str, Color32)>);

impl Colours {
    fn new(ctx: &Context) -> Self {
        let dark = ctx.global_style().visuals.dark_mode;
        let mut themes = ThemeName::ALL.into_iter().map(|name| name.theme(&base::pack()));
        let t: Theme = themes.find(|theme| theme.dark == dark).unwrap();
        Self(vec![
            ("ground", t.ground),
            ("panel", t.panel),
            ("well", t.well),
            ("ink", t.ink),
            ("faint", t.faint),
            ("rule", t.rule),
            ("lit", t.lit),
            ("accent", t.accent),
            ("on-accent", t.on_accent),
            ("wrong", t.wrong),
            ("gain", t.gain),
            ("sea", t.sea),
            ("shallow", t.shallow),
            ("land", t.land),
            ("space", t.space),
            ("grid", t.grid),
            ("shore", t.shore),
            ("chalk", t.chalk),
        ])
    }

    fn name(&self, colour: Color32) -> String {
        if let Some((name, _)) = self.0.iter().find(|(_, own)| *own == colour) {
            return (*name).to_owned();
        }
        let [r, g, b, a] = colour.to_array().map(|channel| (f32::from(channel) / 17.0).round() as u8);
        if a == 15 { format!("#{r:x}{g:x}{b:x}") } else { format!("#{r:x}{g:x}{b:x}{a:x}") }
    }
}

/// Rounds to a multiple of four points. Rounding to half a point first keeps positions on pixels away from
/// the rounding boundary.
fn snap(at: f32) -> i32 {
    let halves = (at * 2.0 + 0.02).round() as i32;
    (halves + 1).div_euclid(8) * 4
}

fn corner(rect: Rect) -> String {
    format!("{},{}", snap(rect.left()), snap(rect.top()))
}

fn place(rect: Rect) -> String {
    let [left, top, right, bottom] = [rect.left(), rect.top(), rect.right(), rect.bottom()].map(snap);
    format!("{left},{top} {}x{}", right - left, bottom - top)
}

/// Replaces dates. The times of matches are fixed, but they are shown in the machine's time zone.
fn cover_date(text: &str) -> &str {
    let is_date = text.len() == 16 && text.starts_with("19") && text.as_bytes()[10] == b' ';
    if is_date { "(date)" } else { text }
}

/// A drawn text.
struct Text {
    /// The whole text, and then the text as it is wrapped and cut.
    whole: String,
    said: String,
    at: Rect,
    /// The colours of the text and its rim. A name on the map is drawn several times.
    colours: Vec<String>,
    size: f32,
}

/// The shapes of a layer, in drawing order.
struct Layer<'a> {
    colours: &'a Colours,
    clip: Rect,
    texts: Vec<Text>,
    /// The looks of rectangles, each with its places.
    rects: Vec<(String, Vec<String>)>,
    /// The kinds and colours of other shapes, each with its number and bounding rectangle.
    rest: Vec<(String, usize, Rect)>,
}

impl Layer<'_> {
    fn add(&mut self, shape: &Shape) {
        if let Shape::Vec(shapes) = shape {
            shapes.iter().for_each(|shape| self.add(shape));
            return;
        }
        let seen = shape.visual_bounding_rect().intersect(self.clip);
        if !seen.is_positive() {
            return;
        }
        match shape {
            Shape::Text(text) => self.add_text(text, seen),
            Shape::Rect(rect) => self.add_rect(rect, seen),
            Shape::Circle(circle) => self.count("circle", self.look(circle.fill, circle.stroke), seen),
            Shape::Ellipse(ellipse) => self.count("ellipse", self.look(ellipse.fill, ellipse.stroke), seen),
            Shape::LineSegment { stroke, .. } => self.count("line", self.colours.name(stroke.color), seen),
            Shape::Path(path) => self.count("path", self.path_look(path), seen),
            Shape::Band(_) => self.count("band", String::new(), seen),
            Shape::Mesh(mesh) => {
                let colour = mesh.vertices.first().map_or(Color32::TRANSPARENT, |vertex| vertex.color);
                let kind = if mesh.texture_id == TextureId::default() { "mesh" } else { "image" };
                self.count(kind, self.colours.name(colour), seen);
            }
            Shape::QuadraticBezier(_) | Shape::CubicBezier(_) => self.count("curve", String::new(), seen),
            Shape::Noop | Shape::Vec(_) | Shape::Callback(_) => {}
        }
    }

    fn look(&self, fill: Color32, stroke: Stroke) -> String {
        let fill = if fill == Color32::TRANSPARENT { String::new() } else { self.colours.name(fill) };
        if stroke.is_empty() { fill } else { format!("{fill}/{}", self.colours.name(stroke.color)) }
    }

    fn path_look(&self, path: &PathShape) -> String {
        let stroke = match path.stroke.color {
            ColorMode::Solid(colour) => Stroke::new(path.stroke.width, colour),
            ColorMode::UV(_) => Stroke::NONE,
        };
        self.look(path.fill, stroke)
    }

    fn add_text(&mut self, text: &TextShape, seen: Rect) {
        let rows: Vec<String> = text.galley.rows.iter().map(|row| row.text()).collect();
        let said = rows.join("\n").trim().to_owned();
        if said.is_empty() {
            return;
        }
        let mut colours: Vec<String> = Vec::new();
        for section in &text.galley.job.sections {
            let own = match section.format.color {
                Color32::PLACEHOLDER => text.fallback_color,
                colour => colour,
            };
            let colour = text.override_text_color.unwrap_or(own).gamma_multiply(text.opacity_factor);
            colours.push(self.colours.name(colour));
        }
        let size = text.galley.job.sections.first().map_or(0.0, |section| section.format.font_id.size);
        match self.texts.last_mut() {
            Some(last) if last.said == said && last.at.intersects(seen) => {
                last.at = seen;
                last.colours.extend(colours);
            }
            _ => {
                self.texts.push(Text { whole: text.galley.text().to_owned(), said, at: seen, colours, size })
            }
        }
    }

    fn add_rect(&mut self, rect: &RectShape, seen: Rect) {
        let look = self.look(rect.fill, rect.stroke);
        if rect.brush.is_some() {
            self.count("image", String::new(), seen);
        } else if rect.blur_width > 0.0 {
            self.count("shadow", look, seen);
        } else if look.is_empty() {
        } else if rect.rect.width().min(rect.rect.height()) < SMALL {
            self.count("rect", look, seen);
        } else {
            match self.rects.iter_mut().find(|(known, _)| *known == look) {
                Some((_, places)) => places.push(place(seen)),
                None => self.rects.push((look, vec![place(seen)])),
            }
        }
    }

    fn count(&mut self, kind: &str, look: String, seen: Rect) {
        let what = format!("{kind} {look}").trim_end().to_owned();
        match self.rest.iter_mut().find(|(known, ..)| *known == what) {
            Some((_, count, all)) => (*count, *all) = (*count + 1, all.union(seen)),
            None => self.rest.push((what, 1, seen)),
        }
    }

    fn write(self, order: Order, page: &mut String) {
        writeln!(page, "\nlayer {}", format!("{order:?}").to_lowercase()).unwrap();
        // Group texts by colours and size, and then equal texts, in order of first appearance.
        let mut looks: Vec<(String, Vec<(String, String)>)> = Vec::new();
        for mut text in self.texts {
            text.colours.dedup();
            let look = format!("{} {:.1}", text.colours.join("+"), text.size);
            let (said, at) = (format!("{:?}", cover_date(&text.said)), corner(text.at));
            let index = looks.iter().position(|(known, _)| *known == look).unwrap_or_else(|| {
                looks.push((look, Vec::new()));
                looks.len() - 1
            });
            let texts = &mut looks[index].1;
            match texts.iter_mut().find(|(known, _)| *known == said) {
                Some((_, places)) => write!(places, " {at}").unwrap(),
                None => texts.push((said, at)),
            }
        }
        for (look, texts) in looks {
            writeln!(page, "text {look}").unwrap();
            for (said, places) in texts {
                writeln!(page, "{said} {places}").unwrap();
            }
        }
        for (look, places) in self.rects {
            writeln!(page, "rects {look}: {}", places.join("; ")).unwrap();
        }
        for (what, count, at) in self.rest {
            writeln!(page, "{count} {what} {}", place(at)).unwrap();
        }
    }
}

/// True if a widget has a name and is not scrolled out of view.
fn is_widget(node: &Node<'_>, window: Rect) -> bool {
    let plain = node.accesskit_node();
    let named =
        plain.role() != Role::TextRun && plain.bounding_box().is_some() && hands::name(node).is_some();
    let parents = std::iter::successors(node.parent(), |parent| parent.parent());
    let is_list = |node: &Node<'_>| {
        node.accesskit_node().role() == Role::ScrollView && node.accesskit_node().bounding_box().is_some()
    };
    let mut lists = parents.filter(is_list);
    named && window.intersects(node.rect()) && lists.all(|list| list.rect().intersects(node.rect()))
}

fn widget(node: &Node<'_>, name: &str, page: &mut String) {
    let (plain, name) = (node.accesskit_node(), cover_date(name));
    let role = plain.role();
    let short: String = name.chars().take(LONGEST).collect();
    let length = if short == name { String::new() } else { format!("…{}", name.chars().count()) };
    if role == Role::Label {
        writeln!(page, "{short:?}{length} {}", corner(node.rect())).unwrap();
        return;
    }
    let mut states = String::new();
    if let Some(value) = plain.value().filter(|value| value != name) {
        write!(states, " = {value:?}").unwrap();
    }
    if let Some(toggled) = plain.toggled() {
        write!(states, " {toggled:?}").unwrap();
    }
    for (is, state) in [(plain.is_disabled(), " disabled"), (plain.is_focused(), " focused")] {
        states.push_str(if is { state } else { "" });
    }
    writeln!(page, "{role:?} {short:?}{length} {}{states}", place(node.rect())).unwrap();
}
