import {formsHost} from '.';

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
