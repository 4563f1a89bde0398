import {formatsFor, pluralCategoriesOf} from '.';

test.each([
  ['en', '180\u00a0kB'],
  ['es', '180\u00a0kB'],
])('in %s no line breaks between a size and its unit', (locale, size) => {
  expect(formatsFor(locale).size(179_900)).toBe(size);
});

test.each([
  {locale: 'en', figures: [1, 2, 0], categories: ['one', 'other', 'other']},
  {locale: 'es', figures: [1, 2, 1_000_000], categories: ['one', 'other', 'many']},
  {
    locale: 'ar',
    figures: [0, 1, 2, 3, 11, 100],
    categories: ['zero', 'one', 'two', 'few', 'many', 'other'],
  },
])('numbers choose the plural forms of $locale', ({locale, figures, categories}) => {
  const {pluralIndex} = formatsFor(locale);
  const chosen = figures.map((figure) => pluralCategoriesOf(locale)[pluralIndex(figure)]);
  expect(chosen).toEqual(categories);
});

test.each([
  ['en', 'a, b, c'],
  ['ar', 'a، وb، وc'],
])('in %s a list has the separators of the language', (locale, list) => {
  expect(formatsFor(locale).list(['a', 'b', 'c'])).toBe(list);
});
