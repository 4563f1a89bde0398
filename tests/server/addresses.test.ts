import {brotliDecompressSync} from 'node:zlib';
import {serverForAll} from './setup/server';
import {FILES} from './setup/site';

const server = serverForAll();

describe('addresses that lead nowhere', () => {
  test('an unknown address shows the not-found page, compressed when asked @not-found', async () => {
    for (const path of ['/nowhere', '/404.html', '/404', '/TrendSoft']) {
      const reply = await server.send(path);
      expect(reply.status).toBe(404);
      expect(reply.text).toBe(FILES['404.html']);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.headers.etag).toBeUndefined();
    }
    const reply = await server.send('/nowhere', {headers: {'accept-encoding': 'br'}});
    expect(reply.status).toBe(404);
    expect(reply.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(reply.bytes).toString()).toBe(FILES['404.html']);
  });
});

test('a very long address is not found', async () => {
  expect((await server.send(`/${'a'.repeat(5000)}`)).status).toBe(404);
});

describe('aliases', () => {
  test.each(['/contact-us', '/contact-us/'])('%s leads to its page for good', async (path) => {
    const reply = await server.send(path);
    expect(reply.status).toBe(301);
    expect(reply.headers.location).toBe('/TrendSoft/ContactUs');
  });

  test('an alias keeps the query, byte for byte', async () => {
    const reply = await server.send('/contact-us?a=b%20c&a=d?e');
    expect(reply.headers.location).toBe('/TrendSoft/ContactUs?a=b%20c&a=d?e');
  });

  test('an alias never leads to another host', async () => {
    expect((await server.send('/evil')).status).toBe(404);
  });
});

describe('methods', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
    '%s to a page is refused with 405',
    async (method) => {
      const headers = {'content-type': 'text/weird'};
      const reply = await server.send('/About', {method, headers, body: 'x'});
      expect(reply.status).toBe(405);
      expect(reply.headers.allow).toBe('GET, HEAD');
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test('the health check answers', async () => {
    const reply = await server.send('/healthz');
    expect(reply.status).toBe(200);
    expect(JSON.parse(reply.text)).toEqual({status: 'ok'});
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test('pages are not logged', async () => {
    await server.send('/About?email=a@example.com');
    expect(server.log).toEqual([]);
  });
});
