import {FORMULAS, HARMLESS, SPLITS, liveFormulas} from '../tests/setup/csv';
import {csvLine, withoutFormulas} from './csv.ts';

test.each([...FORMULAS, ...SPLITS])('%j is no formula at any separator', (text) => {
  expect(liveFormulas(csvLine([text]))).toEqual([]);
});

test.each(HARMLESS)('%j stays as it is', (text) => {
  expect(withoutFormulas(text)).toBe(text);
});

test.each([
  {text: '=1', safe: "'=1"},
  {text: 'a; =1;b', safe: "a;' =1;b"},
  {text: ';;=1', safe: ";;'=1"},
  {text: '\n\n=1', safe: "'\n'\n'=1"},
  {text: '', safe: ''},
])('the apostrophe in $safe', ({text, safe}) => {
  expect(withoutFormulas(text)).toBe(safe);
});

test('cells with separators are quoted, numbers are not', () => {
  expect(csvLine(['a', 'b,"c"', 3, -4])).toBe('a,"b,""c""",3,-4\r\n');
});

// A pattern that looks ahead from each line break took two seconds for 20,000 of them.
test('the number of steps grows with the length, not with its square', () => {
  const steps = (text: string) => {
    const read = jest.spyOn(String.prototype, 'charAt');
    withoutFormulas(text);
    const {length} = read.mock.calls;
    read.mockRestore();
    return length;
  };
  expect(steps('\n'.repeat(20_000))).toBeLessThan(20_010);
});
