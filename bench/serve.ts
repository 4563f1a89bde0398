import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {script} from '../scripts/command-line/parts';

const FIRST_PORT = Number(process.env['TEST_PORT'] ?? '4300');

interface Options {
  /** The folder of the built site. */
  site?: string;
  /** Number of the server, if several run at the same time. */
  server?: number;
}

/** Serves a built site while something is measured. @param measure gets the origin, without a closing slash */
export async function withServer<Result>(
  measure: (origin: string) => Promise<Result>,
  {site = 'build', server: number = 0}: Options = {},
): Promise<Result> {
  const PORT = String(FIRST_PORT + number);
  const data = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const server = spawn(process.execPath, script('src/server/main.ts'), {
    env: {...process.env, PORT, SITE_DIR: site, DATA_DIR: data},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise((resolve, reject) => {
      server.stdout.once('data', resolve);
      server.once('exit', () => reject(new Error('The server did not start.')));
    });
    return await measure(`http://127.0.0.1:${PORT}`);
  } finally {
    server.kill();
    rmSync(data, {recursive: true, force: true});
  }
}
