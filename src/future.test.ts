import {flagsAskedAbout} from './future';

test('a flag that Docusaurus asks about is kept, as it is set', () => {
  expect(flagsAskedAbout({siteStorageNamespacing: true, fasterByDefault: false})).toEqual({
    siteStorageNamespacing: true,
    fasterByDefault: false,
  });
});

test('one that it no longer asks about is left out', () => {
  expect(flagsAskedAbout({fasterByDefault: true, longTheRule: true})).toEqual({
    fasterByDefault: true,
  });
});
