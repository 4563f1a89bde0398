/** How tests and measurements start Chromium. */

/**
 * Parts of the browser window that tests never see: with each new page it would load two more for the list below the
 * address bar, which take longer than most of our pages.
 */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * Features that Playwright disables. Chromium uses only the last list on its command line, so these are repeated;
 * tests/e2e/chromium.spec.ts fails if one is missing.
 */
const SWITCHED_OFF = [
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

/** For Playwright. */
export const CHROMIUM_ARGS = [...BASE, off([...SWITCHED_OFF, ...UNSEEN])];

/** For programs that start it without Playwright. */
export const PLAIN_ARGS = [...BASE, off(UNSEEN)];
