// Playing: matches, reloads, crashes, reviews, hints, steps back.

import { readFileSync } from 'node:fs';
import { FAST, begin, check, decisions, drop, quiet, share, step, untilMatch } from './runner.mjs';
import { wait } from './page.mjs';
import { play } from './play.mjs';

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
  const before = await decisions(page);
  await page.load();
  await page.click(/^Continue/);
  await untilMatch(page);
  const after = await decisions(page);
  check(after >= before, `${after} decisions after the reload, ${before} before`);
  await page.photo('continued');
  quiet(page);
  return `${before} decisions kept`;
});

// The browser's process for the page ends in the middle of a match.
await step('crash', async ({ open }) => {
  const page = await open(FAST);
  await begin(page);
  await play(page, { most: 8 });
  const before = await decisions(page);
  const session = await page.page.createCDPSession();
  session.send('Page.crash').catch(() => {});
  await wait(1500);
  const second = await open(FAST);
  await second.click(/^Continue/);
  await untilMatch(second);
  const after = await decisions(second);
  check(after >= before, `${after} decisions after the crash, ${before} before`);
  await second.photo('continued');
  quiet(second);
  return `${before} decisions kept`;
});

await step('whole', async ({ open }) => {
  const page = await open(FAST);
  // The saved opening, against a rival of each level.
  let record = readFileSync('saves/opening.whispers', 'utf8');
  for (const level of ['agent', 'spymaster', 'mastermind']) record = record.replace('player = "novice"', `player = "${level}"`);
  await drop(page, 'levels.whispers', record);
  await untilMatch(page);
  await page.page.evaluate('window.whispers.program.frame_times()');
  const reloadAt = (await decisions(page)) + 40;
  await play(page, { most: reloadAt, minutes: 15 });
  await page.load();
  await page.click(/^Continue/);
  await untilMatch(page);
  const taken = await play(page, { minutes: 25 });
  const times = (await page.page.evaluate('[...window.whispers.program.frame_times()]')).sort((a, b) => a - b);
  await page.see('Review');
  await page.photo('over');
  await page.click('Review');
  await page.until(async () => (await page.widgets()).some((widget) => /decision|skill|luck/i.test(widget.name)), 'a review', 180_000);
  await wait(3000);
  await page.photo('review');
  quiet(page);
  const at = (part) => Number(share(times, part)).toFixed(1);
  return `${taken} decisions; ${times.length} frames: median ${at(0.5)} ms, 99% ${at(0.99)} ms, most ${at(1)} ms`;
});

await step('review', async ({ open }) => {
  const page = await open(FAST);
  await drop(page, 'over.whispers', readFileSync('saves/over.whispers'));
  await page.click('Review');
  await page.see(/^Analysis depth/, 600_000);
  await page.photo('review');
  quiet(page);
});

await step('hint', async ({ open }) => {
  const page = await open(FAST);
  await drop(page, 'fight.whispers', readFileSync('saves/fight.whispers'));
  await untilMatch(page);
  const button = await page.see('Hint');
  await page.clickAt(button);
  await page.see(/Press Hint again/, 60_000);
  await page.photo('first');
  await page.clickAt(button);
  await page.until(async () => (await page.widgets()).some((widget) => /%/.test(widget.name)), 'a hint', 60_000);
  await page.photo('hint');
  quiet(page);
});

await step('back', async ({ open }) => {
  const page = await open(FAST);
  await begin(page);
  await play(page, { most: 3 });
  await page.page.evaluate('history.back()');
  await page.see(/^Continue/);
  await page.photo('went-back');
  for (const screen of ['Settings', 'History', 'Packs', 'Load match', 'Rulebook']) {
    await page.click(screen);
    await page.until(async () => !(await page.find(/^Continue/)), screen);
    await wait(200);
    await page.page.evaluate('history.back()');
    await page.see(/^Continue/);
  }
  check(!page.page.url().startsWith('about:'), 'a step back leaves only a page of the program');
  quiet(page);
});
