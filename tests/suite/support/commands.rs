//! The window's functions that commands about packs need.

use cli::Window;

/// The window's functions, as the program uses them.
pub const WINDOW: Window = Window { draw: whispers::draw_table, left_off: whispers::names_left_off };
