import {mdxProblems} from '../../plugins/blocks';

// Others are in tests/tools/mistakes.test.ts, word for word.
test.each([
  ['<Lead a="the "best" one">\n\nText\n\n</Lead>\n', 1, /^A " stands inside a value that is in " /],
  ['Text\n\n<Section tone="tint"\n\nText\n', 3, /^A tag is not finished/],
  ["<Card tags={['a' 'b']}>\n\n</Card>\n", 1, /^What stands between the braces of a value cannot/],
])('%j is explained', (mdx, line, remedy) => {
  expect(mdxProblems(mdx, 'pages/a.mdx')).toEqual([
    expect.objectContaining({line, message: expect.stringMatching(remedy)}),
  ]);
});

test('what nobody foresaw still has its line and the parser’s words', () => {
  const [problem] = mdxProblems('Text\n\n<Note:>\n', 'pages/a.mdx');
  expect(problem).toMatchObject({
    line: 3,
    message: expect.stringMatching(/^This cannot be read as MDX: /),
  });
});
