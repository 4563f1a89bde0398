import {brokenIn, countOf, isHeard} from './match';

const said = [
  'Name entry required.',
  'invalid entry.',
  'Letters and spaces only  Name is required.',
];

test('expectations that hold break nothing', () => {
  const expected = {
    hears: ['Name entry', 'letters and SPACES only', /is required\./],
    once: ['Name is required'],
    never: ['Email'],
  };
  expect(brokenIn(expected, said)).toEqual([]);
  expect(countOf(expected)).toBe(5);
});

test.each([
  ['required. invalid', said, true],
  ['Name', ['Filenames'], false],
  ['é', ['Café'], false],
  ['What? (yes)', ['What? (yes)'], true],
  [/entry/g, said, true],
  ['A hint', ['(again) A hint'], false],
])('%s is looked for as whole words, across utterances, without echoes', (words, lines, heard) => {
  expect(isHeard(words, lines)).toBe(heard);
});

test('words that are heard too early are reported as such', () => {
  expect(brokenIn({hears: ['invalid', 'Name entry', 'Email']}, said)).toEqual([
    '“Name entry” was heard out of order',
    '“Email” was not heard',
  ]);
  expect(brokenIn({hears: ['entry', 'entry', 'entry']}, said)).toHaveLength(1);
});

test.each([
  [['Sent'], []],
  [['Sent', 'Sent'], ['“Sent” must be heard once, was heard 2 times']],
  [[], ['“Sent” must be heard once, was heard 0 times']],
])('once means exactly once: %j', (utterances, broken) => {
  expect(brokenIn({once: ['Sent']}, utterances)).toEqual(broken);
});

test('forbidden words are reported by their pattern', () => {
  expect(brokenIn({never: [/invalid entry/i]}, said)).toEqual([
    '/invalid entry/i must not be heard',
  ]);
});
