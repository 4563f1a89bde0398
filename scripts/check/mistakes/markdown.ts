/** Marks of Markdown that are not understood, so that visitors would read them. */
import {about, advice, inTesting, OPENINGS, PICTURE, SENTENCE, type Mistake} from './mistake';

const TABLE = '| Test | Time |\n| --- | --- |\n| Keyboard | One day |';

const mark = about('Markdown', SENTENCE);
const link = about('Markdown', OPENINGS);
const picture = about('Markdown', PICTURE);
const heading = about('blocks', '### By hand {#by-hand}');
const table = about('tables', TABLE);
const row = about('tables', '| Keyboard | One day |');
const inText = about('blocks', SENTENCE);

export const MARKDOWN: Mistake[] = [
  link('A space inside a link', '[openings] (/Careers/Tester)'),
  link('Round and square brackets changed', '(openings)[/Careers/Tester]'),
  link('A link that is not closed', '[openings](/Careers/Tester show'),
  link('An address with a space', '[openings](/Careers/Tester page)'),
  link('A telephone number with spaces as a link', '[office](+91 866 555 0100)'),
  link('A link without its brackets', '[openings]/Careers/Tester'),
  link('A link of another program', '[[openings]]'),
  link('A link whose address is nowhere', '[openings][careers]'),
  picture('A picture without its exclamation mark', PICTURE.slice(1)),
  picture('A space after the exclamation mark', PICTURE.replace('!', '! ')),
  mark('A footnote without its note', 'A person reads every page aloud.[^1]'),
  mark('Bold that is not closed', 'A person reads **every page aloud.'),
  mark('Bold with a space inside', 'A person reads ** every page ** aloud.'),
  mark('Stress that is not closed', 'A person reads *every page aloud.'),
  mark('A line under words', 'A person reads __every page aloud.'),
  mark('A highlight of another program', 'A person reads ==every page== aloud.'),
  mark('Code that is not closed', 'A person reads `every page aloud.'),
  mark('A box of another program', ':::note\n\nA person reads it.\n\n:::', ':::note'),
  mark('Bullets of a word processor', '• Every page\n• Every form', '• Every page'),
  mark('Dashes of a word processor', '– Every page\n– Every form', '– Every page'),
  mark('A list without its spaces', '-Every page\n-Every form', '-Every page'),
  mark('Numbers without their spaces', '1.Every page\n2.Every form', '1.Every page'),
  mark('Numbers with brackets around', '(1) Every page\n(2) Every form', '(1) Every page'),
  mark('Letters for numbers', 'a) Every page\nb) Every form', 'a) Every page'),
  table('A table without its second line', TABLE.replace('| --- | --- |\n', ''), '| Test | Time |'),
  table(
    'A table with a line between its rows',
    `${TABLE}\n\n| Screen reader | Two days |`,
    '| Screen reader',
  ),
  row('A row with a cell too many', '| Keyboard | One day | Ann |'),
  row('A row with a cell too few', '| Keyboard |'),
  inTesting(
    'Too few dashes under a table’s headings',
    'tables',
    '| --- | --- |',
    '| --- |',
    '| Test | Time |',
  ),
  about('spaces', SENTENCE)(
    'A table pasted from a spreadsheet',
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
  inText('Code in a block that is not closed', '```\nA person reads it.', '```'),
  mark('Entities of HTML', 'A person reads every page &amp;nbsp; aloud.'),
  advice(mark('Bold words for a heading', '**What people say**')),
  inText('A block inside a sentence', 'A person reads <Note>every page</Note> aloud.'),
  inText('A comment that is not closed', '{/* Ask Ann'),
  inText('A line that begins with "export"', 'export files are read aloud.'),
  inText('Bold of HTML', 'A person reads <b>every page</b> aloud.'),
  about('blocks', PICTURE)(
    'A picture of HTML',
    '<img src="/img/form.webp" alt="Two people try a form together" />',
  ),
];
