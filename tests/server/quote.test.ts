/** The request for a quote: what is kept. The checks themselves are tested in src/documents. */
import {KEY} from './setup/forms';
import {ASKED, DAMAGED, LETTER, STORED, UNTAGGED, ask, storedIn} from './setup/quote';
import {serverForEach} from './setup/server';

const server = serverForEach();

test('documents are kept byte for byte, once, with what a quote is made from', async () => {
  const files = [UNTAGGED, LETTER, DAMAGED];
  expect((await ask(server, ASKED, files)).status).toBe(200);
  const submission = await storedIn(server);
  expect(submission).toMatchObject({form: 'quote', fields: STORED, held: false});
  expect(submission.files).toMatchObject([
    {
      ...{number: 1, field: 'documents', name: 'a <b>.pdf', type: 'application/pdf'},
      check: {outcome: 'checked', facts: {format: 'pdf', pages: 1, tagged: false}},
    },
    {number: 2, name: 'letter.docx', check: {outcome: 'checked', facts: {format: 'word'}}},
    {number: 3, name: 'damaged.pdf', check: {outcome: 'refused', reason: 'damaged'}},
  ]);
  for (const [index, {bytes}] of files.entries()) {
    const kept = await server.store.readFile(submission.id, index + 1);
    expect(Buffer.compare(kept ?? Buffer.alloc(0), bytes)).toBe(0);
  }
  await ask(server, ASKED, files);
  expect(await server.store.list()).toHaveLength(1);
  await ask(server, ASKED, [LETTER]);
  expect(await server.store.list()).toHaveLength(2);
});

test('with a key, a second attempt is the same submission and has its reference', async () => {
  const headers = {'idempotency-key': KEY};
  const [first, second] = [
    JSON.parse((await ask(server, ASKED, [LETTER], headers)).text) as object,
    JSON.parse((await ask(server, ASKED, [LETTER], headers)).text) as object,
  ];
  expect(second).toEqual(first);
  expect(first).toMatchObject({status: 'stored', reference: (await storedIn(server)).reference});
  expect((await ask(server, ASKED, [DAMAGED], headers)).status).toBe(422);
});

test('what may be left out is left out', async () => {
  const {name, email, wanted} = ASKED;
  expect((await ask(server, {name, email, wanted}, [LETTER])).status).toBe(200);
  expect((await storedIn(server)).fields).toEqual({name, email, wanted});
});
