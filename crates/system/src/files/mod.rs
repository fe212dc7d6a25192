//! Reading, writing, listing and locking files so that nothing is lost and nothing waits for ever.

pub(crate) mod all_files;
pub(crate) mod atomic_write;
pub(crate) mod kept_file;
pub(crate) mod kept_toml;
pub(crate) mod limited_read;
pub(crate) mod match_listing;
pub mod record_lock;
