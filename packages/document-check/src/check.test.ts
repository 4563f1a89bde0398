/** When the time limit of a document starts, and when the check yields to other work. */
import {pdf} from '../../../tests/fixtures/documents/pdf';
import {outcomeOf} from '../../../tests/fixtures/documents/report';
import {slides, title} from '../../../tests/fixtures/documents/slides';

let mockNow = 0;

afterEach(() => jest.restoreAllMocks());

jest.mock('./pdf/check.ts', () => {
  mockNow += 3_600_000;
  return jest.requireActual<object>('./pdf/check.ts');
});

test('loading the reader of a format does not count towards the time limit', async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => mockNow);
  expect(await outcomeOf(pdf())).toMatchObject({type: 'done', report: {notes: []}});
  expect(mockNow).toBeGreaterThan(0);
});

test('the check yields after some work, not after every slide: a browser makes each turn 4 ms long', async () => {
  const bytes = slides({slides: Array.from({length: 50}, (_, i) => title(`Slide ${i}`))});
  jest.spyOn(Date, 'now').mockImplementation(() => mockNow);
  const turns = jest.spyOn(globalThis, 'setTimeout');
  expect(await outcomeOf(bytes)).toMatchObject({type: 'done', report: {facts: {pages: 50}}});
  expect(turns).not.toHaveBeenCalled();
});
