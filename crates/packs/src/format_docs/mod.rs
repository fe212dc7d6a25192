//! Documents generated from the declarations of keys: the reference section of the authors' guide, and schemas with
//! which editors complete and check files. Both are stored in `content/`. A test checks that they are up to date.

mod json_schema;
mod markdown_reference;
mod pack_file_keys;

pub use json_schema::schema;
pub use markdown_reference::reference;
pub use pack_file_keys::{FILES, PackFile};
