/** The request for a quote with what was found in place of the documents. */
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
import {startServer, type TestServer} from './setup/server';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

describe('the findings alone', () => {
  const ONLY = {...ASKED, findingsOnly: 'yes'};

  test('as script sends them', async () => {
    expect((await ask(server, {...ONLY, findings: 'Two faults'}, [])).status).toBe(200);
    const {fields, files} = await storedIn(server);
    expect([fields, files]).toEqual([{...STORED, findingsOnly: 'yes', findings: 'Two faults'}, []]);
  });

  test('without script they are found on the server, which does not keep the documents', async () => {
    const reply = await ask(server, ONLY, [UNTAGGED, DAMAGED], AS_PAGE);
    expect(reply.status).toBe(200);
    const {fields, files} = await storedIn(server);
    expect(files).toEqual([]);
    expect(fields.findings).toContain('a <b>.pdf\npdf, 1 pages');
    expect(fields.findings).toContain('damaged.pdf\nnot checked');
    expect(pageOf(reply)('h3').text()).toContain('a <b>.pdf');
  });

  test('are not kept beside the documents', async () => {
    await ask(server, {...ASKED, findings: 'Two faults'}, [LETTER]);
    expect((await storedIn(server)).fields).not.toHaveProperty('findings');
  });

  test.each([
    ['neither text nor file', [], [['/findings', 'findingsRequired']]],
    ['a file of another type', [{...LETTER, name: 'a.exe'}], [['/documents', 'documentsType']]],
  ])('%s is answered with its words', async (_what, files, problems) => {
    expect(problemsOf(await ask(server, ONLY, files))).toEqual(problems);
  });
});
