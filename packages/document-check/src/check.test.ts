/** When the time limit of a document starts, and how often the check yields to the event loop. */
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

test('the check does not yield after every slide, since nested browser timers take at least 4 ms', async () => {
  const bytes = slides({slides: Array.from({length: 50}, (_, i) => title(`Slide ${i}`))});
  jest.spyOn(Date, 'now').mockImplementation(() => mockNow);
  const turns = jest.spyOn(globalThis, 'setTimeout');
  expect(await outcomeOf(bytes)).toMatchObject({type: 'done', report: {facts: {pages: 50}}});
  expect(turns).not.toHaveBeenCalled();
});
