// Plays a match by clicks: of the legal decisions in words, it clicks the widgets that one of them names, in its order.

import { wait } from './page.mjs';

async function choices(page) {
  const [taken, ...lines] = (await page.page.evaluate('window.whispers.program.choices()')).split('\n');
  return taken === '' ? undefined : { taken: Number(taken), lines: lines.filter(Boolean) };
}

// The clickable places whose names stand in a sentence, in the order of the sentence.
function named(widgets, sentence) {
  const found = [];
  for (const widget of widgets) {
    const short = widget.name.split(/,| \(|: /)[0];
    if (short.length < 3 || !widget.enabled || widget.x1 <= widget.x0) continue;
    if (widget.name === sentence || widget.name.startsWith(`${sentence}:`)) found.push({ widget, at: -1, length: 99 });
    const at = sentence.indexOf(short);
    if (at >= 0) found.push({ widget, at, length: short.length });
  }
  found.sort((a, b) => a.at - b.at || b.length - a.length);
  return found.map(({ widget }) => widget);
}

// Takes decisions until the match is over or a number of decisions is taken. Returns the number taken.
export async function play(page, { most = Infinity, until, minutes = 8 } = {}) {
  const end = Date.now() + minutes * 60_000;
  let before = -1;
  let tries = 0;
  for (;;) {
    if (Date.now() > end) throw new Error(`the match does not end: ${before} decisions`);
    const now = await choices(page);
    if (now === undefined || (await until?.())) return before;
    if (now.taken >= most) return now.taken;
    if (now.taken !== before) [before, tries] = [now.taken, 0];
    if (now.lines.length === 0) {
      await wait(80);
      // A click shows the next move at once.
      if (tries++ > 400) throw new Error(`nobody decides after ${before} decisions`);
      const end = await page.find(/^Review$/);
      if (end) return before;
      continue;
    }
    const sentence = now.lines[tries % now.lines.length];
    tries += 1;
    if (tries > 120) throw new Error(`no click takes a decision: ${now.lines.join(' | ')}`);
    // The sentence may name where an attack goes before where it comes from.
    const places = named(await page.widgets(), sentence).slice(0, 5);
    if (tries % 2 === 0) places.reverse();
    // The table may still show the last decision.
    if (places.length === 0) await wait(150);
    const has = async () => (await choices(page))?.taken !== now.taken;
    let done = false;
    for (const widget of places) {
      await page.clickAt(widget);
      done = await has();
      if (done) break;
    }
    // How many banners march is chosen last.
    const number = /with (\d+)\b/.exec(sentence)?.[1];
    if (!done && number) {
      const fits = new RegExp(`(^|with )${number}\\b`, 'i');
      const button = (await page.widgets()).find((widget) => widget.role === 'Button' && widget.enabled && fits.test(widget.name));
      if (button) await page.clickAt(button);
    }
  }
}
