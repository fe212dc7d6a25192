//! Products of the declarations of keys: the reference in the authors' guide, and schemas
//! by which editors complete and check what authors write. Both are kept in `content/`, and a test
//! notices when they are stale.

mod file;
mod reference;
mod schema;

pub use file::{FILES, PackFile};
pub use reference::reference;
pub use schema::schema;
