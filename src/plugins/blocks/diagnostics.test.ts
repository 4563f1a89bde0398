import {formatDiagnostic as sentence} from '../../mdx/diagnostic';
import {mdxDiagnostics} from '.';

function read(mdx: string, file = 'pages/a.mdx'): string[] {
  return mdxDiagnostics(mdx, file).map((diagnostic) => sentence(diagnostic, file));
}

const testimonial = (props: string, text = 'They were there.') =>
  read(
    `<Testimonials label="What clients say">\n\n<Testimonial ${props}>${text}</Testimonial>\n\n</Testimonials>\n`,
  );

test('the diagnostic names the block, file, line, wrong value and expected value', () => {
  expect(testimonial('rating={7} name="A" quote="B"')).toEqual([
    '<Testimonial> in pages/a.mdx line 3: rating is 7; give 0 to 5 in halves, e.g. rating={4.5}',
  ]);
});

// See tests/tools/mistakes.yml for the lines and rules of more mistakes.
test.each([
  ['rating={-1} name="A" quote="B"', 'rating is -1; give 0 to 5 in halves'],
  ['rating={4.2} name="A" quote="B"', 'rating is 4.2; give'],
  ['rating name="A" quote="B"', 'rating is true; give'],
  ['rating={best} name="A" quote="B"', 'rating is code; give'],
  ['rating={5} name="A" quote=""', 'quote is ""; give'],
  [
    'rating={5} name="A" quote="B" stars={5}',
    'stars is not known; it can have rating, name, quote',
  ],
  ['rating={5} nme="A" quote="B"', 'nme is not known; did you mean name?'],
  ['rating={5} name="A" name="C" quote="B"', 'name appears twice; keep one'],
  ['rating={5} name="A" quote="B" {...more}', 'is code; write name and value'],
])('<Testimonial %s> gives one diagnostic', (props, message) => {
  expect(testimonial(props)).toEqual([expect.stringContaining(message)]);
});

test.each([
  ['<div>\n\nText\n\n</div>', 'is HTML; use a block'],
  ['<h2>Words</h2>', 'is HTML; write a heading as ## Words {#an-id}'],
  ['<>\n\nText\n\n</>', '<> is no block'],
  ['We are {company}.', 'is code. Remove the braces'],
  ['<Cards>\n\n</Cards>', 'is empty; write <Card> inside'],
  ['<ContactForm>Text</ContactForm>', 'nothing can be inside'],
  ['<CallToAction>\n\n### A {#a}\n\n</CallToAction>', 'the heading "A" has 3 #; give it 2'],
  ['<CallToAction>\n\n## A {#a}\n\n## B {#b}\n\n</CallToAction>', 'has 2 headings; keep one'],
  ['<Steps>\n\n- One\n\n</Steps>', 'contains something other than a numbered list'],
  ['<Standards>\n\nOne\n\n</Standards>', 'contains something other than a list'],
  ['<Standards>\n\n- One\n\nTwo\n\n</Standards>', 'contains something other than a list'],
  ['<Lead>\n\n</Lead>', 'is empty; write inside'],
  ['<Section artFirst>\n\nText\n\n</Section>', 'artFirst moves the drawing, but there is none'],
  ['<Hero art="joob">\n\n# A {#a}\n\n</Hero>', 'art is "joob"; did you mean "job"'],
  [
    '<Offices>\n\n<Office name="A" latitude={1} picture="leander">\n\n### A {#a}\n\n</Office>\n\n</Offices>',
    'longitude is missing',
  ],
])('%j gives one diagnostic', (mdx, message) => {
  expect(read(`${mdx}\n`)).toEqual([expect.stringContaining(message)]);
});

const tabs = (learnMore: string) =>
  `<Tabs label="T">\n\n<TabPanel id="a" label="API" to="/a" learnMore="${learnMore}">\n\n### A {#a-title}\n\nText\n\n</TabPanel>\n\n</Tabs>\n`;

test('the link text of a tab contains "learn more" in English only', () => {
  expect(read(tabs('Learn more about APIs'))).toEqual([]);
  expect(read(tabs('Read on'))).toEqual([expect.stringContaining(`give words with 'learn more'`)]);
  expect(read(tabs('Más sobre API'), 'i18n/es/docusaurus-plugin-content-pages/a.mdx')).toEqual([]);
});

test('a page may import a partial, and contain comments and tags without a Markdown equivalent', () => {
  const mdx =
    'import About from "@site/pages/_partials/About.mdx"\n\n<About />\n\n{/* To do */}\n\nH<sub>2</sub>O\n';
  expect(read(mdx)).toEqual([]);
});
