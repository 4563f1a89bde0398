import {SettingError, basePath, formsHost, formsOff, withoutBasePath} from './settings';
import {FORM_NAMES} from './tables';

test.each([
  [undefined, ''],
  ['', ''],
  ['  ', ''],
  ['https://forms.example.com', 'https://forms.example.com'],
  [' https://forms.example.com/ ', 'https://forms.example.com'],
  ['http://localhost:3001', 'http://localhost:3001'],
  ['https://example.com/api/forms/', 'https://example.com/api/forms'],
])('%j is read as "%s"', (value, host) => {
  expect(formsHost(value)).toBe(host);
});

test.each([
  'forms.example.com',
  '/api',
  'javascript:alert(1)',
  'ftp://forms.example.com',
  'https://forms.example.com/?form=1',
  'https://forms.example.com/?',
  'https://forms.example.com/#top',
  'https://user:secret@forms.example.com',
])('%s is refused with its setting, its value and an example that is right', (value) => {
  expect(() => formsHost(value)).toThrow(`FORMS_HOST is "${value}"`);
  expect(() => formsHost(value)).toThrow('For example: FORMS_HOST=https://forms.example.com');
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
  'site',
  '/site',
  'site/',
  '//',
  '/a//b/',
  '/../',
  '/a b/',
  '/?x/',
  'https://a.example/',
])('%s is refused with an example that is right', (value) => {
  expect(() => basePath(value)).toThrow(SettingError);
  expect(() => basePath(value)).toThrow('For example: BASE_PATH=/site/');
});

test.each([
  ['/site/About?x=1', '/site/', '/About?x=1'],
  ['/site/', '/site/', '/'],
  ['/site', '/site/', '/'],
  ['/site?x=1', '/site/', '/?x=1'],
  ['/About', '/', '/About'],
  ['/?x', '/', '/?x'],
  ['/', '/site/', undefined],
  ['/sites/About', '/site/', undefined],
  ['/About', '/site/', undefined],
])('%s below %s is %s', (url, base, expected) => {
  expect(withoutBasePath(url, base)).toBe(expected);
});

test.each([
  [undefined, []],
  ['', []],
  [' ', []],
  ['quote', ['quote']],
  [' quote , careers,', ['quote', 'careers']],
])('%j switches off %j', (value, names) => {
  expect(formsOff(value, FORM_NAMES)).toEqual(names);
});

test.each(['quotes', 'quote;careers', 'quote, Contact'])('%s is refused', (value) => {
  expect(() => formsOff(value, FORM_NAMES)).toThrow(`FORMS_OFF is "${value}"`);
  expect(() => formsOff(value, FORM_NAMES)).toThrow('For example: FORMS_OFF=quote');
});
