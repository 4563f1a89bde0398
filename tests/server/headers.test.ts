import {BROWSER, ENQUIRY, postForm, postJson} from './setup/forms';
import {serverForAll, startServer, type Reply} from './setup/server';

const EXPECTED = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
    "font-src 'self'; connect-src 'self'; form-action 'self'; " +
    "frame-src https://www.openstreetmap.org; frame-ancestors 'none'; base-uri 'none'; " +
    "object-src 'none'",
};

const server = serverForAll();

test.each<[string, () => Promise<Reply>]>([
  ['a page', () => server.send('/')],
  ['a script', () => server.send('/assets/js/main.0a1b2c3d.js')],
  ['a stored enquiry', () => postJson(server, ENQUIRY)],
  ['a page after a form post', () => postForm(server, {})],
  ['a form opened by its address', () => server.send('/contact-form', {headers: BROWSER})],
  ['the health check', () => server.send('/healthz')],
])('%s carries every security header', async (_what, ask) => {
  expect((await ask()).headers).toMatchObject(EXPECTED);
});

test('a forms service on another host may be posted to @other-host', async () => {
  const other = await startServer({env: {FORMS_HOST: 'https://forms.example.com/api'}});
  const policy = (await other.send('/')).headers['content-security-policy'];
  expect(policy).toContain("connect-src 'self' https://forms.example.com;");
  expect(policy).toContain("form-action 'self' https://forms.example.com;");
  await other.stop();
});

describe('browsers are held to TLS', () => {
  const HEADER = 'strict-transport-security';
  const OVER_TLS = {headers: {'x-forwarded-proto': 'https'}};

  test('when a trusted proxy says that the visitor has it', async () => {
    const behind = await startServer({env: {TRUST_PROXY: '127.0.0.1'}});
    expect((await behind.send('/', OVER_TLS)).headers[HEADER]).toBe('max-age=31536000');
    expect((await behind.send('/nowhere', OVER_TLS)).headers[HEADER]).toBe('max-age=31536000');
    expect((await behind.send('/')).headers[HEADER]).toBeUndefined();
    await behind.stop();
  });

  test('and not because a stranger says so', async () => {
    expect((await server.send('/', OVER_TLS)).headers[HEADER]).toBeUndefined();
  });
});
