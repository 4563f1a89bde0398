import {MESSAGES} from '../../documents/words';
import {documentWordsApart} from './document-words';

test('the sentences of the checks stand apart, and nothing is lost', () => {
  const words = {'documents.kind.fault': 'Fallo', 'Carousel.next': 'Siguiente', documents: 'x'};
  expect(documentWordsApart(words)).toEqual({
    ofDocuments: {'documents.kind.fault': 'Fallo'},
    others: {'Carousel.next': 'Siguiente', documents: 'x'},
  });
});

test('what is English as in the checks themselves is not written a second time', () => {
  const message = MESSAGES['kind.fault']?.message ?? 'missing';
  const words = {'documents.kind.fault': message, 'documents.kind.look': 'Conviene mirar'};
  expect(documentWordsApart(words)).toEqual({
    ofDocuments: {'documents.kind.look': 'Conviene mirar'},
    others: {},
  });
});
