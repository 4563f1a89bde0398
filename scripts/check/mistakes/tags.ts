/** Mistakes that keep a page from being read as MDX. */
import {about, inTesting, SENTENCE, type Mistake} from './mistake';

const mistake = (name: string, from: string, to: string, at = to) =>
  inTesting(name, 'blocks', from, to, at);
const inText = about('blocks', SENTENCE);

export const TAGS: Mistake[] = [
  mistake('A tag that is not closed', '\n</Note>\n\n</Section>\n', '\n</Note>\n', '<Section>'),
  mistake('A mistyped closing tag', '</Note>', '</Noet>'),
  mistake('Tags that cross', '</Cards>\n\n<Note>', '<Note>\n\n</Cards>', '<Note>'),
  inText('A closing tag that was never opened', '</Lead>'),
  mistake('No empty line inside a block', '<Note>\n\nA test', '<Note>A test\n\nA test', '<Note>'),
  mistake(
    'A closing tag on a line of text',
    'three days.\n\n</Note>',
    'three days. </Note>',
    'three days.',
  ),
  inText('A < in a text', 'A page opens in <5 seconds.'),
  inText('A brace in a text', 'A person reads {every page} aloud.'),
  mistake('A brace that is not closed', 'columns={2}', 'columns={2', '<Cards'),
  mistake('A quote that is not closed', '<Card icon="document">', '<Card icon="document>'),
  mistake('Curly quotes', '<Card icon="document">', '<Card icon=“document”>'),
  mistake('A value without quotes', '<Card icon="document">', '<Card icon=document>'),
  inText('A comment of HTML', '<!-- Ask Ann -->'),
  inText('A line break of HTML', 'A person reads<br>every page aloud.'),
  inText('An address in angle brackets', 'See <https://www.w3.org>.'),
];
