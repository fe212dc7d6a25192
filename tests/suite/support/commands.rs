//! What commands about packs are run with.

use whispers::cli::Window;

/// The window as the program has it.
pub const WINDOW: Window =
    Window { draw: whispers::app::draw_table, left_off: whispers::app::names_left_off };
