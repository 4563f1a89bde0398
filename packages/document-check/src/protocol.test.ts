/** The order of events, the messages of a worker, and the thread in Node. */
import {FACTS} from '../../../tests/fixtures/documents/facts';
import {longPdf} from '../../../tests/fixtures/documents/long';
import {pdf} from '../../../tests/fixtures/documents/pdf';
import {slides, title} from '../../../tests/fixtures/documents/slides';
import {checkDocument} from './index.ts';
import type {WorkerResponse, CheckEvent, Finding} from './index.ts';
import {effortOf} from './effort.ts';
import {checkInThread} from './node/index.ts';
import {serve} from './serve.ts';
import {RULES} from './rules/index.ts';

async function eventsOf(bytes: Uint8Array): Promise<CheckEvent[]> {
  const events: CheckEvent[] = [];
  for await (const event of checkDocument(bytes)) events.push(event);
  return events;
}

test('progress is reported for each slide, findings at once, and the report at the end', async () => {
  const events = await eventsOf(slides({slides: [title(''), title('Two')]}));
  expect(events[0]).toEqual({type: 'progress', done: 0, total: 0});
  const rest = events.slice(1);
  expect(rest.map(({type}) => type)).toEqual(['progress', 'finding', 'progress', 'done']);
  expect(rest[1]).toMatchObject({finding: {rule: 'slide-title', places: [{page: 1}]}});
});

test('the check of a long PDF reports progress', async () => {
  const events = await eventsOf(longPdf(60));
  const done = events.flatMap((event) =>
    event.type === 'progress' && event.total > 0 ? event.done : [],
  );
  expect(done.length).toBeGreaterThan(0);
  expect(done).toEqual(done.toSorted((a, b) => a - b));
  expect(events.at(-1)?.type).toBe('done');
});

test('a worker stops on request', async () => {
  const answers: WorkerResponse[] = [];
  const ask = serve((answer) => {
    answers.push(answer);
    if (answer.type === 'progress') void ask({type: 'cancel', id: 1});
  });
  await ask({type: 'start', id: 1, bytes: longPdf(300).slice().buffer});
  expect(answers.at(-1)).toEqual({id: 1, type: 'cancelled'});
});

test('a worker reads a document aloud, or says why not', async () => {
  const answers: WorkerResponse[] = [];
  const ask = serve((answer) => answers.push(answer));
  await ask({type: 'transcribe', id: 1, bytes: pdf().slice().buffer});
  await ask({type: 'transcribe', id: 2, bytes: new TextEncoder().encode('text').buffer});
  expect(answers).toMatchObject([
    {id: 1, type: 'transcript', transcript: {items: [{kind: 'page'}, {text: 'Hello'}]}},
    {id: 2, type: 'refused', reason: 'notADocument'},
  ]);
});

test('a thread gets a copy of a Buffer, not the memory that it shares', async () => {
  // Small Buffers share one ArrayBuffer.
  const small = Buffer.from('%PDF-1.7 and nothing that could be read');
  const beside = Buffer.from('beside it');
  expect(small.buffer).toBe(beside.buffer);
  // A thread compiles its modules while the time runs: on a busy machine longer than the default limit.
  const limits = {time: 600_000};
  expect(await checkInThread(small, {limits})).toMatchObject({reason: 'damaged'});
  expect(await checkInThread(pdf(), {limits})).toMatchObject({
    type: 'done',
    report: {facts: {pages: 1}},
  });
  expect(beside.toString()).toBe('beside it');
});

test('a document that needs too much memory ends its thread, not the program', async () => {
  const outcome = await checkInThread(longPdf(300), {heapMb: 24});
  expect(outcome).toEqual({type: 'refused', reason: 'tooLarge'});
});

test('a thread ends when its signal is aborted', async () => {
  const controller = new AbortController();
  const outcome = checkInThread(longPdf(300), {
    signal: controller.signal,
    onEvent: () => controller.abort(),
  });
  await expect(outcome).rejects.toThrow('cancelled');
});

test.each([
  ['low', [{}]],
  ['medium', [{tables: 1}, {tables: 1, figures: 1}, {hasStructure: false}]],
  [
    'high',
    [
      {tables: 2, fields: 1},
      {pages: undefined, tables: 2},
      {hasStructure: false, figures: 2},
    ],
  ],
  ['very-high', [{hasStructure: false, fields: 3}, {scannedPages: 1}]],
] as const)('the effort is %s', (effort, facts) => {
  const fault: Finding = {rule: '7.3-1', kind: 'fault', count: 1, places: []};
  for (const given of facts) {
    expect(effortOf({...FACTS, pages: 2, ...given}, [fault], RULES)).toBe(effort);
  }
  const harmless: Finding[] = [
    {...fault, kind: 'warning'},
    {...fault, rule: '5-1'},
  ];
  expect(effortOf({...FACTS, tables: 9}, harmless, RULES)).toBe('low');
});
