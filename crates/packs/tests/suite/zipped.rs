//! Tests packs in zip archives, which are read like folders. Unsafe archives are refused.

use std::io::{Cursor, Write};

use packs::{Archive, Files, Label, Pack};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use testing::editable_pack::*;

type Writer = ZipWriter<Cursor<Vec<u8>>>;

/// A zip archive with the entries that `fill` writes.
fn archive(fill: impl FnOnce(&mut Writer)) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    fill(&mut zip);
    zip.finish().unwrap().into_inner()
}

fn put(zip: &mut Writer, path: &str, bytes: &[u8]) {
    zip.start_file(path, SimpleFileOptions::default()).unwrap();
    zip.write_all(bytes).unwrap();
}

/// Writes the files of a pack to an archive, with `before` in front of their paths.
fn put_pack(zip: &mut Writer, before: &str, pack: &EditablePack) {
    for path in pack.files() {
        put(zip, &format!("{before}{path}"), &std::fs::read(pack.path(&path)).unwrap());
    }
}

fn load(bytes: Vec<u8>) -> Result<Pack, String> {
    Pack::load(&Files::Zip(Archive::from_bytes("evil.zip", bytes))).map_err(|report| report.to_string())
}

#[track_caller]
fn assert_refused(bytes: Vec<u8>, why: &str) {
    let report = load(bytes).err().unwrap_or_else(|| panic!("the archive is accepted; expected: {why}"));
    assert_eq!(report, format!("evil.zip: 1 fault\n\nevil.zip: {why}"));
}

#[test]
fn a_zipped_pack_is_the_same_as_in_a_folder() {
    let pack = load(archive(|zip| put_pack(zip, "", &french()))).unwrap();
    let folder = assert_accepted(&french());
    assert_eq!((pack.digest, pack.languages), (folder.digest, folder.languages));
    assert_eq!(pack.theme.empires, folder.theme.empires);
}

#[test]
fn a_pack_may_be_zipped_with_its_folder() {
    let pack = load(archive(|zip| {
        zip.add_directory("my-pack/", SimpleFileOptions::default()).unwrap();
        put_pack(zip, "my-pack/", &small());
        put(zip, "__MACOSX/my-pack/._manifest.toml", b"\x00\x05");
    }));
    assert_eq!(pack.unwrap().digest, assert_accepted(&small()).digest);
}

#[test]
fn of_an_archive_that_is_only_asked_for_its_id_nothing_but_the_manifest_is_unpacked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("packed.zip");
    let zeros = vec![0; 250 << 10];
    for before in ["", "my-pack/"] {
        let bytes = archive(|zip| {
            (0..40).for_each(|n| put(zip, &format!("{before}{n}.svg"), &zeros));
            put_pack(zip, before, &small());
        });
        std::fs::write(&path, bytes).unwrap();
        let whole = Archive::open(&path);
        assert!(whole.trouble().is_some_and(|why| why.contains("when it is unpacked")));
        assert_eq!(Label::at(&path).id.as_deref(), Some("small"));
    }
}

#[test]
fn an_archive_is_not_unpacked_for_its_id_or_its_languages() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("packed.zip");
    let bytes = archive(|zip| {
        put_pack(zip, "my-pack/", &small());
        put(zip, "my-pack/languages/qaa-listed/language.toml", b"name = \"Heard\"");
    });
    std::fs::write(&path, &bytes).unwrap();
    let files = Files::at(&path);
    assert_eq!(Label::read(&files).id.as_deref(), Some("small"));
    packs::hear(&files);
    assert!(packs::language("qaa-listed").is_some());
    assert_eq!(files.memory_bytes(), 0);
    let listed = files.listed_paths();
    assert!(listed.contains(&"map.toml".to_owned()), "{listed:?}");
    assert_eq!(files.memory_bytes(), 0);
    assert_eq!(files.paths(), listed);
    assert!(files.memory_bytes() > 0);
    assert_eq!(Label::read(&files).id.as_deref(), Some("small"));
    // Files that together have more bytes than a pack may are never unpacked for that.
    let zeros = vec![0; 250 << 10];
    let bytes = archive(|zip| {
        (0..40).for_each(|n| put(zip, &format!("{n}.svg"), &zeros));
        put_pack(zip, "", &small());
        put(zip, "languages/qab-listed/language.toml", b"name = \"Large\"");
    });
    std::fs::write(&path, &bytes).unwrap();
    packs::hear(&Files::at(&path));
    assert!(packs::language("qab-listed").is_some());
}

#[test]
fn the_languages_of_all_packs_in_a_folder_are_registered() {
    let folder = tempfile::tempdir().unwrap();
    for (name, code) in [("one.zip", "qac-listed"), (".hidden.zip", "qad-listed")] {
        let bytes = archive(|zip| {
            put_pack(zip, "", &small());
            put(zip, &format!("languages/{code}/language.toml"), b"name = \"Heard\"");
        });
        std::fs::write(folder.path().join(name), bytes).unwrap();
    }
    std::fs::create_dir_all(folder.path().join("two/languages/qae-listed")).unwrap();
    std::fs::write(folder.path().join("two/languages/qae-listed/language.toml"), "name = \"Heard\"").unwrap();
    packs::hear_folder(folder.path());
    let heard = ["qac-listed", "qad-listed", "qae-listed"].map(|code| packs::language(code).is_some());
    assert_eq!(heard, [true, false, true]);
    packs::hear_folder(&folder.path().join("missing"));
}

#[test]
fn two_packs_in_an_archive_are_one_too_many() {
    let bytes = archive(|zip| {
        put_pack(zip, "one/", &small());
        put_pack(zip, "two/", &small());
    });
    assert_refused(bytes, "the archive has several packs, such as \"one\" and \"two\"; choose one");
}

#[test]
fn a_path_opens_an_archive_and_reads_it_anew_when_asked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pack.zip");
    std::fs::write(&path, archive(|zip| put_pack(zip, "", &small()))).unwrap();
    let files = Files::at(&path);
    assert_eq!(files.name(), path.display().to_string());
    assert!(Pack::load(&files).is_ok());
    std::fs::write(&path, archive(|zip| put_pack(zip, "", &small().without("map.toml")))).unwrap();
    assert!(Pack::load(&files).is_ok(), "what has been read stays");
    let report = Pack::load(&files.reopen()).unwrap_err();
    assert_eq!(report.faults[0].file, "map.toml");
}

#[test]
fn a_fault_in_an_archive_stands_at_its_line_in_the_file_inside() {
    let broken = small().edit("rules.toml", "agents = 3", "agents = \"nine\"");
    let report = load(archive(|zip| put_pack(zip, "", &broken))).unwrap_err();
    assert_eq!(
        report,
        "evil.zip: 1 fault\n\nrules.toml:3:10: this should be a whole number, not a text\n  |\n\
         3 | agents = \"nine\"\n  |          ^^^^^^"
    );
}

#[test]
fn what_is_no_archive_is_said_to_be_none() {
    assert_refused(b"name = 'a pack'".to_vec(), "this is not a zip archive; a pack is a folder or a .zip");
    assert_refused(Vec::new(), "the file is empty: copy or download the archive again, or pack it again");
    assert_refused(
        b"\x1f\x8b\x08\x00".to_vec(),
        "this is not a zip archive: it is packed with gzip; unpack it, and pack its folder into a .zip",
    );
    assert_refused(
        b"<!DOCTYPE html><title>404</title>".to_vec(),
        "this is not a zip archive: it is a web page or another text: download the archive itself; a \
         pack is a folder or a .zip",
    );
}

#[test]
fn a_download_that_broke_off_and_a_part_of_an_archive_are_said_to_be_that() {
    let whole = archive(|zip| put_pack(zip, "", &small()));
    assert_refused(
        whole[..whole.len() / 2].to_vec(),
        "the archive is incomplete or damaged: copy or download the archive again",
    );
    // The number of the disk follows the signature of the archive's end.
    let mut part = whole;
    let end = (0..part.len()).rev().find(|at| part[*at..].starts_with(b"PK\x05\x06")).unwrap();
    part[end + 4] = 1;
    assert_refused(
        part,
        "the archive is one part of several, or damaged: pack everything into one .zip, or copy or download \
         the archive again",
    );
}

#[test]
fn a_path_that_is_merely_long_is_said_to_be_long() {
    let path = format!("{}.toml", "long".repeat(60));
    let bytes = archive(|zip| put(zip, &path, b""));
    assert_refused(
        bytes,
        &format!(
            "the path of the entry \"{}…\" has 245 bytes; the maximum is 200: give its file and folders shorter names",
            &path[..200]
        ),
    );
}

#[test]
fn an_archive_in_which_no_pack_is_found_says_so_once() {
    assert_refused(archive(|_| ()), "the archive has no manifest.toml, so it is not a pack");
    assert_refused(
        archive(|zip| put(zip, "Manifest.toml", b"")),
        "the archive has no manifest.toml: call \"Manifest.toml\" \"manifest.toml\"",
    );
    assert_refused(
        archive(|zip| put(zip, "mine.zip", b"")),
        "the archive has no manifest.toml, but another archive, \"mine.zip\": unpack the archive, and use that one",
    );
}

#[test]
fn the_only_pack_of_an_archive_or_a_folder_is_found_however_deep_it_lies() {
    let digest = assert_accepted(&small()).digest;
    let pack = load(archive(|zip| {
        put(zip, "repo-main/README.md", b"");
        put_pack(zip, "repo-main/packs/mine/", &small());
    }));
    assert_eq!(pack.unwrap().digest, digest);
    let folder = tempfile::tempdir().unwrap();
    let put_at = |inner: &str| {
        for path in small().files() {
            let to = folder.path().join(inner).join(&path);
            std::fs::create_dir_all(to.parent().unwrap()).unwrap();
            std::fs::copy(small().path(&path), to).unwrap();
        }
    };
    put_at("repo-main/packs/mine");
    assert_eq!(Pack::load(&Files::at(folder.path())).unwrap().digest, digest);
    put_at("repo-main/packs/other");
    let report = Pack::load(&Files::at(folder.path())).unwrap_err().to_string();
    let both = "\"repo-main/packs/mine\" and \"repo-main/packs/other\"";
    assert!(
        report.contains(&format!("the folder has several packs, such as {both}; choose one")),
        "{report}"
    );
}

#[test]
fn names_of_entries_as_other_programs_write_them_are_read() {
    let digest = assert_accepted(&small()).digest;
    for (before, slash) in [("./", "/"), (".\\", "\\"), ("mine\\", "\\"), ("", "//"), ("./mine/./", "/")] {
        let mut long = Vec::new();
        let bytes = archive(|zip| {
            for path in small().files() {
                let name = format!("{before}{}", path.replace('/', slash));
                // The zip library does not write invalid names, so a valid one of equal length is written and
                // replaced afterwards.
                let held = format!("{:x<1$}", long.len(), name.len());
                put(zip, &held, &std::fs::read(small().path(&path)).unwrap());
                long.push((held, name));
            }
        });
        let bytes =
            long.iter().fold(bytes, |bytes, (held, name)| replaced(bytes, held.as_bytes(), name.as_bytes()));
        assert_eq!(load(bytes).map(|pack| pack.digest), Ok(digest.clone()), "{before}");
    }
}

#[test]
fn what_macos_and_windows_leave_in_archives_and_folders_is_passed_over() {
    const LEFT: [&str; 6] =
        ["._map.toml", "text/._en.toml", ".DS_Store", "__MACOSX/._map.toml", "Thumbs.db", "text/desktop.ini"];
    let pack = load(archive(|zip| {
        put_pack(zip, "", &small());
        LEFT.iter().for_each(|name| put(zip, name, b"\x00\x05"));
    }));
    let pack = pack.unwrap();
    assert_eq!(pack.warnings, assert_accepted(&small()).warnings);
    assert!(pack.files.paths().iter().all(|path| !LEFT.contains(&path.as_str())));
    let folder = LEFT.iter().fold(small(), |pack, name| pack.with(name, b"\x00\x05"));
    assert_eq!(assert_accepted(&folder).warnings, assert_accepted(&small()).warnings);
}

#[test]
fn an_entry_packed_by_another_method_is_told_what_to_do() {
    for (method, name) in [(9_u16, "Deflate64"), (12, "Bzip2"), (14, "Lzma"), (93, "Zstd"), (95, "Xz")] {
        let mut bytes = archive(|zip| put(zip, "manifest.toml", b"format = 1"));
        let central = (0..bytes.len()).find(|at| bytes[*at..].starts_with(b"PK\x01\x02")).unwrap();
        for at in [8, central + 10] {
            bytes[at..at + 2].copy_from_slice(&method.to_le_bytes());
        }
        assert_refused(
            bytes,
            &format!(
                "the entry \"manifest.toml\" cannot be unpacked: it uses the compression \"{name}\", which is not \
                 supported; use \"Deflate\""
            ),
        );
    }
}

#[test]
fn two_entries_that_are_one_file_on_the_disk_are_refused() {
    let bytes = archive(|zip| {
        put_pack(zip, "", &small());
        put(zip, "yyyyyyyyyyyy", b"");
    });
    assert_refused(
        replaced(bytes, b"yyyyyyyyyyyy", b"text\\en.toml"),
        "two entries of the archive are the same file \"text/en.toml\", such as \"text\\en.toml\": keep one",
    );
}

#[test]
fn no_entry_leaves_the_pack() {
    for path in [
        "../map.toml",
        "/etc/passwd",
        "text/../../map.toml",
        "..\\a.toml",
        "C:/map.toml",
        "\\a",
        "a/..\\..\\b",
    ] {
        let bytes = archive(|zip| {
            put_pack(zip, "", &small());
            // The zip library does not write invalid names, so a valid one of equal length is written and replaced
            // afterwards.
            put(zip, &"x".repeat(path.len()), b"");
        });
        let bytes = replaced(bytes, "x".repeat(path.len()).as_bytes(), path.as_bytes());
        assert_refused(
            bytes,
            &format!(
                "the entry \"{path}\" leaves the pack or is not a path; an archive has plain paths within the \
                 pack: no \"..\", no absolute path, no drive"
            ),
        );
    }
}

/// The bytes with every occurrence of `from` replaced by `to`, which has equal length.
fn replaced(mut bytes: Vec<u8>, from: &[u8], to: &[u8]) -> Vec<u8> {
    assert_eq!(from.len(), to.len());
    let places: Vec<usize> =
        (0..bytes.len() - from.len()).filter(|at| bytes[*at..].starts_with(from)).collect();
    for at in places {
        bytes[at..at + to.len()].copy_from_slice(to);
    }
    bytes
}

#[test]
fn a_link_in_an_archive_is_refused() {
    let bytes = archive(|zip| {
        put_pack(zip, "", &small().without("map.toml"));
        zip.add_symlink("map.toml", "/etc/passwd", SimpleFileOptions::default()).unwrap();
    });
    assert_refused(bytes, "the entry \"map.toml\" is a link or not a plain file");
}

#[test]
fn two_entries_of_one_name_are_refused_by_that_name() {
    let bytes = archive(|zip| {
        put_pack(zip, "", &small());
        put(zip, "yyy.toml", b"");
    });
    assert_refused(
        replaced(bytes, b"yyy.toml", b"map.toml"),
        "two entries of the archive have the same name, \"map.toml\": keep one",
    );
}

#[test]
fn an_encrypted_entry_is_refused() {
    // The lowest bit of an entry's flags marks it as encrypted.
    let mut bytes = archive(|zip| put_pack(zip, "", &small()));
    let central = (0..bytes.len()).find(|at| bytes[*at..].starts_with(b"PK\x01\x02")).unwrap();
    bytes[central + 8] |= 1;
    let first = small().files()[0].clone();
    assert_refused(bytes, &format!("the entry \"{first}\" is encrypted; pack it without a password"));
}

#[test]
fn a_file_that_swells_when_it_is_unpacked_is_unpacked_no_further_than_a_file_may_be() {
    let bytes = archive(|zip| {
        put_pack(zip, "", &small().without("map.toml"));
        put(zip, "map.toml", &vec![b'#'; 100 << 20]);
    });
    assert!(bytes.len() < 200 << 10);
    let report = load(bytes).unwrap_err();
    assert_eq!(report, "evil.zip: 1 fault\n\nmap.toml: the file has more than the maximum of 262,144 bytes");
}

#[test]
fn many_files_that_swell_are_refused_together() {
    let swollen = vec![b'#'; 256 << 10];
    let bytes = archive(|zip| {
        put_pack(zip, "", &small());
        (0..40).for_each(|i| put(zip, &format!("{i}.toml"), &swollen));
    });
    assert_refused(bytes, "the archive has more than the maximum of 8,388,608 bytes when it is unpacked");
}

#[test]
fn an_archive_that_is_too_large_is_refused() {
    assert_refused(vec![0; (4 << 20) + 1], "the archive has more than the maximum of 4,194,304 bytes");
}

#[test]
fn an_archive_of_too_many_files_is_refused() {
    let bytes = archive(|zip| (0..1001).for_each(|i| put(zip, &format!("{i}"), b"")));
    assert_refused(bytes, "the archive has 1001 entries; the maximum is 1000");
}

#[test]
fn a_damaged_file_is_named() {
    let mut bytes = archive(|zip| {
        put(zip, "manifest.toml", b"format = 1");
        zip.start_file(
            "map.toml",
            SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored),
        )
        .unwrap();
        zip.write_all(b"size = [1000, 760]").unwrap();
    });
    let at = (0..bytes.len()).find(|at| bytes[*at..].starts_with(b"size")).unwrap();
    bytes[at] = b'S';
    assert_refused(
        bytes,
        "the entry \"map.toml\" cannot be unpacked: it is damaged: copy or download the archive again",
    );
}

#[test]
fn an_archive_cut_anywhere_or_with_any_byte_changed_is_read_or_refused() {
    let whole = archive(|zip| put(zip, "map.toml", b"size = [1000, 760]\n"));
    let try_it = |bytes: Vec<u8>| {
        let report = load(bytes).unwrap_err();
        assert!(report.contains(": ") && !report.contains("panicked"), "{report}");
    };
    for at in 0..whole.len() {
        try_it(whole[..at].to_vec());
        for flip in [1, 0x80, 0xff] {
            let mut bytes = whole.clone();
            bytes[at] ^= flip;
            try_it(bytes);
        }
    }
}

#[test]
fn what_was_let_go_of_is_read_from_the_disk_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pack.zip");
    std::fs::write(&path, archive(|zip| put_pack(zip, "", &small()))).unwrap();
    let files = Files::at(&path);
    let digest = Pack::load(&files).unwrap().digest;
    assert!(files.memory_bytes() > 1_000);
    files.release();
    assert_eq!(files.memory_bytes(), 0);
    assert_eq!(files.paths(), Files::at(&path).paths());
    assert_eq!(Pack::load(&files).unwrap().digest, digest);
    files.release();
    std::fs::remove_file(&path).unwrap();
    assert!(Pack::load(&files).is_err());
}
