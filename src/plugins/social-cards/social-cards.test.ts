import {fitText, type Measure} from './lines';

/** A typeface whose letters are half as wide as high. */
const measure: Measure = (line, size) => (line.length * size) / 2;
const box = {width: 500, height: 300};

test('text that needs too many lines gets a smaller font size', () => {
  expect(fitText('aaaaa bbbbb ccccc ddddd', box, [100, 50], 1.5, measure)).toEqual({
    size: 50,
    lines: ['aaaaa bbbbb', 'ccccc ddddd'],
  });
});

test('lines are balanced, so that the last one has more than one word', () => {
  expect(fitText('aaaa bbbb cccc dddd e', box, [50], 1, measure).lines).toEqual([
    'aaaa bbbb',
    'cccc dddd e',
  ]);
});

test('text that does not fit at any size is an error with a remedy', () => {
  const line = {width: 500, height: 50};
  expect(fitText('a'.repeat(20), line, [100, 50], 1, measure).size).toBe(50);
  expect(() => fitText('a'.repeat(21), line, [100, 50], 1, measure)).toThrow(
    /"a{21}" does not fit on a social card\. Shorten it/,
  );
});
