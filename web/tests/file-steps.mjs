// Files of the player and of strangers: packs, archives, languages, exports.

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAST, begin, check, choose, downloadInto, drop, inOtherBrowser, quiet, settings, step } from './runner.mjs';
import { wait } from './page.mjs';
import { play } from './play.mjs';
import { files, zip } from './zip.mjs';

await step('pack', async ({ open }) => {
  const page = await open(FAST);
  await drop(page, 'my-pack.zip', zip(files('template')));
  await page.see(/My Pack/i);
  await page.photo('opened');
  quiet(page);
});

// The languages of an installed pack are known when the page opens again.
await step('pack-language', async ({ open }) => {
  const page = await open(FAST);
  const language = ['languages/eo/language.toml', 'name = "Esperanto"\n'];
  const words = ['languages/eo/mine.ftl', 'title-new = Nova partio\n'];
  await drop(page, 'my-pack.zip', zip([...files('template'), language, words]));
  await page.see(/My Pack/i);
  await page.click('Install');
  await page.see(/^Installed at/);
  // The settings name the language before its pack is chosen. A language that nobody knows would be a fault in them.
  await settings('language = "eo"\n').before(page.page);
  await page.load();
  await page.see(/^(New match|Nova partio)$/);
  await page.photo('esperanto');
  check(!(await page.find(/Some settings/)), 'the language of the pack is not known');
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
  await drop(page, 'odd.whispers', 'seed = \u0000 [[[');
  await wait(1500);
  await page.photo('odd');
  check((await page.widgets()).length > 0, 'the page goes on');
  await page.page.keyboard.press('Escape');
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
  await page.until(async () => (await page.widgets()).some((widget) => /crashed/.test(widget.name)), 'the fault');
  await page.photo('breaking');
});

await step('archive', async ({ data, open }) => {
  const page = await open(FAST);
  await begin(page);
  await play(page, { most: 3 });
  await downloadInto(page, data);
  await page.click('Menu');
  await page.click('Settings');
  await page.photo('settings');
  await page.click('Export data');
  await page.see(/^Exported matches/);
  await wait(1500);
  const archive = join(data, 'whispers-data.zip');
  const bytes = readFileSync(archive);
  if (process.env.ARCHIVE) writeFileSync(process.env.ARCHIVE, bytes);
  await inOtherBrowser('archive', FAST, async (second) => {
    await second.click('Settings');
    await choose(second, 'Import data', archive);
    await second.see(/Added one match/);
    await second.photo('imported');
    await second.page.keyboard.press('Escape');
    await wait(300);
    await second.page.keyboard.press('Escape');
    await second.see(/^Continue/);
    quiet(second);
  });
  return `${bytes.length} bytes`;
});

// A language comes as an archive, is listed at once, and stays.
await step('dropped-language', async ({ open }) => {
  const page = await open(FAST);
  const language = [['eo/language.toml', 'name = "Esperanto"\n'], ['eo/mine.ftl', 'title-new = Nova partio\n']];
  await drop(page, 'esperanto.zip', zip(language));
  await page.see(/Added/);
  await page.photo('added');
  await page.page.keyboard.press('Escape');
  await wait(300);
  await page.click('Settings');
  await page.click(/^Esperanto/);
  await page.page.keyboard.press('Escape');
  await page.see('Nova partio');
  await wait(500);
  await page.page.evaluateOnNewDocument('window.whispersSettings = undefined');
  await page.load();
  await page.see('Nova partio');
  await page.photo('esperanto');
  quiet(page);
});

await step('dialog', async ({ data, open }) => {
  const page = await open(FAST);
  const path = join(data, 'chosen.zip');
  writeFileSync(path, zip(files('template')));
  await page.click('Packs');
  await choose(page, /Open a file|archive/i, path);
  await page.see(/My Pack/);
  await page.click('Play');
  await page.see('Customise');
  await page.photo('chosen');
  quiet(page);
});

// Pictures, texts and films are drawn in a worker, and come as downloads.
await step('export', async ({ data, open }) => {
  const page = await open(FAST);
  await downloadInto(page, data);
  await drop(page, 'over.whispers', readFileSync('saves/over.whispers'));
  await page.see('Review');
  for (const [item, ending] of [[/Export image/, '.png'], [/Export text/, '.txt'], [/Export animation/, '.gif']]) {
    await page.click('Share');
    await page.click(item);
    if (ending === '.gif') {
      await page.see(/Drawing/);
      await page.photo('film');
    }
    await page.see(/^Saved in/, 300_000);
    await page.page.keyboard.press('Escape');
    await wait(1000);
    check(readdirSync(data).some((name) => name.endsWith(ending)), `no ${ending} was handed over`);
  }
  quiet(page);
  return readdirSync(data).filter((name) => /\.(png|txt|gif)$/.test(name)).join(', ');
});
