//! What `whispers pack preview`, `whispers pack balance` and `whispers pack train` give those who write packs.

mod balance;
mod named;
mod preview;
mod shelf;
#[cfg(unix)]
mod train;

use std::io::BufReader;
use std::path::Path;

use clap::Parser;
use cli::Packs;
use cli::{Cli, Command};

/// What a command about packs says, as on the command line.
fn said(words: &[&str]) -> Result<String, String> {
    let line = ["whispers", "pack"].iter().chain(words);
    let cli = Cli::try_parse_from(line).map_err(|e| e.to_string())?;
    let Some(Command::Pack(command)) = cli.command else { panic!("{words:?} is no command about packs") };
    let mut out = Vec::new();
    let done =
        cli::pack(&command, &Packs::new(cli.data_dir, cli.pack), crate::support::commands::WINDOW, &mut out);
    done.map(|()| String::from_utf8(out).unwrap()).map_err(|e| e.to_string())
}

/// A PNG's width, height and bytes, three for each pixel.
fn png(path: &Path) -> (u32, u32, Vec<u8>) {
    let file = std::fs::File::open(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let mut reader = png::Decoder::new(BufReader::new(file)).read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut bytes).unwrap();
    assert_eq!((info.color_type, info.bit_depth), (png::ColorType::Rgb, png::BitDepth::Eight));
    (info.width, info.height, bytes)
}

/// How many colours there are among these pixels.
fn colours(bytes: &[u8]) -> usize {
    bytes.chunks(3).collect::<std::collections::HashSet<_>>().len()
}
