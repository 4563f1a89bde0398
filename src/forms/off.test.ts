import {formsOff} from './off';

test.each([
  [undefined, []],
  ['', []],
  [' ', []],
  ['quote', ['quote']],
  [' quote , careers,', ['quote', 'careers']],
])('%j switches off %j', (value, names) => {
  expect(formsOff(value)).toEqual(names);
});

test.each(['quotes', 'quote;careers', 'quote, Contact'])('%s is refused', (value) => {
  expect(() => formsOff(value)).toThrow(`FORMS_OFF is "${value}"`);
  expect(() => formsOff(value)).toThrow('For example: FORMS_OFF=quote');
});
