import {frontMatterProblems} from './problems';
import {isTranslation, TRANSLATION_KEYS} from './translation';

const good: Record<string, string> = {
  source: 'en-1f0c9b2ad4e7',
  translation: 'reviewed',
  reviewer: 'Ana Pérez',
  reviewed: '2026-03-31',
};

/** The problems of a translated part of a page, whose lines are the translator's alone. */
function problemsOf(lines: Record<string, string>, file = '_partials/About.mdx') {
  const top = Object.entries(lines).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  const source = `---\n${top.join('')}---\n\nPalabras\n`;
  return frontMatterProblems(source, `i18n/es/docusaurus-plugin-content-pages/${file}`);
}

test('what i18n:done writes has no problems, nor has a page that is only started', () => {
  expect(problemsOf(good)).toEqual([]);
  expect(problemsOf({source: 'en-1f0c9b2ad4e7'})).toEqual([]);
});

test('a page has its own lines beside the translator’s', () => {
  const page = {
    title: 'Acerca de',
    description: 'Quiénes somos y qué defendemos, en una frase de alguna extensión.',
    kind: 'about',
  };
  expect(problemsOf({...page, ...good}, 'About.mdx')).toEqual([]);
});

test('in English there is nothing to be told of a translation', () => {
  const [problem] = frontMatterProblems('---\nreviewer: Ana Pérez\n---\n', 'pages/About.mdx');
  expect(problem?.message).toContain("'reviewer' is not a known key");
});

test.each([
  ['source', '1f0c9b2ad4e7', 2],
  ['translation', 'finished', 3],
  ['reviewer', ' ', 4],
  ['reviewed', 'yesterday', 5],
])('a wrong %s is quoted, with what was expected and an example', (key, value, line) => {
  expect(problemsOf({...good, [key]: value})).toEqual([
    {
      line,
      message: expect.stringMatching(
        new RegExp(`^'${key}' is "${value}"\\. It must be .+ Example: ${key}: .+$`),
      ),
    },
  ]);
});

test('only the pages of a locale are translations', () => {
  expect(isTranslation('i18n/es/docusaurus-plugin-content-pages/About.mdx')).toBe(true);
  expect(isTranslation('pages/About.mdx')).toBe(false);
  expect(Object.keys(TRANSLATION_KEYS)).toEqual(Object.keys(good));
});
