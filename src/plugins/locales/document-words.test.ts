import {documentWordsApart} from './document-words';

test('a sentence is in one part: that of the files that need it, or the one for all', () => {
  const {common, pdf, pdfRare, office, rare, report} = documentWordsApart({}).ofDocuments;
  const has = (id: string) =>
    [common, pdf, pdfRare, office, rare, report].map((part) => id in part);
  expect(has('rule.7.3-1')).toEqual([false, true, false, false, false, false]);
  expect(has('rule.7.15-1')).toEqual([false, false, true, false, false, false]);
  expect(has('rule.slide-title')).toEqual([false, false, false, true, false, false]);
  expect(has('meets.fonts')).toEqual([false, true, false, false, false, false]);
  expect(has('meets.captions')).toEqual([false, false, false, true, false, false]);
  expect(has('todo.pictures')).toEqual([false, false, false, false, false, false]);
  expect(has('rule.person-order')).toEqual([true, false, false, false, false, false]);
  expect(has('element.Figure')).toEqual([false, true, false, false, false, false]);
  expect(has('element.chart')).toEqual([false, false, false, true, false, false]);
  for (const id of ['note.odd', 'refusal.empty', 'send.size'])
    expect(has(id)).toEqual([false, false, false, false, true, false]);
  for (const id of ['effort.low', 'report.files', 'findings.cut'])
    expect(has(id)).toEqual([false, false, false, false, false, true]);
});
