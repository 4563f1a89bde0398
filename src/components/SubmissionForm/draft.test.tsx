import {box} from '../../../tests/setup/forms';
import {render} from '../../../tests/setup/render';
import {CHECKED} from '../../forms';
import {careers, quote} from '../../forms/tables';
import {ContactForm} from '../ContactForm';
import {keepDraft, recallDraft} from './draft';

beforeEach(() => sessionStorage.clear());

test.each(['not JSON', ''])('an invalid draft (%j) is ignored', (note) => {
  sessionStorage.setItem('draft-contact', note);
  render(<ContactForm />);
  expect(box('Name')).toHaveValue('');
});

test('answers to hidden questions are not saved, since ticking a box later would send them', () => {
  const texts = {message: 'By May, please', findings: 'The title is missing'};
  keepDraft(quote, texts);
  expect(recallDraft(quote)).toEqual({message: 'By May, please'});
  keepDraft(quote, {...texts, findingsOnly: CHECKED});
  expect(recallDraft(quote)).toEqual({...texts, findingsOnly: CHECKED});
});

test('a resume is never saved', () => {
  keepDraft(careers, {name: 'Asha Rao', file: [new File(['secret'], 'secret.pdf')]});
  expect(recallDraft(careers)).toEqual({name: 'Asha Rao'});
});
