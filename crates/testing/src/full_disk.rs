//! A simulated disk that runs full.

use std::io::{self, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use record::Storage;

/// A simulated disk that takes at most `room` bytes. Tests can raise `room` later.
pub struct Disk {
    pub bytes: Arc<Mutex<Vec<u8>>>,
    pub room: Arc<AtomicU64>,
}

impl Write for Disk {
    fn write(&mut self, data: &[u8]) -> io::Result<usize> {
        let mut bytes = self.bytes.lock().unwrap();
        let free = (self.room.load(Ordering::Relaxed) as usize).saturating_sub(bytes.len());
        if free == 0 {
            return Err(io::Error::new(io::ErrorKind::StorageFull, "no space left on device"));
        }
        let some = data.len().min(free);
        bytes.extend(&data[..some]);
        Ok(some)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Storage for Disk {
    fn cut(&mut self, bytes: u64) -> io::Result<()> {
        self.bytes.lock().unwrap().truncate(bytes as usize);
        Ok(())
    }

    fn settle(&mut self) -> io::Result<()> {
        Ok(())
    }
}
