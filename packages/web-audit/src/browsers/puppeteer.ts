/** Drives Chromium (with the DevTools protocol) and Firefox (with WebDriver BiDi) through Puppeteer. */
import puppeteer, {
  type Browser,
  type KeyInput,
  type LaunchOptions,
  type Mouse,
  type Page,
} from 'puppeteer-core';
import type {Session} from './session';

/** Long enough for slow machines. */
const START_TIMEOUT_MS = 120_000;

interface Options {
  /** Path of the browser. */
  program: string;
  /** Port of a proxy on this computer for requests to other hosts, such as one that refuses them. */
  proxy: number;
}

/** Starts Chromium. @param options `args` are further arguments of its command line */
export function openChromium({
  program,
  proxy,
  args = [],
}: Options & {args?: readonly string[]}): Promise<Session> {
  return open({
    browser: 'chrome',
    executablePath: program,
    // Scrollbars take up space, as on a desktop.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    args: [...args, `--proxy-server=http://127.0.0.1:${proxy}`],
  });
}

/** Preferences for text at 200 % without anything else, as by View → Zoom → Zoom Text Only. */
export const TEXT_AT_200_PERCENT = {
  'ui.textScaleFactor': 200,
  // 2: the scale of the system applies to text only.
  'browser.display.os-zoom-behavior': 2,
};

/** Starts Firefox. @param options `preferences` are those of about:config */
export function openFirefox({
  program,
  proxy,
  preferences = {},
}: Options & {preferences?: Readonly<Record<string, number>>}): Promise<Session> {
  return open({
    browser: 'firefox',
    executablePath: program,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxy,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': proxy,
      'network.proxy.no_proxies_on': '127.0.0.1',
      'ui.prefersReducedMotion': 0,
      ...preferences,
    },
  });
}

async function open(options: LaunchOptions): Promise<Session> {
  const browser = await puppeteer.launch({
    ...options,
    defaultViewport: null,
    timeout: START_TIMEOUT_MS,
  });
  if (options.browser === 'chrome') await allowCopying(browser);
  // A set, since a page restored from Firefox's back/forward cache repeats its messages.
  const messages = new Set<string>();
  // In Firefox's first tab the address bar has the focus, so pages get no events.
  const [first] = await browser.pages();
  let page = await newTab(browser, messages);
  await first?.close();
  return {
    version: await browser.version(),
    leave: async (nextPage) => {
      if (options.browser === 'chrome') {
        await page.goto(nextPage);
        return;
      }
      // In a new tab: Puppeteer never sees a page from Firefox's back/forward cache finish loading.
      const left = page;
      page = await newTab(browser, messages);
      await left.close();
    },
    goto: async (url) => {
      await page.goto(url);
      // The address bar has the focus on an empty page, and may keep it on the next.
      if (!(await page.evaluate(() => document.hasFocus()))) await page.bringToFront();
    },
    // Puppeteer's method waits for a load event, which pages from Firefox's back/forward cache do not fire. The answer to
    // this command may be lost with the page.
    traverse: async (by) => {
      page
        .evaluate((delta) => {
          history.go(delta);
        }, by)
        .catch(() => undefined);
    },
    evaluate: async (source, args) => {
      const result = await page.evaluate(`(${source})(...${JSON.stringify(args)})`);
      return result ?? undefined;
    },
    ...pointerOn(() => page.mouse),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput);
    },
    type: (text) => page.keyboard.type(text),
    chooseFiles: async (selector, ...files) => {
      const input = await page.waitForSelector(selector as 'input');
      await input?.uploadFile(...files);
    },
    resize: (width, height) => page.setViewport({width, height}).catch(tolerateNoOrientation),
    screenshot: async () => Buffer.from(await page.screenshot()),
    takeMessages: async () => {
      const taken = [...messages];
      messages.clear();
      return taken;
    },
    close: () => browser.close(),
  };
}

/** Chromium lets a page copy after a click; its shell has nobody to ask, and refuses. */
async function allowCopying(browser: Browser): Promise<void> {
  const session = await browser.target().createCDPSession();
  await session.send('Browser.grantPermissions', {permissions: ['clipboardSanitizedWrite']});
}

/** Firefox 140 sets the size, but has no command for the orientation of the screen, which Puppeteer sends too. */
function tolerateNoOrientation(error: Error): void {
  if (!/unknown command emulation\.setScreenOrientationOverride/.test(error.message)) throw error;
}

/** @param messages receives errors and warnings of the tab */
async function newTab(browser: Browser, messages: Set<string>): Promise<Page> {
  const tab = await browser.newPage();
  // Tests have their own timeouts.
  tab.setDefaultTimeout(0);
  tab.on('console', (message) => {
    const type = message.type();
    if (['assert', 'error', 'warn'].includes(type)) messages.add(`${type}: ${message.text()}`);
  });
  tab.on('pageerror', (error) => messages.add(`error: ${String(error)}`));
  return tab;
}

/** @param mouse returns that of the current tab */
function pointerOn(
  mouse: () => Mouse,
): Pick<Session, 'hover' | 'click' | 'hold' | 'release' | 'wheel'> {
  return {
    hover: (x, y) => mouse().move(x, y),
    click: (x, y) => mouse().click(x, y),
    hold: async (x, y) => {
      await mouse().move(x, y);
      await mouse().down();
    },
    release: () => mouse().up(),
    wheel: (deltaX, deltaY) => mouse().wheel({deltaX, deltaY}),
  };
}
