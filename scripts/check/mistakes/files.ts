/** Mistakes with whole files: where they lie, what they are called, how they are saved. */
import {inTesting, SENTENCE, type Mistake} from './mistake';

const rule = 'files';

const whole = (name: string, to: string, more: Partial<Mistake> = {}): Mistake => ({
  ...inTesting(name, rule, SENTENCE, to, '---'),
  ...more,
});

/** A file that should not be where it is, or not be called so. */
const stray = (name: string, file: string, level: Mistake['level'] = 'error'): Mistake => ({
  ...{name, rule, file, level, from: '', to: 'What we wrote on a train.\n', at: 'What we wrote'},
});

export const FILES_OF_WRITERS: Mistake[] = [
  whole('A page saved as "Unicode" (UTF-16)', SENTENCE, {encoding: 'utf16le'}),
  whole('A page saved in an old encoding', 'A person reads every page in the café.', {
    encoding: 'latin1',
    at: 'café',
  }),
  whole('A page saved as "UTF-8 with BOM"', '\ufeff---\ntitle', {from: '---\ntitle'}),
  inTesting(
    'Marks of a conflict',
    rule,
    SENTENCE,
    `<<<<<<< HEAD\n${SENTENCE}\n=======\nA person reads each page aloud.\n>>>>>>> fix-testing`,
    '<<<<<<<',
  ),
  inTesting(
    'Letters that went through a wrong encoding',
    rule,
    SENTENCE,
    'A person reads every pageâ€™s words.',
  ),
  stray('A page that ends in .md', 'pages/Prices.md'),
  stray('A page that ends in .mdx.txt', 'pages/Prices.mdx.txt'),
  stray('A page that ends in .MDX', 'pages/Prices.MDX'),
  stray('A document of Word among the pages', 'pages/Prices.docx'),
  stray('A picture among the pages', 'pages/team.webp'),
  stray('A page outside pages', 'Prices.mdx'),
  stray('A page among the pictures', 'static/img/Prices.mdx'),
  stray('A space in the name of a page', 'pages/Our Prices.mdx'),
  stray('A copy that a file manager made', 'pages/Testing - Copy.mdx'),
  stray('A copy that an editor made', 'pages/Testing.mdx.orig'),
  stray('An accent in the name of a page', 'pages/Café.mdx'),
];
