// The steps of packaging/test-web: node all.mjs PAGE PHOTOS [NAME...]

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Page, launch, wait } from './page.mjs';
import { play } from './play.mjs';
import { serve } from './server.mjs';
import { files, zip } from './zip.mjs';

// Without animations and pauses, as fast as it goes.
const FAST = { before: (page) => page.evaluateOnNewDocument(() => { window.whispersSettings = 'speed = "none"\ncoach = "off"\n'; }) };

const [folder, photos, ...names] = process.argv.slice(2);
const { server, address } = await serve(folder);
let failed = 0;

// Runs a step in a browser of its own, with nothing stored.
async function step(name, run) {
  if (names.length > 0 && !names.includes(name)) return;
  const data = mkdtempSync(join(tmpdir(), 'whispers-web-'));
  const browser = await launch(data);
  const start = Date.now();
  const context = { browser, data, open: (options) => Page.open(browser, address, join(photos, name), options) };
  try {
    const said = await run(context);
    console.log(`ok      ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)${said ? `: ${said}` : ''}`);
  } catch (error) {
    failed += 1;
    console.log(`FAILED  ${name}: ${error.stack ?? error}`);
  }
  await browser.close().catch(() => {});
  rmSync(data, { recursive: true, force: true });
}

function check(is, what) {
  if (!is) throw new Error(what);
}

// Nothing went wrong in the console.
function quiet(page) {
  const said = page.said.filter((text) => !/swiftshader|GPU stall|software WebGL|Automatic fallback/i.test(text));
  check(said.length === 0, `the console says: ${said.join(' | ')}`);
}

// Begins a match from the title: no person's reading pauses, so that it goes on at once.
async function begin(page) {
  await page.click('New match');
  await page.click('Begin');
  await page.until(async () => (await page.page.evaluate('window.whispers.program.choices()')) !== '', 'a match');
}

await step('title', async ({ open }) => {
  const page = await open();
  await page.see('New match');
  await page.photo('title');
  check(!(await page.find('Quit')), 'a page cannot quit');
  await page.page.setViewport({ width: 1024, height: 768 });
  await wait(800);
  await page.photo('title-1024');
  quiet(page);
  return `first picture after ${page.opened} ms`;
});

await step('lesson', async ({ open }) => {
  const page = await open();
  await page.click(/^Learn/);
  await wait(500);
  await page.photo('lessons');
  const first = (await page.widgets()).filter((widget) => widget.role === 'Button' && widget.enabled && widget.name.length > 3);
  await page.clickAt(first.find((widget) => !/Back|Rulebook/.test(widget.name)) ?? first[0]);
  await page.see(/^Next/);
  await page.photo('lesson');
  await page.click(/^Next/);
  quiet(page);
});

await step('match', async ({ open }) => {
  const page = await open();
  await begin(page);
  await page.photo('begun');
  const taken = await play(page, { most: 12 });
  await page.photo('played');
  quiet(page);
  return `${taken} decisions`;
});

await step('reload', async ({ open }) => {
  const page = await open();
  await begin(page);
  await play(page, { most: 6 });
  await wait(300);
  const record = () => page.page.evaluate(`(async () => {
    const store = window.whispers.files.database.transaction('files').objectStore('files');
    const keys = await new Promise((done) => { const all = store.getAllKeys(); all.onsuccess = () => done(all.result); });
    return keys.filter((key) => key.endsWith('.whispers'));
  })()`);
  check((await record()).length === 1, 'the match is stored');
  const before = Number((await page.page.evaluate('window.whispers.program.choices()')).split('\n')[0]);
  await page.load();
  await page.click(/^Continue/);
  await page.until(async () => (await page.page.evaluate('window.whispers.program.choices()')) !== '', 'the match');
  const after = Number((await page.page.evaluate('window.whispers.program.choices()')).split('\n')[0]);
  check(after >= before, `${after} decisions after the reload, ${before} before`);
  await page.photo('continued');
  quiet(page);
  return `${before} decisions kept`;
});

// Opens a file as if a person had dropped it on the page.
async function drop(page, name, bytes) {
  await page.page.evaluate((name, base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    window.whispers.program.open_file(name, bytes);
  }, name, Buffer.from(bytes).toString('base64'));
  await wait(300);
}

await step('whole', async ({ open }) => {
  const page = await open(FAST);
  // The saved opening, against a rival of each level.
  let record = readFileSync('saves/opening.whispers', 'utf8');
  for (const level of ['agent', 'spymaster', 'mastermind']) record = record.replace('player = "novice"', `player = "${level}"`);
  await drop(page, 'levels.whispers', record);
  await page.until(async () => (await page.page.evaluate('window.whispers.program.choices()')) !== '', 'the match');
  await page.page.evaluate('window.whispers.program.frame_times()');
  const taken = await play(page, { minutes: 25 });
  const times = (await page.page.evaluate('window.whispers.program.frame_times()')).slice().sort((a, b) => a - b);
  await page.see('Review');
  await page.photo('over');
  await page.click('Review');
  await page.until(async () => (await page.widgets()).some((widget) => /decision|skill|luck/i.test(widget.name)), 'a review', 180_000);
  await wait(3000);
  await page.photo('review');
  quiet(page);
  const at = (share) => Number(times[Math.min(times.length - 1, Math.floor(times.length * share))]).toFixed(1);
  return `${taken} decisions; ${times.length} frames: median ${at(0.5)} ms, 99% ${at(0.99)} ms, most ${at(1)} ms`;
});

await step('review', async ({ open }) => {
  const page = await open(FAST);
  await drop(page, 'over.whispers', readFileSync('saves/over.whispers'));
  await page.click('Review');
  await page.until(async () => (await page.widgets()).some((widget) => /skill|luck/i.test(widget.name)), 'a review', 240_000);
  await page.photo('review');
  quiet(page);
});

await step('cancel', async ({ open }) => {
  const page = await open(FAST);
  // A long job is stopped, and the next one is answered by the spare worker.
  const [ends, answers] = await page.page.evaluate(async () => {
    const { workers, program } = window.whispers;
    const message = (text) => {
      const part = new TextEncoder().encode(text);
      const bytes = new Uint8Array(8 + part.length);
      new DataView(bytes.buffer).setBigUint64(0, BigInt(part.length), true);
      bytes.set(part, 8);
      return bytes;
    };
    const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const [ends, answers] = [[], []];
    for (let number = 1e9; number < 1e9 + 10; number += 2) {
      workers.begin(number, 1, message('signature'));
      await pause(1500);
      const start = performance.now();
      workers.cancel(number);
      ends.push(performance.now() - start);
      await new Promise((resolve) => {
        const finish = workers.finished;
        workers.finished = (ended) => { if (ended === number + 1) { workers.finished = finish; resolve(); } };
        workers.begin(number + 1, 1, message('nothing'));
      });
      answers.push(performance.now() - start);
      await pause(1000);
    }
    return [ends, answers];
  });
  const most = (times) => `${Math.max(...times).toFixed(1)} ms`;
  return `a worker ends within ${most(ends)}, and the next job is done after ${most(answers)}`;
});

await step('signature', async ({ open }) => {
  const page = await open();
  const lines = await page.page.evaluate(async () => {
    const { workers } = window.whispers;
    const part = new TextEncoder().encode('signature');
    const bytes = new Uint8Array(8 + part.length);
    new DataView(bytes.buffer).setBigUint64(0, BigInt(part.length), true);
    bytes.set(part, 8);
    const worker = workers.create();
    worker.postMessage({ job: bytes });
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => { if (data.reply) resolve(new TextDecoder().decode(data.reply)); };
      worker.onerror = reject;
    });
  });
  const native = process.env.SIGNATURE;
  if (native) check(lines.trim() === readFileSync(native, 'utf8').trim(), `the page decides otherwise:\n${lines}`);
  return native ? `the page decides as ${native}` : `\n${lines}`;
});

await step('pack', async ({ open }) => {
  const page = await open(FAST);
  const entries = files('template').map(([path, bytes]) => [path, bytes]);
  await drop(page, 'my-pack.zip', zip(entries));
  await wait(3000);
  await page.photo('opened');
  const said = (await page.widgets()).map((widget) => widget.name).join(' ');
  check(/my-pack/i.test(said), `the pack is not shown: ${said.slice(0, 400)}`);
  quiet(page);
});

await step('hostile', async ({ open }) => {
  const page = await open(FAST);
  const nested = `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(50_000)}</svg>`;
  for (const [name, entries] of [
    ['nested.zip', [...files('template'), ['icons/x.svg', nested]]],
    ['broken.zip', [['manifest.toml', '\u0000\u0001[[[[']]],
    ['deep.zip', [['manifest.toml', `a = ${'['.repeat(100_000)}`]]],
  ]) {
    await drop(page, name, zip(entries));
    await wait(2500);
    await page.photo(name.replace('.zip', ''));
  }
  await drop(page, 'cut.zip', zip(files('template')).subarray(0, 300));
  await wait(1500);
  check((await page.widgets()).length > 0, 'the page goes on');
  // A pack that breaks the worker is told as a fault of the pack.
  await page.page.evaluate(() => {
    const { workers } = window.whispers;
    const begin = workers.begin.bind(workers);
    workers.begin = (number, queue, job) => {
      begin(number, queue, job);
      if (queue === 1) setTimeout(() => workers.queues[1].worker?.dispatchEvent(new ErrorEvent('error', { cancelable: true })), 5);
    };
  });
  await drop(page, 'breaking.zip', zip(files('template')));
  await page.until(async () => (await page.widgets()).some((widget) => /broke down/.test(widget.name)), 'the fault');
  await page.photo('breaking');
});

await step('back', async ({ open }) => {
  const page = await open(FAST);
  await begin(page);
  await play(page, { most: 3 });
  await page.page.evaluate('history.back()');
  await page.see(/^Continue/);
  await page.photo('went-back');
  await page.click('Settings');
  await page.see('Export data');
  await page.page.evaluate('history.back()');
  await page.see('New match');
  check(page.page.url().startsWith(address), 'a step back leaves only a page of the program');
});

await step('full', async ({ open }) => {
  const page = await open({
    before: (page) => page.evaluateOnNewDocument(() => {
      window.whispersSettings = 'speed = "none"\ncoach = "off"\n';
      IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
    }),
  });
  await begin(page);
  await page.see(/no room left/);
  await page.photo('full');
  await page.page.keyboard.press('Escape');
  await wait(400);
  check((await play(page, { most: 3 })) >= 3, 'the match goes on');
  check(!(await page.find(/no room left/)), 'it is told once');
});

// Clicks what opens the browser's dialog, and chooses a file there.
async function choose(page, name, path) {
  const [chooser] = await Promise.all([page.page.waitForFileChooser({ timeout: 10_000 }), page.click(name)]);
  await chooser.accept([path]);
}

await step('archive', async ({ browser, data, open }) => {
  const page = await open(FAST);
  await begin(page);
  await play(page, { most: 3 });
  const session = await page.page.createCDPSession();
  await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: data });
  await page.click('Menu');
  await page.click('Settings');
  await page.photo('settings');
  await page.click('Export data');
  await page.see(/Everything is in/);
  await wait(1500);
  const archive = join(data, 'whispers-data.zip');
  const bytes = readFileSync(archive);
  if (process.env.ARCHIVE) writeFileSync(process.env.ARCHIVE, bytes);
  // Into a browser with nothing stored.
  const other = await launch(mkdtempSync(join(tmpdir(), 'whispers-web-')));
  try {
    const second = await Page.open(other, address, join(photos, 'archive'), FAST);
    await second.click('Settings');
    await choose(second, 'Import data', archive);
    await second.see(/Added one match/);
    await second.photo('imported');
    await second.page.keyboard.press('Escape');
    await wait(300);
    await second.page.keyboard.press('Escape');
    await second.see(/^Continue/);
    quiet(second);
  } finally {
    await other.close();
  }
  return `${bytes.length} bytes`;
});

await step('dialog', async ({ data, open }) => {
  const page = await open(FAST);
  const path = join(data, 'chosen.zip');
  writeFileSync(path, zip(files('template')));
  await page.click('Packs');
  await choose(page, /Open a file|archive/i, path);
  await page.see(/My Pack/);
  await page.click('Play');
  await page.see('Begin');
  await page.photo('chosen');
  quiet(page);
});

await step('hint', async ({ open }) => {
  const page = await open(FAST);
  await drop(page, 'fight.whispers', readFileSync('saves/fight.whispers'));
  await page.until(async () => (await page.page.evaluate('window.whispers.program.choices()')) !== '', 'the match');
  await page.click(/^Hint/);
  await wait(1500);
  await page.click(/^Hint|more/i).catch(() => {});
  await page.until(async () => (await page.widgets()).some((widget) => /%/.test(widget.name)), 'a hint', 60_000);
  await page.photo('hint');
  quiet(page);
});

await step('touch', async ({ open }) => {
  const page = await open({
    ...FAST, width: 1024, height: 768,
  });
  await page.page.setViewport({ width: 1024, height: 768, hasTouch: true, deviceScaleFactor: 2 });
  await wait(600);
  const tap = async (name) => {
    const { x, y } = await page.see(name);
    await page.page.touchscreen.tap(x, y);
    await wait(400);
  };
  await tap('New match');
  await page.photo('setup');
  await tap('Begin');
  await wait(1500);
  await page.photo('table');
  const place = (await page.widgets()).find((widget) => / (Sheriff|Steward)/.test(widget.name));
  await page.page.touchscreen.touchStart(place.x, place.y);
  await wait(1200);
  await page.photo('held');
  await page.page.touchscreen.touchEnd();
  quiet(page);
});

await step('offline', async ({ browser, open }) => {
  const page = await open();
  await page.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await wait(1500);
  await page.page.setOfflineMode(true);
  await page.load();
  await page.see('New match');
  await page.photo('offline');
});

await step('tabs', async ({ open }) => {
  const first = await open();
  await begin(first);
  await play(first, { most: 4 });
  const second = await open();
  await second.click(/^Continue/);
  await wait(1500);
  await second.photo('in-use');
  const said = (await second.widgets()).map((widget) => widget.name).join(' ');
  check(/in use|already open|another/i.test(said), `the second tab is not told: ${said.slice(0, 300)}`);
  quiet(second);
});

await step('denied', async ({ open }) => {
  const page = await open({
    before: (page) => page.evaluateOnNewDocument(() => {
      Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('denied', 'SecurityError'); } });
    }),
  });
  await page.see(/does not store/);
  await page.photo('denied');
  await page.page.keyboard.press('Escape');
  await wait(400);
  await begin(page);
  const taken = await play(page, { most: 4 });
  check(taken >= 4, 'the match goes on');
  check(!(await page.find(/does not store/)), 'it is told once');
});

server.close();
process.exit(failed > 0 ? 1 : 0);
