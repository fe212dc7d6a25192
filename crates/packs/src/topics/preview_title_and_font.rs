//! Reads a pack's preview picture, title picture and font.

use crate::files::pack_layers::Layers;
use crate::looks::font::{self, Letters};
use crate::looks::pack_picture::{NoPicture, PackPicture};
use crate::toml::toml_reader::Node;

/// The picture that a value names, or `None`. `sides` holds the minimum and maximum of its width and height, in
/// pixels. Faults are reported at the value.
pub fn painting(node: Option<Node<'_>>, layers: &Layers, sides: (u32, u32)) -> Option<PackPicture> {
    let node = node?;
    let path = node.text()?;
    let Some(files) = layers.holder(path) else {
        missing(node, path, layers);
        return None;
    };
    let wrong = |why: NoPicture| match why {
        NoPicture::File(why) => node.fault(format!("\"{path}\": {}", layers.explain_error(path, &why))),
        NoPicture::EmblemError(why) => node.fault(format!("\"{path}\" cannot be shown: {why}")),
    };
    PackPicture::read(files, path, sides).map_err(wrong).ok()
}

/// The preview picture of a pack. If the file does not exist yet, this is only a warning, because the program can
/// draw one.
pub fn preview(node: Option<Node<'_>>, layers: &Layers, sides: (u32, u32)) -> Option<PackPicture> {
    let there = |path: &str| layers.holder(path).is_some();
    if let Some((node, path)) =
        node.and_then(|node| Some((node, node.as_text()?))).filter(|(_, path)| !there(path))
    {
        node.warn(format!(
            "\"{path}\": there is no such file in the pack, whose map is shown instead; \"whispers pack preview FOLDER --own\" \
             draws one, called preview.png"
        ));
        return None;
    }
    painting(node, layers, sides)
}

/// The font that a value names, or `None`. Faults are reported at the value.
pub fn letters(node: Option<Node<'_>>, layers: &Layers) -> Option<Letters> {
    let node = node?;
    let path = node.text()?;
    match layers.read(path) {
        Err(_) => {
            missing(node, path, layers);
            None
        }
        Ok((_, bytes)) => {
            let wrong = |why: String| node.fault(format!("\"{path}\" cannot be used as a font: {why}"));
            font::read(&bytes, &font::PACK_FONT).map_err(wrong).ok()
        }
    }
}

/// Reports the reason why a file cannot be read.
fn missing(node: Node<'_>, path: &str, layers: &Layers) {
    if let Err(why) = layers.read(path) {
        node.fault(format!("\"{path}\": {}", layers.explain_error(path, &why)));
    }
}
