/** Sees to it that the browser tests find a Chromium: ours are never skipped for want of one. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** Where Debian and its relatives put the `chromium` package. */
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/**
 * The Chromium to test with: the one named by CHROMIUM, the system's, or the one
 * Playwright downloaded; undefined when none is there.
 * @throws Error when CHROMIUM names a file that does not exist.
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named && !existsSync(named)) {
    throw new Error(
      `CHROMIUM is "${named}", which does not exist. For example: CHROMIUM=${SYSTEM[0]}`,
    );
  }
  return [named ?? '', ...SYSTEM].find((file) => existsSync(file)) ?? playwrightChromium();
}

/** Asked of a process of its own: Playwright cannot be loaded through jiti. */
function playwrightChromium(): string | undefined {
  const question = "require('@playwright/test').chromium.executablePath()";
  const {stdout} = spawnSync(process.execPath, ['-p', question], {encoding: 'utf8'});
  return [stdout.trim()].find((file) => existsSync(file));
}

function attempt(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, {stdio: 'inherit'}).status === 0;
}

/** What makes a command run as root without asking for a password; undefined when nothing does. */
function asRoot(): string[] | undefined {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined;
}

/**
 * Installs a Chromium when there is none: Playwright's own where its download works, else
 * Debian's package.
 * @throws Error that says how to install one by hand, when both fail.
 */
export function ensureChromium(): void {
  if (findChromium()) return;
  console.log('No Chromium found; installing one.');
  const root = asRoot();
  if (attempt('npx', 'playwright', 'install', 'chromium')) {
    // Its libraries come from the distribution; without root they may be there already.
    if (root) attempt('npx', 'playwright', 'install-deps', 'chromium');
  } else if (root) {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
      const [program = '', ...rest] = [...root, 'apt-get', ...args];
      attempt(program, ...rest);
    }
  }
  if (findChromium()) return;
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install the package ' +
      '`chromium` (Debian, Ubuntu), or set CHROMIUM to the path of one, then run `npm test` again.',
  );
}
