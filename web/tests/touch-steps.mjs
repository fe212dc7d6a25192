// A tablet: everything by touch alone.

import { readFileSync } from 'node:fs';
import { FAST, check, drop, quiet, step, untilMatch } from './runner.mjs';
import { wait } from './page.mjs';
import { play } from './play.mjs';

const TABLET = { ...FAST, width: 1024, height: 768, touch: true };

await step('touch', async ({ open }) => {
  const page = await open(TABLET);
  // The letters follow the first frame. A finger that is down meanwhile holds longer than a tap.
  await wait(1500);
  await page.click('New match');
  await page.photo('presets');
  await wait(500);
  await page.click('Customise');
  await page.photo('setup');
  await page.click('Begin');
  await untilMatch(page);
  await wait(500);
  await page.photo('table');
  // Press and hold tells what pointing tells.
  const place = await page.see(/ (Sheriff|Steward)/);
  const before = (await page.widgets()).length;
  await page.page.touchscreen.touchStart(place.x, place.y);
  await wait(1500);
  await page.photo('held');
  const during = (await page.widgets()).length;
  await page.page.touchscreen.touchEnd();
  await wait(400);
  check(during > before, `holding shows nothing: ${before} widgets before, ${during} while held`);
  const taken = await play(page, { most: 16 });
  await page.photo('played');
  for (const screen of ['Settings', 'Rulebook (F1)']) {
    await page.click('Menu');
    await page.photo('menu');
    await page.click(screen);
    await page.until(async () => !(await page.find('Menu')), screen);
    await page.photo(screen.slice(0, 8).toLowerCase());
    await page.click(/^(Back|Close.*)$/);
    await page.see('Menu');
  }
  quiet(page);
  return `${taken} decisions`;
}, { scale: 2 });

// Where the named regions of the map are.
async function regions(page) {
  const all = await page.widgets();
  return new Map(all.filter((widget) => /, limit \d/.test(widget.name)).map((widget) => [widget.name, widget]));
}

await step('pinch', async ({ open }) => {
  const page = await open(TABLET);
  await drop(page, 'fight.whispers', readFileSync('saves/fight.whispers'));
  await untilMatch(page);
  await wait(600);
  await page.photo('whole');
  const session = await page.page.createCDPSession();
  const before = await regions(page);
  const decided = await page.page.evaluate('window.whispers.program.choices()');
  const fingers = (apart) => [{ x: 512 - apart, y: 380, id: 0 }, { x: 512 + apart, y: 380, id: 1 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(60) });
  for (let apart = 70; apart <= 200; apart += 10) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await wait(60);
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await wait(1500);
  await page.photo('pinched');
  const after = await regions(page);
  const both = [...before.keys()].filter((name) => after.has(name));
  const spread = (all) => {
    const xs = both.map((name) => all.get(name).x);
    return Math.max(...xs) - Math.min(...xs);
  };
  check(both.length > 1 && spread(after) > 1.2 * spread(before), `${both.length} regions: ${spread(before)} apart, then ${spread(after)}`);
  check(decided === await page.page.evaluate('window.whispers.program.choices()'), 'a pinch decides nothing');
  // One finger moves the map.
  const [first] = both;
  const at = (x) => [{ x, y: 380, id: 0 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(512) });
  for (let x = 505; x >= 400; x -= 15) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) });
    await wait(60);
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await wait(1500);
  const moved = (await regions(page)).get(first);
  check(!moved || moved.x < after.get(first).x - 20, `a finger does not move the map: ${after.get(first).x} to ${moved?.x}`);
  quiet(page);
  return `${(spread(after) / spread(before)).toFixed(2)} times as large`;
}, { scale: 2 });
