import {isTranslation, TRANSLATION_KEYS, translationProblems} from './translation';

const good = {
  source: 'en-1f0c9b2ad4e7',
  translation: 'reviewed',
  reviewer: 'Ana Pérez',
  reviewed: '2026-03-31',
};

test('what i18n:done writes has no problems, nor has a page that is only started', () => {
  expect(translationProblems(good)).toEqual([]);
  expect(translationProblems({})).toEqual([]);
});

test('a day that YAML made a Date of is a day', () => {
  expect(translationProblems({...good, reviewed: new Date('2026-03-31')})).toEqual([]);
});

test.each([
  ['source', '1f0c9b2ad4e7'],
  ['translation', 'finished'],
  ['reviewer', ' '],
  ['reviewed', 'yesterday'],
])('a wrong %s is quoted, with what was expected and an example', (key, value) => {
  const [problem, ...others] = translationProblems({...good, [key]: value});
  expect(others).toEqual([]);
  expect(problem).toMatch(
    new RegExp(`^'${key}' is "${value}"\\. It must be .+ Example: ${key}: .+$`),
  );
});

test('only the pages of a locale are translations', () => {
  expect(isTranslation('i18n/es/docusaurus-plugin-content-pages/About.mdx')).toBe(true);
  expect(isTranslation('pages/About.mdx')).toBe(false);
  expect(TRANSLATION_KEYS).toEqual(Object.keys(good));
});
