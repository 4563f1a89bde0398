import {documentWordsApart} from './document-words';

test('the sentences of the checks stand apart, and nothing is lost', () => {
  const words = {'documents.kind.fault': 'Fallo', 'Carousel.next': 'Siguiente', documents: 'x'};
  expect(documentWordsApart(words)).toEqual({
    ofDocuments: {'documents.kind.fault': 'Fallo'},
    others: {'Carousel.next': 'Siguiente', documents: 'x'},
  });
});
