/**
 * Fields that no visitor would fill in. Numbers are those of OWASP ASVS 5.0, chapters V1, V2 and V15.
 */
import {
  APPLICATION,
  ENQUIRY,
  ENQUIRY_PARTS,
  RESUME,
  apply,
  multipart,
  postForm,
  postJson,
} from './setup/forms';
import {pageOf} from './setup/answers';
import {serverForEach} from './setup/server';

const server = serverForEach();

const stored = async () => (await server.store.list()).length;

describe('fields', () => {
  test('one that came twice is refused, in every encoding (15.3.7)', async () => {
    const twice = new URLSearchParams({...ENQUIRY_PARTS});
    twice.append('email', 'other@example.com');
    const headers = {'content-type': 'application/x-www-form-urlencoded'};
    const form = await postJson(server, twice.toString(), {headers});
    expect(form.status).toBe(400);
    expect((await postJson(server, {...ENQUIRY, email: ['a@b.co', 'c@d.co']})).status).toBe(400);

    const {body, ...options} = multipart(APPLICATION, {name: 'cv.pdf', bytes: RESUME});
    const text = Buffer.from(body ?? '').toString('latin1');
    const part = /------[^]*?name="email"[^]*?(?=------)/.exec(text)?.[0] ?? '';
    const doubled = Buffer.from(part + text, 'latin1');
    expect((await server.send('/careers-form', {...options, body: doubled})).status).toBe(400);
    expect(await stored()).toBe(0);
  });

  test('one that the form does not have is not kept (15.3.3)', async () => {
    const extra = {id: '1', held: 'false', form: 'careers', receivedAt: '1970-01-01', score: '0'};
    await postJson(server, {...ENQUIRY, ...extra});
    const [submission] = await server.store.list();
    expect(submission?.fields).toEqual(ENQUIRY);
    expect(submission?.form).toBe('contact');
  });

  test.each([
    '{"__proto__": {"name": "x"}}',
    '{"constructor": {"prototype": {"name": "x"}}}',
    `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
    '[]',
    'null',
    '"text"',
    '1e999',
    '{"name": "a", }',
    '',
  ])('JSON that is no flat object of text: %.40s (15.3.5, 15.3.6)', async (body) => {
    const reply = await postJson(server, body);
    expect([400, 422]).toContain(reply.status);
    expect(({} as Record<string, unknown>).name).toBeUndefined();
  });

  test('names of prototypes in a form change nothing (15.3.6)', async () => {
    const reply = await postForm(server, {...ENQUIRY_PARTS, '__proto__[x]': '1', constructor: '1'});
    expect(reply.status).toBe(200);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
    const fields = {...APPLICATION, constructor: 'x'} as unknown as Record<string, string>;
    expect((await apply(server, fields, {name: 'cv.pdf', bytes: RESUME})).status).toBe(400);
  });

  test('more than fits (2.2.1): the body, a field, the number of parts', async () => {
    expect((await postJson(server, {...ENQUIRY, name: 'a'.repeat(20_000)})).status).toBe(413);
    expect((await postJson(server, {...ENQUIRY, name: 'a'.repeat(201)})).status).toBe(422);
    const many = Object.fromEntries(Array.from({length: 30}, (_, n) => [`f${n}`, 'x']));
    expect((await apply(server, many)).status).toBe(413);
  });

  test('patterns are checked in no time, whatever the text (1.3.12)', async () => {
    const email = `${'a@a'.repeat(60)}.`;
    expect((await postJson(server, {...ENQUIRY, email})).status).toBe(422);
    const name = `${'a '.repeat(100)}1`;
    expect((await postJson(server, {...ENQUIRY, name})).status).toBe(422);
  });

  test.each([
    '=HYPERLINK("http://evil.example")',
    '+1+1',
    '-1',
    '@SUM(A1)',
    "'; DROP TABLE files; --",
    '{{7*7}}',
    '${7*7}',
    '%s%n',
  ])('%s is data, stored as it was sent (1.1.1, 1.2.4)', async (companyName) => {
    expect((await postJson(server, {...ENQUIRY, companyName})).status).toBe(200);
    expect((await server.store.list())[0]?.fields.companyName).toBe(companyName);
  });
});

describe('HTML in fields (1.2.1): the page that answers shows it as text', () => {
  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' autofocus onfocus='alert(1)",
    '</title><svg onload=alert(1)>',
    '</textarea><iframe src=javascript:alert(1)>',
    '&lt;script&gt;',
    '\u2028<b>',
  ])('%s', async (text) => {
    const parts = {...ENQUIRY_PARTS, companyName: text, name: text};
    const $ = pageOf(await postForm(server, parts));
    expect($('[name=companyName]').attr('value')).toBe(text);
    expect($('[name=name]').attr('value')).toBe(text);
    expect($('script, iframe, img, svg[onload], [onfocus], [onerror], form b')).toHaveLength(0);
  });

  test('in an address (1.2.2)', async () => {
    const path = '/contact-form?page=%22%3E%3Cscript%3Ealert(1)%3C/script%3E';
    const referer = 'javascript:alert(1)//"><script>alert(1)</script>';
    const reply = await postForm(server, {...ENQUIRY_PARTS, name: ''}, {path, headers: {referer}});
    expect(pageOf(reply)('script')).toHaveLength(0);
    expect(reply.text).not.toContain('javascript:');
  });
});
