import {parseMdx} from './parse';

// See tests/tools/mistakes.yml for more mistakes.
test.each([
  {
    mdx: 'Text\n\n<Lead a="the "best" one">\n\n</Lead>\n',
    line: 3,
    message: /^A quote is missing, or one too many/,
  },
  {mdx: 'Text\n\n<Section tone="tint"\n\nText\n', line: 3, message: /^A tag is not finished/},
  {
    mdx: "<Card tags={['a' 'b']}>\n\n</Card>\n",
    line: 1,
    message: /Examples: rating=\{4\.5\}, tags=/,
  },
  {mdx: 'Text\n\n{/* Ask Ann\n\nText\n', line: 3, message: /^A comment begins/},
  {mdx: '<!-- Ask Ann -->\n', line: 1, message: /^<!-- --> is a comment of HTML/},
  {mdx: '<Section>\n\nText </Section>\n', line: 3, message: /^<\/Section> is at the end of a text/},
  {mdx: 'Text\n\n</Lead>\n', line: 3, message: /^This closing tag has no opening tag/},
  {mdx: '<Section>\n\nText\n', line: 1, message: /^<Section> is not closed\. Write/},
  {mdx: '<Section>\n\n<Intro>\n\nText\n', line: 3, message: /^<Intro> is not closed/},
  {
    mdx: '<Section>\n\n<Note>\n\nA\n\n</Note>\n\n</Note>\n\n</Section>\n',
    line: 9,
    message: /^<\/Note> is here once too often/,
  },
  {
    mdx: '<Cards>\n\n<Card icon="web" />\n\n<Card>\n\n</Card>\n\n</Card>\n\n</Cards>\n',
    line: 9,
    message: /^<\/Card> is here once too often/,
  },
  {
    mdx: '<Section>\n\n<Note>\n\nA\n\n</Section>\n',
    line: 3,
    message: /^<Note> is not closed: <\/Section> comes first/,
  },
  {mdx: 'Text\n\n##Heading {#heading}\n', line: 3, message: /^A heading needs a space after #/},
  {mdx: 'Text\n\n<Note:>\n', line: 3, message: /^This cannot be read as MDX: /},
])('$mdx is explained', ({mdx, line, message}) => {
  expect(parseMdx(mdx).diagnostic).toEqual({line, message: expect.stringMatching(message)});
});
