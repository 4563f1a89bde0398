/** Static files of the built site. */
import {rm, symlink, utimes, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {ETAGS_FILE, etagFor} from '../src/headers/index';
import {loadSite, parseRedirects} from '../src/server/site/site';
import {serverForAll, service} from './setup/museum';
import {FILES, writeSite} from './setup/museum-site';
import {BROWSER} from './setup/requests';
import {VISIT} from './setup/samples';

const server = serverForAll();
const below = serverForAll({env: {BASE_PATH: '/site/'}});

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
const HTML = 'text/html; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
const CSS = 'text/css; charset=utf-8';
const JAVASCRIPT = 'application/javascript; charset=utf-8';
const SCRIPT = '/assets/js/main.0a1b2c3d.js';
const STYLE = '/assets/css/styles.0a1b2c3d.css';
const FONT = '/assets/fonts/text.0a1b2c3d.woff2';

test.each([
  {path: '/', file: 'index.html', type: HTML, caching: 'no-cache'},
  {path: '/?utm_source=x', file: 'index.html', type: HTML, caching: 'no-cache'},
  {path: '/About', file: 'About/index.html', type: HTML, caching: 'no-cache'},
  {path: '/About/', file: 'About/index.html', type: HTML, caching: 'no-cache'},
  {path: '/%41bout', file: 'About/index.html', type: HTML, caching: 'no-cache'},
  {
    path: '/te/visit',
    file: 'te/visit/index.html',
    type: HTML,
    caching: 'no-cache',
  },
  {path: SCRIPT, file: SCRIPT, type: JAVASCRIPT, caching: YEAR},
  {path: `/te${SCRIPT}`, file: `te${SCRIPT}`, type: JAVASCRIPT, caching: YEAR},
  {path: STYLE, file: STYLE, type: CSS, caching: YEAR},
  {path: FONT, file: FONT, type: 'font/woff2', caching: YEAR},
  {path: '/img/logo.svg', file: 'img/logo.svg', type: 'image/svg+xml', caching: HOUR},
  {
    path: '/site.webmanifest',
    file: 'site.webmanifest',
    type: 'application/manifest+json',
    caching: HOUR,
  },
  {path: '/sitemap.xml', file: 'sitemap.xml', type: 'application/xml', caching: HOUR},
  {path: '/.well-known/security.txt', file: '.well-known/security.txt', type: TEXT, caching: HOUR},
])(
  '$path serves $file as $type with Cache-Control: $caching',
  async ({path, file, type, caching}) => {
    const reply = await server.send(path);
    expect([reply.status, reply.text]).toEqual([200, FILES[file.replace(/^\//, '')]]);
    expect(reply.headers['content-type']?.replace('UTF-8', 'utf-8')).toBe(type);
    expect(reply.headers['cache-control']).toBe(caching);
  },
);

test.each([
  ['/groups', '/visit'],
  ['/groups/?a=b%20c&a=d?e', '/visit?a=b%20c&a=d?e'],
  ['/Groups', '/visit'],
  ['/ABOUT/?a=b%20c', '/About?a=b%20c'],
  ['/te/Visit', '/te/visit'],
  ['/index.html', '/'],
  ['/about/index.html?a=1', '/About?a=1'],
])('%s redirects permanently to %s @old-addresses', async (path, location) => {
  const {status, headers} = await server.send(path);
  expect([status, headers.location]).toEqual([301, location]);
});

test.each([
  '//',
  '/nowhere',
  '/404.html',
  '/files',
  '/nowhere/index.html',
  '/.well-known',
  '/img',
  '/robots.txt/',
  '/Assets/js/main.0a1b2c3d.js',
  '/te/form-messages.json',
  '/_headers',
  // A redirect to another host, and a path longer than any file name.
  '/evil',
  `/${'a'.repeat(5000)}`,
])('%s is answered with the 404 page @not-found', async (path) => {
  const reply = await server.send(path);
  expect(reply.status).toBe(404);
  expect(reply.text).toBe(FILES[path.startsWith('/te/') ? 'te/404.html' : '404.html']);
  expect(reply.headers.etag).toBeUndefined();
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])(
  '%s is answered with 405 @methods',
  async (method) => {
    const headers = {'content-type': 'text/weird'};
    const reply = await server.send('/About', {method, headers, body: 'x'});
    expect([reply.status, reply.headers.allow]).toEqual([405, 'GET, HEAD']);
  },
);

test.each(['br', 'gzip', 'identity'])(
  'an unchanged page is answered with 304 (%s)',
  async (encoding) => {
    const accepted = {'accept-encoding': encoding};
    const {etag = '', ...first} = (await server.send('/', {headers: accepted})).headers;
    expect(first['last-modified']).toBeUndefined();
    for (const known of [etag, `"other", ${etag}`, '*']) {
      const again = await server.send('/', {headers: {...accepted, 'if-none-match': known}});
      expect([again.status, again.text]).toEqual([304, '']);
      expect(again.headers['cache-control']).toBe('no-cache');
    }
    const changed = await server.send('/', {headers: {...accepted, 'if-none-match': '"other"'}});
    expect(changed.status).toBe(200);
  },
);

// Nix and buildpacks set all times alike; a word may be replaced by one of the same length.
test('a changed page has another ETag, although its size and time are the same', async () => {
  const [first, second] = await Promise.all([writeSite(), writeSite()]);
  const etag = async (root: string, html: string) => {
    const file = join(root, 'About/index.html');
    await writeFile(file, html);
    await utimes(file, 1, 1);
    return (await loadSite(service.configuration, root)).etagOf('About/index.html');
  };
  const before = await etag(first, '<h1>Open</h1>');
  expect(await etag(second, '<h1>Shut</h1>')).not.toBe(before);
  expect(await etag(second, '<h1>Open</h1>')).toBe(before);
});

test('ETags come from the list of the build, except for files that were changed since', async () => {
  const root = await writeSite();
  const list = join(root, ETAGS_FILE);
  await writeFile(list, JSON.stringify({'index.html': 'listed', 'About/index.html': 'listed'}));
  for (const file of ['index.html', 'img/logo.svg', ETAGS_FILE]) {
    await utimes(join(root, file), 1, 1);
  }
  const site = await loadSite(service.configuration, root);
  expect(site.etagOf('index.html')).toBe('W/"listed"');
  const computed = (file: string) => `W/"${etagFor(Buffer.from(FILES[file] ?? ''))}"`;
  for (const file of ['About/index.html', 'img/logo.svg']) {
    expect(site.etagOf(file)).toBe(computed(file));
  }
  expect(site.find(`/${ETAGS_FILE}`)).toBeUndefined();
});

test('a page is the same under every spelling of its path', async () => {
  const site = await loadSite(service.configuration, await writeSite());
  const pages = ['/About', '/About/', '/%41bout', '/%41bo%75t/'].map((path) => site.readPage(path));
  const paths = (await Promise.all(pages)).map((page) => page?.path);
  expect(new Set(paths)).toEqual(new Set(['/About']));
});

test.each([
  {accepted: 'br', encoding: 'br', unpack: brotliDecompressSync},
  {accepted: 'gzip', encoding: 'gzip', unpack: gunzipSync},
] as const)(
  'Accept-Encoding: $accepted gets the $encoding copy',
  async ({accepted, encoding, unpack}) => {
    const files = {'/': 'index.html', '/nowhere': '404.html', [SCRIPT]: SCRIPT.slice(1)};
    for (const [path, file] of Object.entries(files)) {
      const {headers, bytes} = await server.send(path, {headers: {'accept-encoding': accepted}});
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(headers['content-type']).toMatch(/^(text\/html|application\/javascript)/);
      expect(unpack(bytes).toString()).toBe(FILES[file]);
    }
    // Has no compressed copy.
    const {headers, text} = await server.send('/About', {headers: {'accept-encoding': accepted}});
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect([headers['content-encoding'], text]).toEqual([undefined, FILES['About/index.html']]);
  },
);

test('page requests are not logged; file errors are, without the query string', async () => {
  await server.send('/About?email=a@example.com');
  expect(server.log).toEqual([]);
  const file = join(server.siteDir, 'robots.txt');
  await rm(file);
  await symlink(file, file);
  expect((await server.send('/robots.txt?email=a@example.com')).status).toBe(500);
  expect(server.log).toEqual([expect.stringMatching(/^(?!.*a@example).*"message":"ELOOP"/)]);
});

describe('with a base path', () => {
  test.each([
    '/site',
    '/site/?x=1',
    '/site/About',
    `/site${SCRIPT}`,
    '/healthz',
    '/readyz',
    '/site/healthz',
  ])('%s is found', async (path) => {
    expect((await below.send(path)).status).toBe(200);
  });

  test.each(['/', '/About', '/site/site/About', '/sites/About'])(
    '%s is not found',
    async (path) => {
      expect((await below.send(path)).status).toBe(404);
    },
  );

  test('redirects include the base path', async () => {
    const {headers} = await below.send('/site/About/index.html?a=1');
    expect(headers.location).toBe('/site/About?a=1');
    const lines = '/site/groups /site/visit 301\n/other /site/About 301\n';
    expect([...parseRedirects(lines, '/site/')]).toEqual([['/groups', '/site/visit']]);
  });

  test('forms are accepted below the base path and at the root, and answered in the page language', async () => {
    expect((await below.postJson(VISIT, {path: '/site/visit-form'})).status).toBe(200);
    expect((await below.postJson(VISIT)).status).toBe(200);
    const referer = `${below.url}/site/te/visit`;
    const {text} = await below.postForm({}, {headers: {...BROWSER, referer}});
    expect(text).toContain('<html lang="te">');
  });
});
