/** When the time of a document begins. */
import {pdf} from '../../tests/fixtures/documents/pdf';
import {outcomeOf} from '../../tests/fixtures/documents/report';

let mockNow = 0;

jest.mock('./pdf/check', () => {
  mockNow += 3_600_000;
  return jest.requireActual<object>('./pdf/check');
});

test('the reader of a format may be long on its way: that is no time of the document', async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => mockNow);
  expect(await outcomeOf(pdf())).toMatchObject({type: 'done', report: {notes: []}});
  expect(mockNow).toBeGreaterThan(0);
});
