//! A file system in memory, for a page in a browser.
//!
//! It has folders and regular files, no links and no permissions. A page fills it with [`restore`] before the program
//! starts, and then takes the changes with [`take_changes`] to store them. Paths are absolute and use `/`.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::TryLockError;
use crate::time::{SystemTime, UNIX_EPOCH};

/// A change that the page has to store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A file has this content now.
    Written {
        /// The path of the file.
        path: PathBuf,
        /// All of its bytes.
        bytes: Vec<u8>,
        /// When it was written, in milliseconds since 1970.
        modified: u64,
    },
    /// A folder was created.
    Folder(PathBuf),
    /// A file or an empty folder was removed.
    Removed(PathBuf),
}

/// The content of a file. An open [`File`] shares it with the file system.
#[derive(Debug, Default)]
struct Content {
    bytes: Vec<u8>,
    modified: u64,
    /// True while a [`File`] of this session holds the lock.
    is_locked: bool,
}

type Shared = Arc<Mutex<Content>>;

/// A file or a folder.
#[derive(Clone, Debug)]
enum Node {
    Folder,
    File(Shared),
}

/// All files and folders by normalized path; the root folder `/` is not stored.
#[derive(Debug)]
struct Tree {
    nodes: BTreeMap<PathBuf, Node>,
    /// Paths that changed since the page last asked.
    changed: BTreeSet<PathBuf>,
    /// Files that another tab has locked.
    locked_elsewhere: BTreeSet<PathBuf>,
}

static TREE: Mutex<Tree> =
    Mutex::new(Tree { nodes: BTreeMap::new(), changed: BTreeSet::new(), locked_elsewhere: BTreeSet::new() });

fn tree() -> MutexGuard<'static, Tree> {
    TREE.lock().unwrap_or_else(PoisonError::into_inner)
}

fn lock(content: &Shared) -> MutexGuard<'_, Content> {
    content.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The path without `.` and `..`, from the root.
fn normalized(path: &Path) -> PathBuf {
    let mut found = PathBuf::from("/");
    for component in path.components() {
        match component {
            Component::Normal(name) => found.push(name),
            Component::ParentDir => drop(found.pop()),
            Component::CurDir | Component::RootDir | Component::Prefix(_) => {}
        }
    }
    found
}

fn is_root(path: &Path) -> bool {
    path.parent().is_none()
}

fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

impl Tree {
    /// The node at a normalized path.
    fn get(&self, path: &Path) -> io::Result<Node> {
        if is_root(path) {
            return Ok(Node::Folder);
        }
        self.nodes.get(path).cloned().ok_or_else(|| ErrorKind::NotFound.into())
    }

    fn file(&self, path: &Path) -> io::Result<Shared> {
        match self.get(path)? {
            Node::File(content) => Ok(content),
            Node::Folder => Err(ErrorKind::IsADirectory.into()),
        }
    }

    /// Fails unless the folder of a path exists.
    fn parent(&self, path: &Path) -> io::Result<()> {
        match self.get(path.parent().unwrap_or(path))? {
            Node::Folder => Ok(()),
            Node::File(_) => Err(ErrorKind::NotADirectory.into()),
        }
    }

    /// All paths below a folder, the folder itself left out.
    fn below(&self, folder: &Path) -> Vec<PathBuf> {
        let after = self.nodes.range(folder.to_owned()..).map(|(path, _)| path);
        after.filter(|path| path.starts_with(folder) && *path != folder).cloned().collect()
    }

    fn insert(&mut self, path: PathBuf, node: Node) {
        self.changed.insert(path.clone());
        self.nodes.insert(path, node);
    }

    fn remove(&mut self, path: &Path) {
        self.nodes.remove(path);
        self.changed.insert(path.to_owned());
    }
}

/// Puts a stored file into the file system, with its folders, without reporting a change.
pub fn restore(path: &Path, bytes: Vec<u8>, modified: u64) {
    let path = normalized(path);
    restore_folder(path.parent().unwrap_or(&path));
    let mut tree = tree();
    match tree.nodes.get(&path) {
        // An open file sees the new content.
        Some(Node::File(old)) => {
            let mut old = lock(old);
            (old.bytes, old.modified) = (bytes, modified);
        }
        _ => {
            let content = Content { bytes, modified, is_locked: false };
            tree.nodes.insert(path, Node::File(Arc::new(Mutex::new(content))));
        }
    }
}

/// Puts a stored folder into the file system, with those above it, without reporting a change.
pub fn restore_folder(path: &Path) {
    let path = normalized(path);
    let mut tree = tree();
    for folder in path.ancestors().filter(|path| !is_root(path)) {
        tree.nodes.entry(folder.to_owned()).or_insert(Node::Folder);
    }
}

/// Removes what another tab has removed, without reporting a change.
pub fn forget(path: &Path) {
    tree().nodes.remove(&normalized(path));
}

/// Says whether another tab has locked a file.
pub fn set_locked_elsewhere(path: &Path, is_locked: bool) {
    let (path, mut tree) = (normalized(path), tree());
    if is_locked {
        tree.locked_elsewhere.insert(path);
    } else {
        tree.locked_elsewhere.remove(&path);
    }
}

/// Takes the changes since the last call, at most one for each path, folders before their files.
pub fn take_changes() -> Vec<Change> {
    let mut tree = tree();
    let changed = std::mem::take(&mut tree.changed);
    let change = |path: PathBuf| match tree.nodes.get(&path) {
        None => Change::Removed(path),
        Some(Node::Folder) => Change::Folder(path),
        Some(Node::File(content)) => {
            let content = lock(content);
            Change::Written { path, bytes: content.bytes.clone(), modified: content.modified }
        }
    };
    changed.into_iter().map(change).collect()
}

/// The files that this session has locked.
pub fn locked() -> Vec<PathBuf> {
    let tree = tree();
    let is_locked = |node: &Node| matches!(node, Node::File(content) if lock(content).is_locked);
    tree.nodes.iter().filter(|(_, node)| is_locked(node)).map(|(path, _)| path.clone()).collect()
}

/// An open file.
#[derive(Debug)]
pub struct File {
    path: PathBuf,
    content: Shared,
    position: Mutex<u64>,
    appends: bool,
    has_lock: Mutex<bool>,
}

impl File {
    /// Opens a file to read it.
    ///
    /// # Errors
    /// Fails if there is no such file.
    pub fn open(path: impl AsRef<Path>) -> io::Result<Self> {
        OpenOptions::new().read(true).open(path)
    }

    /// Creates a file to read and write it.
    ///
    /// # Errors
    /// Fails if the file exists.
    pub fn create_new(path: impl AsRef<Path>) -> io::Result<Self> {
        OpenOptions::new().read(true).write(true).create_new(true).open(path)
    }

    /// Options for opening a file.
    pub fn options() -> OpenOptions {
        OpenOptions::new()
    }

    /// The size and the time of change.
    ///
    /// # Errors
    /// None.
    pub fn metadata(&self) -> io::Result<Metadata> {
        Ok(Metadata::of_file(&self.content))
    }

    /// Cuts the file, or fills it with zeros, to this size in bytes.
    ///
    /// # Errors
    /// Fails if memory cannot hold so many bytes.
    pub fn set_len(&self, size: u64) -> io::Result<()> {
        let size = usize::try_from(size).map_err(|_| ErrorKind::FileTooLarge)?;
        lock(&self.content).bytes.resize(size, 0);
        self.changed();
        Ok(())
    }

    /// Does nothing: the page stores changes when it takes them.
    ///
    /// # Errors
    /// None.
    pub fn sync_data(&self) -> io::Result<()> {
        Ok(())
    }

    /// Does nothing: the page stores changes when it takes them.
    ///
    /// # Errors
    /// None.
    pub fn sync_all(&self) -> io::Result<()> {
        Ok(())
    }

    /// Locks the file until it is dropped.
    ///
    /// # Errors
    /// Fails with [`TryLockError::WouldBlock`] if another [`File`] or another tab holds the lock.
    pub fn try_lock(&self) -> Result<(), TryLockError> {
        if tree().locked_elsewhere.contains(&self.path) {
            return Err(TryLockError::WouldBlock);
        }
        let mut content = lock(&self.content);
        let mut has_lock = self.has_lock.lock().unwrap_or_else(PoisonError::into_inner);
        if content.is_locked && !*has_lock {
            return Err(TryLockError::WouldBlock);
        }
        (content.is_locked, *has_lock) = (true, true);
        Ok(())
    }

    /// True if both are the same file.
    pub fn is_same(&self, path: &Path) -> bool {
        tree().file(&normalized(path)).is_ok_and(|content| Arc::ptr_eq(&content, &self.content))
    }

    fn position(&self) -> MutexGuard<'_, u64> {
        self.position.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn changed(&self) {
        lock(&self.content).modified = now();
        let mut tree = tree();
        // A removed file may still be open.
        let is_there = matches!(tree.nodes.get(&self.path), Some(Node::File(there)) if Arc::ptr_eq(there, &self.content));
        if is_there {
            tree.changed.insert(self.path.clone());
        }
    }

    fn read_at(&self, buffer: &mut [u8]) -> usize {
        let (content, mut position) = (lock(&self.content), self.position());
        let start = usize::try_from(*position).unwrap_or(usize::MAX).min(content.bytes.len());
        let count = buffer.len().min(content.bytes.len() - start);
        buffer[..count].copy_from_slice(&content.bytes[start..start + count]);
        *position += count as u64;
        count
    }

    fn write_at(&self, bytes: &[u8]) -> io::Result<usize> {
        {
            let (mut content, mut position) = (lock(&self.content), self.position());
            let end = content.bytes.len();
            let start = if self.appends { end } else { usize::try_from(*position).unwrap_or(usize::MAX) };
            let after = start.checked_add(bytes.len()).ok_or(ErrorKind::FileTooLarge)?;
            content.bytes.resize(end.max(after), 0);
            content.bytes[start..after].copy_from_slice(bytes);
            *position = after as u64;
        }
        self.changed();
        Ok(bytes.len())
    }
}

impl Drop for File {
    fn drop(&mut self) {
        if *self.has_lock.lock().unwrap_or_else(PoisonError::into_inner) {
            lock(&self.content).is_locked = false;
        }
    }
}

impl Read for &File {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        Ok(self.read_at(buffer))
    }
}

impl Read for File {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        Ok(self.read_at(buffer))
    }
}

impl Write for File {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_at(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Write for &File {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_at(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Seek for File {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let end = lock(&self.content).bytes.len() as u64;
        let mut position = self.position();
        let found = match to {
            SeekFrom::Start(at) => Some(at),
            SeekFrom::End(by) => end.checked_add_signed(by),
            SeekFrom::Current(by) => position.checked_add_signed(by),
        };
        *position = found.ok_or(ErrorKind::InvalidInput)?;
        Ok(*position)
    }
}

/// How to open a file, as [`std::fs::OpenOptions`] has it.
#[derive(Clone, Debug, Default)]
pub struct OpenOptions {
    read: bool,
    write: bool,
    append: bool,
    truncate: bool,
    create: bool,
    create_new: bool,
}

impl OpenOptions {
    /// Options that allow nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Allows reading.
    pub fn read(&mut self, allowed: bool) -> &mut Self {
        self.read = allowed;
        self
    }

    /// Allows writing.
    pub fn write(&mut self, allowed: bool) -> &mut Self {
        self.write = allowed;
        self
    }

    /// Writes at the end of the file.
    pub fn append(&mut self, appends: bool) -> &mut Self {
        self.append = appends;
        self
    }

    /// Empties the file.
    pub fn truncate(&mut self, empties: bool) -> &mut Self {
        self.truncate = empties;
        self
    }

    /// Creates the file if there is none.
    pub fn create(&mut self, creates: bool) -> &mut Self {
        self.create = creates;
        self
    }

    /// Creates the file, or fails if there is one.
    pub fn create_new(&mut self, creates: bool) -> &mut Self {
        self.create_new = creates;
        self
    }

    /// Opens a file with these options.
    ///
    /// # Errors
    /// Fails if there is no such file or folder, or if `create_new` finds a file.
    pub fn open(&self, path: impl AsRef<Path>) -> io::Result<File> {
        let path = normalized(path.as_ref());
        let mut tree = tree();
        let content = match tree.file(&path) {
            Ok(_) if self.create_new => return Err(ErrorKind::AlreadyExists.into()),
            Ok(content) => {
                if self.truncate {
                    let mut inner = lock(&content);
                    inner.bytes.clear();
                    inner.modified = now();
                    tree.changed.insert(path.clone());
                }
                content
            }
            Err(why) if why.kind() == ErrorKind::NotFound && (self.create || self.create_new) => {
                tree.parent(&path)?;
                let content = Shared::new(Mutex::new(Content { modified: now(), ..Content::default() }));
                tree.insert(path.clone(), Node::File(Arc::clone(&content)));
                content
            }
            Err(why) => return Err(why),
        };
        Ok(File { path, content, position: Mutex::new(0), appends: self.append, has_lock: Mutex::new(false) })
    }
}

/// Whether a path leads to a file or to a folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileType {
    is_dir: bool,
}

impl FileType {
    /// True for a folder.
    pub fn is_dir(&self) -> bool {
        self.is_dir
    }

    /// True for a regular file.
    pub fn is_file(&self) -> bool {
        !self.is_dir
    }

    /// Always false: there are no links.
    pub fn is_symlink(&self) -> bool {
        false
    }
}

/// What is known of a file or a folder.
#[derive(Clone, Debug)]
pub struct Metadata {
    kind: FileType,
    size: u64,
    modified: u64,
}

impl Metadata {
    fn of_file(content: &Shared) -> Self {
        let content = lock(content);
        Self {
            kind: FileType { is_dir: false },
            size: content.bytes.len() as u64,
            modified: content.modified,
        }
    }

    fn new(node: &Node) -> Self {
        match node {
            Node::File(content) => Self::of_file(content),
            Node::Folder => Self { kind: FileType { is_dir: true }, size: 0, modified: 0 },
        }
    }

    /// Whether it is a file or a folder.
    pub fn file_type(&self) -> FileType {
        self.kind
    }

    /// True for a folder.
    pub fn is_dir(&self) -> bool {
        self.kind.is_dir
    }

    /// True for a regular file.
    pub fn is_file(&self) -> bool {
        !self.kind.is_dir
    }

    /// Always false: there are no links.
    pub fn is_symlink(&self) -> bool {
        false
    }

    /// The size in bytes.
    #[expect(clippy::len_without_is_empty, reason = "as the standard library has it")]
    pub fn len(&self) -> u64 {
        self.size
    }

    /// When the file was last written.
    ///
    /// # Errors
    /// None.
    pub fn modified(&self) -> io::Result<SystemTime> {
        Ok(UNIX_EPOCH + Duration::from_millis(self.modified))
    }
}

/// A file or a folder in a listing.
#[derive(Clone, Debug)]
pub struct DirEntry {
    path: PathBuf,
    meta: Metadata,
}

impl DirEntry {
    /// The path of the entry, with the folder as it was given.
    pub fn path(&self) -> PathBuf {
        self.path.clone()
    }

    /// The last part of the path.
    pub fn file_name(&self) -> OsString {
        self.path.file_name().unwrap_or_default().to_owned()
    }

    /// Whether it is a file or a folder.
    ///
    /// # Errors
    /// None.
    pub fn file_type(&self) -> io::Result<FileType> {
        Ok(self.meta.kind)
    }

    /// What is known of it.
    ///
    /// # Errors
    /// None.
    pub fn metadata(&self) -> io::Result<Metadata> {
        Ok(self.meta.clone())
    }
}

/// The entries of a folder.
#[derive(Debug)]
pub struct ReadDir(std::vec::IntoIter<DirEntry>);

impl Iterator for ReadDir {
    type Item = io::Result<DirEntry>;

    fn next(&mut self) -> Option<Self::Item> {
        self.0.next().map(Ok)
    }
}

/// The entries of a folder, sorted by name.
///
/// # Errors
/// Fails if there is no such folder.
pub fn read_dir(path: impl AsRef<Path>) -> io::Result<ReadDir> {
    let folder = normalized(path.as_ref());
    let tree = tree();
    if let Node::File(_) = tree.get(&folder)? {
        return Err(ErrorKind::NotADirectory.into());
    }
    let inside = tree.nodes.iter().filter(|(found, _)| found.parent() == Some(&folder));
    let entry = |(found, node): (&PathBuf, &Node)| DirEntry {
        path: path.as_ref().join(found.file_name().unwrap_or_default()),
        meta: Metadata::new(node),
    };
    Ok(ReadDir(inside.map(entry).collect::<Vec<_>>().into_iter()))
}

/// What is known of a file or a folder.
///
/// # Errors
/// Fails if there is none.
pub fn metadata(path: impl AsRef<Path>) -> io::Result<Metadata> {
    tree().get(&normalized(path.as_ref())).map(|node| Metadata::new(&node))
}

/// What is known of a file or a folder; there are no links.
///
/// # Errors
/// Fails if there is none.
pub fn symlink_metadata(path: impl AsRef<Path>) -> io::Result<Metadata> {
    metadata(path)
}

/// Fails: there are no links.
///
/// # Errors
/// Always.
pub fn read_link(_: impl AsRef<Path>) -> io::Result<PathBuf> {
    Err(ErrorKind::InvalidInput.into())
}

/// The path without `.` and `..`.
///
/// # Errors
/// Fails if it leads to nothing.
pub fn canonicalize(path: impl AsRef<Path>) -> io::Result<PathBuf> {
    let path = normalized(path.as_ref());
    tree().get(&path).map(|_| path)
}

/// The bytes of a file.
///
/// # Errors
/// Fails if there is no such file.
pub fn read(path: impl AsRef<Path>) -> io::Result<Vec<u8>> {
    tree().file(&normalized(path.as_ref())).map(|content| lock(&content).bytes.clone())
}

/// The text of a file.
///
/// # Errors
/// Fails if there is no such file, or if it is not UTF-8.
pub fn read_to_string(path: impl AsRef<Path>) -> io::Result<String> {
    String::from_utf8(read(path)?).map_err(|why| io::Error::new(ErrorKind::InvalidData, why))
}

/// Creates a file or replaces its content.
///
/// # Errors
/// Fails if there is no such folder.
pub fn write(path: impl AsRef<Path>, bytes: impl AsRef<[u8]>) -> io::Result<()> {
    OpenOptions::new().write(true).create(true).truncate(true).open(path)?.write_at(bytes.as_ref()).map(drop)
}

/// Copies the content of a file to another, and returns its size in bytes.
///
/// # Errors
/// Fails if there is no such file, or no folder for the copy.
pub fn copy(from: impl AsRef<Path>, to: impl AsRef<Path>) -> io::Result<u64> {
    let bytes = read(from)?;
    write(to, &bytes).map(|()| bytes.len() as u64)
}

/// Creates a folder.
///
/// # Errors
/// Fails if something of that name exists, or if the folder above does not.
pub fn create_dir(path: impl AsRef<Path>) -> io::Result<()> {
    let (path, mut tree) = (normalized(path.as_ref()), tree());
    if tree.get(&path).is_ok() {
        return Err(ErrorKind::AlreadyExists.into());
    }
    tree.parent(&path)?;
    tree.insert(path, Node::Folder);
    Ok(())
}

/// Creates a folder and those above it that do not exist.
///
/// # Errors
/// Fails if one of them is a file.
pub fn create_dir_all(path: impl AsRef<Path>) -> io::Result<()> {
    let (path, mut tree) = (normalized(path.as_ref()), tree());
    let mut folders: Vec<&Path> = path.ancestors().filter(|path| !is_root(path)).collect();
    folders.reverse();
    for folder in folders {
        match tree.get(folder) {
            Ok(Node::Folder) => {}
            Ok(Node::File(_)) if folder == path => return Err(ErrorKind::AlreadyExists.into()),
            Ok(Node::File(_)) => return Err(ErrorKind::NotADirectory.into()),
            Err(_) => tree.insert(folder.to_owned(), Node::Folder),
        }
    }
    Ok(())
}

/// Removes a file.
///
/// # Errors
/// Fails if there is no such file.
pub fn remove_file(path: impl AsRef<Path>) -> io::Result<()> {
    let (path, mut tree) = (normalized(path.as_ref()), tree());
    tree.file(&path)?;
    tree.remove(&path);
    Ok(())
}

/// Removes a folder with everything in it.
///
/// # Errors
/// Fails if there is no such folder.
pub fn remove_dir_all(path: impl AsRef<Path>) -> io::Result<()> {
    let (path, mut tree) = (normalized(path.as_ref()), tree());
    if let Node::File(_) = tree.get(&path)? {
        return Err(ErrorKind::NotADirectory.into());
    }
    for inner in tree.below(&path) {
        tree.remove(&inner);
    }
    tree.remove(&path);
    Ok(())
}

/// Gives a file or a folder another path. A file at the new path is replaced.
///
/// # Errors
/// Fails if there is nothing at the old path, no folder for the new one, or a folder at the new one.
pub fn rename(from: impl AsRef<Path>, to: impl AsRef<Path>) -> io::Result<()> {
    let (from, to) = (normalized(from.as_ref()), normalized(to.as_ref()));
    let mut tree = tree();
    let node = tree.get(&from)?;
    tree.parent(&to)?;
    if from == to {
        return Ok(());
    }
    match (&node, tree.get(&to)) {
        (Node::File(_), Ok(Node::Folder)) => return Err(ErrorKind::IsADirectory.into()),
        (Node::Folder, Ok(Node::File(_))) => return Err(ErrorKind::NotADirectory.into()),
        (Node::Folder, _) if to.starts_with(&from) => return Err(ErrorKind::InvalidInput.into()),
        (Node::Folder, Ok(Node::Folder)) if !tree.below(&to).is_empty() => {
            return Err(ErrorKind::DirectoryNotEmpty.into());
        }
        _ => {}
    }
    for inner in tree.below(&from) {
        let moved = inner.strip_prefix(&from).map(|rest| to.join(rest)).unwrap_or_else(|_| to.clone());
        if let Some(inner_node) = tree.nodes.remove(&inner) {
            tree.changed.insert(inner);
            tree.insert(moved, inner_node);
        }
    }
    tree.remove(&from);
    tree.insert(to, node);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(changes: &[Change]) -> Vec<String> {
        changes
            .iter()
            .map(|change| match change {
                Change::Written { path, bytes, .. } => {
                    format!("{} = {}", path.display(), String::from_utf8_lossy(bytes))
                }
                Change::Folder(path) => format!("{}/", path.display()),
                Change::Removed(path) => format!("-{}", path.display()),
            })
            .collect()
    }

    /// The tests share one file system, so that each has a folder of its own and there is one test of changes.
    #[test]
    fn changes_are_reported_once_with_the_last_content() {
        restore(Path::new("/kept/a"), b"old".to_vec(), 5);
        let own = |changes: Vec<Change>| {
            written(&changes).into_iter().filter(|line| line.contains("/kept")).collect::<Vec<_>>()
        };
        assert!(own(take_changes()).is_empty(), "what is restored is not a change");
        create_dir_all("/kept/b/c").unwrap();
        let mut file = File::create_new("/kept/b/c/d").unwrap();
        file.write_all(b"one").unwrap();
        file.write_all(b" two").unwrap();
        remove_file("/kept/a").unwrap();
        assert_eq!(own(take_changes()), ["-/kept/a", "/kept/b/", "/kept/b/c/", "/kept/b/c/d = one two"]);
        rename("/kept/b", "/kept/e").unwrap();
        let lines = own(take_changes());
        assert!(
            lines.contains(&"/kept/e/c/d = one two".to_owned()) && lines.contains(&"-/kept/b/c/d".to_owned())
        );
    }

    #[test]
    fn errors_are_those_of_a_disk() {
        create_dir_all("/errors/folder/inner").unwrap();
        write("/errors/file", "text").unwrap();
        let kind = |result: io::Result<()>| result.unwrap_err().kind();
        assert_eq!(kind(read("/errors/none").map(drop)), ErrorKind::NotFound);
        assert_eq!(kind(read("/errors/folder").map(drop)), ErrorKind::IsADirectory);
        assert_eq!(kind(File::create_new("/errors/file").map(drop)), ErrorKind::AlreadyExists);
        assert_eq!(kind(write("/errors/none/file", "")), ErrorKind::NotFound);
        assert_eq!(kind(create_dir_all("/errors/file/inner")), ErrorKind::NotADirectory);
        assert_eq!(kind(create_dir("/errors/folder")), ErrorKind::AlreadyExists);
        assert_eq!(kind(read_dir("/errors/file").map(drop)), ErrorKind::NotADirectory);
        assert_eq!(kind(rename("/errors/folder", "/errors/folder/inner/deeper")), ErrorKind::InvalidInput);
        assert_eq!(kind(rename("/errors/file", "/errors/folder")), ErrorKind::IsADirectory);
        let names: Vec<_> = read_dir("/errors").unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!(names, ["file", "folder"]);
    }

    #[test]
    fn a_locked_file_refuses_a_second_lock_until_it_is_dropped() {
        create_dir_all("/locks").unwrap();
        let first = File::create_new("/locks/a").unwrap();
        first.try_lock().unwrap();
        let second = File::open("/locks/a").unwrap();
        assert!(matches!(second.try_lock(), Err(TryLockError::WouldBlock)));
        assert_eq!(locked(), [PathBuf::from("/locks/a")]);
        drop(first);
        second.try_lock().unwrap();
        drop(second);
        set_locked_elsewhere(Path::new("/locks/a"), true);
        assert!(matches!(File::open("/locks/a").unwrap().try_lock(), Err(TryLockError::WouldBlock)));
        set_locked_elsewhere(Path::new("/locks/a"), false);
        File::open("/locks/a").unwrap().try_lock().unwrap();
    }

    #[test]
    fn a_file_is_read_written_cut_and_appended_to() {
        create_dir_all("/files").unwrap();
        let mut file = File::create_new("/files/a").unwrap();
        file.write_all(b"0123456789").unwrap();
        file.set_len(4).unwrap();
        file.seek(SeekFrom::Start(2)).unwrap();
        file.write_all(b"ab").unwrap();
        OpenOptions::new().append(true).open("/files/a").unwrap().write_all(b"!").unwrap();
        assert_eq!(read_to_string("/files/../files/./a").unwrap(), "01ab!");
        let mut text = String::new();
        File::open("/files/a").unwrap().take(3).read_to_string(&mut text).unwrap();
        assert_eq!(text, "01a");
        assert_eq!(metadata("/files/a").unwrap().len(), 5);
    }
}
