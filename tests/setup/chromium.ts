/** How tests and measurements start Chromium. */

/**
 * What of its window nobody sees: for each new page it would load two more, for the list below its address bar,
 * which cost more than most of ours.
 */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * What Playwright switches off. Of two lists Chromium uses the last alone, so these are repeated;
 * tests/e2e/chromium.spec.ts fails when one of them is left out.
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

/** Whatever starts it. */
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

/** For who starts it without Playwright. */
export const PLAIN_ARGS = [...BASE, off(UNSEEN)];
