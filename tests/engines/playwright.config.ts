/** Playwright's runner, which does not drive the browsers here: `npm test -- engines`. */
import type {PlaywrightTestConfig} from '@playwright/test';
import browserTests from '../../playwright.config';
import {ENGINES, type Engine} from '@trendsoft/web-audit/browsers';
import {DEFECTS} from './planted';

const {webServer, workers, forbidOnly, expect} = browserTests;

/** Engines may run at the same time: each has its own port, files and data. */
const FOLDER = `test-results/engines-${process.env['TEST_PORT'] ?? 'all'}`;

/** Where the site's server stores what the flows send. */
export const DATA_DIR = `${FOLDER}-data`;

/** Set by scripts/engines.ts: the flows then run on copies of the site that have a defect each. */
const PLANTED = process.env['PLANTED'] !== undefined;

/** A defect is looked for in the engine that should notice it, and in Chromium, which should not. */
const planted = DEFECTS.flatMap(({name, engine, notices}) =>
  [engine, 'chromium' as const].map((inEngine) => ({
    name: `${inEngine}: ${name}`,
    grep: notices,
    use: {engine: inEngine, planted: name},
  })),
);

/** Only Firefox zooms text alone. */
const projectOf = (engine: Engine) => ({
  name: engine,
  use: {engine},
  testIgnore: engine === 'firefox' ? [] : '**/text-zoom.spec.ts',
});

const config: PlaywrightTestConfig<object, {engine: Engine; planted: string}> = {
  workers,
  forbidOnly,
  expect,
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: `../../${FOLDER}`,
  // Starting an engine on a busy machine is most of it.
  timeout: 180_000,
  reporter: [['list'], ['json']],
  webServer:
    webServer && !Array.isArray(webServer)
      ? {...webServer, cwd: '../..', env: {...webServer.env, DATA_DIR}}
      : [],
  projects: PLANTED ? planted : ENGINES.map(projectOf),
};

export default config;
