import path from 'node:path';
import {strictFrontMatter} from '.';
import {frontMatterProblems, KINDS} from './schema';

const good = {
  title: 'Web Accessibility',
  description: 'We test and repair websites so that everyone can use them.',
  kind: 'service',
};

const job = {...good, kind: 'job', posted: '2026-11-16', validThrough: '2027-04-30'};

test('good front matter has no problems, with a canonical address or without', () => {
  expect(frontMatterProblems(good)).toEqual([]);
  expect(frontMatterProblems({...good, canonical: '/TrendSoft/about-Us'})).toEqual([]);
});

test('the words of the social card may be given', () => {
  expect(frontMatterProblems({...good, card: 'Open to everyone'})).toEqual([]);
});

test.each(KINDS)('%s is a kind of page', (kind) => {
  expect(frontMatterProblems(kind === 'job' ? job : {...good, kind})).toEqual([]);
});

test.each(['posted', 'validThrough'])('a job says its day: %s', (key) => {
  const [problem, ...others] = frontMatterProblems({...job, [key]: undefined});
  expect(others).toEqual([]);
  expect(problem).toMatch(new RegExp(`^'${key}' is missing\\. It is .+ Example: ${key}: 20`));
});

test.each(['2026-02-30', '2026-13-01', '16/11/2026', '2026-11-16T09:00', 20261116, null])(
  '%j is no day',
  (posted) => {
    expect(frontMatterProblems({...job, posted})).toEqual([
      expect.stringContaining(`'posted' is ${JSON.stringify(posted)}. It must be the day `),
    ]);
  },
);

test('a page that is no job has no such days', () => {
  expect(frontMatterProblems({...good, posted: '2026-11-16'})).toEqual([
    "'posted' is not a known key. Known keys: title, description, kind, canonical, card.",
  ]);
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
  const parse = (file: string, frontMatter: Record<string, unknown>, fileContent = '') =>
    strictFrontMatter({
      filePath: path.resolve('pages', file),
      fileContent,
      defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: ''}),
    });

  test('good front matter passes as it is', async () => {
    expect((await parse('About.mdx', good)).frontMatter).toEqual(good);
  });

  test('a day stays as it is written, whatever YAML makes of it', async () => {
    const read = {...job, posted: new Date('2026-11-16')};
    const {frontMatter} = await parse('a.mdx', read, '---\nposted: 2026-11-16 # Monday\n---');
    expect(frontMatter).toEqual(job);
    const rolled = {...job, posted: new Date('2026-03-02')};
    await expect(parse('a.mdx', rolled, '---\nposted: 2026-02-30\n---')).rejects.toThrow(
      `'posted' is "2026-02-30"`,
    );
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
