/** WebKitGTK, by its WebDriver server and the small browser that comes with the library. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect} from '@playwright/test';
import {freePort} from '../../server/setup/free-port';
import {Classic} from './classic';
import {start} from './program';
import type {Session} from './session';

/** The toolbar shrinks, or no window could be narrower than 447 px. */
const NARROW = `* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0;
  font-size: 1px; -gtk-icon-transform: scale(0.1); }`;

export interface WebKitPrograms {
  driver: string;
  browser: string;
  xvfb: string;
}

/** @param proxy port of the one that refuses what is not ours */
export async function openWebKit(
  proxy: number,
  {driver, browser, xvfb}: WebKitPrograms,
): Promise<Session> {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), NARROW);
  const screen = ['-displayfd', '1', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'];
  const display = await start(xvfb, screen, /^(\d+)$/m);
  // The driver does not report its port, so we choose one.
  const port = await freePort();
  const server = await start('sh', ['-c', `echo up; exec "${driver}" --port=${port}`], /(up)/, {
    ...process.env,
    DISPLAY: `:${display.said}`,
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
    GTK_THEME: '',
    // No desktop is there to be asked.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    NO_AT_BRIDGE: '1',
  });
  const address = `http://127.0.0.1:${port}`;
  await expect(async () => expect((await fetch(`${address}/status`)).ok).toBe(true)).toPass({
    timeout: 30_000,
  });
  const args = [
    '--automation',
    `--proxy=http://127.0.0.1:${proxy}`,
    '--ignore-host=127.0.0.1',
    '--enable-write-console-messages-to-stdout=true',
  ];
  const session = await Classic.open(address, {
    'webkitgtk:browserOptions': {binary: browser, args},
  });
  const quit = session.close.bind(session);
  return Object.assign(session, {
    takeMessages: async () =>
      server.takeLines().filter((line) => /^CONSOLE .*(ERROR|WARN)/.test(line)),
    close: async () => {
      await quit().catch(() => undefined);
      await server.stop();
      await display.stop();
      rmSync(home, {recursive: true, force: true});
    },
  });
}
