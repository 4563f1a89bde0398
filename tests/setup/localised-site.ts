/** The `test` for browser tests of the site in all languages, built by `npm run build -- languages`. */
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {startServerProgram} from '../server/setup/programs';
import {test as base} from './browser';
import {LOCALES_BUILD} from './locales';

export {axeViolations, expect, hydrated, open} from './browser';

/** `test` with its own server, which serves all languages. */
export const test = base.extend<object, {siteUrl: string}>({
  siteUrl: [
    async ({browserName}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), `languages-${browserName}-`));
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
});
