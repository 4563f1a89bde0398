import {MESSAGES} from '../../documents/words';
import {documentWordsApart} from './document-words';

const english = (id: string) => MESSAGES[id]?.message ?? 'missing';

test('the sentences of the checks stand apart from the words of pages', () => {
  const words = {'documents.kind.fault': 'Fallo', 'Carousel.next': 'Siguiente', documents: 'x'};
  expect(documentWordsApart(words).others).toEqual({
    'Carousel.next': 'Siguiente',
    documents: 'x',
  });
});

test('each is said in the language where it is translated, and in English where it is not', () => {
  const {common} = documentWordsApart({'documents.kind.fault': 'Fallo'}).ofDocuments;
  expect(common['kind.fault']).toBe('Fallo');
  expect(common['kind.look']).toBe(english('kind.look'));
});

test('a sentence is in one part: that of the files that need it, or the one for all', () => {
  const {common, pdf, office, rare} = documentWordsApart({}).ofDocuments;
  const has = (id: string) => [common, pdf, office, rare].map((part) => id in part);
  expect(has('rule.7.3-1')).toEqual([false, true, false, false]);
  expect(has('rule.slide-title')).toEqual([false, false, true, false]);
  expect(has('meets.fonts')).toEqual([false, true, false, false]);
  expect(has('meets.captions')).toEqual([false, false, true, false]);
  expect(has('todo.pictures')).toEqual([true, false, false, false]);
  expect(has('rule.person-order')).toEqual([true, false, false, false]);
  expect(has('element.Figure')).toEqual([false, true, false, false]);
  expect(has('element.chart')).toEqual([false, false, true, false]);
  for (const id of ['note.odd', 'refusal.empty', 'send.size'])
    expect(has(id)).toEqual([false, false, false, true]);
  expect(has('effort.low')).toEqual([false, false, false, false]);
});
