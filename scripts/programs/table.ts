/** Programs that tests need, which are never skipped for want of one. */
import {existsSync} from 'node:fs';
import {
  libraryNamed,
  playwrightChromium,
  postgresFolder,
  programNamed,
  startsPostgres,
} from './places';

export interface Program {
  /** Debian's package. */
  debian: string;
  find: () => string | undefined;
  /** Setting that names another one. */
  variable?: string;
  /** Whether what the setting names will do, and what is said when it will not. */
  fits: (file: string) => boolean;
  unfit: string;
}

function program(debian: string, variable?: string, ...names: string[]): Program {
  return found(debian, variable, () => programNamed(...names));
}

function found(debian: string, variable: string | undefined, find: Program['find']): Program {
  const fits = (file: string) => existsSync(file);
  return {debian, find, fits, unfit: 'does not exist', ...(variable && {variable})};
}

export const PROGRAMS = {
  chromium: found(
    'chromium',
    'CHROMIUM',
    () => programNamed('chromium', 'chromium-browser') ?? playwrightChromium(),
  ),
  chromedriver: program('chromium-driver', 'CHROMEDRIVER', 'chromedriver'),
  firefox: program('firefox-esr', 'FIREFOX', 'firefox-esr', 'firefox'),
  webkitDriver: program('webkit2gtk-driver', 'WEBKIT_DRIVER', 'WebKitWebDriver'),
  miniBrowser: found('libwebkit2gtk-4.1-0', 'MINI_BROWSER', () =>
    libraryNamed('webkit2gtk-4.1/MiniBrowser'),
  ),
  xvfb: program('xvfb', 'XVFB', 'Xvfb'),
  orca: program('orca', undefined, 'orca'),
  openbox: program('openbox', undefined, 'openbox'),
  xdotool: program('xdotool', undefined, 'xdotool'),
  'dbus-daemon': program('dbus-daemon', undefined, 'dbus-daemon'),
  nginx: program('nginx-light', 'NGINX', 'nginx'),
  caddy: program('caddy', 'CADDY', 'caddy'),
  clamd: program('clamav-daemon', undefined, 'clamd'),
  pdftotext: program('poppler-utils', undefined, 'pdftotext'),
  pdftoppm: program('poppler-utils', undefined, 'pdftoppm'),
  /** Sets the clock of one program, with as many threads as it likes. */
  faketime: found('libfaketime', 'FAKETIME_LIBRARY', () =>
    libraryNamed('faketime/libfaketimeMT.so.1'),
  ),
  /** A folder, with `initdb` in it. */
  postgres: {
    ...found('postgresql', 'POSTGRES_BIN', postgresFolder),
    fits: startsPostgres,
    unfit: 'holds no initdb and postgres',
  },
} as const satisfies Record<string, Program>;

export type ProgramName = keyof typeof PROGRAMS;
