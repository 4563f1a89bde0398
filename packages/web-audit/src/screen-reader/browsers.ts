/** Starts Firefox and Chromium with a page that fills the screen. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {HEIGHT_PX, type Desktop} from './desktop';

export const BROWSERS = ['firefox', 'chromium'] as const;
export type Browser = (typeof BROWSERS)[number];

/** Preferences that keep Firefox's own interface silent. */
const FIREFOX = {
  'browser.aboutwelcome.enabled': false,
  'browser.download.alwaysOpenPanel': false,
  'browser.download.panel.shown': true,
  'browser.formfill.enable': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.formautofill.addresses.enabled': false,
  'full-screen-api.warning.timeout': 0,
  'signon.rememberSignons': false,
  'termsofuse.bypassNotification': true,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
};

/** By default, Firefox's windows are at least 450 px wide. */
const NARROW = ':root { min-width: 320px !important; }\n';

const CHROMIUM = [
  '--no-first-run',
  '--disable-translate',
  '--no-default-browser-check',
  '--password-store=basic',
  '--force-renderer-accessibility',
];

/** A browser that is installed. */
export interface InstalledBrowser {
  name: Browser;
  /** Its path. */
  program: string;
  /** Further arguments of its command line. */
  args?: readonly string[];
}

/** Opens a page in a new profile. @param width of the screen, in px */
export function openBrowser(
  {name, program, args = []}: InstalledBrowser,
  desktop: Desktop,
  width: number,
  url: string,
): void {
  const profile = path.join(desktop.home, 'profile');
  mkdirSync(path.join(profile, 'chrome'), {recursive: true});
  if (name === 'firefox') writePreferences(profile);
  const size = [`--window-size=${width},${HEIGHT_PX}`, '--window-position=0,0'];
  const own = {
    firefox: ['--no-remote', '--profile', profile, '--kiosk', url],
    chromium: [...CHROMIUM, `--user-data-dir=${profile}`, ...size, `--app=${url}`, '--kiosk'],
  };
  desktop.programs.start(program, [...args, ...own[name]]);
}

function writePreferences(profile: string): void {
  const lines = Object.entries(FIREFOX).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join(''));
  writeFileSync(path.join(profile, 'chrome/userChrome.css'), NARROW);
}
