/** Mistakes in blocks. */
import {inTesting, type Mistake} from './mistake';

const mistake = (name: string, from: string, to: string, at = to) =>
  inTesting(name, 'blocks', from, to, at);

const onHome = (name: string, from: string, to: string): Mistake => ({
  ...{name, from, to, at: to, rule: 'blocks'},
  file: 'pages/index.mdx',
});

const NOTE = '<Note>\n\nA test takes three days.\n\n</Note>';
const NOTED = '<Noted>\n\nA test takes three days.\n\n</Noted>';

export const BLOCKS: Mistake[] = [
  mistake('A mistyped block', NOTE, NOTED, '<Noted>'),
  mistake('A block that does not exist', NOTE, '<Slideshow />'),
  onHome('A rating above 5', 'rating={4.5}', 'rating={7}'),
  onHome('A number in quotes', 'rating={4.5}', 'rating="4.5"'),
  onHome('A value left out', ' quote="They found what we had missed"', ''),
  mistake('A mistyped name of a value', '<Section tone="tint">', '<Section tnoe="tint">'),
  mistake(
    'A value that is none of the choices',
    '<Section tone="tint">',
    '<Section tone="yellow">',
  ),
  mistake('An icon that does not exist', 'icon="document"', 'icon="docment"'),
  onHome('A logo whose file is not there', 'clients/wrenholt.svg', 'clients/wrenhold.svg'),
  mistake('A link without words', ' linkText="See who tests"', '', 'to="/Careers/Tester">'),
  mistake(
    'Text between blocks of a list',
    '<Cards columns={2}>\n',
    '<Cards columns={2}>\n\nYou get:\n',
    '<Cards',
  ),
  mistake(
    'A block outside the one it belongs to',
    NOTE,
    '<Card>\n\n### More {#more}\n\n</Card>',
    '<Card>',
  ),
  mistake('A card without a heading', '### A report {#a-report}\n\n', '', 'icon="document"'),
  mistake(
    'A link of HTML',
    '[openings](/Careers/Tester)',
    '<a href="/Careers/Tester">openings</a>',
  ),
  mistake('An id twice', '{#what-you-get}', '{#how-we-test}', '## What you get'),
].map((each) => (each.name === 'A value left out' ? {...each, at: '<Testimonial rating'} : each));
