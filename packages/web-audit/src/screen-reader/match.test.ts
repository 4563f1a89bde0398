import {failuresIn, countOf, isHeard} from './match';

const utterances = [
  'Name entry required.',
  'invalid entry.',
  'Letters and spaces only  Name is required.',
];

test('met expectations cause no failures', () => {
  const expected = {
    hears: ['Name entry', 'letters and SPACES only', /is required\./],
    once: ['Name is required'],
    never: ['Email'],
  };
  expect(failuresIn(expected, utterances)).toEqual([]);
  expect(countOf(expected)).toBe(5);
});

test.each([
  {words: 'required. invalid', lines: utterances, heard: true},
  {words: 'Name', lines: ['Filenames'], heard: false},
  {words: 'é', lines: ['Café'], heard: false},
  {words: 'What? (yes)', lines: ['What? (yes)'], heard: true},
  {words: /entry/g, lines: utterances, heard: true},
  {words: 'A hint', lines: ['(again) A hint'], heard: false},
])('$words matches whole words, across utterances, without echoes', ({words, lines, heard}) => {
  expect(isHeard(words, lines)).toBe(heard);
});

test('words that are heard too early are reported as out of order', () => {
  expect(failuresIn({hears: ['invalid', 'Name entry', 'Email']}, utterances)).toEqual([
    '“Name entry” was heard out of order',
    '“Email” was not heard',
  ]);
  expect(failuresIn({hears: ['entry', 'entry', 'entry']}, utterances)).toHaveLength(1);
});

test.each([
  [['Sent'], []],
  [['Sent', 'Sent'], ['“Sent” must be heard once, was heard 2 times']],
  [[], ['“Sent” must be heard once, was heard 0 times']],
])('words in `once` must be heard exactly once: %j', (utterances, broken) => {
  expect(failuresIn({once: ['Sent']}, utterances)).toEqual(broken);
});

test('forbidden words are reported by their pattern', () => {
  expect(failuresIn({never: [/invalid entry/i]}, utterances)).toEqual([
    '/invalid entry/i must not be heard',
  ]);
});
