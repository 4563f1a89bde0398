/** Answers and mails use the language of the page that a form was posted from. */
import {loadSite} from '../src/server/site/site';
import {visit} from '../src/example/forms';
import {startMailServer} from './setup/mail';
import {fullServerForAll, sendMail, serverForAll, service} from './setup/museum';
import {writeSite} from './setup/museum-site';
import {pageOf, storedIn} from './setup/reply';
import {KEY} from './setup/requests';
import {VISIT, VISIT_PARTS} from './setup/samples';
import {STORED_VISIT} from './setup/submissions';

const server = serverForAll();
const full = fullServerForAll();

const TE = '/te/visit';
const from = (page: string, at = server) => ({headers: {referer: `${at.url}${page}`}});

test('the answer is in the language of the page, or in English where a translation is missing', async () => {
  const done = pageOf(await server.postForm(VISIT_PARTS, from(TE)));
  expect(done('html').attr('lang')).toBe('te');
  expect(done('[data-form-status]').text()).toMatch(/^te: stored/);
  const $ = pageOf(await server.postForm({...VISIT_PARTS, name: '', email: ''}, from(TE)));
  expect($('title').first().text()).toMatch(/^te: error /);
  expect($('[data-form-status] h2').text()).toBe('te: problem');
  expect($('#f-name-error').text()).toBe('te: name');
  expect($('#f-email-error').text()).toBe(visit.fields.email.errors.required);
  const failed = pageOf(await full.postForm(VISIT_PARTS, from(TE, full)));
  expect(failed('[data-form-status]').text()).toBe('te: failedte: full');
});

test('the language is kept at the second attempt, whose address does not name it', async () => {
  const invalid = {...VISIT_PARTS, name: ''};
  const path = pageOf(await server.postForm(invalid, from(TE)))('form').attr('action');
  expect(path).toBe(`/visit-form?page=${encodeURIComponent(TE)}`);
  const $ = pageOf(await server.postForm(invalid, {path: String(path)}));
  expect([$('form').attr('action'), $('#f-name-error').text()]).toEqual([path, 'te: name']);
});

test.each(['/About', '/nowhere', '/../../etc/passwd', '/%ff', '//evil.example/x'])(
  'the answer is in English if %s does not contain the form',
  async (other) => {
    const path = `/visit-form?page=${encodeURIComponent(other)}`;
    const $ = pageOf(await server.postForm({}, {path, ...from(other)}));
    expect($('form').attr('action')).toBe('/visit-form?page=%2Fvisit');
    expect($('html').attr('lang')).toBe('en');
  },
);

test.each([
  [TE, {language: 'te'}],
  ['/visit', {}],
  ['/xx/visit', {}],
])('the language of the page %s is stored as %j', async (page, language) => {
  // Otherwise it would be a repeated submission, whatever its language.
  const request = {...VISIT, school: page};
  const {id} = storedIn(await server.postJson(request, from(page)));
  expect((await server.store.find(id))?.fields).toEqual({...request, ...language});
});

test('a request sent again from the page in another language is stored once', async () => {
  const withKey = {headers: {'idempotency-key': KEY}};
  const first = storedIn(await server.postJson(VISIT, withKey));
  const inTelugu = {headers: {...withKey.headers, ...from(TE).headers}};
  expect(storedIn(await server.postJson(VISIT, inTelugu))).toEqual(first);
});

test('the subject of the mail is in the language of the page, since a reply shows it to the visitor', async () => {
  const {languages} = await loadSite(service.configuration, await writeSite());
  const mails = await startMailServer();
  for (const language of ['te', 'xx']) {
    const fields = {...STORED_VISIT.fields, language};
    await sendMail({...STORED_VISIT, fields}, mails.url, {languages});
  }
  await mails.stop();
  expect(mails.messages.map(({headers}) => headers.get('subject')?.[0])).toEqual([
    `te: visit: ${VISIT.tour}`,
    `Group visit: ${VISIT.tour}`,
  ]);
});
