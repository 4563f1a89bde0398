/** Mistakes that keep a page from being read as MDX. */
import {inTesting, type Mistake} from './mistake';

const mistake = (name: string, from: string, to: string, at = to) =>
  inTesting(name, 'blocks', from, to, at);

const SENTENCE = 'A person reads every page aloud.';

export const TAGS: Mistake[] = [
  mistake('A tag that is not closed', '\n</Note>\n\n</Section>\n', '\n</Note>\n', '<Section>'),
  mistake('A mistyped closing tag', '</Note>', '</Noet>'),
  mistake('Tags that cross', '</Cards>\n\n<Note>', '<Note>\n\n</Cards>', '<Note>'),
  mistake('A closing tag that was never opened', SENTENCE, '</Lead>'),
  mistake('No empty line inside a block', '<Note>\n\nA test', '<Note>A test\n\nA test', '<Note>'),
  mistake(
    'A closing tag on a line of text',
    'three days.\n\n</Note>',
    'three days. </Note>',
    'three days.',
  ),
  mistake('A < in a text', SENTENCE, 'A page opens in <5 seconds.'),
  mistake('A brace in a text', SENTENCE, 'A person reads {every page} aloud.'),
  mistake('A brace that is not closed', 'columns={2}', 'columns={2', '<Cards'),
  mistake('A quote that is not closed', '<Card icon="document">', '<Card icon="document>'),
  mistake('Curly quotes', '<Card icon="document">', '<Card icon=“document”>'),
  mistake('A value without quotes', '<Card icon="document">', '<Card icon=document>'),
  mistake('A comment of HTML', SENTENCE, '<!-- Ask Ann -->'),
  mistake('A line break of HTML', SENTENCE, 'A person reads<br>every page aloud.'),
  mistake('An address in angle brackets', SENTENCE, 'See <https://www.w3.org>.'),
];
