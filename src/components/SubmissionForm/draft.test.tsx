import {box} from '../../../tests/setup/forms';
import {render} from '../../../tests/setup/render';
import {CHECKED} from '../../forms';
import {careers, quote} from '../../forms/tables';
import {ContactForm} from '../ContactForm';
import {saveDraft, loadDraft} from './draft';

beforeEach(() => sessionStorage.clear());

test.each(['not JSON', ''])('an invalid draft (%j) is ignored', (note) => {
  sessionStorage.setItem('draft-contact', note);
  render(<ContactForm />);
  expect(box('Name')).toHaveValue('');
});

test('answers to hidden questions are not saved, since ticking a box later would send them', () => {
  const texts = {message: 'By May, please', findings: 'The title is missing'};
  saveDraft(quote, texts);
  expect(loadDraft(quote)).toEqual({message: 'By May, please'});
  saveDraft(quote, {...texts, findingsOnly: CHECKED});
  expect(loadDraft(quote)).toEqual({...texts, findingsOnly: CHECKED});
});

test('a resume is never saved', () => {
  saveDraft(careers, {name: 'Asha Rao', file: [new File(['secret'], 'secret.pdf')]});
  expect(loadDraft(careers)).toEqual({name: 'Asha Rao'});
});
