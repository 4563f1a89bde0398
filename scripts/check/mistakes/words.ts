/** Mistakes that a build does not see: headings, links, pictures, tables, words. */
import {inTesting, type Mistake} from './mistake';

const SENTENCE = 'A person reads every page aloud.';
const OPENINGS = '[openings](/Careers/Tester)';
const PICTURE = '![Two people try a form together](/img/form.webp)';

const about =
  (rule: string, from: string) =>
  (name: string, to: string, at = to) =>
    inTesting(name, rule, from, to, at);

const heading = about('headings', '### By hand {#by-hand}');
const link = about('links', OPENINGS);
const picture = about('pictures', PICTURE);

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
  inTesting('A link that says "here"', 'link text', OPENINGS, '[here](/Careers/Tester)'),
  inTesting('A link without words to read', 'link text', OPENINGS, '[](/Careers/Tester)'),
  picture('A picture without text', '![](/img/form.webp)'),
  picture('The name of a file as text', '![form.webp](/img/form.webp)'),
  picture('A picture that is not there', '![A form](/img/forms.webp)'),
  picture('A picture of 4 MB', '![Our team](/img/team.webp)'),
  picture('A picture in PNG', '![Our team](/img/team.png)'),
  inTesting('A column without a heading', 'tables', '| Test | Time |', '| Test | |'),
  inTesting('A misspelt word', 'spelling', SENTENCE, 'A person reads every page alowd.'),
  inTesting('A word that fills a line', 'style', SENTENCE, 'A seamless test of every page.'),
  inTesting('A long word with a short one', 'style', SENTENCE, 'We utilise every page.'),
  inTesting('A negation that is easily missed', 'style', SENTENCE, "We don't read aloud."),
  inTesting('A word twice', 'style', SENTENCE, 'A person reads the the page aloud.'),
  inTesting(
    'A word that leaves people out',
    'inclusive words',
    SENTENCE,
    'It needs more manpower.',
  ),
  inTesting('A starter sentence', 'starter text', SENTENCE, 'Replace this: what we do by hand.'),
  inTesting('An invisible character', 'spaces', SENTENCE, 'A per\u00adson reads every page aloud.'),
  {
    ...{name: 'An opening without a town', rule: 'openings', file: 'pages/Careers/Tester.mdx'},
    ...{from: 'You try what others build, in Hyderabad.', to: 'You try what others build.'},
    at: '---',
  },
  {
    ...{name: 'A title that another page has', rule: 'twice', file: 'pages/Testing.mdx'},
    ...{from: 'title: Testing', to: 'title: Tester', at: 'title: Tester'},
  },
  {
    ...{name: 'A menu that leads to no page', rule: 'navigation', file: 'sidebars.ts'},
    ...{from: 'header: []', to: "header: [{path: '/Nowhere', label: 'Us'}]", at: 'Nowhere'},
  },
  inTesting('Spaces at the end of a line', 'spaces', SENTENCE, `${SENTENCE}  `),
  {
    ...{name: 'An opening closed in other words', rule: 'front matter'},
    ...{file: 'pages/Careers/Tester.mdx', from: 'validThrough: 2099-10-29', to: 'closed: yes'},
    at: 'closed',
  },
  {
    ...{name: 'A title that the form does not know', rule: 'openings'},
    ...{file: 'pages/Careers/Tester.mdx', from: 'title: Tester', to: 'title: Tester of forms'},
    at: 'title: Tester',
  },
  {
    ...{name: 'A page that is in no menu', rule: 'navigation', file: 'pages/Prices.mdx', from: ''},
    to: `---\ntitle: Prices\ndescription: What a test costs, and what you can do to make it cost less.\nkind: service\n---\n\n<Hero art="testing">\n\n# Prices {#prices}\n\n</Hero>\n`,
    at: '---',
  },
  {
    ...{name: 'A menu entry without a page', rule: 'navigation', file: 'sidebars.ts'},
    ...{
      from: "label: 'Tester'},",
      to: "label: 'Tester'},\n    {path: '/Prices', label: 'Prices'},",
    },
    at: "'/Prices'",
  },
];
