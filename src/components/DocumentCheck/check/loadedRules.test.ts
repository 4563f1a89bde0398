import {COMMON_PDF_RULES, OFFICE_RULES, RARE_PDF_RULES} from 'document-check';

test.each([
  ['pdf', COMMON_PDF_RULES],
  ['pdfRare', RARE_PDF_RULES],
  ['word', OFFICE_RULES],
  ['powerpoint', OFFICE_RULES],
  ['rare', []],
] as const)('%s loads its own rules', async (part, rules) => {
  await jest.isolateModulesAsync(async () => {
    const {loadedRules, loadFormat} = await import('./loadedRules');
    await loadFormat(part);
    expect([...loadedRules.keys()]).toEqual(rules.map(({id}) => id));
  });
});
