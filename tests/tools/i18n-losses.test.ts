import {lossMistakes} from '../../scripts/i18n/check/losses';

/** What is told of a translation beside its English. */
function told(english: string, translated: string): string[] {
  const pair = {
    english: {words: english, line: 1},
    translated: {words: translated, line: 7, where: 'text'},
  };
  return lossMistakes(pair, ['Orca'], {terms: [], keep: []}).map(({message}) => message);
}

test.each([
  ['It takes 30 days.', '౩౦ రోజులు పడుతుంది.'],
  ['It costs 1,200 euros.', 'Cuesta 1.200 euros.'],
  ['It costs 1,200 rupees.', 'इसकी कीमत १,२०० रुपये है।'],
  ['Orca and **you**.', '**Tú** y Orca.'],
])('%s is nothing lost in %s', (english, translated) => {
  expect(told(english, translated)).toEqual([]);
});

test.each([
  ['2 of 2 tests', '2 pruebas', /^The figure 2 is missing/],
  ['2 tests', '2 de 2 pruebas', /^The figure 2 in .* is not in English/],
  ['30 days', '20 días', /^20 in .* is 30 in English/],
  ['30 days', '౪౦ రోజులు', /^40 in .* is 30 in English/],
  ['With Orca', 'Con orca', /^The name Orca is missing/],
  ['A **bold** word', 'Una palabra', /bold/],
])('%s loses something in %s', (english, translated, message) => {
  expect(told(english, translated)).toEqual([expect.stringMatching(message)]);
});
