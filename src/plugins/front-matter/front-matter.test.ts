import path from 'node:path';
import {strictFrontMatter} from '.';
import {frontMatterDiagnostics} from './diagnostics';
import {KEYS, KINDS} from './schema';

type Values = Record<string, unknown>;

const good: Values = {
  title: 'Web Accessibility',
  description: 'We test and repair websites so that everyone can use them.',
  kind: 'service',
};
const job: Values = {...good, kind: 'job', posted: '2026-11-16', validThrough: '2027-04-30'};

/** Returns a page with this front matter; values other than text are written as JSON. */
function page(values: Values): string {
  const lines = Object.entries(values).map(
    ([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return `---\n${lines.join('\n')}\n---\n\nText\n`;
}

const diagnosticsOf = (values: Values) => frontMatterDiagnostics(page(values));

test.each(KINDS)('a page of kind %s with only its required keys is valid', (kind) => {
  const values: Values = {...job, kind};
  const required = Object.keys(values).filter(
    (key) => KEYS[key]?.required && (KEYS[key].kinds ?? KINDS).includes(kind),
  );
  expect(required.length).toBeGreaterThanOrEqual(3);
  expect(diagnosticsOf(Object.fromEntries(required.map((key) => [key, values[key]])))).toEqual([]);
});

test.each(Object.entries(KEYS))('the example of %s is accepted', (key, {example, accepts}) => {
  expect(example.startsWith(`${key}: `)).toBe(true);
  expect(accepts(example.slice(key.length + 2))).toBe(true);
});

const lengths = (key: string, least: number, most: number) =>
  [least - 1, least, most, most + 1].map((length): [string, string, boolean] => {
    return [key, 'a'.repeat(length), length >= least && length <= most];
  });

/** Key, value, and whether a page with that value is valid. */
test.each<[string, unknown, boolean]>([
  ...lengths('title', 2, 40),
  ...lengths('description', 50, 160),
  ...lengths('card', 2, 60),
  ['title', 2026, false],
  ['validThrough', job.posted, true],
  ['canonical', 'https://a.example', false],
  ['posted', '2026-02-30', false],
  ['posted', '2026-11-16T09:00', false],
  ['posted', 20261116, false],
  ['posted', null, false],
])('the line %s: %j is accepted: %s', (key, value, accepted) => {
  const values = KEYS[key]?.kinds?.includes('job') ? job : good;
  const wrong = diagnosticsOf({...values, [key]: value}).map(({message}) => message);
  const message = expect.stringMatching(new RegExp(`^'${key}' is .+ Example: ${key}: `));
  expect(wrong).toEqual(accepted ? [] : [message]);
});

// See tests/tools/mistakes.yml for the lines and rules of more mistakes.
test.each([
  {source: 'Text\n', line: 1, message: 'The page has no lines at the top'},
  {source: '---\ntitle\n---\n', line: 2, message: 'Write key, colon, space, value'},
  {
    source: page({...good, kind: 'home', canonical: '/'}),
    line: 5,
    message: 'on a page of kind home, only on about, ',
  },
])('$source is rejected, with the reason on line $line', ({source, line, message}) => {
  expect(frontMatterDiagnostics(source)).toEqual([
    {line, message: expect.stringContaining(message)},
  ]);
});

describe('while the site is built', () => {
  const parse = (file: string, fileContent: string) =>
    strictFrontMatter({
      filePath: path.resolve('pages', file),
      fileContent,
      defaultParseFrontMatter: () => Promise.reject(new Error('not needed')),
    });

  test('valid front matter is returned unchanged, with dates as text', async () => {
    await expect(parse('a.mdx', page(job))).resolves.toEqual({frontMatter: job, content: 'Text'});
  });

  test('an error names the file and every mistake with its line', async () => {
    await expect(parse('About.mdx', page({...good, kind: 'servise', tags: []}))).rejects.toThrow(
      /^pages\/About\.mdx line 5: 'tags' is not a known key.*\npages\/About\.mdx line 4: 'kind' is "servise".*Did you mean 'service'\?/,
    );
  });

  test('a partial must not have front matter', async () => {
    const file = '_partials/About.mdx';
    await expect(parse(file, 'Text\n')).resolves.toEqual({frontMatter: {}, content: 'Text'});
    await expect(parse(file, page(good))).rejects.toThrow(
      'line 1: A shared part must have no lines at the top',
    );
  });
});
