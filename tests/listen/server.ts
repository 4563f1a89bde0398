/** The site's own server, on a free port and with a store of its own. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** More than any disk has: the forms are answered 503. */
const ALL_DISK_MB = '1000000';

export interface Site {
  url: string;
  stop: () => Promise<void>;
}

/** @param full whether it has no space for what the forms send. @throws Error when it does not start */
export async function serveSite(full: boolean): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), 'listen-data-'));
  const env = {PORT: '0', DATA_DIR: folder, RATE_LIMIT: '10000'};
  const server = spawn(process.execPath, ['--import', 'jiti/register', 'src/server/main.ts'], {
    env: {...process.env, ...env, ...(full && {MIN_FREE_MB: ALL_DISK_MB})},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, {recursive: true, force: true});
  };
  let words = '';
  const url = new Promise<string>((found) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        words += text;
        const [address] = /http:\/\/[^\s/]+/.exec(words) ?? [];
        if (address) found(address);
      });
    }
  });
  const address = await Promise.race([url, ended.then(() => undefined)]);
  if (address) return {url: address, stop};
  await stop();
  throw new Error(`The site's server did not start: ${words}`);
}
