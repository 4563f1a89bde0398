/** When the time of a document begins, and what it is spent on. */
import {pdf} from '../../../tests/fixtures/documents/pdf';
import {outcomeOf} from '../../../tests/fixtures/documents/report';
import {slides, title} from '../../../tests/fixtures/documents/slides';

let mockNow = 0;

afterEach(() => jest.restoreAllMocks());

jest.mock('./pdf/check.ts', () => {
  mockNow += 3_600_000;
  return jest.requireActual<object>('./pdf/check.ts');
});

test('the reader of a format may be long on its way: that is no time of the document', async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => mockNow);
  expect(await outcomeOf(pdf())).toMatchObject({type: 'done', report: {notes: []}});
  expect(mockNow).toBeGreaterThan(0);
});

test('others get a turn when there was some work, not with every slide: a browser makes each turn 4 ms long', async () => {
  const bytes = slides({slides: Array.from({length: 50}, (_, i) => title(`Slide ${i}`))});
  jest.spyOn(Date, 'now').mockImplementation(() => mockNow);
  const turns = jest.spyOn(globalThis, 'setTimeout');
  expect(await outcomeOf(bytes)).toMatchObject({type: 'done', report: {facts: {pages: 50}}});
  expect(turns).not.toHaveBeenCalled();
});
