/** What `npm run listen` needs: a screen reader, a browser beside Chromium, a screen. */
import {spawnSync} from 'node:child_process';
import {ensurePrograms, findProgram} from '../../scripts/programs';

const NEEDED = [
  ...(['chromium', 'firefox', 'orca', 'pyatspi', 'at-spi2-core'] as const),
  ...(['xvfb', 'openbox', 'xdotool', 'dbus-daemon'] as const),
];

/** Installs what is missing, where we may. @throws Error that says how to do it by hand */
export function ensureScreenReader(): void {
  ensurePrograms(NEEDED);
}

/** Of the screen reader and of each browser, such as `43.1`. */
export function versionsOfPrograms(): {orca: string; firefox: string; chromium: string} {
  return {orca: versionOf('orca'), firefox: versionOf('firefox'), chromium: versionOf('chromium')};
}

/** A program may say more than its version, and the version more than its number. */
function versionOf(name: 'orca' | 'firefox' | 'chromium'): string {
  const {stdout} = spawnSync(findProgram(name) ?? name, ['--version'], {encoding: 'utf8'});
  return /\d+(\.\d+)+/.exec(stdout)?.[0] ?? 'unknown';
}
