/** The language of the page that a form was posted from is the language of all that follows. */
import {StoreUnavailableError} from '../../src/server/store/store';
import {loadSite} from '../../src/server/site/site';
import {mailDelivery} from '../../src/server/deliver/mail';
import {pageOf} from './setup/answers';
import {ENQUIRY_PARTS, postForm, postJson, ENQUIRY} from './setup/forms';
import {mailSettings} from './setup/mail-channel';
import {serverForAll} from './setup/server';
import {TELUGU, writeSite} from './setup/site';
import {startMailServer} from './setup/smtp';
import {STORED_ENQUIRY} from './setup/submissions';

const full = async () => {
  throw new StoreUnavailableError('full');
};

const server = serverForAll();
const broken = serverForAll({save: full});

const from = (page: string, at = server) => ({headers: {referer: `${at.url}${page}`}});
const TE = '/te/TrendSoft/ContactUs';

describe('without JavaScript', () => {
  test('success is told in the language of the page', async () => {
    const $ = pageOf(await postForm(server, ENQUIRY_PARTS, from(TE)));
    expect($('html').attr('lang')).toBe('te');
    expect($('[data-form-status]').text()).toMatch(/^te: stored/);
  });

  test('mistakes are, in English where the language has no sentence yet', async () => {
    const $ = pageOf(await postForm(server, {...ENQUIRY_PARTS, name: '', email: ''}, from(TE)));
    expect($('title').first().text()).toMatch(/^te: error /);
    expect($('[data-form-status] h2').text()).toBe('te: problem');
    expect($('[data-form-status] li').first().text()).toBe('te: name');
    expect($('#f-name-error').text()).toBe('te: name');
    expect($('#f-email-error').text()).toBe('Email is required');
  });

  test('the second attempt, whose address says nothing, keeps the language', async () => {
    const first = pageOf(await postForm(server, {...ENQUIRY_PARTS, name: ''}, from(TE)));
    const action = first('form').attr('action') ?? '';
    expect(action).toBe(`/contact-form?page=${encodeURIComponent(TE)}`);
    const body = new URLSearchParams({...ENQUIRY_PARTS, name: ''}).toString();
    const second = await server.send(action, {
      method: 'POST',
      headers: {accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded'},
      body,
    });
    expect(pageOf(second)('#f-name-error').text()).toBe('te: name');
  });

  test('the reason of a failure is, and what to do', async () => {
    const reply = await postForm(broken, ENQUIRY_PARTS, from(TE, broken));
    expect(reply.status).toBe(503);
    const words = pageOf(reply)('[data-form-status] p');
    expect(words.get().map((_, index) => words.eq(index).text())).toEqual([
      'te: failed',
      'te: full',
      'te: again',
    ]);
  });

  test('an English page is answered in English', async () => {
    const $ = pageOf(await postForm(server, ENQUIRY_PARTS, from('/TrendSoft/ContactUs')));
    expect($('[data-form-status]').text()).toMatch(/^Form Submitted Successfully/);
  });
});

describe('what is kept', () => {
  test('names the language of the page, so that the answer can be in it', async () => {
    const reply = await postJson(server, ENQUIRY, from(TE));
    const {id} = JSON.parse(reply.text) as {id: string};
    expect((await server.store.find(id))?.fields).toEqual({...ENQUIRY, language: 'te'});
  });

  test.each([
    ['an English page', () => from('/TrendSoft/ContactUs')],
    ['nobody knows where', () => ({})],
    ['a page that there is not in a language that there is not', () => from('/xx/ContactUs')],
  ])('says nothing of it when it comes from %s', async (_page, options) => {
    const reply = await postJson(server, ENQUIRY, options());
    const {id} = JSON.parse(reply.text) as {id: string};
    expect((await server.store.find(id))?.fields).toEqual(ENQUIRY);
  });
});

test('the subject of the mail is in that language, since an answer carries it to the visitor', async () => {
  const {languages} = await loadSite(await writeSite());
  const mails = await startMailServer();
  const deliver = mailDelivery(mailSettings(mails.url), languages);
  const signal = new AbortController().signal;
  for (const language of [undefined, 'te', 'xx']) {
    const fields = {...STORED_ENQUIRY.fields, ...(language && {language})};
    await deliver({submission: {...STORED_ENQUIRY, fields}, attempt: 1, signal});
  }
  deliver.close?.();
  await mails.stop();
  expect(mails.messages.map(({headers}) => headers.get('subject')?.[0])).toEqual([
    'New enquiry: Web Accessibility',
    'te: enquiry: Web Accessibility',
    'New enquiry: Web Accessibility',
  ]);
});

describe('the site', () => {
  test('what is not found is told in the language of the address', async () => {
    for (const [path, words] of [
      ['/te/nowhere', 'Telugu: not found'],
      ['/nowhere', 'Not found'],
      ['/tea', 'Not found'],
    ] as const) {
      const reply = await server.send(path);
      expect(reply.status).toBe(404);
      expect(reply.text).toContain(`<h1>${words}</h1>`);
    }
  });

  test('files with a hash in their name are kept for a year, in every language', async () => {
    const {headers} = await server.send('/te/assets/js/main.0a1b2c3d.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('the sentences themselves are not served', async () => {
    expect(Object.keys(TELUGU).length).toBeGreaterThan(0);
    expect((await server.send('/te/form-messages.json')).status).toBe(404);
  });
});
