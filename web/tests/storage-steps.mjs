// The browser's storage: full, refused, and shared by two tabs.

import { begin, check, quiet, step } from './runner.mjs';
import { wait } from './page.mjs';
import { play } from './play.mjs';

await step('full', async ({ open }) => {
  const page = await open({
    before: (page) => page.evaluateOnNewDocument(() => {
      window.whispersSettings = 'speed = "none"\ncoach = "off"\n';
      IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
    }),
  });
  await begin(page);
  await page.see(/has no space left/);
  await page.photo('full');
  await page.page.keyboard.press('Escape');
  await wait(400);
  check((await play(page, { most: 3 })) >= 3, 'the match goes on');
  check(!(await page.find(/has no space left/)), 'it is told once');
  quiet(page);
});

await step('tabs', async ({ open }) => {
  const first = await open();
  await begin(first);
  await play(first, { most: 4 });
  const second = await open();
  await second.click(/^Continue/);
  await second.see(/in use|already open|another/i);
  await second.photo('in-use');
  quiet(second);
});

await step('denied', async ({ open }) => {
  const page = await open({
    before: (page) => page.evaluateOnNewDocument(() => {
      Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('denied', 'SecurityError'); } });
    }),
  });
  await page.see(/doesn't store/);
  await page.photo('denied');
  await page.page.keyboard.press('Escape');
  await wait(400);
  await begin(page);
  const taken = await play(page, { most: 4 });
  check(taken >= 4, 'the match goes on');
  check(!(await page.find(/doesn't store/)), 'it is told once');
  quiet(page);
});
