import {formatsFor} from '.';

test.each([
  ['en', '180\u00a0kB'],
  ['es', '180\u00a0kB'],
])('in %s no line breaks between a size and its unit', (locale, size) => {
  expect(formatsFor(locale).size(179_900)).toBe(size);
});
