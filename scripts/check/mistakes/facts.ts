/** Mistakes in what a page says: days, names, addresses, what was left for later. */
import {
  about,
  advice,
  inMenu,
  inOpening,
  OPENINGS,
  PICTURE,
  SENTENCE,
  type Mistake,
} from './mistake';

const link = about('links', OPENINGS);
const picture = about('pictures', PICTURE);
const day = about('dates', SENTENCE);
const name = about('names', SENTENCE);
const later = about('starter text', SENTENCE);
const text = about('style', SENTENCE);
const top = about('front matter', 'title: Testing');
const start = about('front matter', '---\ntitle: Testing');
const kind = about('front matter', 'kind: service');
const posted = (name: string, to: string) =>
  inOpening(name, 'front matter', 'posted: 2026-11-02', to);

/** What stands on the home page about an office, and in sidebars.ts too. */
const office = (label: string, from: string, to: string, file = 'pages/index.mdx'): Mistake => ({
  ...{name: label, rule: 'offices', file, from, to, at: '<Office name'},
});

export const FACTS: Mistake[] = [
  link('An e-mail address as a link', '[Ann](ann@trendsoft.example)'),
  link('A telephone number as a link', '[office](+918665550100)'),
  link('A web address without https', '[W3C](www.w3.org)'),
  link('An address of one’s own computer', '[openings](http://localhost:3000/Careers/Tester)'),
  link('A file of one’s own computer', '[openings](file:///C:/Users/Ann/openings.html)'),
  link(
    'The whole address of an own page',
    '[openings](https://www.trendsoft.example/Careers/Tester)',
  ),
  link('Backslashes in an address', '[openings](\\Careers\\Tester)'),
  link('The file instead of the address', '[openings](/pages/Careers/Tester.mdx)'),
  link('A slash at the end of an address', '[openings](/Careers/Tester/)'),
  link('The folder of another language', '[openings](/es/Careers/Tester)'),
  link('https written twice', '[W3C](https://https://www.w3.org)'),
  link('One slash after https', '[W3C](https:/www.w3.org)'),
  about('link text', SENTENCE)('An address in the text', 'See www.w3.org for more.'),
  picture('A folder too many before a picture', '![A form](/static/img/form.webp)'),
  picture('Backslashes before a picture', '![A form](\\img\\form.webp)'),
  picture('A picture of one’s own computer', '![A form](C:/Users/Ann/form.webp)'),
  picture('Other capitals in a picture’s name', '![A form](/img/Form.webp)'),
  picture('A picture that lost its address', '![A form]()'),
  about('Markdown', PICTURE)('A picture without brackets for its address', '![A form]'),
  picture('Words that say it is a picture', '![Picture of a form](/img/form.webp)'),
  day('A day that a month does not have', 'We test until 31 November 2027.'),
  day('A weekday that is another', 'We begin on Friday, 2 November 2026.'),
  advice(day('A day that reads two ways', 'We test until 03/04/2027.')),
  day('A month that there is not', 'We test until 2027-13-04.'),
  posted('A day as it is said', 'posted: 2 November 2026'),
  posted('A day with dots', 'posted: 02.11.2026'),
  posted('The day before the month', 'posted: 2026-30-11'),
  inOpening(
    'A last day before the first',
    'front matter',
    'validThrough: 2099-10-29',
    'validThrough: 2026-10-29',
  ),
  advice({...posted('An opening of the far future', 'posted: 2062-11-02'), rule: 'openings'}),
  name('The company in other capitals', 'Trendsoft reads every page.'),
  name('The company in two words', 'Trend Soft reads every page.'),
  name('A standard in small letters', 'A person knows the wcag by heart.'),
  office(
    'Another region of an office',
    'Hyderabad, Telangana, India',
    'Hyderabad, Tamil Nadu, India',
  ),
  office(
    'An office that moved in its heading alone',
    '### Our first office, Hyderabad',
    '### Our first office, Chennai',
  ),
  office('An office that moved on its page alone', 'name="Hyderabad"', 'name="Chennai"'),
  {
    ...office(
      'An office that was added on its page alone',
      '</Office>',
      `</Office>

<Office name="Chennai" latitude={13.08} longitude={80.27} picture="hyderabad">

### Our second office, Chennai {#chennai}

Chennai, Tamil Nadu, India

</Office>`,
    ),
    at: 'name="Chennai"',
  },
  later('A note to do something', 'TODO: ask Ann for a sentence.'),
  later('Words of a typesetter', 'Lorem ipsum dolor sit amet.'),
  later('Words for a later figure', 'A test costs XXX dollars.'),
  text('A full stop twice', 'A person reads every page aloud..'),
  text('A space before a comma', 'A person reads every page , aloud.'),
  text('No space after a full stop', 'A person reads every page.Then another one does.'),
  advice(text('A bracket that is not closed', 'A person (or two reads every page aloud.')),
  advice(text('Words in capitals', 'A PERSON READS EVERY PAGE aloud.')),
  top('Curly quotes at the top', 'title: “Testing”'),
  top('The company in a title', 'title: TrendSoft | Testing Page'),
  top('No space after the colon', 'title:Testing'),
  top('A capital in a key', 'Title: Testing'),
  top('A value left empty', 'title:'),
  start('Dashes that a word processor made one', '—\ntitle: Testing', '—'),
  start('An empty line before the lines at the top', '\n---\ntitle: Testing', ''),
  kind('A capital in a kind', 'kind: Service'),
  kind('A web address for an address', 'kind: service\ncanonical: Testing', 'canonical'),
  about('blocks', '<Cards columns={2}>')('More columns than there are', '<Cards columns={9}>'),
  about('blocks', '<Note>')('A block with a small letter', '<note>'),
  about('headings', '## What you get {#what-you-get}')(
    'The same words in two headings',
    '## How we test {#what-you-get}',
  ),
  about('twice', '# Testing {#testing}')('A heading that another page has', '# Tester {#testing}'),
  inMenu('A comma left out', "label: 'Testing', aliases", "label: 'Testing' aliases"),
  inMenu('An apostrophe in a label', "label: 'Tester'", "label: 'Ann's job'"),
  inMenu('A label left empty', "label: 'Tester'", "label: ''"),
  inMenu('Curly quotes in the menu', "label: 'Tester'", 'label: ‘Tester’'),
  inMenu(
    'A page that is there twice',
    "{path: '/Careers/Tester', label: 'Tester'},",
    "{path: '/Careers/Tester', label: 'Tester'},\n    {path: '/Careers/Tester', label: 'Tests'},",
    "'Tests'",
  ),
  {
    ...{name: 'A comma left out of the list of openings', rule: 'openings'},
    ...{
      file: 'src/forms/positions.json',
      from: '["Tester"]',
      to: '["Tester" "Writer"]',
      at: 'Tester',
    },
  },
];
