import {mdxProblems} from '../../plugins/blocks';

/** Page, line to look at, and the beginning of the remedy. */
const FAULTS: [mdx: string, line: number, remedy: string][] = [
  ['Text\n\n<Section>\n\nText\n', 3, '<Section> is not closed. Write </Section> where it ends'],
  [
    '<Section>\n\nText\n\n</Sectoin>\n',
    5,
    'The closing tag </Sectoin> does not match <Section> of line 1',
  ],
  ['<Section>\n\n<Note>\n\nText\n\n</Section>\n', 3, '<Note> is not closed before </Section>'],
  ['<Note>Text\n\nmore</Note>\n', 1, '<Note> begins inside a paragraph and ends outside it'],
  [
    '<Note>\n\nText </Note>\n',
    3,
    '</Note> stands at the end of a paragraph that begins inside <Note>',
  ],
  ['Text\n\n</Note>\n', 3, '</Note> closes a block that was never opened'],
  ['One <br> two\n', 1, '<br> is HTML that is never closed'],
  [
    'Text\n\n<Section tone="tint>\n\nText\n\n</Section>\n',
    3,
    'A value begins with " and does not end',
  ],
  ['Less than <5 %\n', 1, '<5 looks like the beginning of a tag'],
  ['<!-- note -->\n', 1, '<!-- --> is a comment of HTML'],
  ['See <https://a.example>\n', 1, 'An address stands between < and >'],
  ['<Section tone=tint>\n\nText\n\n</Section>\n', 1, 'After = the value stands in quotes'],
  [
    '<Section tone=“tint”>\n\nText\n\n</Section>\n',
    1,
    'The value is in curly quotes (“). Write straight ones: tone="tint"',
  ],
  [
    '<Lead a="the "best" one">\n\nText\n\n</Lead>\n',
    1,
    'A " stands inside a value that is in " itself',
  ],
  ['Text\n\n<Stat value={20>\n\nText\n', 3, 'A { is not closed'],
  ['Text\n\n<Section tone="tint"\n\nText\n', 3, 'A tag is not finished'],
  ['A set {a b} of\n', 1, 'Braces in a text are code'],
  [
    "<Card tags={['a' 'b']}>\n\n</Card>\n",
    1,
    'What stands between the braces of a value cannot be read',
  ],
  ['export rates are high\n', 1, 'A line begins with "import" or "export"'],
];

test.each(FAULTS)('%j is explained', (mdx, line, remedy) => {
  const problems = mdxProblems(mdx, 'pages/a.mdx');
  expect(problems).toEqual([expect.objectContaining({line})]);
  expect(problems[0]?.message.slice(0, remedy.length)).toBe(remedy);
});

test('no explanation names the parser', () => {
  const messages = FAULTS.flatMap(([mdx]) => mdxProblems(mdx, 'a.mdx').map(({message}) => message));
  expect(
    messages.filter((message) => /acorn|micromark|U\+|cannot be read as MDX/.test(message)),
  ).toEqual([]);
});

test('what nobody foresaw still has its line and the parser’s words', () => {
  const [problem] = mdxProblems('Text\n\n<Note:>\n', 'pages/a.mdx');
  expect(problem).toMatchObject({
    line: 3,
    message: expect.stringMatching(/^This cannot be read as MDX: /),
  });
});
