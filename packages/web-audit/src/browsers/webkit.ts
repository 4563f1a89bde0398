/** Drives WebKitGTK through Selenium, with its WebDriver server and MiniBrowser. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, openSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Builder, By, Key, Origin, type WebDriver} from 'selenium-webdriver';
import {DriverService} from 'selenium-webdriver/remote';
import type {Session} from './session';

/** Shrinks the toolbar, which would otherwise limit windows to 447 px. */
const NARROW = `* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0;
  font-size: 1px; -gtk-icon-transform: scale(0.1); }`;

interface WheelActions {
  scroll: (...args: [x: number, y: number, deltaX: number, deltaY: number, origin: Origin]) => {
    perform: () => Promise<void>;
  };
}

/** Paths of what WebKitGTK needs. */
export interface WebKitPrograms {
  /** Its WebDriver server: `WebKitWebDriver`. */
  driver: string;
  /** Its browser: `MiniBrowser`. */
  browser: string;
  /** A virtual display: `Xvfb`. */
  display: string;
}

interface Options {
  programs: WebKitPrograms;
  /** Port of a proxy on this computer for requests to other hosts, such as one that refuses them. */
  proxy: number;
  /** Folder for its profile. It is not removed at the end, when WebKit's processes may still write to it. */
  folder: string;
}

/** Starts a virtual display. @param program path of Xvfb */
async function openDisplay(program: string): Promise<{name: string; close: () => void}> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'];
  const xvfb = spawn(program, args, {stdio: ['ignore', 'pipe', 'ignore']});
  const failed = once(xvfb, 'exit').then(() => Promise.reject(new Error('Xvfb did not start.')));
  const [number] = (await Promise.race([once(xvfb.stdout, 'data'), failed])) as [Buffer];
  return {name: `:${number.toString().trim()}`, close: () => xvfb.kill()};
}

/** Starts WebKit. */
export async function openWebKit({programs, proxy, folder}: Options): Promise<Session> {
  const home = mkdtempSync(path.resolve(folder, 'webkit-'));
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), NARROW);
  const display = await openDisplay(programs.display);
  const output = path.join(home, 'output');
  const server = serverFor(programs.driver, home, display.name, openSync(output, 'a'));
  const driver = await driverOf(await server.start(), programs.browser, proxy);
  const capabilities = await driver.getCapabilities();
  const evaluate = (source: string, args: readonly unknown[]): Promise<unknown> =>
    driver.executeScript(`return (${source})(...arguments)`, ...args);

  return {
    version: `${capabilities.getBrowserName()} ${capabilities.getBrowserVersion()}`,
    leave: () => driver.get('about:blank'),
    goto: (url) => driver.get(url),
    traverse: (by) => (by === 1 ? driver.navigate().forward() : driver.navigate().back()),
    evaluate: async (source, args) => (await evaluate(source, args)) ?? undefined,
    ...pointerOf(driver),
    press: async (...keys) => {
      const codes = keys.map(codeOf);
      const actions = driver.actions();
      for (const code of codes) actions.keyDown(code);
      for (const code of codes.toReversed()) actions.keyUp(code);
      await actions.perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    chooseFiles: (selector, ...files) =>
      driver.findElement(By.css(selector)).sendKeys(files.join('\n')),
    resize: (width, height) => resize(driver, width, height),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    takeMessages: messagesIn(output),
    close: async () => {
      await driver.quit().catch(() => undefined);
      await server.kill();
      display.close();
    },
  };
}

/** @param written descriptor of the file for the output of the server and the browser */
function serverFor(program: string, home: string, display: string, written: number): DriverService {
  return new DriverService.Builder(program)
    .setLoopback(true)
    .setStdio(['ignore', written, written])
    .setEnvironment({
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      GTK_THEME: '',
      // There is no desktop session.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      NO_AT_BRIDGE: '1',
      // Painting on the processor, and compositing without threads, saves an eighth of the processor time. Compositing
      // stays on: without it, screenshots of paused animations may hang.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      LP_NUM_THREADS: '0',
    })
    .build();
}

/** @param address of the WebDriver server @param proxy port of the proxy */
function driverOf(address: string, browser: string, proxy: number): Promise<WebDriver> {
  return new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: browser,
        args: [
          '--automation',
          `--proxy=http://127.0.0.1:${proxy}`,
          '--ignore-host=127.0.0.1',
          '--enable-write-console-messages-to-stdout=true',
        ],
      },
    })
    .build();
}

function pointerOf(
  driver: WebDriver,
): Pick<Session, 'hover' | 'wheel' | 'click' | 'hold' | 'release'> {
  /** Position of the pointer, since a wheel has none of its own. */
  let pointer: [x: number, y: number] = [0, 0];
  let wheelX = 0;
  let wheelY = 0;
  let clicked: [x: number, y: number] = [0, 0];
  return {
    hover: (x, y) => {
      pointer = [x, y];
      return driver.actions().move({x, y, duration: 0}).perform();
    },
    wheel: (deltaX, deltaY) => {
      // WebKit subtracts the distances of the last event.
      wheelX += deltaX;
      wheelY += deltaY;
      // Not in the types of selenium-webdriver yet.
      const actions = driver.actions() as unknown as WheelActions;
      return actions.scroll(...pointer, wheelX, wheelY, Origin.VIEWPORT).perform();
    },
    click: (x, y) => {
      // GTK takes two quick clicks within 5 px for a double click.
      const isNear = Math.hypot(clicked[0] - x, clicked[1] - y) < 8;
      clicked = [isNear ? x + 8 : x, y];
      const [left, top] = clicked;
      return driver.actions().move({x: left, y: top, duration: 0}).press().release().perform();
    },
    hold: (x, y) => driver.actions().move({x, y, duration: 0}).press().perform(),
    release: () => driver.actions().release().perform(),
  };
}

/** Resizes the viewport, which is smaller than the window, and follows it some time later. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({width, height});
  await driver.wait(
    async () => {
      const size = await driver.executeScript('return [innerWidth, innerHeight]');
      const [innerWidth = 0, innerHeight = 0] = size as number[];
      if (innerWidth === width && innerHeight === height) return true;
      const rect = await window.getRect();
      // At least the target size: the reported viewport lags behind.
      await window.setRect({
        width: Math.max(width, rect.width + width - innerWidth),
        height: Math.max(height, rect.height + height - innerHeight),
      });
      return false;
    },
    10_000,
    `The window cannot be made ${width} by ${height} px.`,
    50,
  );
}

/** Returns a function that reads the messages since its last call. @param output file with the browser's output */
function messagesIn(output: string): Session['takeMessages'] {
  let taken = 0;
  return () => {
    const text = readFileSync(output, 'utf8');
    const lines = text.slice(taken).split('\n');
    taken = text.length;
    return Promise.resolve(lines.filter((line) => /^CONSOLE .*(ERROR|WARN)/.test(line)));
  };
}

/** Returns WebDriver's code point for a key: `ArrowUp` is Selenium's ARROW_UP. */
function codeOf(key: string): string {
  const name = key.replace(/\B[A-Z]/, '_$&').toUpperCase();
  return key.length === 1 ? key : String(Key[name as keyof typeof Key]);
}
