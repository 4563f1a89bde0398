/** The request for a quote with what was found in place of the documents. */
import {DOCUMENT_MESSAGES} from '../../src/documents';
import {quote} from '../../src/forms/tables';
import {pageOf} from './setup/answers';
import {
  ASKED,
  AS_PAGE,
  DAMAGED,
  LETTER,
  STORED,
  UNTAGGED,
  ask,
  problemsOf,
  storedIn,
} from './setup/quote';
import {serverForEach, startServer} from './setup/server';

const server = serverForEach();

const ONLY = {...ASKED, findingsOnly: 'yes'};

test('findings are kept as script sends them', async () => {
  expect((await ask(server, {...ONLY, findings: 'Two faults'}, [])).status).toBe(200);
  const {fields, files} = await storedIn(server);
  expect([fields, files]).toEqual([{...STORED, findingsOnly: 'yes', findings: 'Two faults'}, []]);
});

test('without script the server finds them, and does not keep the documents', async () => {
  const reply = await ask(server, ONLY, [UNTAGGED, DAMAGED], AS_PAGE);
  expect(reply.status).toBe(200);
  const {fields, files} = await storedIn(server);
  expect(files).toEqual([]);
  expect(fields.findings).toContain('a <b>.pdf\nPDF, pages: 1');
  expect(fields.findings).toContain('damaged.pdf\nnot checked');
  expect(pageOf(reply)('h3').text()).toContain('a <b>.pdf');
});

test('more findings than the form takes are cut at the end of a line, and say so', async () => {
  const typed = Array.from({length: 2100}, (_, index) => `line ${index}`).join('\n');
  expect((await ask(server, {...ONLY, findings: typed}, [UNTAGGED, DAMAGED])).status).toBe(200);
  const kept = (await storedIn(server)).fields.findings ?? '';
  expect(kept.length).toBeLessThanOrEqual(quote.fields.findings.limit);
  expect(kept.startsWith(typed)).toBe(true);
  expect(kept).toContain(UNTAGGED.name);
  expect(kept.split('\n').at(-1)).toBe(DOCUMENT_MESSAGES['findings.cut']?.message);
});

test('a repeated post whose documents had no time to be checked is the same submission', async () => {
  const busy = await startServer({checks: {patience: 1}, save: server.store.save});
  const first = await ask(server, ONLY, [UNTAGGED, DAMAGED]);
  const second = await ask(busy, ONLY, [UNTAGGED, DAMAGED]);
  await busy.stop();
  expect(JSON.parse(second.text)).toEqual(JSON.parse(first.text));
  expect((await storedIn(server)).fields.findings).toContain('pages: 1');
});

test('with other documents it is another one, though none of them is kept', async () => {
  await ask(server, ONLY, [DAMAGED]);
  await ask(server, ONLY, [{...DAMAGED, bytes: Buffer.concat([DAMAGED.bytes, DAMAGED.bytes])}]);
  expect(await server.store.list()).toHaveLength(2);
});

test('findings are not kept beside the documents', async () => {
  await ask(server, {...ASKED, findings: 'Two faults'}, [LETTER]);
  expect((await storedIn(server)).fields).not.toHaveProperty('findings');
});

test.each([
  ['neither text nor file', [], [['/findings', 'findingsRequired']]],
  ['a file of another type', [{...LETTER, name: 'a.exe'}], [['/documents', 'documentsType']]],
])('%s is answered with its words', async (_what, files, problems) => {
  expect(problemsOf(await ask(server, ONLY, files))).toEqual(problems);
});
