// Opening the page: the title, a lesson, windows of all sizes, languages, without a network, as an app.

import { readFileSync } from 'node:fs';
import { FAST, address, begin, check, drop, quiet, settings, step, untilMatch } from './runner.mjs';
import { wait } from './page.mjs';
import { play } from './play.mjs';

await step('title', async ({ open }) => {
  const page = await open();
  await page.see('New match');
  await page.photo('title');
  check(!(await page.find('Quit')), 'a page cannot quit');
  quiet(page);
});

await step('lesson', async ({ open }) => {
  const page = await open();
  await page.click(/^Learn/);
  await wait(500);
  await page.photo('lessons');
  const first = (await page.widgets()).filter((widget) => widget.role === 'Button' && widget.enabled && widget.name.length > 3);
  await page.clickAt(first.find((widget) => !/Back|Rulebook/.test(widget.name)) ?? first[0]);
  await page.see(/^All lessons/);
  await page.photo('lesson');
  await page.click(/^All lessons/);
  quiet(page);
});

// Photographs for eyes: the title, the table and the end, by day and by night.
for (const [width, height, scale] of [[1024, 768, 1], [1280, 800, 1], [1920, 1080, 1], [1280, 800, 2]]) {
  await step(`size-${width}x${height}${scale === 1 ? '' : `@${scale}`}`, async ({ open }) => {
    for (const theme of ['parchment', 'night']) {
      const page = await open({ ...settings(`speed = "none"\ncoach = "off"\ntheme = "${theme}"\n`), width, height });
      await page.see('New match');
      await page.photo(`${theme}-title`);
      await drop(page, 'fight.whispers', readFileSync('saves/fight.whispers'));
      await untilMatch(page);
      await wait(600);
      await page.photo(`${theme}-table`);
      await drop(page, 'over.whispers', readFileSync('saves/over.whispers'));
      await page.see('Review');
      await wait(600);
      await page.photo(`${theme}-end`);
      quiet(page);
      await page.page.close();
    }
  }, { scale });
}

// The browser's zoom leaves the page fewer pixels of its own, each of more pixels of the screen.
for (const zoom of [0.5, 1.5, 2]) {
  await step(`zoom-${100 * zoom}`, async ({ open }) => {
    const [width, height] = [1280, 800].map((length) => Math.round(length / zoom));
    const page = await open({ ...FAST, width, height });
    await page.see('New match');
    await page.photo('title');
    const buttons = (await page.widgets()).filter((widget) => widget.role === 'Button');
    const outside = buttons.filter((widget) => widget.x > width || widget.y > height);
    check(outside.length === 0, `outside of the window: ${outside.map((widget) => widget.name).join(', ')}`);
    await begin(page);
    await play(page, { most: 2 });
    await page.photo('table');
    quiet(page);
  }, { scale: zoom });
}

await step('language', async ({ open }) => {
  for (const [language, word] of [['de-AT', 'Neue Partie'], ['fr-FR', /[Nn]ouvelle/], ['tlh', 'New match']]) {
    const page = await open({
      before: (page) => page.evaluateOnNewDocument((language) => {
        Object.defineProperty(Navigator.prototype, 'languages', { get: () => [language] });
      }, language),
    });
    await page.see(word);
    await page.photo(language);
    quiet(page);
    await page.page.close();
  }
});

await step('keyboard', async ({ open }) => {
  const page = await open();
  await page.see('New match');
  await page.page.keyboard.press('Tab');
  await page.page.keyboard.press('Tab');
  await wait(300);
  await page.photo('focus');
  await page.page.keyboard.press('Enter');
  await page.until(async () => !(await page.find('New match')), 'another screen');
  // From a lesson, the way back leads over the list of lessons.
  for (let times = 0; times < 2 && !(await page.find('New match')); times++) {
    await page.page.keyboard.press('Escape');
    await wait(500);
  }
  await page.see('New match');
  await page.page.keyboard.press('F1');
  await page.see(/^Close/);
  quiet(page);
});

await step('install', async ({ open }) => {
  const page = await open();
  await page.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  const session = await page.page.createCDPSession();
  const { errors, url } = await session.send('Page.getAppManifest');
  check(url.startsWith(address) && errors.length === 0, `the manifest: ${JSON.stringify(errors)}`);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  check(installabilityErrors.length === 0, `it cannot be installed: ${JSON.stringify(installabilityErrors)}`);
  quiet(page);
});

await step('offline', async ({ open }) => {
  const page = await open();
  await page.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await wait(1500);
  await page.page.setOfflineMode(true);
  await page.load();
  await page.see('New match');
  await page.photo('offline');
  // Bots think in a worker, whose files are stored too.
  await page.click('New match');
  await page.click('Customise');
  await page.click('Begin');
  await untilMatch(page);
  quiet(page);
});
