import {createHash} from 'node:crypto';
import {MESSAGES} from '../../src/forms/sentences';
import {APPLICATION, APPLICATION_PARTS, KEY, RESUME, apply, multipart} from './setup/forms';
import {serverForEach} from './setup/server';
import {errorsOf, storedFile} from './setup/stored';

const server = serverForEach();

const resume = {name: 'resume.pdf', bytes: RESUME};

describe('storing', () => {
  test('an application is stored with its resume, byte for byte @application', async () => {
    const reply = await apply(server, APPLICATION, resume);
    expect(reply.status).toBe(200);
    const {id} = JSON.parse(reply.text) as {id: string};
    expect(await server.store.find(id)).toMatchObject({
      id,
      form: 'careers',
      receivedAt: expect.any(String),
      fields: APPLICATION,
      files: [
        {
          name: 'resume.pdf',
          type: 'application/pdf',
          size: RESUME.length,
          sha256: createHash('sha256').update(RESUME).digest('hex'),
        },
      ],
    });
    expect(RESUME.equals((await server.store.readFile(id)) ?? new Uint8Array())).toBe(true);
  });

  test('a browser without JavaScript stores the same application', async () => {
    await apply(server, APPLICATION_PARTS, resume, {accept: 'text/html'});
    expect((await server.store.list())[0]?.fields).toEqual(APPLICATION);
  });

  test('what fetch sends is understood @application', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(APPLICATION)) form.set(name, value);
    form.set('file', new Blob([RESUME], {type: 'text/html'}), 'résumé అనూష.pdf');
    const reply = await fetch(`${server.url}/careers-form`, {method: 'POST', body: form});
    expect(reply.status).toBe(200);
    expect(await storedFile(server)).toMatchObject({
      name: 'résumé అనూష.pdf',
      type: 'application/pdf',
    });
  });

  test('one key is one application, with the file counted as content', async () => {
    const headers = {'idempotency-key': KEY};
    const first = await apply(server, APPLICATION, resume, headers);
    const again = await apply(server, APPLICATION, resume, headers);
    expect(again.text).toBe(first.text);
    const bytes = Buffer.concat([RESUME, Buffer.from('%EOF')]);
    expect((await apply(server, APPLICATION, {...resume, bytes}, headers)).status).toBe(422);
    expect(await server.store.list()).toHaveLength(1);
  });

  test('without a key, another resume is another application', async () => {
    await apply(server, APPLICATION, resume);
    await apply(server, APPLICATION, resume);
    await apply(server, APPLICATION, {name: 'other.pdf', bytes: RESUME.subarray(0, 500)});
    expect(await server.store.list()).toHaveLength(2);
  });
});

describe('messages', () => {
  test.each([
    ['name', '', 'Name is required'],
    ['name', 'Ravi!', 'Please enter valid name'],
    ['email', '', 'Email is required'],
    ['email', 'ravi', 'invalid email address'],
    ['phoneNumber', '+44 ', 'Phone Number is required'],
    ['phoneNumber', '+44 98-76', 'Please enter valid Phone Number'],
    ['phoneNumber', '+44 123', 'Please enter 10 Digit Phone Number'],
    ['phoneNumber', '1234567890', 'Country Code is required'],
    ['position', '', 'Position is required'],
    ['position', 'Director', 'Position is required'],
  ])('%s "%s" is answered with its own words @server-rules', async (field, value, detail) => {
    const reply = await apply(server, {...APPLICATION, [field]: value}, resume);
    expect(reply.status).toBe(422);
    expect(errorsOf(reply)).toEqual([{pointer: `/${field}`, detail, id: expect.any(String)}]);
    expect(await server.store.list()).toHaveLength(0);
  });

  test.each([
    ['no file', undefined, 'File Upload is required'],
    ['an empty choice', {name: '', bytes: Buffer.alloc(0)}, 'File Upload is required'],
    ['an empty file', {name: 'cv.pdf', bytes: Buffer.alloc(0)}, MESSAGES.fileEmpty.message],
    ['a program', {name: 'cv.exe', bytes: RESUME}, MESSAGES.fileType.message],
    ['no extension', {name: 'resume', bytes: RESUME}, MESSAGES.fileType.message],
    ['a hidden name', {name: '.pdf', bytes: RESUME}, MESSAGES.fileType.message],
    ['another field', {name: 'cv.pdf', bytes: RESUME, part: 'cv'}, 'File Upload is required'],
  ])('%s is answered with its own words @server-rules', async (_what, file, detail) => {
    const reply = await apply(server, APPLICATION, file);
    expect(reply.status).toBe(422);
    expect(errorsOf(reply)).toEqual([{pointer: '/file', detail, id: expect.any(String)}]);
  });
});

describe('requests that cannot be read', () => {
  test.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain'])(
    'content of the type %s is answered with 415',
    async (type) => {
      const headers = {'content-type': type};
      const reply = await server.send('/careers-form', {method: 'POST', headers, body: '{}'});
      expect(reply.status).toBe(415);
      expect(reply.headers['content-type']).toMatch(/problem\+json/);
    },
  );

  test('a post without a body is answered with 415', async () => {
    expect((await server.send('/careers-form', {method: 'POST'})).status).toBe(415);
  });

  test('a body that breaks off is answered with 400, wherever it breaks', async () => {
    const {body, ...options} = multipart(APPLICATION, resume);
    const bytes = Buffer.from(body ?? '');
    for (const length of [1, 40, 90, 300, 700, 900, bytes.length - 30, bytes.length - 3]) {
      const reply = await server.send('/careers-form', {
        ...options,
        body: bytes.subarray(0, length),
      });
      expect([400, 422]).toContain(reply.status);
    }
    expect(await server.store.list()).toHaveLength(0);
  });

  test('a body without a boundary is answered with 400', async () => {
    const headers = {'content-type': 'multipart/form-data'};
    const reply = await server.send('/careers-form', {method: 'POST', headers, body: 'x'});
    expect(reply.status).toBe(400);
  });

  test('a field named after a prototype is answered with 400', async () => {
    expect((await apply(server, {...APPLICATION, __proto__x: 'x'}, resume)).status).toBe(200);
    const fields = {...APPLICATION, constructor: 'x'} as unknown as Record<string, string>;
    expect((await apply(server, fields, resume)).status).toBe(400);
  });
});
