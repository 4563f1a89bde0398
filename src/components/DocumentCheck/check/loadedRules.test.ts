import {COMMON_PDF_RULES, OFFICE_RULES, RARE_PDF_RULES} from '@trendsoft/document-check';
import {createLoadedRules} from './loadedRules';

test.each([
  {part: 'pdf', expected: COMMON_PDF_RULES},
  {part: 'pdfRare', expected: RARE_PDF_RULES},
  {part: 'word', expected: OFFICE_RULES},
  {part: 'powerpoint', expected: OFFICE_RULES},
  {part: 'rare', expected: []},
] as const)('$part loads its own rules', async ({part, expected}) => {
  const {rules, loadFormat} = createLoadedRules();
  await loadFormat(part);
  expect([...rules.keys()]).toEqual(expected.map(({id}) => id));
});
