//! Descriptions of damaged archives, for people who have one on the disk and do not know the format.

use std::io;

use zip::result::ZipError;

use super::read_error;

/// Advice for damaged bytes.
const AGAIN: &str = "copy or download the archive again";

/// The first bytes of other files that are mistaken for archives of packs, each with a note on its format.
const OTHERS: [(&[u8], &str); 6] = [
    (b"\x1f\x8b", "it is packed with gzip"),
    (b"7z\xbc\xaf", "it is packed with 7-Zip's own format"),
    (b"Rar!", "it is packed with RAR's own format"),
    (b"\xfd7zXZ", "it is packed with xz"),
    (b"BZh", "it is packed with bzip2"),
    (b"<", "it is a page of the web or another text: download the archive itself"),
];

/// Why bytes are no archive that can be opened.
pub(super) fn no_archive(bytes: &[u8], error: &ZipError) -> String {
    const ONE: &str = "a pack is a folder or a .zip";
    if bytes.is_empty() {
        return format!("the file is empty: {AGAIN}, or pack it anew");
    }
    if error.to_string().contains("Multi-disk") {
        return format!(
            "the archive is one part of several, or damaged: pack all of it into one .zip, or {AGAIN}"
        );
    }
    if bytes.starts_with(b"PK") {
        return format!("the archive breaks off before its end or is damaged: {AGAIN}");
    }
    match OTHERS.iter().find(|(start, _)| bytes.starts_with(start)) {
        Some((_, what)) => format!("this is no zip archive: {what}; {ONE}"),
        None => format!("this is no zip archive; {ONE}"),
    }
}

/// Why a part of an archive cannot be read.
pub(super) fn describe(error: &ZipError) -> String {
    match error {
        ZipError::CompressionMethodNotSupported(_) => {
            "it is packed by a method that this program does not read; pack it with the usual one, \"deflate\""
                .into()
        }
        ZipError::UnsupportedArchive(why) if *why == ZipError::PASSWORD_REQUIRED => {
            "it is encrypted; pack it without a password".into()
        }
        ZipError::Io(error) => describe_unpacking(error),
        _ => format!("it is damaged: {AGAIN}"),
    }
}

/// Why an entry cannot be unpacked.
pub(super) fn describe_unpacking(error: &io::Error) -> String {
    match error.kind() {
        // What the unpacker says of bytes that are not what was packed.
        io::ErrorKind::InvalidInput
        | io::ErrorKind::InvalidData
        | io::ErrorKind::UnexpectedEof
        | io::ErrorKind::Other => format!("it is damaged: {AGAIN}"),
        _ => read_error::describe(error),
    }
}
