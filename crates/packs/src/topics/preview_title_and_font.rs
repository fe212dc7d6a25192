//! A pack's own preview, title picture and font.

use crate::files::pack_layers::Layers;
use crate::looks::font::{self, Letters};
use crate::looks::pack_picture::{NoPicture, PackPicture};
use crate::toml::toml_reader::Node;

/// The picture that a value names, with the least and the most pixels of its sides; nothing where there is none. What
/// is wrong with it is noted at its place.
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

/// The picture that shows a pack among others. One that is not there yet is drawn from the pack, which can be read
/// without it.
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

/// The letters that a value names; nothing where there are none. What is wrong with them is noted at their place.
pub fn letters(node: Option<Node<'_>>, layers: &Layers) -> Option<Letters> {
    let node = node?;
    let path = node.text()?;
    match layers.read(path) {
        Err(_) => {
            missing(node, path, layers);
            None
        }
        Ok((_, bytes)) => {
            let wrong = |why: String| node.fault(format!("\"{path}\" cannot be written with: {why}"));
            font::read(&bytes).map_err(wrong).ok()
        }
    }
}

/// Adds a fault with the reason why a file cannot be read.
fn missing(node: Node<'_>, path: &str, layers: &Layers) {
    if let Err(why) = layers.read(path) {
        node.fault(format!("\"{path}\": {}", layers.explain_error(path, &why)));
    }
}
