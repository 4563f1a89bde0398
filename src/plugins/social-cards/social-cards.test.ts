import {fit, type Measure} from './lines';

/** A typeface whose every letter is half as wide as it is high. */
const measure: Measure = (line, size) => (line.length * size) / 2;
const box = {width: 500, height: 300};

test('words that need more lines than the box has are set smaller', () => {
  expect(fit('aaaaa bbbbb ccccc ddddd', box, [100, 50], 1, measure)).toEqual({
    size: 50,
    lines: ['aaaaa bbbbb', 'ccccc ddddd'],
  });
});

test('no word is left alone on the last line where lines can be even', () => {
  expect(fit('aaaa bbbb cccc dddd e', box, [50], 1, measure).lines).toEqual([
    'aaaa bbbb',
    'cccc dddd e',
  ]);
});

test('words that fit at no size are an error that says what to do', () => {
  expect(() => fit('a'.repeat(40), box, [100, 50], 1, measure)).toThrow(
    /"a{40}" does not fit on a social card\. Shorten it/,
  );
});
