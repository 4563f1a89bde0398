import {SettingError, basePath, formsHost, formsOff, withoutBasePath} from './settings.ts';

const FORM_NAMES = ['visit', 'article', 'quote', 'careers'] as const;

test.each([
  [undefined, ''],
  ['  ', ''],
  ['https://forms.example.com', 'https://forms.example.com'],
  [' https://forms.example.com/ ', 'https://forms.example.com'],
  ['http://localhost:3001', 'http://localhost:3001'],
  ['https://example.com/api/forms/', 'https://example.com/api/forms'],
])('%j is read as "%s"', (value, host) => {
  expect(formsHost(value)).toBe(host);
});

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  [' /site/ ', '/site/'],
  ['/a/b-c.d/', '/a/b-c.d/'],
])('%j is the base path %s', (value, path) => {
  expect(basePath(value)).toBe(path);
});

test.each([
  {url: '/site/About?x=1', base: '/site/', expected: '/About?x=1'},
  {url: '/site/', base: '/site/', expected: '/'},
  {url: '/site', base: '/site/', expected: '/'},
  {url: '/site?x=1', base: '/site/', expected: '/?x=1'},
  {url: '/About', base: '/', expected: '/About'},
  {url: '/sites/About', base: '/site/', expected: undefined},
  {url: '/About', base: '/site/', expected: undefined},
])('$url below $base is $expected', ({url, base, expected}) => {
  expect(withoutBasePath(url, base)).toBe(expected);
});

test.each([
  [undefined, []],
  [' ', []],
  ['quote', ['quote']],
  [' quote , careers,', ['quote', 'careers']],
])('%j switches off %j', (value, names) => {
  expect(formsOff(value, FORM_NAMES)).toEqual(names);
});

const REFUSED: [setting: string, example: string, read: (value: string) => unknown, string[]][] = [
  [
    'FORMS_HOST',
    'https://forms.example.com',
    formsHost,
    [
      'forms.example.com',
      '/api',
      'javascript:alert(1)',
      'ftp://forms.example.com',
      'https://forms.example.com/?form=1',
      'https://forms.example.com/?',
      'https://forms.example.com/#top',
      'https://user:secret@forms.example.com',
    ],
  ],
  [
    'BASE_PATH',
    '/site/',
    basePath,
    ['site', '/site', 'site/', '//', '/a//b/', '/../', '/a b/', '/?x/', 'https://a.example/'],
  ],
  [
    'FORMS_OFF',
    'quote',
    (value) => formsOff(value, FORM_NAMES),
    ['quotes', 'quote;careers', 'quote, Contact'],
  ],
];

test.each(REFUSED)(
  'invalid values of %s are rejected with the example %s',
  (name, example, read, values) => {
    for (const value of values) {
      expect(() => read(value)).toThrow(SettingError);
      expect(() => read(value)).toThrow(`${name} is "${value}"`);
      expect(() => read(value)).toThrow(`For example: ${name}=${example}`);
    }
  },
);
