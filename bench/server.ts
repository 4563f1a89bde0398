/** Servers to measure: ours, and nginx on the same files. */
import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {script} from '../scripts/parts';
import {WORK} from './sites';

export interface Server {
  /** Without a closing slash. */
  origin: string;
  stop: () => void;
}

/** Waits until a server answers. @throws Error after 20 s */
async function answering(origin: string, program: ChildProcess): Promise<Server> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer?.ok) return {origin, stop: () => program.kill()};
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  program.kill();
  throw new Error(`Nothing answered at ${origin} within 20 s. Is the port taken?`);
}

/** Serves a build with our own server. */
export function serve(build: string, port: number): Promise<Server> {
  const program = spawn(process.execPath, script('src/server/main.ts'), {
    env: {...process.env, PORT: String(port), SITE_DIR: build, DATA_DIR: path.join(WORK, 'data')},
    stdio: 'ignore',
  });
  return answering(`http://127.0.0.1:${port}`, program);
}

/** Whether nginx is there to compare with. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0;
}

/** Serves a build with nginx: one worker, as our server is one process; gzip made beforehand. */
export function serveWithNginx(build: string, port: number): Promise<Server> {
  const folder = path.join(WORK, 'nginx');
  mkdirSync(folder, {recursive: true});
  const configuration = path.join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off; master_process off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  types { text/html html; text/css css; application/javascript js; image/svg+xml svg; font/woff2 woff2; }
  access_log off; sendfile on; tcp_nopush on; gzip_static on; keepalive_requests 1000000;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port}; root ${path.resolve(build)}; absolute_redirect off;
    location / { try_files $uri $uri/index.html =404; add_header Cache-Control no-cache; }
  }
}
`,
  );
  const program = spawn('nginx', ['-c', configuration, '-p', folder], {stdio: 'ignore'});
  return answering(`http://127.0.0.1:${port}`, program);
}
