import {parseRedirects} from '../../src/server/site/redirects';
import {BROWSER, ENQUIRY, postForm, postJson} from './setup/forms';
import {serverForAll} from './setup/server';
import {FILES} from './setup/site';

const server = serverForAll({env: {BASE_PATH: '/site/'}});

test.each([
  ['/site/', 'index.html'],
  ['/site', 'index.html'],
  ['/site?x=1', 'index.html'],
  ['/site/About', 'About/index.html'],
  ['/site/assets/js/main.0a1b2c3d.js', 'assets/js/main.0a1b2c3d.js'],
])('%s is answered with %s', async (path, file) => {
  const reply = await server.send(path);
  expect(reply.status).toBe(200);
  expect(reply.text).toBe(FILES[file]);
});

test.each(['/', '/About', '/sitemap.xml', '/site/site/About', '/sites/About'])(
  '%s is not below the base path, so it is not found',
  async (path) => {
    const reply = await server.send(path);
    expect(reply.status).toBe(404);
    expect(reply.text).toBe(FILES['404.html']);
  },
);

test('the address of an index file leads to the clean address below the base path', async () => {
  const {status, headers} = await server.send('/site/About/index.html?a=1');
  expect([status, headers.location]).toEqual([301, '/site/About?a=1']);
});

test('aliases are known without the base path, and lead below it', () => {
  const lines = '/site/contact-us /site/TrendSoft/ContactUs 301\n/other /site/About 301\n';
  expect([...parseRedirects(lines, '/site/')]).toEqual([
    ['/contact-us', '/site/TrendSoft/ContactUs'],
  ]);
});

test.each(['/healthz', '/readyz', '/site/healthz'])(
  '%s answers, for whoever asks this process itself or through the path',
  async (path) => {
    expect((await server.send(path)).status).toBe(200);
  },
);

test('forms are taken below the base path and at the root, where a service of their own has them', async () => {
  const there = {
    ...server,
    send: (path: string, options?: object) => server.send(`/site${path}`, options),
  };
  expect((await postJson(there, ENQUIRY)).status).toBe(200);
  expect((await postJson(server, ENQUIRY)).status).toBe(200);
});

test('an answer without script stands on the page that the visitor came from', async () => {
  const referer = `${server.url}/site/te/TrendSoft/ContactUs`;
  const {text} = await postForm(server, {}, {headers: {...BROWSER, referer}});
  expect(text).toContain('<html lang="te">');
});
