//! A parser for the part of XML that icons use: elements with attributes and text.

/// An XML element.
#[derive(Debug)]
pub struct Element {
    /// The name.
    pub name: String,
    /// The attributes in order.
    pub attributes: Vec<(String, String)>,
}

impl Element {
    /// The value of an attribute.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
    }
}

/// The elements of a document, outer ones before inner ones.
///
/// # Errors
///
/// The document is not well-formed, or contains XML that no icon needs.
pub fn elements(document: &str) -> Result<Vec<Element>, String> {
    let mut elements = Vec::new();
    let mut open: Vec<String> = Vec::new();
    let mut rest = document.trim();
    while !rest.is_empty() {
        let Some(inside) = rest.strip_prefix('<') else {
            let end = rest.find('<').unwrap_or(rest.len());
            if open.is_empty() || rest[..end].contains(['&', '>']) {
                return Err(format!("text where none can be: {:.40}", &rest[..end]));
            }
            rest = &rest[end..];
            continue;
        };
        if inside.starts_with(['!', '?']) {
            return Err(format!("a declaration or comment: <{inside:.40}"));
        }
        let end = inside.find('>').ok_or("a tag without its end")?;
        let tag = &inside[..end];
        rest = &inside[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            if open.pop().as_deref() != Some(name) {
                return Err(format!("</{name}> closes nothing"));
            }
            continue;
        }
        if elements.is_empty() != open.is_empty() {
            return Err("more than one outermost element".into());
        }
        let alone = tag.ends_with('/');
        let element = element(tag.trim_end_matches('/'))?;
        if !alone {
            open.push(element.name.clone());
        }
        elements.push(element);
    }
    if open.is_empty() { Ok(elements) } else { Err(format!("without their ends: {open:?}")) }
}

fn element(tag: &str) -> Result<Element, String> {
    let (name, mut rest) = tag.split_once(' ').unwrap_or((tag, ""));
    let mut attributes: Vec<(String, String)> = Vec::new();
    loop {
        rest = rest.trim_start();
        if rest.is_empty() {
            return Ok(Element { name: name.to_owned(), attributes });
        }
        let wrong = || format!("no attribute: {rest:.40}");
        let (key, after) = rest.split_once("=\"").ok_or_else(wrong)?;
        let (value, after) = after.split_once('"').ok_or_else(wrong)?;
        if key.contains(char::is_whitespace) || value.contains(['<', '&']) {
            return Err(wrong());
        }
        if attributes.iter().any(|(known, _)| known == key) {
            return Err(format!("\"{key}\" is there twice"));
        }
        attributes.push((key.to_owned(), value.to_owned()));
        rest = after;
    }
}
