/** Mistakes of writers, each in a copy of a page of tests/fixtures/writing. */

export interface Mistake {
  name: string;
  /** The rule that reports it. */
  rule: string;
  /** Text that occurs once in the page, and its replacement. */
  from: string;
  to: string;
  /** Text in the reported line (default: the first changed line). */
  at?: string;
  page?: 'Testing' | 'Tester';
  encoding?: 'utf16le' | 'latin1';
}

const SENTENCE = 'A person reads every page aloud.';
const LINK = '[openings](/Careers/Tester)';
const PICTURE = '![Two people try a form together](/img/form.webp)';
const HEADING = '### By hand {#by-hand}';
const TABLE = '| Test | Time |\n| --- | --- |\n| Keyboard | One day |';
const ROW = '| Keyboard | One day |';

/** Returns mistakes of one rule that replace the same text: name → replacement. */
const instead = (rule: string, from: string, changes: Record<string, string>): Mistake[] =>
  Object.entries(changes).map(([name, to]) => ({name, rule, from, to}));

export const MISTAKES: readonly Mistake[] = [
  {name: 'UTF-16', rule: 'file', from: SENTENCE, to: SENTENCE, at: '---', encoding: 'utf16le'},
  {name: 'an old encoding', rule: 'file', from: SENTENCE, to: 'A café.', encoding: 'latin1'},
  ...instead('file', SENTENCE, {
    'a conflict of two versions': `<<<<<<< HEAD\n${SENTENCE}\n=======\nA person.\n>>>>>>> fix`,
    'letters of a wrong encoding': 'A person reads every pageâ€™s words.',
  }),
  ...instead('front matter', 'title: Testing', {
    'a mistyped key': 'titel: Testing',
    'a number for a title': 'title: 2026',
    'a title that is too long': 'title: Testing of websites, apps and documents by hand',
    'a colon inside a value': 'title: Testing: by hand',
    'quotes that do not close': 'title: "Testing',
    'curly quotes': 'title: “Testing”',
    'the company in a title': 'title: TrendSoft | Testing Page',
    'no space after a colon': 'title:Testing',
  }),
  ...instead('front matter', 'kind: service', {
    'a kind that does not exist': 'kind: servise',
    'a key twice': 'kind: service\ntitle: Tests',
    'a key that does not exist': 'kind: service\nauthor: Ann',
    'a key of another kind of page': 'kind: service\nposted: 2026-11-02',
  }).map((mistake) => ({...mistake, at: mistake.to.split('\n').at(-1) ?? ''})),
  {
    ...{name: 'a description that is too short', rule: 'front matter', to: 'description: Tests.\n'},
    from: 'description: We test your website by hand, report each fault, and test again after the repair.\n',
  },
  {name: 'no end', rule: 'front matter', from: 'kind: service\n---\n', to: '', at: '---'},
  ...instead('front matter', 'validThrough: 2099-10-29', {
    'a last day before the first': 'validThrough: 2026-11-01',
  }).map((mistake): Mistake => ({...mistake, page: 'Tester'})),
  ...instead('front matter', 'posted: 2026-11-02', {
    'a day in words': 'posted: 2 November 2026',
    'a day that does not exist': 'posted: 2026-02-30',
  }).map((mistake): Mistake => ({...mistake, page: 'Tester'})),
  ...instead('blocks', '<Note>\n\nA test takes three days.\n\n</Note>', {
    'a mistyped block': '<Noted>\n\nA test takes three days.\n\n</Noted>',
    'a block that does not exist': '<Slideshow />',
    'a block outside its parent': '<Card>\n\n### More {#more}\n\n</Card>',
    'a tag that is not closed': '<Note>\n\nA test takes three days.',
    'a mistyped closing tag': '<Note>\n\nA test takes three days.\n\n</Noet>',
    'a block with a small letter': '<note>\n\nA test takes three days.\n\n</note>',
  }).map((mistake) => ({...mistake, at: mistake.to.split('\n')[0] ?? ''})),
  ...instead('blocks', '<Section tone="tint">', {
    'a mistyped prop': '<Section tnoe="tint">',
    'a value that is not a choice': '<Section tone="yellow">',
    'a quote that is not closed': '<Section tone="tint>',
    'curly quotes around a value': '<Section tone=“tint”>',
    'a value without quotes': '<Section tone=tint>',
  }),
  ...instead('blocks', '<Cards columns={2}>', {
    'a number in quotes': '<Cards columns="2">',
    'a number that is too large': '<Cards columns={9}>',
    'a brace that is not closed': '<Cards columns={2>',
    'text between blocks': '<Cards columns={2}>\n\nYou get:',
  }).map((mistake) => ({...mistake, at: '<Cards'})),
  ...instead('blocks', 'icon="document"', {'an icon that does not exist': 'icon="docment"'}),
  ...instead('blocks', ' linkText="See who tests"', {'a link without words': ''}),
  ...instead('blocks', SENTENCE, {
    'a < in a sentence': 'A page opens in <5 seconds.',
    'braces in a sentence': 'A person reads {every page} aloud.',
    'a comment of HTML': '<!-- Ask Ann -->',
    'a line break of HTML': 'A person reads<br />every page aloud.',
    'an address in angle brackets': 'See <https://www.w3.org>.',
    'a line that begins with "export"': 'export files are read aloud.',
  }),
  ...instead('blocks', HEADING, {
    'an id with spaces': '### By hand {#by hand}',
    'an id twice': '### By hand {#how-we-test}',
  }),
  ...instead('navigation', SENTENCE, {'a page that is not in sidebars.ts': SENTENCE}).map(
    (mistake) => ({...mistake, at: '---'}),
  ),
  ...instead('headings', HEADING, {
    'a heading without an id': '### By hand',
    'a second title': '# By hand {#by-hand}',
    'no words': '## {#by-hand}',
  }),
  ...instead('links', LINK, {
    'a page that does not exist': '[prices](/Prices)',
    'wrong capitals': '[openings](/careers/tester)',
    'an old address': '[tests](/tests)',
    'no slash at the beginning': '[openings](Careers/Tester)',
    'an id that does not exist': '[report](#the-report)',
    'an id that another page does not have': '[report](/Careers/Tester#report)',
    'a link that is not encrypted': '[W3C](http://www.w3.org)',
    'an e-mail address': '[Ann](ann@trendsoft.example)',
    'a telephone number': '[office](+918665550100)',
    'no https://': '[W3C](www.w3.org)',
    'the preview on this computer': '[openings](http://localhost:3000/Careers/Tester)',
    'a file on this computer': '[openings](file:///C:/Users/Ann/openings.html)',
    'the file of a page': '[openings](/pages/Careers/Tester.mdx)',
    'the address in another language': '[openings](/es/Careers/Tester)',
  }),
  ...instead('link text', LINK, {
    'a link that says "here"': '[here](/Careers/Tester)',
    'a link of two letters': '[QA](/Careers/Tester)',
  }),
  ...instead('MD045', PICTURE, {'a picture without words': '![](/img/form.webp)'}),
  ...instead('pictures', PICTURE, {
    'a file name for words': '![form.webp](/img/form.webp)',
    'a picture that does not exist': '![A form](/img/forms.webp)',
    'wrong capitals in a picture': '![A form](/img/Form.webp)',
    'a photograph of 201 kB': '![Our team](/img/team.webp)',
    'a drawing of 61 kB': '![Our team](/img/team.svg)',
    'a picture in PNG': '![Our team](/img/team.png)',
  }),
  ...instead('markup', LINK, {
    'a space inside a link': '[openings] (/Careers/Tester)',
    'a link without an address': '[openings]',
    'a link that is not closed': '[openings](/Careers/Tester in short',
  }),
  ...instead('markup', PICTURE, {'a picture without !': PICTURE.slice(1)}),
  ...instead('markup', SENTENCE, {
    'bold that is not closed': 'A person reads **every page aloud.',
    'code that is not closed': 'A person reads `every page aloud.',
    'bullets of a word processor': '• Every page\n• Every form',
    'numbers without spaces': '1.Every page\n2.Every form',
    'an invisible character': 'A per\u00adson reads every page aloud.',
  }),
  ...instead('markup', TABLE, {
    'a table without dashes': TABLE.replace('| --- | --- |\n', ''),
  }).map((mistake) => ({...mistake, at: '| Test |'})),
  ...instead('MD056', ROW, {'a cell too few': '| Keyboard |'}),
  ...instead('MD001', HEADING, {'a level that is skipped': `#${HEADING}`}),
  ...instead('MD034', SENTENCE, {'an address in the text': 'See https://www.w3.org for more.'}),
  ...instead('MD036', SENTENCE, {'bold words for a heading': '**What people say**'}),
  ...instead('MD009', SENTENCE, {'spaces at the end of a line': `${SENTENCE} `}),
  ...instead('spelling', SENTENCE, {
    'a misspelt word': 'A person reads every page alowd.',
    'a note to oneself': 'TODO: ask the team.',
    'a word that says nothing': 'A seamless test of every page.',
    'the company in small letters': 'We at trendsoft read every page.',
  }),
  ...instead('words', SENTENCE, {
    'a word twice': 'A person reads the the page aloud.',
    'a word that leaves people out': 'It needs more manpower.',
  }),
];
