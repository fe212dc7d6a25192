// Figures: the first picture, frames while a mastermind thinks, frames at rest, ends of workers, the bots' signature.

import { readFileSync } from 'node:fs';
import { FAST, begin, check, drop, quiet, share, step, untilMatch } from './runner.mjs';
import { wait } from './page.mjs';

await step('first', async ({ open }) => {
  const times = [];
  for (let visit = 0; visit < 5; visit += 1) {
    const page = await open();
    const mark = () => page.page.evaluate('performance.getEntriesByName("picture")[0]?.startTime');
    times.push(Math.round(await page.until(mark, 'the first picture')));
    quiet(page);
    await page.page.close();
  }
  return `the first picture after ${times.join(', ')} ms; the first visit compiles`;
});

// Notes how long each callback takes that draws a frame.
const NOTES_FRAMES = {
  before: async (page) => {
    await FAST.before(page);
    await page.evaluateOnNewDocument(() => {
      const request = window.requestAnimationFrame.bind(window);
      window.callbacks = [];
      window.requestAnimationFrame = (callback) => request((time) => {
        const start = performance.now();
        callback(time);
        window.callbacks.push(performance.now() - start);
      });
    });
  },
};

await step('thinking', async ({ open }) => {
  const page = await open(NOTES_FRAMES);
  let record = readFileSync('saves/opening.whispers', 'utf8');
  record = record.replaceAll('player = "novice"', 'player = "mastermind"');
  await drop(page, 'masterminds.whispers', record);
  await untilMatch(page);
  await wait(1000);
  // A job that thinks for longer than the measurement.
  await page.page.evaluate(() => {
    const text = new TextEncoder().encode('signature');
    const bytes = new Uint8Array(8 + text.length);
    new DataView(bytes.buffer).setBigUint64(0, BigInt(text.length), true);
    bytes.set(text, 8);
    window.whispers.workers.begin(1e9, 0, bytes);
    window.callbacks = [];
    window.whispers.program.frame_times();
  });
  for (let n = 0; n < 400; n += 1) {
    await page.page.mouse.move(300 + (n * 7) % 600, 200 + (n * 5) % 350);
    await wait(16);
  }
  const [callbacks, own] = await page.page.evaluate(() => [window.callbacks, [...window.whispers.program.frame_times()]]);
  await page.page.evaluate('window.whispers.workers.cancel(1e9)');
  const drawn = callbacks.filter((time) => time > 0.3).sort((a, b) => a - b);
  own.sort((a, b) => a - b);
  quiet(page);
  return `${drawn.length} frames by requestAnimationFrame: median ${share(drawn, 0.5).toFixed(1)} ms, 99% ${share(drawn, 0.99).toFixed(1)} ms, `
    + `most ${share(drawn, 1).toFixed(1)} ms; by the program: ${own.length}, median ${share(own, 0.5).toFixed(1)} ms, 99% ${share(own, 0.99).toFixed(1)} ms`;
});

// Nothing is drawn while nothing moves.
await step('rest', async ({ open }) => {
  const page = await open();
  const counts = [];
  const count = async (screen) => {
    await page.page.mouse.move(2, 2);
    await wait(4000);
    await page.page.evaluate('window.whispers.program.frame_times()');
    await wait(3000);
    const frames = await page.page.evaluate('window.whispers.program.frame_times().length');
    counts.push(`${screen} ${frames}`);
    return frames;
  };
  let most = await count('title');
  const look = async (screen) => { most = Math.max(most, await count(screen)); };
  for (const screen of ['New match', 'Settings', 'History', 'Packs', 'Puzzles', 'Load match', 'Rulebook']) {
    await page.click(screen);
    await look(screen);
    await page.page.keyboard.press('Escape');
    await page.see('New match');
  }
  await begin(page);
  await look('the first decision');
  await page.load();
  await drop(page, 'fight.whispers', readFileSync('saves/fight.whispers'));
  await untilMatch(page);
  await look('an own turn');
  await page.click(/^Hint/);
  await wait(8000);
  await look('a hint');
  await drop(page, 'over.whispers', readFileSync('saves/over.whispers'));
  await page.see('Review');
  await look('the end');
  await page.click('Review');
  await page.see(/^Analysis depth/, 600_000);
  await look('a whole review');
  // A blinking cursor or a late picture may draw a few. A page that never rests draws 180 frames.
  check(most <= 10, `frames in 3 s: ${counts.join(', ')}`);
  quiet(page);
  return `frames in 3 s: ${counts.join(', ')}`;
});

await step('cancel', async ({ open }) => {
  const page = await open(FAST);
  // A long job is stopped, and the next one is answered by the spare worker.
  const [ends, answers] = await page.page.evaluate(async () => {
    const { workers } = window.whispers;
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
  check(Math.max(...ends) <= 50, `a worker ends within ${most(ends)}`);
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
