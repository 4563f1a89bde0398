/** Finds programs that tests and the bench use, and installs missing ones. */
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {NotPossibleError} from '../command-line';
import {JITI} from '../command-line/parts';
import {installPackages} from './install';

/** Program → its package on Debian and Ubuntu, then its names on the PATH or its paths; `*` is any folder. */
export const PROGRAMS = {
  chromium: ['chromium', 'chromium', 'chromium-browser', 'google-chrome'],
  firefox: ['firefox-esr', 'firefox-esr', 'firefox'],
  webkitDriver: ['webkit2gtk-driver', 'WebKitWebDriver'],
  miniBrowser: ['libwebkit2gtk-4.1-0', '/usr/lib/*/webkit2gtk-4.1/MiniBrowser'],
  xvfb: ['xvfb', 'Xvfb'],
  orca: ['orca', 'orca'],
  pyatspi: ['python3-pyatspi', '/usr/lib/python3/dist-packages/pyatspi'],
  'at-spi2-core': ['at-spi2-core', '/usr/libexec/at-spi2-registryd'],
  openbox: ['openbox', 'openbox'],
  xdotool: ['xdotool', 'xdotool'],
  'dbus-daemon': ['dbus-daemon', 'dbus-daemon'],
  caddy: ['caddy', 'caddy'],
  nginx: ['nginx', 'nginx'],
  clamd: ['clamav-daemon', 'clamd'],
  pdftotext: ['poppler-utils', 'pdftotext'],
  pdftoppm: ['poppler-utils', 'pdftoppm'],
  postgres: ['postgresql', 'initdb', '/usr/lib/postgresql/*/bin/initdb'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type ProgramName = keyof typeof PROGRAMS;

/** Debian's folders for programs that are not on the PATH of an ordinary account. */
const SYSTEM_FOLDERS = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin'];

/** Whether this is a system whose packages apt-get installs. */
export const HAS_APT = existsSync('/usr/bin/apt-get');

/** Returns the paths at which a program can be: on the PATH for a name, the newest version first for a pattern. */
export function candidates(name: string): string[] {
  const [before = '', after] = name.split('*');
  if (after !== undefined) {
    const folders = existsSync(before) ? readdirSync(before) : [];
    const newestFirst = folders.sort((a, b) => b.localeCompare(a, 'en', {numeric: true}));
    return newestFirst.map((folder) => before + folder + after);
  }
  if (name.startsWith('/')) return [name];
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...SYSTEM_FOLDERS];
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  return folders.filter(Boolean).map((folder) => path.join(folder, file));
}

/** Returns the path of the Chromium that Playwright downloaded. Uses a child process, as jiti cannot load Playwright. */
function playwrightChromium(): string {
  const question = "require('@playwright/test').chromium.executablePath()";
  return spawnSync(process.execPath, ['-p', question], {encoding: 'utf8'}).stdout.trim();
}

/**
 * Returns the path of a program; undefined if it is not installed. CHROMIUM and FIREFOX name other browsers.
 * @throws NotPossibleError if such a setting names a file that does not exist
 */
export function findProgram(name: ProgramName): string | undefined {
  const variable = name === 'chromium' || name === 'firefox' ? name.toUpperCase() : '';
  const named = process.env[variable];
  if (named && !existsSync(named)) {
    throw new NotPossibleError(`${variable} is "${named}", which does not exist.`);
  }
  const [, ...names] = PROGRAMS[name];
  const found = named ?? names.flatMap(candidates).find((file) => existsSync(file));
  if (found ?? name !== 'chromium') return found;
  const downloaded = playwrightChromium();
  return existsSync(downloaded) ? downloaded : undefined;
}

/**
 * Returns the path of a Chromium for tests that need no window. It is the shell if that is installed: the same engine
 * without the interface of a browser, which opens a page in half of the time. It is never installed for the tests,
 * because its package can upgrade Chromium.
 */
export function headlessChromium(): string | undefined {
  const shells = ['chromium-headless-shell', 'chrome-headless-shell'].flatMap(candidates);
  const shell = process.env['CHROMIUM'] ? undefined : shells.find((file) => existsSync(file));
  return shell ?? findProgram('chromium');
}

const packagesOf = (names: readonly ProgramName[]) => [
  ...new Set(names.map((name): string => PROGRAMS[name][0])),
];

export const missingPackages = (): string[] =>
  packagesOf((Object.keys(PROGRAMS) as ProgramName[]).filter((name) => !findProgram(name)));

/** The command that installs all missing packages as root. It has no `npm`, which sudo may not find. */
const INSTALL_MISSING = `sudo ${process.execPath} ${JITI} scripts/test/packages.ts --install`;

export function installCommand(names: readonly ProgramName[], hasApt = HAS_APT): string {
  if (hasApt) return `${INSTALL_MISSING} (${packagesOf(names).join(', ')})`;
  const command = names.includes('chromium') ? 'npx playwright install chromium' : '';
  const others = packagesOf(names.filter((name) => name !== 'chromium')).join(', ');
  return [command, others && `install ${others} (names of Debian's packages)`]
    .filter(Boolean)
    .join('; ');
}

/** Installs missing programs if root runs this on a system with apt-get. Returns the programs still missing. */
export function installPrograms(names: readonly ProgramName[]): ProgramName[] {
  const missing = names.filter((name) => !findProgram(name));
  if (missing.length === 0 || !HAS_APT || process.getuid?.() !== 0) return missing;
  installPackages(packagesOf(missing));
  return missing.filter((name) => !findProgram(name));
}

/** Installs the missing ones of some programs. @throws NotPossibleError that names the command to install them */
export function ensurePrograms(names: readonly ProgramName[]): void {
  const missing = installPrograms(names);
  if (missing.length === 0) return;
  throw new NotPossibleError(
    `${missing.join(', ')} not found. To install: ${installCommand(missing)}`,
  );
}

/** Returns the path of a program, installed if it was missing. @throws NotPossibleError that says how to install it */
export function programPath(name: ProgramName): string {
  ensurePrograms([name]);
  return findProgram(name) ?? name;
}
