import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {script} from '../scripts/parts';

const PORT = process.env['TEST_PORT'] ?? '4300';

/** Serves the built site while something is measured. @param measure gets the origin, without a closing slash */
export async function withServer<Result>(measure: (origin: string) => Promise<Result>) {
  const data = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const server = spawn(process.execPath, script('src/server/main.ts'), {
    env: {...process.env, PORT, DATA_DIR: data},
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
