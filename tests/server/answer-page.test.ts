import {COMPANY} from '../../sidebars';
import {APPLICATION_PARTS, BROWSER, ENQUIRY_PARTS, RESUME, apply, postForm} from './setup/forms';
import {pageOf, summary} from './setup/answers';
import {serverForAll} from './setup/server';

const server = serverForAll();
const alone = serverForAll({site: false, env: {ALLOWED_ORIGINS: 'https://www.example.com'}});

const resume = {name: 'cv.pdf', bytes: RESUME};

describe('the page that answers', () => {
  const invalid = {...ENQUIRY_PARTS, email: ''};

  test('is the page of the same language that the visitor came from', async () => {
    const referer = `${server.url}/te/TrendSoft/ContactUs`;
    const first = pageOf(await postForm(server, invalid, {headers: {referer}}));
    expect(first('html').attr('lang')).toBe('te');
    const path = String(first('form').attr('action'));
    expect(path).toBe('/contact-form?page=%2Fte%2FTrendSoft%2FContactUs');
    const second = pageOf(await postForm(server, invalid, {path}));
    expect(second('html').attr('lang')).toBe('te');
    expect(second('form').attr('action')).toBe(path);
  });

  test.each(['/About', '/nowhere', '/../../etc/passwd', '/%ff', '//evil.example/x'])(
    'is the usual one when %s does not hold the form',
    async (other) => {
      const path = `/contact-form?page=${encodeURIComponent(other)}`;
      const $ = pageOf(
        await postForm(server, invalid, {path, headers: {referer: server.url + other}}),
      );
      expect($('form').attr('action')).toBe('/contact-form?page=%2FTrendSoft%2FContactUs');
      expect($('html').attr('lang')).toBe('en');
    },
  );
});

describe('without a build', () => {
  test('a plain page says the same and leads back to the form', async () => {
    const headers = {origin: 'https://www.example.com', referer: 'https://www.example.com/'};
    const $ = pageOf(await postForm(alone, {...ENQUIRY_PARTS, email: 'x'}, {headers}));
    expect($('html').attr('lang')).toBe('en');
    expect($('head > title').text()).toMatch(new RegExp(`^Error: ${COMPANY}`));
    expect(summary($)).toEqual([['Please enter valid email address', undefined]]);
    expect($('main a').attr('href')).toBe('https://www.example.com/TrendSoft/ContactUs');
    const done = pageOf(await apply(alone, APPLICATION_PARTS, resume, {...BROWSER, ...headers}));
    expect(done('[role="status"] p').first().text()).toBe('Application submitted successfully');
    expect(done('main a').attr('href')).toBe('https://www.example.com/TrendSoft/Career');
  });

  test('the plain page never leads to a stranger', async () => {
    for (const referer of ['https://evil.example/', 'javascript:alert(1)', '"><script>']) {
      const $ = pageOf(await postForm(alone, ENQUIRY_PARTS, {headers: {referer}}));
      expect($('a, script')).toHaveLength(0);
      expect($('main').text()).toContain('Back button');
    }
  });

  test('other addresses are not found', async () => {
    expect((await alone.send('/')).status).toBe(404);
    expect((await alone.send('/healthz')).status).toBe(200);
  });
});
