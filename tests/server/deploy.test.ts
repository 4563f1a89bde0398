import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {readdirSync} from 'node:fs';
import {readFile, readdir, utimes, writeFile} from 'node:fs/promises';
import type {IncomingHttpHeaders} from 'node:http';
import {join} from 'node:path';
import {programPath} from '../../scripts/programs';
import {translator} from '../../src/forms/sentences';
import {HSTS, securityHeaders} from '@trendsoft/forms-service/headers';
import {HEADERS} from '../../src/headers';
import {STOP_GRACE_MS, TIMEOUTS} from '../../packages/forms-service/src/server/http/timeouts';
import {eventually} from '../../packages/forms-service/tests/setup/eventually';
import {newFolder} from '../../packages/forms-service/tests/setup/folders';
import {freePort} from '../../packages/forms-service/tests/setup/free-port';
import {startForAll} from '../../packages/forms-service/tests/setup/lifetime';
import {BYTES} from '../../packages/forms-service/tests/setup/requests';
import {clientOf} from './setup/client';
import {APPLICATION} from './setup/forms';
import {ASKED, LETTER} from './setup/quote';
import {serverForAll} from './setup/service';
import {writeSite} from './setup/site';

const FORMS_HOST = 'https://forms.example.com';

const env = {FORMS_HOST, TRUST_PROXY: '127.0.0.1, ::1', RATE_LIMIT: '10'};
const server = serverForAll({env});

const PATHS = [
  '/',
  '/About/',
  '/TrendSoft/ContactUs',
  '/nowhere',
  '/404.html',
  '/te',
  '/te/nowhere',
  '/assets/js/main.0a1b2c3d.js',
  '/assets/css/styles.0a1b2c3d.css',
  '/assets/',
  '/site.webmanifest',
  '/files/brochure.pdf',
  '/.well-known/security.txt',
  '/img/logo.svg',
  '/_headers',
  '/_redirects',
  '/_notes.txt',
  '/.env',
  '/%2Eenv',
  '/.hidden/note.txt',
  '/index.html.br',
  '/te/form-messages.json',
  '/te/assets/js/gone.0a1b2c3d.js',
  // Redirected to the page's canonical address.
  '/index.html?a=1',
  '/About/index.html',
  '/te/TrendSoft/ContactUs/index.html',
];

/** Returns the content type in a normalised form: RFC 9239 allows both names for JavaScript. */
const typeOf = (headers: IncomingHttpHeaders) =>
  headers['content-type']?.toLowerCase().replace('text/javascript', 'application/javascript');

/** Starts Caddy with an example configuration from deploy/, over TLS with a local certificate. */
async function startCaddy(file: string, names: Record<string, string>) {
  const folder = await newFolder('caddy');
  const client = clientOf(`https://localhost:${await freePort()}`);
  let text = await readFile(join('deploy/caddy', file), 'utf8');
  for (const [name, here] of Object.entries({'www.example.com {': `${client.url} {`, ...names})) {
    expect(text).toContain(name);
    text = text.replaceAll(name, here);
  }
  const tls = 'local_certs\nskip_install_trust\nauto_https disable_redirects';
  const global = `{\nadmin off\n${tls}\nstorage file_system ${folder}\n}`;
  await writeFile(join(folder, 'Caddyfile'), `${global}\n${text}`);
  const args = ['run', '--adapter', 'caddyfile', '--config', `${folder}/Caddyfile`];
  const child = spawn(programPath('caddy'), args, {
    stdio: 'ignore',
    env: {PATH: process.env['PATH'], HOME: folder},
  });
  const closed = once(child, 'close');
  await eventually(() => client.send('/robots.txt'));
  const stop = async () => {
    child.kill('SIGTERM');
    await closed;
  };
  return {...client, stop};
}

/** Starts nginx with an example configuration from deploy/, over TLS with a certificate of its own. */
async function startNginx(file: string, names: Record<string, string>) {
  const folder = await newFolder('nginx');
  const port = await freePort();
  const plainPort = await freePort();
  const client = clientOf(`https://localhost:${port}`);
  const key = join(folder, 'key.pem');
  const certificate = join(folder, 'cert.pem');
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', [...request, ...files], {stdio: 'ignore'});
  let text = await readFile(join('deploy/nginx', file), 'utf8');
  for (const [name, here] of Object.entries({
    'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    '/etc/ssl/certs/www.example.com.pem': certificate,
    '/etc/ssl/private/www.example.com.key': key,
    ...names,
  })) {
    expect(text).toContain(name);
    text = text.replaceAll(name, here);
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/nginx.pid;`,
    'daemon off;',
    'events {}',
    'http {',
    'include /etc/nginx/mime.types;',
    ...temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`),
    text,
    '}',
  ];
  await writeFile(join(folder, 'nginx.conf'), main.join('\n'));
  const args = ['-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`];
  const child = spawn(programPath('nginx'), args, {stdio: 'ignore'});
  const closed = once(child, 'close');
  await eventually(() => client.send('/robots.txt'));
  const stop = async () => {
    child.kill('SIGTERM');
    await closed;
  };
  return {...client, stop};
}

const STATIC_HOSTS = {
  Caddy: (build: string) => startCaddy('static.Caddyfile', {'/srv/trendsoft/build': build}),
  nginx: (build: string) => startNginx('static.conf', {'/srv/trendsoft/build': build}),
};

describe.each(Object.entries(STATIC_HOSTS))('static files behind %s', (_name, start) => {
  const web = startForAll(async () => start(await writeSite()));

  test.each(PATHS)('%s has the same answer and headers as from the Node server', async (path) => {
    const [theirs, ours] = await Promise.all([web.send(path), server.send(path)]);
    expect([theirs.status, theirs.headers.location]).toEqual([ours.status, ours.headers.location]);
    if (ours.status !== 301) {
      expect(theirs.text).toBe(ours.text);
      expect(typeOf(theirs.headers)).toBe(typeOf(ours.headers));
      expect(theirs.headers['cache-control']).toBe(ours.headers['cache-control']);
    }
    expect(theirs.headers).toMatchObject({...securityHeaders(HEADERS, FORMS_HOST), ...HSTS});
  });

  // Their validators are times and sizes, which a changed page may share with the one before (Nix, buildpacks).
  test('a changed file of the same time and size is sent', async () => {
    const before = await web.send('/About/');
    expect(before.headers).not.toHaveProperty('last-modified');
    expect(before.headers).not.toHaveProperty('etag');
    // Left from an earlier configuration.
    const headers = {'if-modified-since': new Date().toUTCString()};
    const {status, text} = await web.send('/About/', {headers});
    expect([status, text]).toEqual([200, before.text]);
  });

  test('no path can inject a header or redirect to another host', async () => {
    const {headers} = await web.send('//evil.example/%0d%0aX-Planted:%20yes/index.html');
    expect(headers['x-planted']).toBeUndefined();
    expect(new URL(headers.location ?? '/', web.url).origin).toBe(web.url);
  });
});

const PROXIES = {
  Caddy: (port: number) => startCaddy('proxy.Caddyfile', {'127.0.0.1:3000': `127.0.0.1:${port}`}),
  nginx: (port: number) =>
    startNginx('proxy.conf', {'server 127.0.0.1:3000;': `server 127.0.0.1:${port};`}),
};

describe.each(Object.entries(PROXIES))('Node server behind %s', (_name, start) => {
  const server = serverForAll({env});
  const web = startForAll(() => start(server.port));

  test('sends each security header once, with pages and errors', async () => {
    for (const path of ['/', '/nowhere', '/assets/js/main.0a1b2c3d.js', '/contact-form']) {
      const {headers} = await web.send(path);
      expect(headers).toMatchObject({...securityHeaders(HEADERS, FORMS_HOST), ...HSTS});
    }
  });

  test('accepts documents of 13 MB, and rejects a resume of that size with an HTML page', async () => {
    const bytes = Buffer.concat([BYTES, Buffer.alloc(13 * 1024 ** 2)]);
    expect((await web.ask(ASKED, [{...LETTER, name: 'large.pdf', bytes}])).status).toBe(200);
    const headers = {accept: 'text/html', origin: web.url};
    const reply = await web.apply(APPLICATION, {name: 'cv.pdf', bytes}, headers);
    expect(reply.status).toBe(413);
    expect(reply.text).toContain(translator()('fileTooLarge'));
  });

  test('answers an upload far above the limit within the time of a rejection, with the page', async () => {
    const bytes = Buffer.concat([BYTES, Buffer.alloc(60 * 1024 ** 2)]);
    const started = performance.now();
    const reply = await web.apply(
      APPLICATION,
      {name: 'cv.pdf', bytes},
      {accept: 'text/html', origin: web.url},
    );
    expect(reply.status).toBe(413);
    expect(reply.text).toContain(translator()('fileTooLarge'));
    // Less than the time for which the server reads the rest of a rejected upload.
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  test('accepts posts only from the public origin', async () => {
    const evil = {origin: 'https://evil.example'};
    const claimed = {...evil, 'x-forwarded-host': 'evil.example'};
    const statuses = [{origin: web.url}, evil, claimed].map(
      async (headers) => (await web.postJson({}, {headers})).status,
    );
    // 422: the origin was accepted, the empty form was not.
    expect(await Promise.all(statuses)).toEqual([422, 403, 403]);
  });

  test('limits a visitor by the real address, whatever X-Forwarded-For claims', async () => {
    const statuses = [];
    for (let post = 0; post <= 10; post += 1) {
      const headers = {'x-forwarded-for': `192.0.2.${post}`};
      statuses.push((await web.send('/contact-form', {method: 'POST', headers})).status);
    }
    expect(statuses).toContain(429);
  });
});

// Otherwise what is under way is killed.
test.each([
  {file: 'systemd/trendsoft.service', pattern: /^TimeoutStopSec=(\d+)$/m},
  {file: 'Dockerfile', pattern: /^#.* docker run .*--stop-timeout (\d+) /m},
])('$file gives the server the time that it needs to stop', async ({file, pattern}) => {
  const [, seconds] = pattern.exec(await readFile(join('deploy', file), 'utf8')) ?? [];
  expect(Number(seconds) * 1000).toBeGreaterThan(STOP_GRACE_MS);
});

// Otherwise a proxy sends a post on a connection that the server is closing.
test.each([
  {file: 'caddy/proxy.Caddyfile', pattern: /^\s*keepalive (\d+)s$/m},
  {file: 'nginx/proxy.conf', pattern: /^\s*keepalive_timeout (\d+)s;$/m},
])('$file closes idle connections before the server does', async ({file, pattern}) => {
  const [, seconds] = pattern.exec(await readFile(join('deploy', file), 'utf8')) ?? [];
  expect(Number(seconds) * 1000).toBeLessThan(TIMEOUTS.silence);
});

// nginx waits for the answer; Caddy has no limit unless one is set.
test('nginx waits longer for an answer than the server takes', async () => {
  const text = await readFile('deploy/nginx/proxy.conf', 'utf8');
  const [, seconds] = /^\s*proxy_read_timeout (\d+)s;$/m.exec(text) ?? [];
  expect(Number(seconds) * 1000).toBeGreaterThan(TIMEOUTS.silence);
});

test('systemd accepts the units', () => {
  const units = readdirSync('deploy/systemd').map((name) => join('deploy/systemd', name));
  const {stderr} = spawnSync('systemd-analyze', ['verify', ...units], {encoding: 'utf8'});
  // Programs and other units exist only on the host.
  const ours = stderr.split('\n').filter((line) => line.includes('trendsoft'));
  const isMissing =
    /is not executable: No such file|Unit .* not found|Failed to (?:load|create|open)/;
  expect(ours.filter((line) => !isMissing.test(line))).toEqual([]);
});

// The privacy policy allows 30 days, and the systemd unit runs once a day.
test('the backup unit deletes backups before they are 30 days old, and no other file', async () => {
  const unit = await readFile('deploy/systemd/trendsoft-backup.service', 'utf8');
  const [, find = ''] = /^ExecStartPre=-(.+)$/m.exec(unit) ?? [];
  const folder = await newFolder('backups');
  const now = Date.now() / 1000;
  const files = {'forms-new.db': 28, 'forms-29.db': 29.01, 'forms-40.db': 40, 'other.db': 40};
  for (const [name, days] of Object.entries(files)) {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), now, now - days * 86_400);
  }
  execFileSync('sh', ['-c', find.replace('/var/backups/trendsoft', folder)]);
  expect((await readdir(folder)).sort()).toEqual(['forms-new.db', 'other.db']);
});
