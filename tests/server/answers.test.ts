/** The HTML page that answers a form post without JavaScript. */
import {COMPANY} from '../../sidebars';
import {translator} from '../../src/forms/sentences';
import {t} from '../setup/messages';
import {pageOf, summary} from '../../packages/forms-service/tests/setup/reply';
import {BROWSER, BYTES} from '../../packages/forms-service/tests/setup/requests';
import {APPLICATION_PARTS, ENQUIRY_PARTS} from './setup/forms';
import {fullServerForAll, serverForAll} from './setup/service';

const translate = translator();

const server = serverForAll();
const alone = serverForAll({site: false, env: {ALLOWED_ORIGINS: 'https://www.example.com'}});
const full = fullServerForAll();
const faulty = serverForAll({save: () => Promise.reject(new Error('asha@example.com'))});

const resume = {name: 'cv.pdf', bytes: BYTES};

test.each([
  {
    form: 'contact',
    post: () => server.postForm(ENQUIRY_PARTS),
    words: 'Form Submitted Successfully',
  },
  {
    form: 'careers',
    post: () => server.apply(APPLICATION_PARTS, resume, BROWSER),
    words: 'Application submitted successfully',
  },
])('a valid $form form returns an empty form and a success message', async ({post, words}) => {
  const reply = await post();
  expect(reply.status).toBe(200);
  const $ = pageOf(reply);
  const status = $('[data-form-status] > [role="status"]');
  expect(status.children().first().text()).toBe(words);
  expect(status.attr()).toMatchObject({'data-alert': 'success', tabindex: '-1', autofocus: ''});
  expect($('form [name="name"]').attr('value')).toBeUndefined();
  expect($('[aria-invalid]')).toHaveLength(0);
  expect($('head > title').text()).not.toMatch(/^Error/);
});

test('errors are marked, summarised and linked; input is kept, and markup in it is escaped', async () => {
  const mistakes = {name: '"><b>R2</b>', email: '', countryCode: 'CA', phoneNumber: '123'};
  const reply = await server.postForm({...ENQUIRY_PARTS, ...mistakes});
  expect(reply.status).toBe(422);
  const $ = pageOf(reply);
  expect($('head > title').text()).toBe('Error: TrendSoft | Contact Us Page');
  expect($('svg title').text()).toBe('Logo');
  const box = $('[data-form-status] > [data-alert="error"]');
  expect(box.attr()).toMatchObject({role: 'alert', tabindex: '-1', autofocus: ''});
  expect(box.find('h2').text()).toBe(t('forms.problemHeading'));
  const lines = summary($);
  expect(lines).toEqual([
    ['Please enter valid name', 'name'],
    ['Email is required', 'email'],
    ['Please enter 10 Digit Phone Number', 'phoneNumber'],
  ]);
  for (const [text, field] of lines) {
    const input = $(`[name="${field}"]`);
    const error = $(`[id="${input.attr('id')}-error"]`);
    expect(input.attr('aria-invalid')).toBe('true');
    expect([error.text(), error.attr('hidden')]).toEqual([text, undefined]);
    expect(input.attr('aria-describedby')).toBe(`f-${field}-hint f-${field}-error`);
  }
  expect($('[name="companyName"]').attr('aria-invalid')).toBeUndefined();
  expect($('[id="f-companyName-error"]').attr('hidden')).toBeDefined();
  expect($('[name="name"]').attr('value')).toBe('"><b>R2</b>');
  expect($('form b')).toHaveLength(0);
  expect($('[name="companyName"]').attr('value')).toBe('Example & Sons');
  const chosen = $('option[selected]').toArray();
  expect(chosen.map((option) => $(option).attr('value'))).toEqual(['CA', 'Web Accessibility']);
  // Hydration would replace the server's answer.
  expect($('script, link[rel="modulepreload"]')).toHaveLength(0);
  expect($('link[rel="stylesheet"]')).toHaveLength(1);
});

test('after an error in another field, the file has to be chosen again', async () => {
  const fields = {...APPLICATION_PARTS, email: 'ravi'};
  const reply = await server.apply(fields, resume, BROWSER);
  const $ = pageOf(reply);
  expect(reply.status).toBe(422);
  expect(summary($)).toEqual([
    ['invalid email address', 'email'],
    ['Choose your file again: a browser does not keep it', 'file'],
  ]);
  expect($('[name="name"]').attr('value')).toBe('Ravi Kumar');
  expect($('[name="position"] option[selected]').text()).toBe(APPLICATION_PARTS.position);
});

test('after a database failure, the page keeps the input and says to try again', async () => {
  const reply = await full.postForm(ENQUIRY_PARTS);
  expect([reply.status, reply.headers['retry-after']]).toEqual([503, '30']);
  const $ = pageOf(reply);
  const alert = $('[data-form-status] > [role="alert"]');
  expect(alert.find('p').first().text()).toBe('Form SUbmission Failed!');
  expect(alert.text()).toContain(translate('reasonFull').replace('{wait}', '30 seconds'));
  expect($('[name="email"]').attr('value')).toBe('asha@example.com');
  expect($('head > title').text()).toBe('Error: TrendSoft | Contact Us Page');
  const other = await full.apply(APPLICATION_PARTS, resume, BROWSER);
  const words = pageOf(other)('[role="alert"]').text();
  expect(words).toMatch(/Failed to send application.*Choose your file again/s);
});

test.each<{
  status: number;
  words: string;
  more: Record<string, string>;
  headers: Record<string, string>;
  at: typeof faulty;
}>([
  {
    status: 403,
    words: 'can only be sent from this website',
    more: {},
    headers: {origin: 'https://evil.example'},
    at: server,
  },
  {
    status: 413,
    words: translate('reasonLarge'),
    more: {name: 'x'.repeat(1_100_000)},
    headers: {},
    at: server,
  },
  {
    status: 500,
    words: translate('reasonFault').replace('{wait}', '1 minute'),
    more: {},
    headers: {},
    at: faulty,
  },
])(
  'a post rejected with $status is answered by a page',
  async ({status, words, more, headers, at}) => {
    const before = at.log.length;
    const reply = await at.postForm({...ENQUIRY_PARTS, ...more}, {headers});
    expect(reply.status).toBe(status);
    const alert = pageOf(reply)('[role="alert"]').text();
    for (const part of ['Form SUbmission Failed!', words]) expect(alert).toContain(part);
    const errors = at.log.slice(before).filter((line) => line.includes('"level":50'));
    expect(errors).toEqual(status === 500 ? [expect.stringMatching(/^(?!.*asha).*failed/)] : []);
  },
);

describe('without a built site', () => {
  const headers = {origin: 'https://www.example.com', referer: 'https://www.example.com/'};

  test('a plain page shows the same errors and links back to the form', async () => {
    const $ = pageOf(await alone.postForm({...ENQUIRY_PARTS, email: 'x'}, {headers}));
    expect($('html').attr('lang')).toBe('en');
    expect($('head > title').text()).toMatch(new RegExp(`^Error: ${COMPANY}`));
    expect(summary($)).toEqual([['Please enter valid email address', undefined]]);
    expect($('main a').attr('href')).toBe('https://www.example.com/TrendSoft/ContactUs');
    expect((await alone.send('/')).text).toContain('"title":"Not Found"');
  });

  test.each(['https://evil.example/', 'javascript:alert(1)', '"><script>'])(
    'the plain page does not link to %s',
    async (referer) => {
      const $ = pageOf(await alone.postForm(ENQUIRY_PARTS, {headers: {referer}}));
      expect($('a, script')).toHaveLength(0);
      expect($('main').text()).toContain('Back button');
    },
  );
});
