/** Security headers of every answer, and checks of a post before its body is read. */
import {type TestServer, serverForAll, startServer} from './setup/museum';
import {type Reply, pageOf} from './setup/reply';
import {BROWSER} from './setup/requests';
import {ARTICLE, MANUSCRIPT, VISIT, VISIT_PARTS} from './setup/samples';

const ALLOWED = 'https://www.example.com';
const EVIL = 'https://evil.example';
const server = serverForAll();
const elsewhere = serverForAll({env: {FORMS_HOST: 'https://forms.example.com/api'}});
const behindProxy = serverForAll({env: {ALLOWED_ORIGINS: ALLOWED, TRUST_PROXY: 'loopback'}});

describe('headers', () => {
  const EXPECTED = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy':
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
      "font-src 'self'; connect-src 'self'; form-action 'self'; " +
      "frame-src 'none'; frame-ancestors 'none'; base-uri 'none'; " +
      "object-src 'none'",
  };

  test.each<{what: string; status: number; ask: () => Promise<Reply>}>([
    {what: 'a page', status: 200, ask: () => server.send('/')},
    {what: 'a script', status: 200, ask: () => server.send('/assets/js/main.0a1b2c3d.js')},
    {what: 'a missing page', status: 404, ask: () => server.send('/nowhere')},
    {
      what: 'a method that is not allowed',
      status: 405,
      ask: () => server.send('/', {method: 'PUT'}),
    },
    {what: 'a stored request', status: 200, ask: () => server.postJson(VISIT)},
    {what: 'a page after a form post', status: 422, ask: () => server.postForm({})},
    {what: 'the health check', status: 200, ask: () => server.send('/healthz')},
  ])('$what ($status) has every security header', async ({status, ask}) => {
    const reply = await ask();
    expect(reply.status).toBe(status);
    expect(reply.headers).toMatchObject(EXPECTED);
  });

  test('the Content-Security-Policy allows a forms service on another host @other-host', async () => {
    const policy = (await elsewhere.send('/')).headers['content-security-policy'];
    expect(policy).toContain("connect-src 'self' https://forms.example.com;");
    expect(policy).toContain("form-action 'self' https://forms.example.com;");
  });

  test('HSTS is sent only when a trusted proxy reports TLS', async () => {
    const tls = async ({send}: TestServer, path: string, proto: string) =>
      (await send(path, {headers: {'x-forwarded-proto': proto}})).headers[
        'strict-transport-security'
      ];
    expect(await tls(behindProxy, '/', 'https')).toBe('max-age=31536000');
    expect(await tls(behindProxy, '/nowhere', 'https')).toBe('max-age=31536000');
    expect(await tls(behindProxy, '/', 'http')).toBeUndefined();
    expect(await tls(server, '/', 'https')).toBeUndefined();
  });
});

describe('origin', () => {
  test.each<{who: string; status: number; headers: () => Record<string, string>}>([
    {who: 'the same host', status: 200, headers: () => ({origin: behindProxy.url})},
    {
      who: 'the same host over TLS',
      status: 200,
      headers: () => ({origin: behindProxy.url.replace('http', 'https')}),
    },
    {who: 'an allowed origin', status: 200, headers: () => ({origin: ALLOWED})},
    {
      who: 'allowed, cross-site',
      status: 200,
      headers: () => ({origin: ALLOWED, 'sec-fetch-site': 'cross-site'}),
    },
    {who: 'a client without an Origin header', status: 200, headers: () => ({})},
    {
      who: 'no origin, same-origin',
      status: 200,
      headers: () => ({'sec-fetch-site': 'same-origin'}),
    },
    {
      who: 'the default port in Host',
      status: 200,
      headers: () => ({origin: 'https://a.example', host: 'a.example:443'}),
    },
    {who: 'another origin', status: 403, headers: () => ({origin: EVIL})},
    {who: 'no origin, cross-site', status: 403, headers: () => ({'sec-fetch-site': 'cross-site'})},
    {who: 'an opaque origin', status: 403, headers: () => ({origin: 'null'})},
    {
      who: 'another X-Forwarded-Host',
      status: 403,
      headers: () => ({origin: EVIL, 'x-forwarded-host': 'evil.example'}),
    },
  ])('$who is answered with $status', async ({status, headers}) => {
    expect((await behindProxy.postJson(VISIT, {headers: headers()})).status).toBe(status);
  });

  test('an allowed origin can read answers, including errors', async () => {
    for (const body of [VISIT, {}]) {
      const {headers} = await behindProxy.postJson(body, {headers: {origin: ALLOWED}});
      expect(headers['access-control-allow-origin']).toBe(ALLOWED);
      expect(headers.vary).toMatch(/origin/i);
    }
  });

  test('an allowed origin passes the CORS preflight, another does not', async () => {
    const preflight = (origin: string) =>
      behindProxy.send('/article-form', {method: 'OPTIONS', headers: {origin}});
    const allowed = await preflight(ALLOWED);
    expect(allowed.status).toBe(204);
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': ALLOWED,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Content-Type, Idempotency-Key',
      'access-control-max-age': '600',
    });
    const other = await preflight(EVIL);
    expect(other.status).toBe(403);
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  });
});

test('a form accepts only POST; a browser that opens its address gets the page of the form', async () => {
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
    const {status, headers, text} = await server.send('/visit-list', {method});
    expect([status, headers.allow]).toEqual([405, 'POST, OPTIONS']);
    expect(text).not.toContain('<form');
  }
  const reply = await server.send('/article-form', {headers: BROWSER});
  expect([reply.status, reply.text]).toEqual([
    405,
    expect.stringContaining('action="/article-form"'),
  ]);
});

describe('rate limit', () => {
  const two = serverForAll({env: {RATE_LIMIT: '2'}});

  test('posts of all forms count together, page requests do not count', async () => {
    for (let page = 0; page < 3; page += 1) {
      expect((await two.send('/About')).status).toBe(200);
      expect((await two.send('/visit-form', {method: 'OPTIONS'})).status).toBe(204);
    }
    for (let post = 0; post < 2; post += 1) {
      expect((await two.postJson(VISIT)).status).toBe(200);
    }
    const reply = await two.postArticle(ARTICLE, MANUSCRIPT);
    expect(reply.status).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(60);
    const page = await two.postForm(VISIT_PARTS);
    expect(pageOf(page)('[role=alert]').text()).toMatch(/too many forms from your network.*Wait/s);
  });

  test('a port in X-Forwarded-For makes neither a new client nor a client of a trusted proxy', async () => {
    const proxies = await startServer({
      env: {RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.1, 10.0.0.0/8'},
    });
    const statuses = [];
    for (const forwarded of [
      '203.0.113.7:41000',
      '203.0.113.7:41001',
      '203.0.113.8, 10.0.0.5:8080',
      '203.0.113.9, 10.0.0.5:8080',
      '"[2001:db8::1]:443"',
      '[2001:db8::1]:444',
    ]) {
      const headers = {'x-forwarded-for': forwarded};
      statuses.push((await proxies.postJson(VISIT, {headers})).status);
    }
    await proxies.stop();
    expect(statuses).toEqual([200, 429, 200, 200, 200, 429]);
  });

  describe.each<[env: Record<string, string>, later: number[]]>([
    [{TRUST_PROXY: 'loopback'}, [200, 429, 429, 200, 429, 200, 200]],
    [{}, Array<number>(7).fill(429)],
  ])('with %j', (env, later) => {
    const limited = serverForAll({env: {RATE_LIMIT: '1', ...env}});

    test('each IPv4 address and IPv6 /64 network from a trusted proxy is counted separately', async () => {
      const statuses = [];
      for (const address of [
        '192.0.2.1',
        '192.0.2.2',
        '192.0.2.1',
        '::ffff:192.0.2.2',
        '2001:db8:0:1::1',
        '2001:DB8:0:1:ffff::2',
        '2001:db8:0:2::1',
        'unknown',
      ]) {
        const headers = {'x-forwarded-for': address};
        statuses.push((await limited.postJson(VISIT, {headers})).status);
      }
      expect(statuses).toEqual([200, ...later]);
    });
  });
});
