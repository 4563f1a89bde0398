/** Marks of Markdown that are not understood, so that visitors would read them. */
import {inTesting, SENTENCE, type Mistake} from './mistake';

const OPENINGS = '[openings](/Careers/Tester)';
const PICTURE = '![Two people try a form together](/img/form.webp)';
const TABLE = '| Test | Time |\n| --- | --- |\n| Keyboard | One day |';

const mark = (name: string, to: string, at = to): Mistake =>
  inTesting(name, 'Markdown', SENTENCE, to, at);
const link = (name: string, to: string): Mistake => inTesting(name, 'Markdown', OPENINGS, to);
const heading = (name: string, to: string): Mistake =>
  inTesting(name, 'blocks', '### By hand {#by-hand}', to);

export const MARKDOWN: Mistake[] = [
  link('A space inside a link', '[openings] (/Careers/Tester)'),
  link('Round and square brackets changed', '(openings)[/Careers/Tester]'),
  link('A link that is not closed', '[openings](/Careers/Tester show'),
  link('An address with a space', '[openings](/Careers/Tester page)'),
  link('A telephone number with spaces as a link', '[office](+91 866 555 0100)'),
  link('A link without its brackets', '[openings]/Careers/Tester'),
  link('A link of another program', '[[openings]]'),
  link('A link whose address is nowhere', '[openings][careers]'),
  inTesting('A picture without its exclamation mark', 'Markdown', PICTURE, PICTURE.slice(1)),
  inTesting('A space after the exclamation mark', 'Markdown', PICTURE, PICTURE.replace('!', '! ')),
  mark('A footnote without its note', 'A person reads every page aloud.[^1]'),
  mark('Bold that is not closed', 'A person reads **every page aloud.'),
  mark('Bold with a space inside', 'A person reads ** every page ** aloud.'),
  mark('Stress that is not closed', 'A person reads *every page aloud.'),
  mark('A line under words', 'A person reads __every page aloud.'),
  mark('A highlight of another program', 'A person reads ==every page== aloud.'),
  mark('Code that is not closed', 'A person reads `every page aloud.'),
  {...mark('A box of another program', ':::note\n\nA person reads it.\n\n:::'), at: ':::note'},
  mark('Bullets of a word processor', '• Every page\n• Every form', '• Every page'),
  mark('Dashes of a word processor', '– Every page\n– Every form', '– Every page'),
  mark('A list without its spaces', '-Every page\n-Every form', '-Every page'),
  mark('Numbers without their spaces', '1.Every page\n2.Every form', '1.Every page'),
  mark('Numbers with brackets around', '(1) Every page\n(2) Every form', '(1) Every page'),
  mark('Letters for numbers', 'a) Every page\nb) Every form', 'a) Every page'),
  inTesting(
    'A table without its second line',
    'tables',
    TABLE,
    TABLE.replace('| --- | --- |\n', ''),
    '| Test | Time |',
  ),
  inTesting(
    'A table with a line between its rows',
    'tables',
    TABLE,
    `${TABLE}\n\n| Screen reader | Two days |`,
    '| Screen reader',
  ),
  inTesting(
    'A row with a cell too many',
    'tables',
    '| Keyboard | One day |',
    '| Keyboard | One day | Ann |',
  ),
  inTesting('A row with a cell too few', 'tables', '| Keyboard | One day |', '| Keyboard |'),
  inTesting(
    'Too few dashes under a table’s headings',
    'tables',
    '| --- | --- |',
    '| --- |',
    '| Test | Time |',
  ),
  inTesting(
    'A table pasted from a spreadsheet',
    'spaces',
    SENTENCE,
    'Test\tTime\nKeyboard\tOne day',
    'Test\tTime',
  ),
  heading('A heading without its space', '###By hand {#by-hand}'),
  heading('An id with spaces', '### By hand {#by hand}'),
  heading('An id without its #', '### By hand {by-hand}'),
  inTesting(
    'An id in round brackets',
    'headings',
    '### By hand {#by-hand}',
    '### By hand (#by-hand)',
  ),
  mark('A place to fill in', 'We test for [client name] every year.'),
  {
    ...inTesting(
      'Code in a block that is not closed',
      'blocks',
      SENTENCE,
      '```\nA person reads it.',
    ),
    at: '```',
  },
  mark('Entities of HTML', 'A person reads every page &amp;nbsp; aloud.'),
  {...mark('Bold words for a heading', '**What people say**'), level: 'advice'},
  inTesting(
    'A block inside a sentence',
    'blocks',
    SENTENCE,
    'A person reads <Note>every page</Note> aloud.',
  ),
  inTesting('A comment that is not closed', 'blocks', SENTENCE, '{/* Ask Ann'),
  inTesting('A line that begins with "export"', 'blocks', SENTENCE, 'export files are read aloud.'),
  inTesting('Bold of HTML', 'blocks', SENTENCE, 'A person reads <b>every page</b> aloud.'),
  inTesting(
    'A picture of HTML',
    'blocks',
    PICTURE,
    '<img src="/img/form.webp" alt="Two people try a form together" />',
  ),
];
