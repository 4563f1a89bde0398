/** `npm run audit`: a project for each width and scheme, one for the built HTML, and one for planted faults. */
import type {PlaywrightTestConfig} from '@playwright/test';
import {SCHEMES, widthsIn, WIDTHS, type Scheme} from '@trendsoft/web-audit';
import browserTests from '../../../playwright.config';

const {webServer} = browserTests;

const config: PlaywrightTestConfig<{width: number; scheme: Scheme}> = {
  ...browserTests,
  testDir: '.',
  testIgnore: [],
  testMatch: '*.spec.ts',
  outputDir: '../../../test-results/audit-pages',
  // Two engines and about 20 probes run on the longest page.
  timeout: 300_000,
  reporter: [
    ['list'],
    ['html', {outputFolder: '../../../audit', open: 'never'}],
    ['./reporter.ts'],
  ],
  projects: [
    ...SCHEMES.flatMap((scheme) =>
      widthsIn(scheme, WIDTHS).map((width) => ({
        name: `${width} ${scheme}`,
        testMatch: 'pages.spec.ts',
        grep: new RegExp(`@${width}\\b`),
        use: {width, scheme},
      })),
    ),
    {name: 'HTML', testMatch: 'site.spec.ts'},
    {name: 'planted faults', testMatch: 'planted.spec.ts'},
  ],
  webServer:
    webServer && !Array.isArray(webServer)
      ? {
          ...webServer,
          cwd: '../../..',
          env: {...webServer.env, DATA_DIR: 'test-results/audit-data'},
        }
      : [],
};

export default config;
