// Loads the stored files and the program, starts it, and does for it what only a page can do.

import init, * as program from './whispers.js';
import { Files } from './files.js';
import { Workers } from './workers.js';

const canvas = document.getElementById('table');
const loading = document.getElementById('loading');
const progress = document.getElementById('progress');
const message = document.getElementById('message');

// What the page says without the program.
const WORDS = {
  en: { fails: 'Whispers cannot start: ', broke: 'Whispers crashed. Your match is saved up to its last decision.', reload: 'Reload' },
  de: { fails: 'Whispers kann nicht starten: ', broke: 'Whispers ist abgebrochen. Deine Partie ist bis zu ihrer letzten Entscheidung gespeichert.', reload: 'Neu laden' },
  fr: { fails: 'Whispers ne peut pas démarrer : ', broke: "Whispers s'est interrompu. Votre partie est enregistrée jusqu'à sa dernière décision.", reload: 'Recharger' },
};
const words = WORDS[(navigator.language ?? 'en').slice(0, 2)] ?? WORDS.en;

function fail(text) {
  canvas.hidden = true;
  loading.style.display = 'flex';
  progress.hidden = true;
  message.textContent = text;
  const button = document.createElement('button');
  button.textContent = words.reload;
  button.onclick = () => location.reload();
  message.after(button);
}

// Compiles the program while it arrives. The browser keeps the compiled program for the next visit, but only if it gets the
// response itself.
async function compile() {
  const response = await fetch(new URL('whispers_bg.wasm', import.meta.url));
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  showProgress(response.clone()).catch(() => {});
  const type = response.headers.get('Content-Type') ?? '';
  return type.startsWith('application/wasm')
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

async function showProgress(response) {
  const size = Number(document.getElementById('main').dataset.size) || 0;
  let read = 0;
  for (const reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return;
    read += value.byteLength;
    if (size) progress.value = read / size;
  }
}

// The browser's dialog for a file. It can only open soon after a click or a key.
function chooseFile(extensions) {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = extensions;
  input.id = 'file';
  input.style.display = 'none';
  document.getElementById('file')?.remove();
  document.body.append(input);
  let answered = false;
  const answer = async (file) => {
    if (answered) return;
    answered = true;
    input.remove();
    if (file) program.answer_dialog(file.name, new Uint8Array(await file.arrayBuffer()));
    else program.answer_dialog(undefined, new Uint8Array());
  };
  input.addEventListener('change', () => answer(input.files[0]));
  input.addEventListener('cancel', () => answer(undefined));
  input.click();
}

function download(name, bytes) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// Browsers let a page sound only after a click or a key, so the context is made with the first sound after one.
let audio;
function play(samples, rate, loud) {
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') audio.resume();
    const buffer = audio.createBuffer(1, samples.length, rate);
    buffer.copyToChannel(new Float32Array(samples), 0);
    const source = new AudioBufferSourceNode(audio, { buffer });
    source.connect(new GainNode(audio, { gain: loud })).connect(audio.destination);
    source.start();
  } catch {
    // A browser without audio is silent.
  }
}

// A step back in the browser leaves a page of the program, as Escape does. While the program shows anything but its title,
// the browser's history has one more entry.
const steps = {
  isIn: false,
  ignored: false,
  show(isTitle) {
    if (isTitle === !this.isIn) return;
    this.isIn = !isTitle;
    if (this.isIn) {
      history.pushState({ whispers: true }, '');
    } else if (history.state?.whispers) {
      this.ignored = true;
      history.back();
    }
  },
  back() {
    if (this.ignored) {
      this.ignored = false;
    } else if (this.isIn) {
      history.pushState({ whispers: true }, '');
      program.go_back();
    }
  },
};

// Fonts for further letters come after the first frame.
async function addFonts(workers) {
  for (const name of ['Hack', 'Ubuntu-Light']) {
    const response = await fetch(new URL(`${name}.ttf`, import.meta.url));
    if (!response.ok) continue;
    const bytes = new Uint8Array(await response.arrayBuffer());
    program.add_font(name, bytes);
    workers.addFont([name, bytes]);
  }
}

async function start() {
  if (!('WebAssembly' in window)) throw new Error('this browser has no WebAssembly');
  const files = new Files(program);
  const [module] = await Promise.all([compile(), files.load()]);
  await init({ module_or_path: module });
  await files.restore();
  const workers = new Workers(module, program);
  const host = {
    write: (path, bytes, modified) => files.write(path, bytes, modified),
    folder: (path) => files.folder(path),
    remove: (path) => files.remove(path),
    commit: () => files.commit(),
    lock: (paths) => files.lock(paths ? paths.split('\n') : []),
    takeTrouble: () => files.takeTrouble(),
    begin: (number, queue, job) => workers.begin(number, queue, job),
    cancel: (number) => workers.cancel(number),
    breakDown: () => fail(words.broke),
    showsTitle: (isTitle) => steps.show(isTitle),
    chooseFile,
    download,
    play,
  };
  canvas.hidden = false;
  await program.open(canvas, host);
  loading.style.display = 'none';
  canvas.focus();
  requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('picture')));
  window.whispers = { files, workers, program };
  // Without them, some letters stay boxes.
  addFonts(workers).catch(() => {});

  const fragment = () => {
    if (location.hash.length > 1) {
      program.open_fragment(location.hash.slice(1));
      history.replaceState(history.state, '', location.pathname + location.search);
    }
  };
  fragment();
  window.addEventListener('hashchange', fragment);
  window.addEventListener('popstate', () => steps.back());
  // F1 opens the rulebook, not the browser's help.
  document.addEventListener('keydown', (event) => { if (event.key === 'F1') event.preventDefault(); }, { capture: true });
  // The program's own handler would see only the name of a file.
  document.addEventListener('drop', async (event) => {
    event.preventDefault();
    event.stopPropagation();
    const text = event.dataTransfer.getData('text/uri-list');
    const dropped = [...event.dataTransfer.files];
    for (const file of dropped) {
      program.open_file(file.name, new Uint8Array(await file.arrayBuffer()));
    }
    if (dropped.length === 0 && text.includes('#')) program.open_fragment(text.slice(text.indexOf('#') + 1).trim());
  }, { capture: true });
  if ('serviceWorker' in navigator) {
    navigator.serviceWorker.register(new URL('../service-worker.js', import.meta.url)).catch(() => {});
  }
}

start().catch((error) => {
  console.error(error);
  fail(words.fails + (error.message ?? error));
});
