import {ENQUIRY, ENQUIRY_PARTS, KEY, postForm, postJson} from './setup/forms';
import {serverForEach} from './setup/server';

let time = Date.parse('2024-05-01T10:00:00Z');
const server = serverForEach({now: () => time});

const body = (text: string) => JSON.parse(text) as Record<string, unknown>;

const withKey = {headers: {'idempotency-key': KEY}};

test('both calls of one submit are one entry with one id', async () => {
  const sheet = await postJson(server, ENQUIRY, {path: '/googleSheet-contact-form', ...withKey});
  const contact = await postJson(server, ENQUIRY, withKey);
  expect([sheet.status, contact.status]).toEqual([200, 200]);
  expect(body(sheet.text)).toEqual(body(contact.text));
  expect(await server.store.list()).toHaveLength(1);
});

test('a key is remembered for longer than ten minutes', async () => {
  await postJson(server, ENQUIRY, withKey);
  time += 24 * 60 * 60 * 1000;
  await postJson(server, ENQUIRY, withKey);
  expect(await server.store.list()).toHaveLength(1);
});

test('a key that comes back with other content is refused', async () => {
  await postJson(server, ENQUIRY, withKey);
  const reply = await postJson(server, {...ENQUIRY, name: 'Somebody Else'}, withKey);
  expect(reply.status).toBe(422);
  expect(body(reply.text).detail).toMatch(/other content/);
  expect(body(reply.text).errors).toBeUndefined();
  expect(await server.store.list()).toHaveLength(1);
});

test('without a key, the same content within ten minutes is one entry', async () => {
  const first = await postForm(server, ENQUIRY_PARTS);
  time += 9 * 60 * 1000;
  const second = await postJson(server, ENQUIRY);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await server.store.list()).toHaveLength(1);
  time += 2 * 60 * 1000;
  await postJson(server, ENQUIRY);
  expect(await server.store.list()).toHaveLength(2);
});

test('without a key, other content is another entry', async () => {
  await postJson(server, ENQUIRY);
  await postJson(server, {...ENQUIRY, enquiries: 'Testing'});
  expect(await server.store.list()).toHaveLength(2);
});
