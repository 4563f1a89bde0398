/** Builds and serves the site below a base path, with the forms service on another origin. */
import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {freePort} from '../../packages/forms-service/tests/setup/free-port';
import {startMain} from '../server/setup/programs';
import {storeIn} from './stored';

const FOLDER = path.resolve('test-results/two-origins');
const DOCUSAURUS = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');

export interface TwoOrigins {
  /** Origin of the site, whose pages are below `/site/`. */
  site: string;
  /** Origin of the forms service, on another host, which browsers treat as another site. */
  forms: string;
  /** Folder of the build. */
  build: string;
  /** Returns the e-mail addresses of all stored submissions. */
  stored(): Promise<(string | undefined)[]>;
  stop(): Promise<void>;
}

/** Builds the site below a path. @throws Error with the output of the build if it fails */
function build(settings: Record<string, string>): string {
  const folder = path.join(FOLDER, 'build');
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [DOCUSAURUS, 'build', '--out-dir', folder],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'] ?? '',
        ...settings,
        // A separate folder, since the live preview may be writing to the usual one.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: 'test-results/two-origins/generated',
      },
    },
  );
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
  return folder;
}

/** Builds the site, and starts both services. */
export async function startOnTwoOrigins(): Promise<TwoOrigins> {
  rmSync(FOLDER, {recursive: true, force: true});
  const sitePort = String(await freePort());
  const formsPort = String(await freePort());
  const site = `http://127.0.0.1:${sitePort}`;
  const forms = `http://localhost:${formsPort}`;
  const shared = {BASE_PATH: '/site/', FORMS_HOST: forms, SITE_URL: site};
  const folder = build(shared);
  const unused = path.join(FOLDER, 'unused');
  const dataDir = path.join(FOLDER, 'data');
  const services = await Promise.all([
    startMain({...shared, PORT: sitePort, SITE_DIR: folder, DATA_DIR: unused}),
    startMain({
      PORT: formsPort,
      HOST: 'localhost',
      SITE_DIR: 'none',
      BASE_PATH: '/site/',
      DATA_DIR: dataDir,
      ALLOWED_ORIGINS: site,
    }),
  ]);
  return {
    site,
    forms,
    build: folder,
    async stored() {
      const store = await storeIn(dataDir);
      const all = await store.list();
      await store.close();
      return all.map(({fields}) => fields['email']);
    },
    async stop() {
      for (const service of services) await service.end('SIGTERM');
    },
  };
}
