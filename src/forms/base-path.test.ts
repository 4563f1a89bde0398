import {basePath, withoutBasePath} from './base-path';
import {SettingError} from './host';

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
