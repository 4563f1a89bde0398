/** Spam is held for a person to look at; its sender gets the answer that everybody gets. */
import {contact} from '../../src/forms/tables';
import {scoreSpam} from '../../src/server/forms/spam';
import {
  APPLICATION,
  ENQUIRY,
  ENQUIRY_PARTS,
  KEY,
  RESUME,
  apply,
  postForm,
  postJson,
} from './setup/forms';
import {serverForEach} from './setup/server';

const server = serverForEach();
const TRAPPED = {website: 'https://spam.example'};

test('a held submission is kept, and answered like every other', async () => {
  const held = await postJson(server, {...ENQUIRY, ...TRAPPED});
  const heldId = (JSON.parse(held.text) as {id: string}).id;
  expect(await server.store.find(heldId)).toMatchObject({
    fields: ENQUIRY,
    held: true,
    spam: {score: 100, signals: ['honeypot']},
  });
  const other = await postJson(server, {...ENQUIRY, name: 'Ravi'});
  const otherId = (JSON.parse(other.text) as {id: string}).id;
  expect([held.status, other.status]).toEqual([200, 200]);
  const shape = (text: string, id: string) =>
    text.replace(id, '').replace(/"reference":"[^"]+"/, '');
  expect(shape(held.text, heldId)).toBe(shape(other.text, otherId));
  expect(Object.keys(held.headers)).toEqual(Object.keys(other.headers));
  expect(await server.store.find(otherId)).toMatchObject({held: false, spam: {score: 0}});
});

test.each([
  ['a browser without script', () => postForm(server, {...ENQUIRY_PARTS, ...TRAPPED})],
  [
    'a form with files',
    () => apply(server, {...APPLICATION, ...TRAPPED}, {name: 'cv.pdf', bytes: RESUME}),
  ],
  ['a link in a name', () => postJson(server, {...ENQUIRY, companyName: 'http://spam.example'})],
])('%s is held too', async (_how, send) => {
  expect((await send()).status).toBe(200);
  expect(await server.store.list({held: true})).toHaveLength(1);
});

test('it is logged once, with its signals and without what was typed', async () => {
  const headers = {'idempotency-key': KEY};
  const send = () => postJson(server, {...ENQUIRY, ...TRAPPED}, {headers});
  const {id} = JSON.parse((await send()).text) as {id: string};
  await send();
  const lines = server.log.map((line) => JSON.parse(line) as Record<string, unknown>);
  const warnings = lines.filter(({level}) => level === 40);
  expect(warnings).toMatchObject([{id, signals: ['honeypot'], msg: 'Held'}]);
  expect(server.log.join('')).not.toMatch(/asha|spam\.example/i);
});

test.each([
  ['Buy at https://spam.example now', ['link-in-name']],
  ['<a href=//spam.example>', ['link-in-name']],
  ['<script>alert(1)</script>', ['link-in-name']],
  ['[url=spam.example]pills[/url]', ['link-in-name']],
  ...['Example.com Ltd', 'www.example.com', 'Größe & Söhne <Ltd>', 'A < B', 'AT&T', '3M'].map(
    (name) => [name, []] as [string, string[]],
  ),
])('the company "%s" has the signals %j', (companyName, signals) => {
  expect(scoreSpam(' ', contact, {companyName})).toEqual({score: 100 * signals.length, signals});
});
