import {shortenFindings} from './index.ts';
import {DOCUMENT_MESSAGES, documentTranslator} from './messages.ts';

const t = documentTranslator();
const closing = DOCUMENT_MESSAGES['report.cut']?.message ?? 'missing';

test('short text is unchanged', () => {
  expect(shortenFindings('One fault\nA second', 18, t)).toBe('One fault\nA second');
});

test('long text ends with a complete line and a note that it was truncated', () => {
  const lines = Array.from({length: 2000}, (_, index) => `fault ${index}`);
  const cut = shortenFindings(lines.join('\n'), 1000, t).split('\n');
  expect(cut.splice(-2)).toEqual(['', closing]);
  expect(cut.length).toBeGreaterThan(50);
  expect(cut).toEqual(lines.slice(0, cut.length));
  expect([...cut, '', closing].join('\n').length).toBeLessThanOrEqual(1000);
});

test.each([100, 101])('no surrogate pair is split in text of %i characters', (most) => {
  const cut = shortenFindings('😀'.repeat(200), most, t);
  expect(cut.length).toBeGreaterThan(most - 3);
  expect(cut.length).toBeLessThanOrEqual(most);
  expect(cut.replace(`\n\n${closing}`, '')).toMatch(/^😀+$/u);
});
