import {defineConfig, devices} from '@playwright/test';
import {headlessChromium} from './scripts/programs';
import {CHROMIUM_ARGS, NO_OTHER_HOSTS} from './tests/setup/chromium';

const PORT = Number(process.env.TEST_PORT ?? 4173);

/** Where the tests' server stores submissions, which tests read. */
export const DATA_DIR = 'test-results/data';

export default defineConfig({
  testDir: 'tests',
  // Playwright empties this folder; the other tests' reports are beside it.
  outputDir: 'test-results/playwright',
  // npm run audit and tests/engines have their own configurations.
  testIgnore: ['a11y/audit/**', 'engines/**'],
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Long, since a busy machine is slow; a test that hangs still ends.
  timeout: 90_000,
  expect: {timeout: 15_000},
  // The accessibility tree of each example; `--update-snapshots changed` updates them.
  snapshotPathTemplate: '{testDir}/a11y/examples/{arg}{ext}',
  reporter: [['list'], ['json', {outputFile: 'test-results/playwright.json'}]],
  webServer: {
    command: 'node node_modules/jiti/lib/jiti-cli.mjs src/server/main.ts',
    url: `http://127.0.0.1:${PORT}/healthz`,
    env: {PORT: String(PORT), DATA_DIR, RATE_LIMIT: '10000'},
    reuseExistingServer: false,
  },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: {width: 1280, height: 800},
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: headlessChromium(),
      args: [...CHROMIUM_ARGS, NO_OTHER_HOSTS],
    },
  },
});
