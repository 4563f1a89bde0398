/** The browser tests' own configuration, put to auditing: `npm run audit`. */
import path from 'node:path';
import type {PlaywrightTestConfig} from '@playwright/test';
import browserTests from '../../../playwright.config';
import {readSelection} from './run';

const {webServer} = browserTests;
const {out} = readSelection();

const config: PlaywrightTestConfig = {
  ...browserTests,
  testDir: '.',
  testIgnore: [],
  projects: [
    {
      name: 'visits',
      testMatch: ['visits.spec.ts', 'site.spec.ts', 'defects.spec.ts'],
      // Once in some hundred visits a busy browser answers no more; another one is asked.
      retries: 1,
    },
    {name: 'report', testMatch: 'report.spec.ts'},
  ],
  outputDir: path.resolve(out, '.playwright'),
  // One stop has four schemes, two engines and a score of checks.
  timeout: 600_000,
  reporter: [['./progress.ts'], ['json', {outputFile: path.resolve(out, '.playwright.json')}]],
  webServer:
    webServer && !Array.isArray(webServer)
      ? {
          ...webServer,
          cwd: '../../..',
          env: {...webServer.env, DATA_DIR: path.resolve(out, '.data')},
        }
      : [],
};

export default config;
