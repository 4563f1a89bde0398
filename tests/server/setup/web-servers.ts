/** Runs Caddy with the examples of deploy/, as far as a test machine can: other names and ports. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import type {Socket} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {connect} from 'node:tls';
import {ensured} from '../../../scripts/programs';
import {eventually} from './eventually';
import {freePort} from './free-port';
import {send, type Reply, type RequestOptions} from './server';

/** What the examples name and a test has elsewhere. */
export interface Elsewhere {
  /** Folder of the built site. */
  build?: string;
  /** Port of `npm run serve`. */
  port?: number;
}

export interface WebServer {
  /** Without a slash at the end. */
  url: string;
  send(path: string, options?: RequestOptions): Promise<Reply>;
  /** Opens a connection over TLS. */
  dial(): Socket;
  stop(): Promise<void>;
}

async function example(file: string, {build = '', port = 0}: Elsewhere): Promise<string> {
  const text = await readFile(join('deploy', file), 'utf8');
  return text
    .replaceAll('/srv/trendsoft/build', build)
    .replaceAll(/127\.0\.0\.1:3000/g, `127.0.0.1:${port}`);
}

/** Starts Caddy with an example, over TLS with a certificate that it makes itself. */
export async function startCaddy(file: string, elsewhere: Elsewhere): Promise<WebServer> {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const url = `https://localhost:${port}`;
  const text = (await example(file, elsewhere)).replace('www.example.com {', `${url} {`);
  const options = [
    'admin off',
    'local_certs',
    'skip_install_trust',
    'auto_https disable_redirects',
    `storage file_system ${folder}`,
  ];
  await writeFile(join(folder, 'Caddyfile'), `{\n${options.join('\n')}\n}\n${text}`);
  const args = ['run', '--adapter', 'caddyfile', '--config', `${folder}/Caddyfile`];
  const child = spawn(ensured('caddy'), args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {PATH: process.env['PATH'], HOME: folder},
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  const closed = once(child, 'close');
  await eventually(async () => {
    if (child.exitCode === null) await send(url, '/robots.txt');
  });
  if (child.exitCode !== null) throw new Error(`Caddy ended: ${said}`);
  return {
    url,
    send: (path, options) => send(url, path, options),
    dial: () =>
      connect({host: 'localhost', port, servername: 'localhost', rejectUnauthorized: false}),
    async stop() {
      child.kill('SIGTERM');
      await closed;
      await rm(folder, {recursive: true, force: true});
    },
  };
}
