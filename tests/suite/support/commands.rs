//! What commands about packs are run with.

use cli::Window;

/// The window as the program has it.
pub const WINDOW: Window = Window { draw: whispers::draw_table, left_off: whispers::names_left_off };
