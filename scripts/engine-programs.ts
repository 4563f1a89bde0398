/** Sees to it that the tests in three engines find their browsers and drivers. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {findChromium} from './chromium';
import {installPackages} from './debian';

const LIBRARIES = '/usr/lib';

/** Program → Debian's package, where that puts it, and the variable that names another one. */
const PROGRAMS = {
  chromium: {debian: 'chromium', variable: 'CHROMIUM', find: findChromium},
  chromedriver: known('chromium-driver', 'CHROMEDRIVER', '/usr/bin/chromedriver'),
  firefox: known('firefox-esr', 'FIREFOX', '/usr/bin/firefox-esr', '/usr/bin/firefox'),
  webkitDriver: known('webkit2gtk-driver', 'WEBKIT_DRIVER', '/usr/bin/WebKitWebDriver'),
  miniBrowser: {debian: 'libwebkit2gtk-4.1-0', variable: 'MINI_BROWSER', find: findMiniBrowser},
  xvfb: known('xvfb', 'XVFB', '/usr/bin/Xvfb'),
} as const;

export type EngineProgram = keyof typeof PROGRAMS;

function known(debian: string, variable: string, ...places: string[]) {
  return {debian, variable, find: () => places.find((file) => existsSync(file))};
}

/** It lies among the libraries, under the name of the machine's kind: `x86_64-linux-gnu`. */
function findMiniBrowser(): string | undefined {
  const folders = readdirSync(LIBRARIES).map((kind) =>
    path.join(LIBRARIES, kind, 'webkit2gtk-4.1/MiniBrowser'),
  );
  return folders.find((file) => existsSync(file));
}

/**
 * The program: the one that its variable names, or the system's; undefined when none is there.
 * @throws Error when the variable names a file that does not exist
 */
function find(name: EngineProgram): string | undefined {
  const {variable, find: search} = PROGRAMS[name];
  const named = process.env[variable];
  if (named && !existsSync(named)) {
    throw new Error(`${variable} is "${named}", which does not exist.`);
  }
  return named ?? search();
}

/** @throws Error that says how to install it, when it is not there */
export function engineProgram(name: EngineProgram): string {
  const found = find(name);
  if (found) return found;
  const {debian, variable} = PROGRAMS[name];
  throw new Error(
    `The tests in three engines need the program of Debian's package \`${debian}\`. Install it, or set ` +
      `${variable} to the path of the program. The versions that the tests know are Debian 12's.`,
  );
}

/**
 * Installs Debian's packages of what is not there, where we may.
 * @throws Error that says what to install by hand
 */
export function ensureEngines(): void {
  const names = Object.keys(PROGRAMS) as EngineProgram[];
  const missing = names.filter((name) => !find(name)).map((name) => PROGRAMS[name].debian);
  if (missing.length > 0) installPackages(...missing);
  for (const name of names) engineProgram(name);
}
