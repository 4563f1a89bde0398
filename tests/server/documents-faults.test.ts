/** A fault of ours in the check of a document: the operator learns of it, and of nothing that is in the document. */
import {checkInThread, type Outcome} from '../../src/documents/node';
import {documentChecks} from '../../src/server/documents/checks';
import {ASKED, LETTER, UNTAGGED, ask, storedIn} from './setup/quote';
import {startServer} from './setup/server';

jest.mock('../../src/documents/node', () => ({checkInThread: jest.fn()}));

const check = jest.mocked(checkInThread);
const SECRET = 'words of the document';
const CRASH: Outcome = {
  ...{type: 'refused', reason: 'damaged'},
  crash: `TypeError: ${SECRET}\n    at fold (documents.cjs:1:2)\n    at check (documents.cjs:3:4)`,
};

interface Line {
  id?: string;
  err?: {type: string; stack: string};
}

test.each<[string, () => Promise<Outcome>, string]>([
  ['breaks off', () => Promise.reject(new RangeError(SECRET)), 'RangeError'],
  ['stumbles over a document', () => Promise.resolve(CRASH), 'TypeError'],
])('a check that %s is logged with the id of its submission', async (_, outcome, type) => {
  check.mockImplementation(outcome);
  const server = await startServer();
  expect((await ask(server, ASKED, [UNTAGGED, LETTER])).status).toBe(200);
  const {id, files} = await storedIn(server);
  await server.stop();
  expect(files.map((file) => file.check)).toEqual([{outcome: 'failed'}, {outcome: 'failed'}]);
  const faults = server.log.map((line) => JSON.parse(line) as Line).filter(({err}) => err);
  expect(faults).toMatchObject([
    {id, level: 50, err: {type, stack: expect.stringMatching(/^\s+at /)}},
    {id, err: {type}},
  ]);
  const words = server.log.join('');
  for (const secret of [SECRET, UNTAGGED.name, 'letter']) expect(words).not.toContain(secret);
});

test('who hangs up, and what takes too long, is no fault of ours', async () => {
  check.mockImplementation(
    (_, {signal} = {}) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  );
  const onFault = jest.fn();
  const checks = documentChecks({threads: 1, patience: 200});
  const over = new AbortController();
  const all = [
    checks([UNTAGGED.bytes, LETTER.bytes], over.signal, onFault),
    checks([LETTER.bytes], new AbortController().signal, onFault),
  ];
  over.abort();
  expect((await Promise.all(all)).flat()).toEqual([undefined, undefined, undefined]);
  expect(onFault).not.toHaveBeenCalled();
});
