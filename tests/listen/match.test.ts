import {brokenIn, countOf, inOneLine, isHeard} from './match';

const said = [
  'Name entry required.',
  'invalid entry.',
  'Letters and spaces only  Name is required.',
];

test('what is heard, once, in order, and not otherwise, breaks nothing', () => {
  const expected = {
    hears: ['Name entry', 'letters and SPACES only', /is required\./],
    once: ['Name is required'],
    never: ['Email'],
  };
  expect(brokenIn(expected, said)).toEqual([]);
  expect(countOf(expected)).toBe(5);
});

test('a phrase may go on in the next utterance', () => {
  expect(isHeard('required. invalid', said)).toBe(true);
  expect(inOneLine(['Digital ', 'products\n'])).toBe('Digital products ');
});

test('a phrase is heard as whole words only, in every script', () => {
  expect(isHeard('Name', ['Filenames'])).toBe(false);
  expect(isHeard('é', ['Café'])).toBe(false);
  expect(isHeard('What? (yes)', ['What? (yes)'])).toBe(true);
});

test('what is not heard is told apart from what is heard too early', () => {
  expect(brokenIn({hears: ['invalid', 'Name entry', 'Email']}, said)).toEqual([
    '“Name entry” was heard out of order',
    '“Email” was not heard',
  ]);
});

test('the same words twice in a row must be heard twice', () => {
  expect(brokenIn({hears: ['entry', 'entry', 'entry']}, said)).toHaveLength(1);
});

test.each([
  [['Sent'], []],
  [['Sent', 'Sent'], ['“Sent” must be heard once, was heard 2 times']],
  [[], ['“Sent” must be heard once, was heard 0 times']],
])('once means exactly once: %j', (utterances, broken) => {
  expect(brokenIn({once: ['Sent']}, utterances)).toEqual(broken);
});

test('what must not be heard is named by its pattern', () => {
  expect(brokenIn({never: [/invalid entry/i]}, said)).toEqual([
    '/invalid entry/i must not be heard',
  ]);
});

test('a pattern remembers nothing of the last look', () => {
  const words = /entry/g;
  expect([isHeard(words, said), isHeard(words, said)]).toEqual([true, true]);
});
