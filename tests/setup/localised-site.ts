/** The `test` for browser tests of `npm run build -- languages`: the site in all languages, and the catalogue. */
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {
  Fixtures,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
} from '@playwright/test';
import {test as inOneWindow} from './one-window';
import {startServerProgram} from '../server/setup/programs';
import {test as inOwnContext} from './browser';
import {LOCALES_BUILD} from './locales';
import {requireBuild} from './site';

export {axeViolations, expect, hydrated, open} from './browser';

/** A server for each worker, which serves all languages. */
const servers: Fixtures<
  object,
  {siteUrl: string},
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs
> = {
  siteUrl: [
    async ({}, use) => {
      requireBuild(LOCALES_BUILD);
      const dataDir = await mkdtemp(join(tmpdir(), 'languages-'));
      const server = await startServerProgram('src/server/main.ts', {
        SITE_DIR: LOCALES_BUILD,
        DATA_DIR: dataDir,
        RATE_LIMIT: '10000',
      });
      await use(server.url);
      await server.end('SIGTERM');
      await rm(dataDir, {recursive: true});
    },
    {scope: 'worker'},
  ],
  baseURL: async ({siteUrl}, use) => use(siteUrl),
};

export const test = inOwnContext.extend<object, {siteUrl: string}>(servers);

/** For tests that need no context of their own. */
export const testInOneWindow = inOneWindow.extend<object, {siteUrl: string}>(servers);
