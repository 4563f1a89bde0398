import type {CheerioAPI} from 'cheerio';
import {COUNTRIES} from '../../src/forms';
import {MESSAGES} from '../../src/forms/sentences';
import {careers} from '../../src/forms/tables';
import {StoreUnavailableError} from '../../src/server/store/store';
import {
  APPLICATION_PARTS,
  BROWSER,
  ENQUIRY_PARTS,
  KEY,
  RESUME,
  apply,
  postForm,
} from './setup/forms';
import {pageOf, summary} from './setup/answers';
import {serverForAll} from './setup/server';
import {word} from '../setup/words';

const FILE_LIMIT = careers.fields.file.size;

const unavailable = async () => {
  throw new StoreUnavailableError('full');
};

const server = serverForAll();
const full = serverForAll({save: unavailable});

const resume = {name: 'cv.pdf', bytes: RESUME};

describe('success', () => {
  test.each([
    ['contact', () => postForm(server, ENQUIRY_PARTS), 'Form Submitted Successfully'],
    [
      'careers',
      () => apply(server, APPLICATION_PARTS, resume, BROWSER),
      'Application submitted successfully',
    ],
  ])('the %s form comes back empty, below the words of success', async (_form, post, words) => {
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
});

describe('problems in the contact form', () => {
  let $: CheerioAPI;
  beforeAll(async () => {
    const reply = await postForm(server, {
      ...ENQUIRY_PARTS,
      name: '"><b>R2</b>',
      email: '',
      countryCode: 'CA',
      phoneNumber: '123',
    });
    expect(reply.status).toBe(422);
    $ = pageOf(reply);
  });

  test('the title says so first', () => {
    expect($('head > title').text()).toBe('Error: TrendSoft | Contact Us Page');
    expect($('svg title').text()).toBe('Logo');
  });

  test('a summary leads to each field', () => {
    const box = $('[data-form-status] > [data-alert="error"]');
    expect(box.attr()).toMatchObject({role: 'alert', tabindex: '-1', autofocus: ''});
    expect(box.find('h2').text()).toBe(word('forms.problemHeading'));
    expect(summary($)).toEqual([
      ['Please enter valid name', 'name'],
      ['Email is required', 'email'],
      ['Please enter 10 Digit Phone Number', 'phoneNumber'],
    ]);
  });

  test('each invalid field has its message, and only those', () => {
    for (const field of ['name', 'email', 'phoneNumber']) {
      const input = $(`[name="${field}"]`);
      const error = $(`[id="${input.attr('id')}-error"]`);
      expect(input.attr('aria-invalid')).toBe('true');
      expect(error.attr('hidden')).toBeUndefined();
      expect(error.text()).not.toBe('');
      expect(input.attr('aria-describedby')?.split(' ')).toContain(error.attr('id'));
    }
    expect($('[name="name"]').attr('aria-describedby')).toBe('f-name-hint f-name-error');
    expect($('[name="companyName"]').attr('aria-invalid')).toBeUndefined();
    expect($('[id="f-companyName-error"]').attr('hidden')).toBeDefined();
  });

  test('nothing typed is lost, and markup stays text', () => {
    expect($('[name="name"]').attr('value')).toBe('"><b>R2</b>');
    expect($('form b')).toHaveLength(0);
    expect($('[name="phoneNumber"]').attr('value')).toBe('123');
    expect($('[name="companyName"]').attr('value')).toBe('Example & Sons');
    const chosen = $('option[selected]').toArray();
    expect(chosen.map((option) => $(option).attr('value'))).toEqual(['CA', 'Web Accessibility']);
  });

  test('no script is left that could undo the answer', () => {
    expect($('script')).toHaveLength(0);
    expect($('link[rel="modulepreload"]')).toHaveLength(0);
    expect($('link[rel="stylesheet"]')).toHaveLength(1);
  });
});

test('every country that is offered can be chosen', async () => {
  for (const {value: id, dialCode} of COUNTRIES) {
    const phoneNumber = `12345678${id.charCodeAt(0)}`;
    const reply = await postForm(server, {...ENQUIRY_PARTS, countryCode: id, phoneNumber});
    expect(reply.status).toBe(200);
    const [latest] = await server.store.list({limit: 1});
    expect(latest?.fields.phoneNumber).toBe(`${dialCode} ${phoneNumber}`);
  }
});

describe('problems in the careers form', () => {
  test('a file that was chosen has to be chosen again, and the page says so', async () => {
    const fields = {...APPLICATION_PARTS, email: 'ravi'};
    const $ = pageOf(await apply(server, fields, resume, BROWSER));
    expect(summary($)).toEqual([
      ['invalid email address', 'email'],
      ['Choose your file again: a browser does not keep it', 'file'],
    ]);
    expect($('[name="position"] option[selected]').text()).toBe(APPLICATION_PARTS.position);
    expect($('[name="file"]').attr('value')).toBeUndefined();
  });

  test('a missing file has its own message', async () => {
    const none = {name: '', bytes: Buffer.alloc(0)};
    const $ = pageOf(await apply(server, APPLICATION_PARTS, none, BROWSER));
    expect(summary($)).toEqual([['File Upload is required', 'file']]);
    expect($('#f-file-error').text()).toBe('File Upload is required');
  });

  test('a file that is too large is answered with 413 and the form', async () => {
    const bytes = Buffer.concat([RESUME, Buffer.alloc(FILE_LIMIT)]);
    const reply = await apply(server, APPLICATION_PARTS, {name: 'cv.pdf', bytes}, BROWSER);
    expect(reply.status).toBe(413);
    const $ = pageOf(reply);
    expect(summary($)).toEqual([['The file is larger than 10 MB. Choose a smaller file', 'file']]);
    expect($('[name="name"]').attr('value')).toBe('Ravi Kumar');
  });

  test('a script that sends a key gets JSON, whatever it accepts', async () => {
    const headers = {...BROWSER, 'idempotency-key': KEY};
    const reply = await apply(server, {}, undefined, headers);
    expect(reply.headers['content-type']).toMatch(/problem\+json/);
  });
});

describe('failure', () => {
  test('the contact form keeps what was typed, below the words of failure', async () => {
    const reply = await postForm(full, ENQUIRY_PARTS);
    expect(reply.status).toBe(503);
    expect(reply.headers['retry-after']).toBe('30');
    const $ = pageOf(reply);
    const alert = $('[data-form-status] > [role="alert"]');
    expect(alert.find('p').first().text()).toBe('Form SUbmission Failed!');
    expect(alert.attr('data-alert')).toBe('error');
    expect(alert.text()).toContain('The form cannot be stored just now.');
    expect(alert.text()).toContain(MESSAGES.tryAgain.message);
    expect($('[name="email"]').attr('value')).toBe('asha@example.com');
    expect($('head > title').text()).toBe('Error: TrendSoft | Contact Us Page');
  });

  test('the careers form says so too, and asks for the file again', async () => {
    const reply = await apply(full, APPLICATION_PARTS, resume, BROWSER);
    expect(reply.status).toBe(503);
    const alert = pageOf(reply)('[role="alert"]');
    expect(alert.text()).toContain('Failed to send application');
    expect(alert.text()).toContain('Choose your file again');
  });

  test('a post that is refused unread still gets a page', async () => {
    const reply = await postForm(server, ENQUIRY_PARTS, {
      headers: {origin: 'https://evil.example'},
    });
    expect(reply.status).toBe(403);
    const alert = pageOf(reply)('[role="alert"]');
    expect(alert.text()).toContain('Form SUbmission Failed!');
    expect(alert.text()).toContain('This form can be sent from its own site only.');
    // It would fail again, however long the wait.
    expect(alert.text()).not.toContain(MESSAGES.tryAgain.message);
    const long = await postForm(server, {...ENQUIRY_PARTS, name: 'x'.repeat(20_000)});
    expect(long.status).toBe(413);
    expect(pageOf(long)('[role="alert"]').text()).toContain('Form SUbmission Failed!');
  });
});
