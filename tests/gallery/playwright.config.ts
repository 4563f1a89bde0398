/** The browser tests' own configuration, put to taking pictures: `npm test -- shots`. */
import type {PlaywrightTestConfig} from '@playwright/test';
import browserTests from '../../playwright.config';

const {webServer} = browserTests;

const config: PlaywrightTestConfig = {
  ...browserTests,
  testDir: '.',
  testMatch: [],
  outputDir: '../../test-results/gallery',
  reporter: 'dot',
  webServer: webServer && !Array.isArray(webServer) ? {...webServer, cwd: '../..'} : [],
  projects: [
    {name: 'pictures', testMatch: 'pictures.spec.ts'},
    {name: 'sheets', testMatch: 'sheets.spec.ts', dependencies: ['pictures']},
  ],
};

export default config;
