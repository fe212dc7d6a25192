//! Explains faulty archives to players who do not know the zip format.

use std::io;

use zip::CompressionMethod;
use zip::result::ZipError;

use super::read_error;

/// Advice for a damaged archive.
const AGAIN: &str = "copy or download the archive again";

/// Advice for an archive in another format.
const REPACK: &str = "unpack it, and pack its folder into a .zip";

/// The first bytes of other archive formats, and a description of each format.
const OTHERS: [(&[u8], &str); 11] = [
    (b"\x1f\x8b", "packed with gzip"),
    (b"\x1f\x9d", "packed with compress"),
    (b"7z\xbc\xaf", "packed with 7-Zip's own format"),
    (b"Rar!", "packed with RAR's own format"),
    (b"\xfd7zXZ", "packed with xz"),
    (b"BZh", "packed with bzip2"),
    (b"\x28\xb5\x2f\xfd", "packed with zstd"),
    (b"\x5d\0\0", "packed with LZMA"),
    (b"LZIP", "packed with lzip"),
    (b"MSCF", "a cabinet of Windows"),
    (b"xar!", "a package of macOS"),
];

/// The byte offset of the marker in a tar archive, and the marker.
const TAR: (usize, &[u8]) = (257, b"ustar");

/// The reason why these bytes cannot be opened as a zip archive.
pub(super) fn no_archive(bytes: &[u8], error: &ZipError) -> String {
    const ONE: &str = "a pack is a folder or a .zip";
    if bytes.is_empty() {
        return format!("the file is empty: {AGAIN}, or pack it again");
    }
    if error.to_string().contains("Multi-disk") {
        return format!(
            "the archive is one part of several, or damaged: pack everything into one .zip, or {AGAIN}"
        );
    }
    if bytes.starts_with(b"PK") {
        return format!("the archive is incomplete or damaged: {AGAIN}");
    }
    let is_tar = bytes.get(TAR.0..).is_some_and(|rest| rest.starts_with(TAR.1));
    let other = OTHERS.iter().find(|(start, _)| bytes.starts_with(start)).map(|(_, what)| *what);
    match other.or(is_tar.then_some("a tar archive")) {
        Some(what) => format!("this is not a zip archive: it is {what}; {REPACK}"),
        None if bytes.trim_ascii_start().starts_with(b"<") => {
            format!(
                "this is not a zip archive: it is a web page or another text: download the archive itself; {ONE}"
            )
        }
        None => format!("this is not a zip archive; {ONE}"),
    }
}

/// The reason why a part of a zip archive cannot be read.
pub(super) fn describe(error: &ZipError) -> String {
    match error {
        ZipError::UnsupportedArchive(why) if *why == ZipError::PASSWORD_REQUIRED => {
            "it is encrypted; pack it without a password".into()
        }
        ZipError::Io(error) => describe_unpacking(error),
        _ => format!("it is damaged: {AGAIN}"),
    }
}

/// The message for an entry that is compressed with an unsupported method.
pub(super) fn other_method(method: CompressionMethod) -> String {
    format!("it uses the compression \"{method}\", which is not supported; use \"Deflate\"")
}

/// The reason why an entry cannot be unpacked.
pub(super) fn describe_unpacking(error: &io::Error) -> String {
    match error.kind() {
        // The errors that the unpacker returns for damaged data.
        io::ErrorKind::InvalidInput
        | io::ErrorKind::InvalidData
        | io::ErrorKind::UnexpectedEof
        | io::ErrorKind::Other => format!("it is damaged: {AGAIN}"),
        _ => read_error::describe(error),
    }
}
