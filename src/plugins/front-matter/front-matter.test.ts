import path from 'node:path';
import {strictFrontMatter} from '.';
import {KINDS, PAGE_KINDS} from './kinds';
import {frontMatterProblems} from './problems';
import {FRONT_MATTER} from './schema';

type Values = Record<string, unknown>;

const good: Values = {
  title: 'Web Accessibility',
  description: 'We test and repair websites so that everyone can use them.',
  kind: 'service',
};
const job: Values = {...good, kind: 'job', posted: '2026-11-16', validThrough: '2027-04-30'};

/** A page with these lines at its top; a value that is not text stands as it is written in JSON. */
function page(values: Values): string {
  const lines = Object.entries(values).map(
    ([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return `---\n${lines.join('\n')}\n---\n\nText\n`;
}

const problemsOf = (values: Values) => frontMatterProblems(page(values));
const without = (key: string, values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== key));

test.each(KINDS)('a page of kind %s with what it must have is fine', (kind) => {
  const values: Values = {...job, kind};
  const keys = PAGE_KINDS[kind].required.map((key) => [key, values[key]] as const);
  expect(problemsOf(Object.fromEntries(keys))).toEqual([]);
});

test.each(Object.entries(FRONT_MATTER))(
  'the example of %s is accepted',
  (key, {example, accepts}) => {
    expect(example.startsWith(`${key}: `)).toBe(true);
    expect(accepts(example.slice(key.length + 2))).toBe(true);
  },
);

test('every key belongs on some kind of page', () => {
  const used = KINDS.flatMap((kind) => [
    ...PAGE_KINDS[kind].required,
    ...PAGE_KINDS[kind].optional,
  ]);
  expect(new Set<string>(used)).toEqual(new Set(Object.keys(FRONT_MATTER)));
});

test('an unknown key is named on its line, with the keys that are known', () => {
  expect(problemsOf({...good, authors: 'me'})).toEqual([
    {
      line: 5,
      message:
        "'authors' is not a known key. Known keys: title, description, kind, canonical, card.",
    },
  ]);
});

test('a mistyped key is one problem, not two, and can be fixed', () => {
  const {title, ...rest} = good;
  expect(problemsOf({titel: title, ...rest})).toEqual([
    {
      line: 2,
      message:
        "'titel' is not a known key. Did you mean 'title'? Example: title: Web Accessibility",
      fix: {find: 'titel:', put: 'title:'},
    },
  ]);
});

test('a key of another kind of page is told which kind', () => {
  expect(problemsOf({...good, posted: '2026-11-16'})).toEqual([
    {
      line: 5,
      message:
        "'posted' does not belong on a page of kind service, only on job. Remove the line, or correct the kind.",
    },
  ]);
});

test.each(['title', 'description', 'kind'])('a missing %s comes with an example', (key) => {
  expect(problemsOf(without(key, good))).toEqual([
    {
      line: 1,
      message: expect.stringMatching(
        new RegExp(`^'${key}' is missing\\. It is .+\\. Example: ${key}: .+$`),
      ),
    },
  ]);
});

test.each(['posted'])('a job says its day: %s', (key) => {
  expect(problemsOf(without(key, job))).toEqual([
    {line: 1, message: expect.stringContaining(`'${key}' is missing.`)},
  ]);
});

test.each(['2026-02-30', '2026-13-01', '16/11/2026', '2026-11-16T09:00', 20261116, null])(
  '%j is no day',
  (posted) => {
    expect(problemsOf({...job, posted})).toEqual([
      {
        line: 5,
        message: expect.stringContaining(
          `'posted' is ${JSON.stringify(posted)}. It must be the day `,
        ),
      },
    ]);
  },
);

test('a title that is too long is quoted and counted, with what was expected and an example', () => {
  const title = 'Everything that you ever wanted to know about it';
  expect(problemsOf({...good, title})).toEqual([
    {
      line: 2,
      message: `'title' is "${title}" (48 characters). It must be the X of 'TrendSoft | X Page', 2 to 40 characters. Example: title: Web Accessibility`,
    },
  ]);
});

test.each([
  ['a description that is too short', {description: 'Testing.'}, '"Testing." (8 characters)'],
  ['a description that is too long', {description: 'a'.repeat(161)}, '(161 characters)'],
  ['a title that is a number', {title: 2024}, '2024'],
  ['an empty title', {title: null}, 'null'],
  ['a kind that does not exist', {kind: 'blog'}, '"blog"'],
  ['a card with too many words', {card: 'a'.repeat(61)}, '(61 characters)'],
  ['a canonical address of another site', {canonical: 'https://a.example'}, '"https://a.example"'],
])('%s is quoted as it was found', (_, change, found) => {
  const [problem, ...others] = problemsOf({...good, ...change});
  const [key = ''] = Object.keys(change);
  expect(others).toEqual([]);
  expect(problem?.message).toContain(`'${key}' is `);
  expect(problem?.message).toContain(`${found}. It must be `);
  expect(problem?.message).toContain(` Example: ${key}: `);
});

test('a mistyped kind is suggested', () => {
  expect(problemsOf({...good, kind: 'servise'})).toEqual([
    expect.objectContaining({message: expect.stringContaining("Did you mean 'service'?")}),
  ]);
});

test.each([
  ['Text\n', 1, 'The page has no lines at the top'],
  ['---\ntitle: A\n\nText\n', 1, 'The lines at the top have no end'],
  ['---\ntitle: Testing: an overview\n---\n', 2, 'a colon and a space inside a value need quotes'],
  ['---\ntitle: "A\n---\n', 2, 'something is not closed'],
  ['---\ntitle: A\ntitle: B\n---\n', 3, 'this key stands there twice'],
  ['---\ntitle\n---\n', 2, 'Write key, colon, space, value'],
])('%j cannot be read, and why is said on line %d', (source, line, message) => {
  expect(frontMatterProblems(source)).toEqual([{line, message: expect.stringContaining(message)}]);
});

describe('while the site is built', () => {
  const parse = (file: string, fileContent: string) =>
    strictFrontMatter({
      filePath: path.resolve('pages', file),
      fileContent,
      defaultParseFrontMatter: () => Promise.reject(new Error('not needed')),
    });

  test('good front matter passes as it is, its days as they are written', async () => {
    await expect(parse('a.mdx', page(job))).resolves.toEqual({frontMatter: job, content: 'Text'});
  });

  test('an error names the file and every problem with its line', async () => {
    await expect(parse('About.mdx', page({...good, kind: 'blog', tags: []}))).rejects.toThrow(
      /^pages\/About\.mdx line 5: 'tags' is not a known key.*\npages\/About\.mdx line 4: 'kind' is "blog"/,
    );
  });

  test('a part that pages share needs none', async () => {
    await expect(parse('_partials/About.mdx', 'Text\n')).resolves.toEqual({
      frontMatter: {},
      content: 'Text',
    });
  });

  test('a part that pages share has none', async () => {
    await expect(parse('_partials/About.mdx', page(good))).rejects.toThrow(
      'line 1: A part that pages share has no lines at the top',
    );
  });
});
