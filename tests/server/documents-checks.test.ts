/** How submissions share the threads that check documents. */
import {documentChecks} from '../../src/server/documents/checks';
import {longPdf} from '../fixtures/documents/long';
import {pdf} from '../fixtures/documents/pdf';

const PATIENT = {threads: 1, patience: 60_000};
const onFault = (error: unknown) => {
  throw error;
};
const here = () => new AbortController().signal;

test('whoever hangs up leaves the threads to others', async () => {
  const check = documentChecks(PATIENT);
  const over = new AbortController();
  const left = check([longPdf(100), longPdf(100)], over.signal, onFault);
  const waiting = check([pdf()], here(), onFault);
  over.abort();
  expect(await left).toEqual([undefined, undefined]);
  expect(await waiting).toMatchObject([{type: 'done'}]);
});

test('who sends many documents keeps nobody waiting for all of them', async () => {
  const check = documentChecks(PATIENT);
  const ends: string[] = [];
  const [several, one] = [
    check([pdf(), pdf(), pdf()], here(), onFault).then((outcomes) => {
      ends.push('several');
      return outcomes;
    }),
    check([pdf()], here(), onFault).then(() => ends.push('one')),
  ];
  expect(await several).toMatchObject([{type: 'done'}, {type: 'done'}, {type: 'done'}]);
  await one;
  expect(ends).toEqual(['one', 'several']);
});
