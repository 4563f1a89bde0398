/** Plural forms are chosen by the rules of the language. */
import {createTranslator, formatMessage, pluralCategories, pluralForm} from './plurals.ts';

/** Counts by the plural category that the language's grammar puts them into (Unicode CLDR). */
const COUNTS: Readonly<Record<string, Readonly<Partial<Record<Intl.LDMLPluralRule, number[]>>>>> = {
  en: {one: [1], other: [0, 2, 21]},
  ar: {
    zero: [0],
    one: [1],
    two: [2],
    few: [3, 10, 103],
    many: [11, 26, 99],
    other: [100, 102, 202],
  },
  hi: {one: [0, 1], other: [2, 21, 100]},
  pl: {one: [1], few: [2, 4, 22, 104], many: [0, 5, 12, 21, 100]},
  ru: {one: [1, 21, 101], few: [2, 4, 22, 104], many: [0, 5, 11, 12, 111]},
};

const cases = Object.entries(COUNTS).flatMap(([locale, byCategory]) =>
  Object.entries(byCategory).flatMap(([category, counts]) =>
    counts.map((count) => ({locale, category, count})),
  ),
);

test.each(cases)('$locale: $count takes the form “$category”', ({locale, category, count}) => {
  const message = pluralCategories(locale).join('|');
  expect(pluralForm(message, count, locale)).toBe(category);
});

test('an untranslated message follows the rules of English', () => {
  const message = 'one|other';
  expect([0, 1, 2].map((count) => pluralForm(message, count, 'ar'))).toEqual([
    'other',
    'one',
    'other',
  ]);
});

test('a bar between spaces is text', () => {
  expect(pluralForm('Costs | 2026', 1, 'en')).toBe('Costs | 2026');
});

test('placeholders are filled everywhere, and one without a value remains', () => {
  const message = '{name}: {count} page|{name}: {count} pages of {name}, {other}';
  expect(formatMessage(message, {count: 3, name: '$& {count}'}, 'en')).toBe(
    '$& {count}: 3 pages of $& {count}, {other}',
  );
});

test('a translator returns an id that it does not know', () => {
  const t = createTranslator((id) => (id === 'pages' ? '1 page|{count} pages' : undefined), 'en');
  expect([t('pages', {count: 1}), t('pages', {count: 2}), t('place')]).toEqual([
    '1 page',
    '2 pages',
    'place',
  ]);
});
