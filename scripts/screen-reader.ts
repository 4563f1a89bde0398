/** Sees to it that `npm run listen` finds its programs: a screen reader, a browser beside Chromium, a screen. */
import {spawnSync} from 'node:child_process';
import {ensureChromium, findChromium} from './chromium';
import {installPackages} from './debian';

/** Program → Debian's package of it. */
const PACKAGES = {
  orca: 'orca',
  'firefox-esr': 'firefox-esr',
  Xvfb: 'xvfb',
  openbox: 'openbox',
  xdotool: 'xdotool',
  'dbus-daemon': 'dbus-daemon',
} as const;

/** What Orca needs beside itself, and has no program to look for. */
const LIBRARIES = ['python3-pyatspi', 'at-spi2-core', 'dbus-x11'];

const missing = () =>
  Object.entries(PACKAGES).filter(([program]) => spawnSync('which', [program]).status !== 0) as [
    string,
    string,
  ][];

/**
 * Installs Debian's packages when a program is missing and we may.
 * @throws Error that says how to install them by hand.
 */
export function ensureScreenReader(): void {
  ensureChromium();
  if (missing().length > 0) installPackages(...missing().map(([, name]) => name), ...LIBRARIES);
  const left = missing();
  if (left.length === 0) return;
  const programs = left.map(([program]) => program).join(', ');
  throw new Error(
    `npm run listen needs ${programs}, and could not install what is missing. Install the packages ` +
      `\`${[...left.map(([, name]) => name), ...LIBRARIES].join(' ')}\` (Debian, Ubuntu), then run it again.`,
  );
}

/** Of the screen reader and of each browser, such as `43.1`. */
export function versionsOfPrograms(): {orca: string; firefox: string; chromium: string} {
  return {
    orca: versionOf('orca'),
    firefox: versionOf('firefox-esr'),
    chromium: versionOf(findChromium() ?? 'chromium'),
  };
}

/** A program may say more than its version, and the version more than its number. */
function versionOf(program: string): string {
  const {stdout} = spawnSync(program, ['--version'], {encoding: 'utf8'});
  return /\d+(\.\d+)+/.exec(stdout)?.[0] ?? 'unknown';
}
