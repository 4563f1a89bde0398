/** Sees to it that the browser tests find a Chromium: ours are never skipped for want of one. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

/** Where Debian and its relatives put the `chromium` package. */
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/**
 * The Chromium to test with: the one named by CHROMIUM, the system's, or the one
 * Playwright downloaded; undefined when none is there.
 */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM'] ?? '', ...SYSTEM, chromium.executablePath()].find((file) =>
    existsSync(file),
  );
}

function attempt(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, {stdio: 'inherit'}).status === 0;
}

/**
 * Installs a Chromium when there is none: Playwright's own, else Debian's package.
 * @throws Error that says how to install one by hand, when both fail.
 */
export function ensureChromium(): void {
  if (findChromium()) return;
  console.log('No Chromium found; installing one.');
  attempt('npx', 'playwright', 'install', '--with-deps', 'chromium');
  if (findChromium()) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    const [program = '', ...rest] = [...sudo, 'apt-get', ...args];
    return attempt(program, ...rest);
  };
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium');
  if (findChromium()) return;
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install the package ' +
      '`chromium` (Debian, Ubuntu), or set CHROMIUM to the path of one, then run `npm test` again.',
  );
}
