/** Playwright's runner, which does not drive the browsers here: `npm run test:engines`. */
import type {PlaywrightTestConfig} from '@playwright/test';
import browserTests from '../../playwright.config';
import {ENGINES, type Engine} from './drive/session';

const {webServer, workers, forbidOnly, expect} = browserTests;

const config: PlaywrightTestConfig<object, {engine: Engine}> = {
  ...{workers, forbidOnly, expect},
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/engines',
  // Starting an engine on a busy machine is most of it.
  timeout: 180_000,
  reporter: [['list'], ['json', {outputFile: '../../test-results/engines.json'}]],
  webServer:
    webServer && !Array.isArray(webServer)
      ? {...webServer, cwd: '../..', env: {...webServer.env, DATA_DIR: 'test-results/engines-data'}}
      : [],
  projects: ENGINES.map((engine) => ({name: engine, use: {engine}})),
};

export default config;
