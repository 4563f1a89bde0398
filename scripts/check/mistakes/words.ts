/** Mistakes that a build does not see: headings, links, pictures, tables, words. */
import {about, inMenu, inOpening, OPENINGS, PICTURE, SENTENCE, type Mistake} from './mistake';

const heading = about('headings', '### By hand {#by-hand}');
const link = about('links', OPENINGS);
const picture = about('pictures', PICTURE);
const linkText = about('link text', OPENINGS);
const style = about('style', SENTENCE);
const spaces = about('spaces', SENTENCE);

export const WORDS: Mistake[] = [
  heading('A heading that skips a level', '#### By hand {#by-hand}'),
  heading('A heading without an id', '### By hand', '### By hand'),
  heading('A second title', '# By hand {#by-hand}'),
  link('A link to a page that does not exist', '[prices](/Prices)'),
  link('A link with wrong capitals', '[openings](/careers/tester)'),
  link('A link to an old address', '[tests](/tests)'),
  link('A link without its slash', '[openings](Careers/Tester)'),
  link('A link to a heading that does not exist', '[report](#the-report)'),
  link('A link that is not encrypted', '[W3C](http://www.w3.org)'),
  linkText('A link that says "here"', '[here](/Careers/Tester)'),
  linkText('A link without words to read', '[](/Careers/Tester)'),
  picture('A picture without text', '![](/img/form.webp)'),
  picture('The name of a file as text', '![form.webp](/img/form.webp)'),
  picture('A picture that is not there', '![A form](/img/forms.webp)'),
  picture('A picture of 4 MB', '![Our team](/img/team.webp)'),
  picture('A picture in PNG', '![Our team](/img/team.png)'),
  about('tables', '| Test | Time |')('A column without a heading', '| Test | |'),
  about('spelling', SENTENCE)('A misspelt word', 'A person reads every page alowd.'),
  style('A word that fills a line', 'A seamless test of every page.'),
  style('A long word with a short one', 'We utilise every page.'),
  style('A negation that is easily missed', "We don't read aloud."),
  style('A word twice', 'A person reads the the page aloud.'),
  about('inclusive words', SENTENCE)('A word that leaves people out', 'It needs more manpower.'),
  about('starter text', SENTENCE)('A starter sentence', 'Replace this: what we do by hand.'),
  spaces('An invisible character', 'A per\u00adson reads every page aloud.'),
  inOpening(
    'An opening without a town',
    'openings',
    'You try what others build, in Hyderabad.',
    'You try what others build.',
    '---',
  ),
  about('twice', 'title: Testing')('A title that another page has', 'title: Tester'),
  inMenu(
    'A menu that leads to no page',
    'header: []',
    "header: [{path: '/Nowhere', label: 'Us'}]",
    'Nowhere',
  ),
  spaces('Spaces at the end of a line', `${SENTENCE}  `),
  inOpening(
    'An opening closed in other words',
    'front matter',
    'validThrough: 2099-10-29',
    'closed: yes',
    'closed',
  ),
  inOpening(
    'A title that the form does not know',
    'openings',
    'title: Tester',
    'title: Tester of forms',
    'title: Tester',
  ),
  {
    ...{name: 'A page that is in no menu', rule: 'navigation', file: 'pages/Prices.mdx', from: ''},
    to: `---\ntitle: Prices\ndescription: What a test costs, and what you can do to make it cost less.\nkind: service\n---\n\n<Hero art="testing">\n\n# Prices {#prices}\n\n</Hero>\n`,
    at: '---',
  },
  inMenu(
    'A menu entry without a page',
    "label: 'Tester'},",
    "label: 'Tester'},\n    {path: '/Prices', label: 'Prices'},",
    "'/Prices'",
  ),
];
