/** The site as other hosts have it: below a path, with the forms service on another origin. */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {openStore} from '../../src/server/store/open';
import {freePort} from '../server/setup/free-port';

const FOLDER = 'test-results/elsewhere';

export interface Elsewhere {
  /** Origin of the site; its pages lie below `/site/`. */
  site: string;
  /** Origin of the forms service: another host, so another site to a browser. */
  forms: string;
  /** Folder of the build. */
  build: string;
  /** E-mail addresses of all that the service has stored. */
  stored(): Promise<(string | undefined)[]>;
  stop(): Promise<void>;
}

function node(args: string[], env: Record<string, string>): ChildProcess {
  const {PATH = ''} = process.env;
  return spawn(process.execPath, args, {env: {PATH, ...env}, stdio: ['ignore', 'pipe', 'pipe']});
}

/** Waits for a server's last line. @throws Error with what it said, when it ends instead. */
async function started(child: ChildProcess): Promise<ChildProcess> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Ctrl+C')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', () => reject(new Error(said)));
  });
  return child;
}

async function build(env: Record<string, string>): Promise<string> {
  const folder = path.resolve(FOLDER, 'build');
  const child = node(['node_modules/.bin/docusaurus', 'build', '--out-dir', folder], {
    ...env,
    // Its own, since the live preview may be writing to the usual one.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${FOLDER}/generated`,
  });
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(said);
  return folder;
}

/** Builds it, and starts both services. */
export async function startElsewhere(): Promise<Elsewhere> {
  rmSync(FOLDER, {recursive: true, force: true});
  const [sitePort, formsPort] = [await freePort(), await freePort()];
  const site = `http://127.0.0.1:${sitePort}`;
  const forms = `http://localhost:${formsPort}`;
  const shared = {BASE_PATH: '/site/', FORMS_HOST: forms, SITE_URL: site};
  const folder = await build(shared);
  const dataDir = path.resolve(FOLDER, 'data');
  const main = ['--import', 'jiti/register', 'src/server/main.ts'];
  const children = await Promise.all([
    started(
      node(main, {
        ...shared,
        PORT: String(sitePort),
        SITE_DIR: folder,
        DATA_DIR: path.resolve(FOLDER, 'unused'),
      }),
    ),
    started(
      node(main, {
        PORT: String(formsPort),
        HOST: 'localhost',
        SITE_DIR: 'none',
        BASE_PATH: '/site/',
        DATA_DIR: dataDir,
        ALLOWED_ORIGINS: site,
      }),
    ),
  ]);
  return {
    site,
    forms,
    build: folder,
    async stored() {
      const store = await openStore({dataDir});
      const all = await store.list();
      await store.close();
      return all.map(({fields}) => fields['email']);
    },
    async stop() {
      for (const child of children) {
        const closed = once(child, 'close');
        child.removeAllListeners('exit');
        child.kill('SIGTERM');
        await closed;
      }
    },
  };
}
