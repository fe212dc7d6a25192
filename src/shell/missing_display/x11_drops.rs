//! Receives files and addresses dropped on an X11 window. The window library only reports files that exist
//! and ignores everything else. So a hidden window takes its place for drops (`XdndProxy` of XDND 5).

use std::error::Error;
use std::path::PathBuf;
use std::sync::mpsc::Sender;

use x11rb::connection::Connection;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    Atom, AtomEnum, ClientMessageEvent, ConnectionExt as _, CreateWindowAux, EventMask, PropMode, Window,
    WindowClass,
};
use x11rb::rust_connection::RustConnection;
use x11rb::wrapper::ConnectionExt as _;

use super::dropped::Dropped;

x11rb::atom_manager! {
    Atoms: AtomsCookie {
        XdndActionCopy,
        XdndAware,
        XdndDrop,
        XdndEnter,
        XdndFinished,
        XdndLeave,
        XdndPosition,
        XdndProxy,
        XdndSelection,
        XdndStatus,
        XdndTypeList,
        UriList: b"text/uri-list",
    }
}

/// The version of the XDND protocol.
const VERSION: u32 = 5;

/// The maximum length of a list of addresses, in units of four bytes.
const LONGEST: u32 = 1 << 16;

/// The maximum number of entries that are read from a drag source's list of data types.
const TYPES: u32 = 256;

/// The maximum number of items of one drop that are opened.
const OPENED: usize = 8;

/// Receives drops for a window on the environment's display, and sends each dropped item to `drops`. Blocks
/// until the display is gone. `path` converts bytes to a path, and `wake` is called after each drop.
///
/// # Errors
/// Fails if the display refuses a request or is gone.
pub(super) fn watch(
    window: Window,
    drops: &Sender<Dropped>,
    path: fn(Vec<u8>) -> PathBuf,
    wake: &dyn Fn(),
) -> Result<(), Box<dyn Error>> {
    let (connection, screen) = RustConnection::connect(None)?;
    let atoms = Atoms::new(&connection)?.reply()?;
    let proxy = connection.generate_id()?;
    let root = connection.setup().roots.get(screen).ok_or("no such screen")?.root;
    let hidden = CreateWindowAux::new().override_redirect(1);
    connection.create_window(0, proxy, root, -1, -1, 1, 1, 0, WindowClass::INPUT_ONLY, 0, &hidden)?;
    let replace = PropMode::REPLACE;
    connection.change_property32(replace, proxy, atoms.XdndAware, AtomEnum::ATOM, &[VERSION])?;
    for from in [proxy, window] {
        connection.change_property32(replace, from, atoms.XdndProxy, AtomEnum::WINDOW, &[proxy])?;
    }
    connection.flush()?;
    let mut target = Target { connection, atoms, proxy, window, source: None };
    loop {
        match target.connection.wait_for_event()? {
            Event::ClientMessage(message) => target.answer(&message)?,
            Event::SelectionNotify(answer) => {
                let list = target.read(answer.property)?;
                for dropped in dropped(&list, path).into_iter().take(OPENED) {
                    drops.send(dropped)?;
                }
                wake();
                target.finish(true)?;
            }
            _ => {}
        }
    }
}

/// The hidden proxy window that receives drops in place of the program's window.
struct Target {
    connection: RustConnection,
    atoms: Atoms,
    proxy: Window,
    window: Window,
    /// The window that something is being dragged from, if it offers a list of addresses.
    source: Option<Window>,
}

impl Target {
    /// Handles an XDND message from a drag source.
    fn answer(&mut self, message: &ClientMessageEvent) -> Result<(), Box<dyn Error>> {
        let data = message.data.as_data32();
        let source = data[0];
        let kind = message.type_;
        if kind == self.atoms.XdndEnter {
            let offers = self.types(source, data)?.contains(&self.atoms.UriList);
            self.source = offers.then_some(source);
        } else if kind == self.atoms.XdndPosition {
            let accepts = self.source == Some(source);
            let action = if accepts { self.atoms.XdndActionCopy } else { 0 };
            self.send(source, self.atoms.XdndStatus, [self.window, u32::from(accepts), 0, 0, action])?;
        } else if kind == self.atoms.XdndLeave {
            self.source = None;
        } else if kind == self.atoms.XdndDrop {
            if self.source == Some(source) {
                let (selection, list) = (self.atoms.XdndSelection, self.atoms.UriList);
                self.connection.convert_selection(self.proxy, selection, list, selection, data[2])?;
                self.connection.flush()?;
            } else {
                self.source = Some(source);
                self.finish(false)?;
            }
        }
        Ok(())
    }

    /// The data types that a drag source offers, as atoms.
    fn types(&self, source: Window, data: [u32; 5]) -> Result<Vec<Atom>, Box<dyn Error>> {
        if data[1] & 1 == 0 {
            return Ok(data[2..].to_vec());
        }
        let list =
            self.connection.get_property(false, source, self.atoms.XdndTypeList, AtomEnum::ATOM, 0, TYPES)?;
        Ok(list.reply()?.value32().into_iter().flatten().collect())
    }

    /// The list of addresses that the drag source has written, or an empty list if it has written none.
    fn read(&self, property: Atom) -> Result<Vec<u8>, Box<dyn Error>> {
        if property == 0 {
            return Ok(Vec::new());
        }
        let list = self.connection.get_property(true, self.proxy, property, AtomEnum::ANY, 0, LONGEST)?;
        Ok(list.reply()?.value)
    }

    /// Tells the drag source that the drop is finished.
    fn finish(&mut self, accepted: bool) -> Result<(), Box<dyn Error>> {
        let Some(source) = self.source.take() else { return Ok(()) };
        let action = if accepted { self.atoms.XdndActionCopy } else { 0 };
        self.send(source, self.atoms.XdndFinished, [self.window, u32::from(accepted), action, 0, 0])
    }

    fn send(&self, to: Window, kind: Atom, data: [u32; 5]) -> Result<(), Box<dyn Error>> {
        let message = ClientMessageEvent::new(32, to, kind, data);
        self.connection.send_event(false, to, EventMask::NO_EVENT, message)?;
        Ok(self.connection.flush()?)
    }
}

/// Parses a list of files and addresses (`text/uri-list`, RFC 2483).
fn dropped(list: &[u8], path: fn(Vec<u8>) -> PathBuf) -> Vec<Dropped> {
    let lines = list.split(|byte| matches!(byte, b'\r' | b'\n' | 0));
    let lines = lines.map(<[u8]>::trim_ascii).filter(|line| !line.is_empty() && !line.starts_with(b"#"));
    lines
        .map(|line| match line.strip_prefix(b"file:") {
            Some(file) => Dropped::File(path(decoded(without_host(file)))),
            None => Dropped::Address(String::from_utf8_lossy(line).into_owned()),
        })
        .collect()
}

/// The path in a `file:` address, without the host name. `file` is the part after `file:`.
fn without_host(file: &[u8]) -> &[u8] {
    let Some(named) = file.strip_prefix(b"//") else { return file };
    let start = named.iter().position(|byte| *byte == b'/').unwrap_or_default();
    &named[start..]
}

/// Decodes percent-encoded text, such as `%20` for a space.
fn decoded(text: &[u8]) -> Vec<u8> {
    let digit = |byte: u8| char::from(byte).to_digit(16);
    let mut bytes = Vec::new();
    let mut rest = text;
    while let [first, after @ ..] = rest {
        rest = after;
        let value = match after {
            [high, low, ..] if *first == b'%' => digit(*high).zip(digit(*low)),
            _ => None,
        };
        // Two hexadecimal digits make a byte.
        match value.and_then(|(high, low)| u8::try_from(high * 16 + low).ok()) {
            Some(byte) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            None => bytes.push(*first),
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(list: &str) -> Vec<Dropped> {
        dropped(list.as_bytes(), |bytes| PathBuf::from(String::from_utf8(bytes).unwrap()))
    }

    #[test]
    fn files_and_addresses_are_told_apart() {
        let list =
            "# a comment\r\nfile:///home/me/A%20match%C3%A9.whispers\r\nhttps://example.org/pack.zip\r\n";
        let file = Dropped::File(PathBuf::from("/home/me/A matché.whispers"));
        assert_eq!(read(list), [file, Dropped::Address("https://example.org/pack.zip".into())]);
    }

    #[test]
    fn the_name_of_the_machine_is_no_part_of_a_path() {
        for address in ["file:///a/b.zip", "file://localhost/a/b.zip", "file:/a/b.zip", "file://me/a/b.zip\0"]
        {
            assert_eq!(read(address), [Dropped::File(PathBuf::from("/a/b.zip"))], "{address}");
        }
    }

    #[test]
    fn a_percent_sign_without_digits_is_itself() {
        for (address, path) in
            [("file:///100%", "/100%"), ("file:///a%2", "/a%2"), ("file:///%zz%25", "/%zz%")]
        {
            assert_eq!(read(address), [Dropped::File(PathBuf::from(path))], "{address}");
        }
        assert_eq!(read("\r\n"), []);
    }
}
