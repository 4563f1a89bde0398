import {MESSAGES} from '../../src/forms/sentences';
import {contact} from '../../src/forms/tables';
import {ENQUIRY, ENQUIRY_PARTS, postForm, postJson} from './setup/forms';
import {serverForEach} from './setup/server';

const time = Date.parse('2024-05-01T10:00:00Z');
const server = serverForEach({now: () => time});

const body = (text: string) => JSON.parse(text) as Record<string, unknown>;

describe('storing', () => {
  test('a valid enquiry is stored as it was sent, and answered with its id @enquiry', async () => {
    const reply = await postJson(server, ENQUIRY);
    expect(reply.status).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(body(reply.text)).toEqual({
      status: 'stored',
      id: expect.any(String),
      reference: expect.any(String),
    });
    const stored = await server.store.list();
    expect(stored).toMatchObject([
      {
        id: body(reply.text).id,
        form: 'contact',
        receivedAt: '2024-05-01T10:00:00.000Z',
        held: false,
      },
    ]);
    expect(stored[0]?.fields).toEqual(ENQUIRY);
  });

  test('text in any script is kept byte for byte', async () => {
    const enquiry = {
      ...ENQUIRY,
      name: 'అనూష José',
      companyName: `O'Neil "<b>" \t; DROP 🧪`,
    };
    expect((await postJson(server, enquiry)).status).toBe(200);
    expect((await server.store.list())[0]?.fields).toEqual(enquiry);
  });

  test('fields that the form does not have are not kept', async () => {
    const extra = {id: '1', held: 'false', form: 'careers', receivedAt: '1970-01-01', admin: true};
    await postJson(server, {...ENQUIRY, ...extra});
    expect(await server.store.list()).toMatchObject([{form: 'contact', held: false}]);
    expect((await server.store.list())[0]?.fields).toEqual(ENQUIRY);
  });

  test('a browser without JavaScript stores the same enquiry', async () => {
    expect((await postForm(server, ENQUIRY_PARTS)).status).toBe(200);
    expect((await server.store.list())[0]?.fields).toEqual(ENQUIRY);
  });

  test('a form post that asks for JSON gets JSON', async () => {
    const reply = await postForm(server, ENQUIRY_PARTS, {headers: {accept: 'application/json'}});
    expect(body(reply.text)).toMatchObject({status: 'stored'});
    const noCountry = {...ENQUIRY_PARTS, countryCode: ''};
    const problem = await postForm(server, noCountry, {headers: {accept: '*/*'}});
    expect(problem.status).toBe(422);
    expect(problem.text).toContain('"/countryCode"');
  });
});

describe('messages', () => {
  test.each([
    ['name', '', 'Name is required'],
    ['name', 'R2D2', 'Please enter valid name'],
    ['name', 'a'.repeat(201), MESSAGES.tooLong.message],
    ['email', '', 'Email is required'],
    ['email', 'asha@', 'Please enter valid email address'],
    ['phoneNumber', '+91 ', 'Phone Number is required'],
    ['phoneNumber', '+91 98765abcde', 'Please enter valid Phone Number'],
    ['phoneNumber', '+91 98765', 'Please enter 10 Digit Phone Number'],
    ['phoneNumber', '+91 98765432101', 'Please enter 10 Digit Phone Number'],
    ['phoneNumber', '9876543210', 'Country Code is required'],
    ['phoneNumber', '+7 9876543210', 'Country Code is required'],
    ['companyName', '  ', 'Company Name is required'],
    ['enquiries', '', 'Select Enquiries is required'],
    ['enquiries', 'undefined', 'Select Enquiries is required'],
  ])('%s "%s" is answered with its own words @server-rules', async (field, value, detail) => {
    const reply = await postJson(server, {...ENQUIRY, [field]: value});
    expect(reply.status).toBe(422);
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    const problem = body(reply.text);
    expect(problem).toMatchObject({
      type: 'about:blank',
      title: 'Unprocessable Content',
      status: 422,
    });
    expect(problem.errors).toEqual([{pointer: `/${field}`, detail, id: expect.any(String)}]);
    expect(await server.store.list()).toHaveLength(0);
  });

  test('an empty enquiry is told everything, in reading order', async () => {
    const {errors} = body((await postJson(server, {})).text);
    expect((errors as Array<{id: string}>).map(({id}) => id)).toEqual(
      Object.keys(contact.fields).map((name) => `${name}Required`),
    );
  });

  test('a field that is no text counts as missing', async () => {
    const reply = await postJson(server, {
      ...ENQUIRY,
      name: {first: 'Asha'},
      email: 5,
    });
    expect(reply.status).toBe(422);
    expect(reply.text).toContain('Name is required');
    expect(reply.text).toContain('Email is required');
  });
});

describe('requests that cannot be read', () => {
  test.each([
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'APPLICATION/JSON',
  ])('content of the type %s can', async (type) => {
    const reply = await postJson(server, ENQUIRY, {headers: {'content-type': type}});
    expect(reply.status).toBe(200);
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])(
    '%s is answered with 405 @methods',
    async (method) => {
      for (const path of ['/contact-form', '/googleSheet-contact-form', '/careers-form']) {
        const reply = await server.send(path, {method});
        expect(reply.status).toBe(405);
        expect(reply.headers.allow).toBe('POST, OPTIONS');
      }
    },
  );

  test('somebody who opens the address in a browser sees the form', async () => {
    const reply = await server.send('/careers-form', {headers: {accept: 'text/html'}});
    expect(reply.status).toBe(405);
    expect(reply.text).toContain('action="/careers-form"');
  });

  test('an address that merely resembles the endpoint stores nothing', async () => {
    for (const path of ['/Contact-Form', '/contact-form/', '/contact-form.html']) {
      expect((await postJson(server, ENQUIRY, {path})).status).toBe(405);
    }
    expect(await server.store.list()).toHaveLength(0);
  });
});
