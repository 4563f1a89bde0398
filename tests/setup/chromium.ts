/** Arguments for starting Chromium in tests and measurements. */

/**
 * Popups of the address bar, which tests do not need: with each new page, the browser loads two more pages for them,
 * which takes longer than most pages of the site.
 */
const POPUPS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** With each new page, the browser starts a process for the next one: a tenth of the time of a short test. */
const SPARE_PROCESSES = ['SpareRendererForSitePerProcess'];

/**
 * Features that Playwright disables. Chromium uses only the last list on its command line, so these are repeated;
 * tests/e2e/chromium.spec.ts fails if one is missing.
 */
const DISABLED = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
];

/** Arguments for every start of Chromium. */
const BASE = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const off = (features: string[]) => `--disable-features=${features.join(',')}`;

/** Other hosts than this computer do not exist. */
export const NO_OTHER_HOSTS = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** For Playwright. */
export const CHROMIUM_ARGS = [...BASE, off([...DISABLED, ...POPUPS, ...SPARE_PROCESSES])];

/** For programs that start Chromium without Playwright. */
export const PLAIN_ARGS = [...BASE, off([...POPUPS, ...SPARE_PROCESSES])];
