/** Answers and mails use the language of the page that a form was posted from. */
import {loadSite} from '../../packages/forms-service/src/server/site/site';
import {ENQUIRY, ENQUIRY_PARTS, KEY} from './setup/forms';
import {sendMail, startMailServer} from './setup/mail';
import {pageOf, storedIn} from './setup/reply';
import {fullServerForAll, serverForAll} from './setup/server';
import {writeSite} from './setup/site';
import {STORED_ENQUIRY} from './setup/submissions';
import {service} from '../../src/server';

const server = serverForAll();
const full = fullServerForAll();

const TE = '/te/TrendSoft/ContactUs';
const from = (page: string, at = server) => ({headers: {referer: `${at.url}${page}`}});

test('the answer is in the language of the page, or in English where a translation is missing', async () => {
  const done = pageOf(await server.postForm(ENQUIRY_PARTS, from(TE)));
  expect(done('html').attr('lang')).toBe('te');
  expect(done('[data-form-status]').text()).toMatch(/^te: stored/);
  const $ = pageOf(await server.postForm({...ENQUIRY_PARTS, name: '', email: ''}, from(TE)));
  expect($('title').first().text()).toMatch(/^te: error /);
  expect($('[data-form-status] h2').text()).toBe('te: problem');
  expect($('#f-name-error').text()).toBe('te: name');
  expect($('#f-email-error').text()).toBe('Email is required');
  const failed = pageOf(await full.postForm(ENQUIRY_PARTS, from(TE, full)));
  expect(failed('[data-form-status]').text()).toBe('te: failedte: full');
});

test('the language is kept at the second attempt, whose address does not name it', async () => {
  const invalid = {...ENQUIRY_PARTS, name: ''};
  const path = pageOf(await server.postForm(invalid, from(TE)))('form').attr('action');
  expect(path).toBe(`/contact-form?page=${encodeURIComponent(TE)}`);
  const $ = pageOf(await server.postForm(invalid, {path: String(path)}));
  expect([$('form').attr('action'), $('#f-name-error').text()]).toEqual([path, 'te: name']);
});

test.each(['/About', '/nowhere', '/../../etc/passwd', '/%ff', '//evil.example/x'])(
  'the answer is in English if %s does not contain the form',
  async (other) => {
    const path = `/contact-form?page=${encodeURIComponent(other)}`;
    const $ = pageOf(await server.postForm({}, {path, ...from(other)}));
    expect($('form').attr('action')).toBe('/contact-form?page=%2FTrendSoft%2FContactUs');
    expect($('html').attr('lang')).toBe('en');
  },
);

test.each([
  [TE, {language: 'te'}],
  ['/TrendSoft/ContactUs', {}],
  ['/xx/ContactUs', {}],
])('the language of the page %s is stored as %j', async (page, language) => {
  // Otherwise it would be a repeated submission, whatever its language.
  const enquiry = {...ENQUIRY, companyName: page};
  const {id} = storedIn(await server.postJson(enquiry, from(page)));
  expect((await server.store.find(id))?.fields).toEqual({...enquiry, ...language});
});

test('an enquiry sent again from the page in another language is stored once', async () => {
  const withKey = {headers: {'idempotency-key': KEY}};
  const first = storedIn(await server.postJson(ENQUIRY, withKey));
  const inTelugu = {headers: {...withKey.headers, ...from(TE).headers}};
  expect(storedIn(await server.postJson(ENQUIRY, inTelugu))).toEqual(first);
});

test('the subject of the mail is in the language of the page, since a reply shows it to the visitor', async () => {
  const {languages} = await loadSite(service.configuration, await writeSite());
  const mails = await startMailServer();
  for (const language of ['te', 'xx']) {
    const fields = {...STORED_ENQUIRY.fields, language};
    await sendMail({...STORED_ENQUIRY, fields}, mails.url, {languages});
  }
  await mails.stop();
  expect(mails.messages.map(({headers}) => headers.get('subject')?.[0])).toEqual([
    'te: enquiry: Web Accessibility',
    'New enquiry: Web Accessibility',
  ]);
});
