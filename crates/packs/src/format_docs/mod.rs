//! Products of the declarations of keys: the reference in the authors' guide, and schemas
//! by which editors complete and check what authors write. Both are kept in `content/`, and a test
//! notices when they are stale.

mod json_schema;
mod markdown_reference;
mod pack_file_keys;

pub use json_schema::schema;
pub use markdown_reference::reference;
pub use pack_file_keys::{FILES, PackFile};
