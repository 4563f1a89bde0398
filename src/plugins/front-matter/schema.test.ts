import path from 'node:path';
import {strictFrontMatter} from '.';
import {frontMatterProblems, KINDS} from './schema';

const good = {
  title: 'Web Accessibility',
  description: 'We test and repair websites so that everyone can use them.',
  kind: 'service',
};

test('good front matter has no problems, with a canonical address or without', () => {
  expect(frontMatterProblems(good)).toEqual([]);
  expect(frontMatterProblems({...good, canonical: '/TrendSoft/about-Us'})).toEqual([]);
});

test('the words of the social card may be given', () => {
  expect(frontMatterProblems({...good, card: 'Open to everyone'})).toEqual([]);
});

test.each(KINDS)('%s is a kind of page', (kind) => {
  expect(frontMatterProblems({...good, kind})).toEqual([]);
});

test('an unknown key is named, with the keys that are known', () => {
  expect(frontMatterProblems({...good, keywords: ['a']})).toEqual([
    "'keywords' is not a known key. Known keys: title, description, kind, canonical, card.",
  ]);
});

test.each(['title', 'description', 'kind'])('a missing %s comes with an example', (key) => {
  const [problem, ...others] = frontMatterProblems({...good, [key]: undefined});
  expect(others).toEqual([]);
  expect(problem).toMatch(new RegExp(`^'${key}' is missing\\. It is .+\\. Example: ${key}: .+$`));
});

test('a title that is too long is quoted, with what was expected and an example', () => {
  const title = 'Everything that you ever wanted to know about it';
  expect(frontMatterProblems({...good, title})).toEqual([
    `'title' is "${title}". It must be the X of 'TrendSoft | X Page', 2 to 40 characters. Example: title: Web Accessibility`,
  ]);
});

test.each([
  ['a description that is too short', {description: 'Testing.'}, '"Testing."'],
  ['a description that is too long', {description: 'a'.repeat(161)}, `"${'a'.repeat(161)}"`],
  ['a title that is a number', {title: 2024}, '2024'],
  ['an empty title', {title: null}, 'null'],
  ['a kind that does not exist', {kind: 'blog'}, '"blog"'],
  ['a card with too many words', {card: 'a'.repeat(61)}, `"${'a'.repeat(61)}"`],
  ['a canonical address of another site', {canonical: 'https://a.example'}, '"https://a.example"'],
])('%s is quoted as it was found', (_, change, found) => {
  const [problem, ...others] = frontMatterProblems({...good, ...change});
  const [key = ''] = Object.keys(change);
  expect(others).toEqual([]);
  expect(problem).toContain(`'${key}' is ${found}. It must be `);
  expect(problem).toContain(` Example: ${key}: `);
});

describe('while the site is built', () => {
  const parse = (file: string, frontMatter: Record<string, unknown>) =>
    strictFrontMatter({
      filePath: path.resolve('pages', file),
      fileContent: '',
      defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: ''}),
    });

  test('good front matter passes as it is', async () => {
    expect((await parse('About.mdx', good)).frontMatter).toBe(good);
  });

  test('an error names the file and every problem', async () => {
    await expect(parse('About.mdx', {...good, kind: 'blog', tags: []})).rejects.toThrow(
      /^pages\/About\.mdx:\n- 'tags' is not a known key.*\n- 'kind' is "blog"/,
    );
  });

  test('a partial needs none', async () => {
    await expect(parse('_partials/About.mdx', {})).resolves.toMatchObject({frontMatter: {}});
  });
});
