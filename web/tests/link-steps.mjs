// Links: a deal, a puzzle, a position and a match in the fragment of the page's address.

import { readFileSync } from 'node:fs';
import { FAST, address, check, decisions, drop, quiet, step, untilMatch } from './runner.mjs';
import { wait } from './page.mjs';

// A page that keeps what is copied.
const COPIES = {
  before: async (page) => {
    await FAST.before(page);
    await page.evaluateOnNewDocument(() => {
      Clipboard.prototype.writeText = (text) => { window.copied = text; return Promise.resolve(); };
    });
  },
};

// The fragment of the link that a click copies.
async function copied(page, ...names) {
  await page.page.evaluate('window.copied = undefined');
  for (const name of names) await page.click(name);
  const link = await page.until(() => page.page.evaluate('window.copied'), 'a link');
  await page.see(/Copied the link/);
  await page.page.keyboard.press('Escape');
  await page.until(async () => !(await page.find(/Copied the link/)), 'the end of the notice');
  await wait(600);
  check(link.length <= 6000 && link.includes('#w='), `no link: ${link.slice(0, 80)}`);
  return link.slice(link.indexOf('#'));
}

await step('links', async ({ open }) => {
  const page = await open(COPIES);
  const links = {};
  await drop(page, 'fight.whispers', readFileSync('saves/fight.whispers'));
  await untilMatch(page);
  const taken = await decisions(page);
  links.deal = await copied(page, 'Menu', /^Share link/, 'This deal');
  links.position = await copied(page, 'Menu', /^Share link/, 'From here');
  await drop(page, 'over.whispers', readFileSync('saves/over.whispers'));
  await page.see('Review');
  links.match = await copied(page, 'Share', /^Link: This match/);
  await page.page.evaluate('history.back()');
  await page.click('Puzzles');
  links.daily = await copied(page, 'Share link');
  await page.photo('puzzles');
  await page.click(/^Solve/);
  links.puzzle = await copied(page, 'Menu', 'Share puzzle');
  quiet(page);
  for (const [kind, sign] of [
    ['deal', 'Begin'], ['position', 'Menu'], ['match', 'Review'], ['daily', /This is the deal for/], ['puzzle', 'Menu'],
  ]) {
    const other = await open({ ...FAST, fragment: links[kind] });
    await other.see(sign);
    await other.photo(kind);
    if (kind === 'position') {
      const there = await decisions(other);
      check(there === taken, `${there} decisions instead of ${taken}`);
    }
    check(!other.page.url().includes('#'), 'the fragment is gone, so that a reload opens nothing twice');
    quiet(other);
    await other.page.close();
  }
  const whole = links.match;
  const middle = Math.floor(whole.length / 2);
  const altered = whole.slice(0, middle) + (whole[middle] === 'A' ? 'B' : 'A') + whole.slice(middle + 1);
  for (const [kind, fragment, words] of [
    ['cut', whole.slice(0, middle), /link is incomplete/], ['altered', altered, /link was changed/],
    ['foreign', '#elsewhere', undefined], ['empty', '#w=', /link/i], ['odd', '#w=%F0%9F%98%80%00', /link/i],
  ]) {
    const other = await open({ ...FAST, fragment });
    if (words) await other.see(words);
    await other.see('New match');
    await other.photo(kind);
    quiet(other);
    await other.page.close();
  }
  // A new fragment in an open page.
  const other = await open(FAST);
  await other.page.evaluate((fragment) => { location.hash = fragment; }, links.deal);
  await other.see('Begin');
  quiet(other);
  return Object.entries(links).map(([kind, link]) => `${kind} ${link.length + address.length}`).join(', ') + ' characters';
});
