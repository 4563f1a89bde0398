import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {serverForAll} from './setup/server';
import {FILES} from './setup/site';

const server = serverForAll();

describe('pages', () => {
  test.each(['/', '/About', '/TrendSoft/ContactUs', '/te/TrendSoft/ContactUs'])(
    '%s is answered with its page, with and without a slash at the end',
    async (path) => {
      const file = `${path.slice(1)}/index.html`.replace(/^\//, '');
      const plain = await server.send(path);
      expect(plain.status).toBe(200);
      expect(plain.text).toBe(FILES[file]);
      expect(plain.headers['content-type']).toBe('text/html; charset=utf-8');
      const slash = await server.send(path === '/' ? '/?a=1' : `${path}/`);
      expect(slash.status).toBe(200);
      expect(slash.text).toBe(FILES[file]);
    },
  );

  test('a query does not change the page', async () => {
    expect((await server.send('/About?utm_source=x')).text).toBe(FILES['About/index.html']);
  });

  test('an encoded letter is the letter', async () => {
    expect((await server.send('/%41bout')).status).toBe(200);
  });

  test.each([
    ['/about', '/About'],
    ['/ABOUT/?a=b%20c', '/About?a=b%20c'],
    ['/te/trendsoft/contactus', '/te/TrendSoft/ContactUs'],
    ['/Contact-Us', '/TrendSoft/ContactUs'],
    ['/about/index.html', '/About'],
  ])('%s, in other letter cases, leads to %s', async (path, location) => {
    const {status, headers} = await server.send(path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  test('the case of other files counts', async () => {
    expect((await server.send('/Assets/js/main.0a1b2c3d.js')).status).toBe(404);
  });

  test('the address of an index file leads to the clean address, with its query', async () => {
    const page = await server.send('/About/index.html?a=1');
    expect(page.status).toBe(301);
    expect(page.headers.location).toBe('/About?a=1');
    expect((await server.send('/index.html')).headers.location).toBe('/');
    expect((await server.send('/nowhere/index.html')).status).toBe(404);
  });

  test('HEAD answers with the headers of GET and no body', async () => {
    const get = await server.send('/About');
    const head = await server.send('/About', {method: 'HEAD'});
    expect(head.status).toBe(200);
    expect(head.bytes).toHaveLength(0);
    expect(head.headers.etag).toBe(get.headers.etag);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  test('a page that has not changed is answered with 304', async () => {
    const {headers} = await server.send('/About');
    expect(headers.etag).toBeTruthy();
    const again = await server.send('/About', {headers: {'if-none-match': String(headers.etag)}});
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
    expect(again.headers['cache-control']).toBe('no-cache');
  });
});

describe('compressed copies', () => {
  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const)('for "%s" the %s copy is sent', async (accepted, encoding, unpack) => {
    for (const path of ['/', '/assets/js/main.0a1b2c3d.js']) {
      const reply = await server.send(path, {headers: {'accept-encoding': accepted}});
      const file = path === '/' ? 'index.html' : path.slice(1);
      expect(reply.headers['content-encoding']).toBe(encoding);
      expect(reply.headers.vary).toMatch(/accept-encoding/i);
      expect(reply.headers['content-type']).toMatch(/^(text\/html|application\/javascript)/);
      expect(unpack(reply.bytes).toString()).toBe(FILES[file]);
    }
  });

  test('each encoding has its own ETag', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const reply = await server.send('/', {headers: {'accept-encoding': encoding}});
        return reply.headers.etag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test('a file without a compressed copy is sent as it is', async () => {
    const reply = await server.send('/About', {headers: {'accept-encoding': 'br, gzip'}});
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.text).toBe(FILES['About/index.html']);
    expect(reply.headers.vary).toMatch(/accept-encoding/i);
  });
});

describe('other files', () => {
  test.each([
    ['/assets/js/main.0a1b2c3d.js', 'application/javascript; charset=utf-8'],
    ['/assets/css/styles.0a1b2c3d.css', 'text/css; charset=utf-8'],
    ['/assets/fonts/text.0a1b2c3d.woff2', 'font/woff2'],
    ['/img/logo.svg', 'image/svg+xml'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/sitemap.xml', 'application/xml'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/files/brochure.pdf', 'application/pdf'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('%s has the type %s', async (path, type) => {
    const reply = await server.send(path);
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']?.replace('; charset=UTF-8', '; charset=utf-8')).toBe(type);
    expect(reply.text).toBe(FILES[path.slice(1)]);
  });

  test('hashed files are kept for a year, pages are asked about, the rest for an hour', async () => {
    const caching = async (path: string) => (await server.send(path)).headers['cache-control'];
    expect(await caching('/assets/css/styles.0a1b2c3d.css')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(await caching('/About')).toBe('no-cache');
    expect(await caching('/img/logo.svg')).toBe('public, max-age=3600');
  });

  test.each(['/.well-known', '/img', '/robots.txt/'])('%s is not found', async (path) => {
    expect((await server.send(path)).status).toBe(404);
  });
});
