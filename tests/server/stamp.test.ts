import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {load} from 'cheerio';
import {stampPage} from '../../src/server/forms/stamp';
import {formTokens} from '../../src/server/forms/token';
import {SECRET, serverForAll} from './setup/server';
import {FILES, withoutToken} from './setup/site';

let time = Date.parse('2026-05-01T10:00:00Z');
const server = serverForAll({now: () => time});

const tokens = formTokens(Buffer.from(SECRET), () => time);
const tokenIn = (html: string) => load(html)('form input[name=formToken]').attr('value') ?? '';

test.each(['/TrendSoft/ContactUs', '/TrendSoft/Career', '/te/TrendSoft/ContactUs'])(
  '%s holds a form, so it is served with a token of this moment',
  async (path) => {
    const reply = await server.send(path);
    expect(reply.status).toBe(200);
    expect(tokens.ageOf(tokenIn(reply.text))).toBe(0);
    const bare = FILES[`${path.slice(1)}/index.html`];
    expect(withoutToken(reply.text)).toBe(bare);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  },
);

test('each visitor gets a token of their own time', async () => {
  const first = tokenIn((await server.send('/TrendSoft/ContactUs')).text);
  time += 1000;
  const second = tokenIn((await server.send('/TrendSoft/ContactUs')).text);
  expect(tokens.ageOf(first)).toBe(1000);
  expect(tokens.ageOf(second)).toBe(0);
});

test('no shared cache keeps it, and no "not modified" brings back an old token', async () => {
  const reply = await server.send('/TrendSoft/ContactUs');
  expect(reply.headers['cache-control']).toBe('private, no-cache');
  expect(reply.headers).not.toHaveProperty('etag');
  expect(reply.headers).not.toHaveProperty('last-modified');
  const headers = {'if-none-match': '*', 'if-modified-since': new Date(2100, 0).toUTCString()};
  const again = await server.send('/TrendSoft/ContactUs', {headers});
  expect(again.status).toBe(200);
  expect(tokens.ageOf(tokenIn(again.text))).toBe(0);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
])('for a browser that accepts "%s" it is encoded as %s', async (accepted, encoding) => {
  const headers = {'accept-encoding': accepted};
  const reply = await server.send('/TrendSoft/ContactUs', {headers});
  expect(reply.headers['content-encoding']).toBe(encoding);
  expect(reply.headers.vary).toBe('accept-encoding');
  const decode = {br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes};
  const html = decode[(encoding ?? 'none') as keyof typeof decode](reply.bytes).toString();
  expect(tokens.ageOf(tokenIn(html))).toBe(0);
});

test('HEAD tells the same, without the page', async () => {
  const [head, get] = await Promise.all([
    server.send('/TrendSoft/ContactUs', {method: 'HEAD'}),
    server.send('/TrendSoft/ContactUs'),
  ]);
  expect(head.status).toBe(200);
  expect(head.bytes).toHaveLength(0);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
  expect(head.headers['cache-control']).toBe(get.headers['cache-control']);
});

test('pages without a form are served from their files, as before', async () => {
  const reply = await server.send('/About');
  expect(reply.text).toBe(FILES['About/index.html']);
  expect(reply.headers.etag).toBeDefined();
});

test('whoever opens the address of a form gets it with a token', async () => {
  const reply = await server.send('/careers-form', {headers: {accept: 'text/html'}});
  expect(reply.status).toBe(405);
  expect(tokens.ageOf(tokenIn(reply.text))).toBe(0);
});

test.each([
  '<div hidden data-form-token=""></div>',
  '<div hidden="" data-form-token></div>',
  '<div data-form-token hidden></div>',
])('the mark is found however the build writes it: %s', (mark) => {
  expect(stampPage(mark, 'abc')).toBe(
    mark.replace('</div>', '<input type="hidden" name="formToken" value="abc"></div>'),
  );
});

test.each(['<p>data-form-token</p>', '<div data-form-tokens=""></div>'])(
  'nothing else is: %s',
  (html) => {
    expect(stampPage(html, 'abc')).toBe(html);
  },
);
