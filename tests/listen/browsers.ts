/** The two browsers, started so that the page fills the screen. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {findProgram} from '../../scripts/programs';
import {PLAIN_ARGS} from '../setup/chromium';
import {HEIGHT_PX, type Desktop} from './desktop';

export const BROWSERS = ['firefox', 'chromium'] as const;
export type Browser = (typeof BROWSERS)[number];

/** Nothing of the browser's own may speak. */
const FIREFOX = {
  'app.update.auto': false,
  'browser.aboutConfig.showWarning': false,
  'browser.aboutwelcome.enabled': false,
  'browser.formfill.enable': false,
  'browser.newtabpage.enabled': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.tabs.warnOnClose': false,
  'browser.translations.enable': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.formautofill.addresses.enabled': false,
  'full-screen-api.warning.timeout': 0,
  'signon.rememberSignons': false,
  'termsofuse.bypassNotification': true,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/** Its windows are at least 450 px wide by themselves. */
const NARROW = ':root { min-width: 320px !important; }\n';

const CHROMIUM = [
  ...PLAIN_ARGS,
  ...['--disable-translate', '--no-default-browser-check'],
  ...['--password-store=basic', '--force-renderer-accessibility'],
];

/** Opens a page in a new profile. @param width of the screen, in px */
export function openBrowser(browser: Browser, desktop: Desktop, width: number, url: string): void {
  const profile = path.join(desktop.home, 'profile');
  mkdirSync(profile);
  const start = {firefox: startFirefox, chromium: startChromium}[browser];
  start(desktop, profile, width, url);
}

function startFirefox({programs}: Desktop, profile: string, _width: number, url: string): void {
  const lines = Object.entries(FIREFOX).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join(''));
  mkdirSync(path.join(profile, 'chrome'));
  writeFileSync(path.join(profile, 'chrome/userChrome.css'), NARROW);
  programs.start('firefox-esr', ['--no-remote', '--profile', profile, '--kiosk', url]);
}

function startChromium({programs}: Desktop, profile: string, width: number, url: string): void {
  programs.start(findProgram('chromium') ?? 'chromium', [
    ...CHROMIUM,
    `--user-data-dir=${profile}`,
    `--window-size=${width},${HEIGHT_PX}`,
    '--window-position=0,0',
    `--app=${url}`,
    '--kiosk',
  ]);
}
