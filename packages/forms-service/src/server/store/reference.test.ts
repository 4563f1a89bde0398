import {ALPHABET, newReference, readReference} from './reference';

test('a reference is short, and uses only unambiguous characters', () => {
  const reference = new RegExp(`^[${ALPHABET}]{4}-[${ALPHABET}]{4}$`);
  for (let time = 0; time < 500; time++) expect(newReference()).toMatch(reference);
  expect(ALPHABET).not.toMatch(/[01258BILOSUZ]/);
});

test.each([
  ...['KM4P-7XQ9', 'km4p7xq9', ' KM4P 7XQ9 '].map((typed) => [typed, 'KM4P-7XQ9']),
  ...['', 'KM4P', 'KM4P-7XQ0', 'KM4P-7XQ99', 'id-1'].map((typed) => [typed, undefined]),
])('"%s" is read as %s', (typed, reference) => {
  expect(readReference(String(typed))).toBe(reference);
});
