// The page in a headless browser, with clicks by the names of widgets.

import { mkdirSync } from 'node:fs';
import puppeteer from 'puppeteer-core';

export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// `scale` is the number of the screen's pixels for each pixel of the page: of the screen itself, or through the browser's zoom.
export async function launch(folder, scale = 1) {
  return puppeteer.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    headless: true,
    userDataDir: folder,
    protocolTimeout: 900_000,
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--window-size=1280,800',
      `--force-device-scale-factor=${scale}`, '--lang=en-US'],
  });
}

export class Page {
  constructor(page, photos) {
    this.page = page;
    this.photos = photos;
    this.said = [];
    mkdirSync(photos, { recursive: true });
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) this.said.push(message.text().slice(0, 600));
    });
    page.on('pageerror', (error) => this.said.push(String(error).slice(0, 600)));
  }

  // Opens the page, and returns the time until the program is drawn, in milliseconds.
  static async open(browser, address, photos, { width = 1280, height = 800, touch = false, fragment = '', before } = {}) {
    const page = new Page(await browser.newPage(), photos);
    page.touch = touch;
    // A factor of 0 is the screen's own.
    await page.page.setViewport({ width, height, deviceScaleFactor: 0, hasTouch: touch });
    await before?.(page.page);
    await page.load(address + fragment);
    return page;
  }

  async load(address) {
    const start = Date.now();
    await (address ? this.page.goto(address) : this.page.reload());
    await this.page.waitForFunction('window.whispers !== undefined', { timeout: 120_000, polling: 20 });
    this.opened = Date.now() - start;
    await this.page.evaluate('window.whispers.program.widgets()');
    await this.until(async () => (await this.widgets()).length > 0, 'the first frame');
  }

  async widgets() {
    const notes = await this.page.evaluate('window.whispers.program.widgets()');
    const ratio = await this.page.evaluate('window.devicePixelRatio');
    return notes.split('\n').filter(Boolean).map((line) => {
      const [role, state, left, top, right, bottom, name] = line.split('\t');
      const [x0, y0, x1, y1] = [left, top, right, bottom].map((n) => Number(n) / ratio);
      return { role, enabled: state === '+', x0, y0, x1, y1, name: name ?? '', x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
    });
  }

  async until(is, what, ms = 20_000) {
    const end = Date.now() + ms;
    for (;;) {
      const found = await is();
      if (found) return found;
      if (Date.now() > end) {
        await this.photo('failed');
        const names = (await this.widgets().catch(() => [])).map((widget) => widget.name).filter(Boolean);
        throw new Error(`never came: ${what}; there is: ${names.slice(0, 120).join(' | ')}; console: ${this.said.join(' | ')}`);
      }
      await wait(60);
    }
  }

  // The first widget whose name is a text or fits a pattern.
  async find(name) {
    const fits = (widget) => (name instanceof RegExp ? name.test(widget.name) : widget.name === name);
    return (await this.widgets()).find((widget) => fits(widget) && widget.x1 > widget.x0);
  }

  async see(name, ms) {
    return this.until(() => this.find(name), String(name), ms);
  }

  async click(name, ms) {
    const widget = await this.see(name, ms);
    await this.clickAt(widget);
    return widget;
  }

  async clickAt({ x, y }) {
    if (this.touch) {
      await this.page.touchscreen.tap(x, y);
      await wait(250);
      return;
    }
    await this.page.mouse.move(x, y);
    await wait(80);
    await this.page.mouse.down();
    await wait(60);
    await this.page.mouse.up();
    await wait(180);
  }

  async photo(name) {
    await this.page.screenshot({ path: `${this.photos}/${name}.png` }).catch(() => {});
  }
}
