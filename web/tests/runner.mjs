// Runs the steps of packaging/test-web, each in a browser of its own with nothing stored.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Page, launch } from './page.mjs';
import { serve } from './server.mjs';

const [folder, photos, ...names] = process.argv.slice(2);
const { server, address } = await serve(folder);
export { address };

let failed = 0;

// Without animations and pauses, as fast as it goes.
export const FAST = settings('speed = "none"\ncoach = "off"\n');

// Options for a page whose program begins with these settings.
export function settings(text) {
  return { before: (page) => page.evaluateOnNewDocument((text) => { window.whispersSettings = text; }, text) };
}

export function check(is, what) {
  if (!is) throw new Error(what);
}

// Nothing went wrong in the console.
export function quiet(page) {
  const said = page.said.filter((text) => !/swiftshader|GPU stall|software WebGL|Automatic fallback/i.test(text));
  check(said.length === 0, `the console says: ${said.join(' | ')}`);
}

// Runs a step. What it returns is printed.
export async function step(name, run, { scale = 1 } = {}) {
  if (names.length > 0 && !names.includes(name)) return;
  const data = mkdtempSync(join(tmpdir(), 'whispers-web-'));
  const browser = await launch(data, scale);
  const start = Date.now();
  const open = (options) => Page.open(browser, address, join(photos, name), options);
  try {
    const said = await run({ browser, data, open });
    console.log(`ok      ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)${said ? `: ${said}` : ''}`);
  } catch (error) {
    failed += 1;
    console.log(`FAILED  ${name}: ${error.stack ?? error}`);
  }
  await browser.close().catch(() => {});
  rmSync(data, { recursive: true, force: true });
}

// Runs with an empty browser beside the one of the step.
export async function inOtherBrowser(name, options, run) {
  const data = mkdtempSync(join(tmpdir(), 'whispers-web-'));
  const browser = await launch(data);
  try {
    await run(await Page.open(browser, address, join(photos, name), options));
  } finally {
    await browser.close();
    rmSync(data, { recursive: true, force: true });
  }
}

// The time below which this part of the sorted times lies.
export function share(times, part) {
  return times[Math.min(times.length - 1, Math.floor(times.length * part))];
}

// Waits until a match is on the screen.
export function untilMatch(page) {
  return page.until(async () => (await page.page.evaluate('window.whispers.program.choices()')) !== '', 'a match');
}

// The number of decisions of the match on the screen.
export async function decisions(page) {
  return Number((await page.page.evaluate('window.whispers.program.choices()')).split('\n')[0]);
}

// Begins a match from the title.
export async function begin(page) {
  await page.click('New match');
  await page.click('Customise');
  await page.click('Begin');
  await untilMatch(page);
}

// Opens a file as if a person had dropped it on the page.
export async function drop(page, name, bytes) {
  await page.page.evaluate((name, base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    window.whispers.program.open_file(name, bytes);
  }, name, Buffer.from(bytes).toString('base64'));
}

// Clicks what opens the browser's dialog, and chooses a file there.
export async function choose(page, name, path) {
  const [chooser] = await Promise.all([page.page.waitForFileChooser({ timeout: 10_000 }), page.click(name)]);
  await chooser.accept([path]);
}

// Puts what the page hands over as downloads into a folder.
export async function downloadInto(page, folder) {
  const session = await page.page.createCDPSession();
  await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
}

export function end() {
  server.close();
  process.exit(failed > 0 ? 1 : 0);
}
