// The program's files in the browser's storage (IndexedDB), and what other tabs do with them.

function settled(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export class Files {
  constructor(program) {
    this.program = program;
    this.database = undefined;
    this.stored = [];
    this.changes = [];
    this.trouble = '';
    this.told = false;
    this.held = new Map();
    this.elsewhere = new Set();
    this.channel = 'BroadcastChannel' in self ? new BroadcastChannel('whispers') : undefined;
  }

  // Reads all stored files. Without storage the program starts empty and says so.
  async load() {
    try {
      const request = indexedDB.open('whispers', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('files');
      this.database = await settled(request);
      const store = this.database.transaction('files').objectStore('files');
      const [paths, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
      this.stored = paths.map((path, index) => [path, values[index]]);
    } catch (error) {
      this.fails(error);
    }
  }

  // Hands the stored files to the program, and then follows the other tabs.
  async restore() {
    const { program } = this;
    for (const [path, file] of this.stored) {
      if (file.bytes) program.restore(path, file.bytes, file.modified);
      else program.restore_folder(path);
    }
    this.stored = [];
    // Tests begin with settings of their own.
    if (self.whispersSettings) program.restore('/whispers/settings.toml', new TextEncoder().encode(self.whispersSettings), 0);
    if (this.channel) {
      this.channel.onmessage = ({ data }) => {
        if (data.locks) this.look();
        for (const [path, file] of data.changes ?? []) {
          if (!file) program.forget(path);
          else if (file.bytes) program.restore(path, file.bytes, file.modified);
          else program.restore_folder(path);
        }
      };
    }
    await this.look();
    // A tab that crashes says nothing.
    setInterval(() => this.look(), 2000);
  }

  write(path, bytes, modified) {
    // The program's memory moves; the copy stays.
    this.changes.push([path, { bytes: bytes.slice(), modified }]);
  }

  folder(path) {
    this.changes.push([path, { folder: true }]);
  }

  remove(path) {
    this.changes.push([path, undefined]);
  }

  // Stores the changes of a frame, all or none.
  commit() {
    const changes = this.changes;
    this.changes = [];
    this.channel?.postMessage({ changes });
    if (!this.database) return;
    try {
      const transaction = this.database.transaction('files', 'readwrite', { durability: 'strict' });
      const store = transaction.objectStore('files');
      for (const [path, file] of changes) {
        if (file) store.put(file, path);
        else store.delete(path);
      }
      transaction.onabort = () => this.fails(transaction.error);
    } catch (error) {
      this.fails(error);
    }
  }

  fails(error) {
    if (!this.told) this.trouble = error?.name === 'QuotaExceededError' ? 'full' : 'denied';
    this.told = true;
  }

  // What keeps files from being stored, once.
  takeTrouble() {
    const trouble = this.trouble;
    this.trouble = '';
    return trouble;
  }

  // Holds the locks of these files and of no others.
  lock(paths) {
    if (!navigator.locks) return;
    for (const [path, release] of this.held) {
      if (!paths.includes(path)) {
        release();
        this.held.delete(path);
      }
    }
    for (const path of paths) {
      if (this.held.has(path)) continue;
      let release;
      const held = new Promise((resolve) => { release = resolve; });
      this.held.set(path, release);
      navigator.locks.request(`whispers:${path}`, () => {
        this.channel?.postMessage({ locks: true });
        return held.then(() => this.channel?.postMessage({ locks: true }));
      });
    }
  }

  // Tells the program which files other tabs have open to write.
  async look() {
    if (!navigator.locks) return;
    const { held } = await navigator.locks.query();
    const names = held.map((lock) => lock.name).filter((name) => name.startsWith('whispers:'));
    const elsewhere = new Set(names.map((name) => name.slice('whispers:'.length)).filter((path) => !this.held.has(path)));
    for (const path of elsewhere) if (!this.elsewhere.has(path)) this.program.set_locked_elsewhere(path, true);
    for (const path of this.elsewhere) if (!elsewhere.has(path)) this.program.set_locked_elsewhere(path, false);
    this.elsewhere = elsewhere;
  }
}
