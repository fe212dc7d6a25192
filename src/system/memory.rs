//! Memory that was given back to the system is dear to get again.

/// More than a frame asks for at once, in bytes.
const BLOCK: usize = 24 << 20;

/// Has the allocator keep what is freed. glibc gives large blocks back to the system, and what lies free at the end
/// of its heap, until a block as large as this one has come and gone (mallopt(3), `M_MMAP_THRESHOLD`). A frame of
/// the table at 1920x1080 takes some 5 MB and frees them again; where they go back each time, it takes 1.4 ms longer.
pub fn keep_freed() {
    // Nothing is written to it, so that it costs nothing.
    drop(std::hint::black_box(Vec::<u8>::with_capacity(BLOCK)));
}
