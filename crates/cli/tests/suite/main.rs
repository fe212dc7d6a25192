//! What commands print, and what the protocol answers.

mod authors;
mod catalogue;
mod digests;
mod house;
mod kept;
mod pack_check;
mod protocol;
mod siblings;
mod typed;

/// Draws a black picture and finds room for every name.
const NO_WINDOW: cli::Window = cli::Window {
    draw: |_, _, [width, height]| Ok(vec![0; (width * height * 3) as usize]),
    left_off: |_, ids| vec![None; ids.len()],
};
