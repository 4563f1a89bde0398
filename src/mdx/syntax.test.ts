import {parseMdx} from './parse';

// See tests/tools/mistakes.yml for more mistakes.
test.each([
  ['Text\n\n<Lead a="the "best" one">\n\n</Lead>\n', 3, /^A quote is missing, or one too many/],
  ['Text\n\n<Section tone="tint"\n\nText\n', 3, /^A tag is not finished/],
  ["<Card tags={['a' 'b']}>\n\n</Card>\n", 1, /Examples: rating=\{4\.5\}, tags=/],
  ['Text\n\n{/* Ask Ann\n\nText\n', 3, /^A comment begins/],
  ['<!-- Ask Ann -->\n', 1, /^<!-- --> is a comment of HTML/],
  ['<Section>\n\nText </Section>\n', 3, /^<\/Section> is at the end of a text/],
  ['Text\n\n</Lead>\n', 3, /^This closing tag has no opening tag/],
  ['Text\n\n##Heading {#heading}\n', 3, /^A heading needs a space after #/],
  ['Text\n\n<Note:>\n', 3, /^This cannot be read as MDX: /],
])('%j is explained', (mdx, line, message) => {
  expect(parseMdx(mdx).diagnostic).toEqual({line, message: expect.stringMatching(message)});
});
