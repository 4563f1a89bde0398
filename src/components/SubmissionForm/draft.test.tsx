import {box} from '../../../tests/setup/forms';
import {render} from '../../../tests/setup/render';
import {CHECKED} from '../../forms';
import {careers, quote} from '../../forms/tables';
import {ContactForm} from '../ContactForm';
import {keepDraft, recallDraft} from './draft';

beforeEach(() => sessionStorage.clear());

test.each(['not JSON', ''])('a note that cannot be read (%j) is left alone', (note) => {
  sessionStorage.setItem('draft-contact', note);
  render(<ContactForm />);
  expect(box('Name')).toHaveValue('');
});

test('what is not asked for is not kept: ticking a box later would send it', () => {
  const texts = {message: 'By May, please', findings: 'The title is missing'};
  keepDraft(quote, texts);
  expect(recallDraft(quote)).toEqual({message: 'By May, please'});
  keepDraft(quote, {...texts, findingsOnly: CHECKED});
  expect(recallDraft(quote)).toEqual({...texts, findingsOnly: CHECKED});
});

test('a resume is never kept', () => {
  keepDraft(careers, {name: 'Asha Rao', file: [new File(['secret'], 'secret.pdf')]});
  expect(recallDraft(careers)).toEqual({name: 'Asha Rao'});
});
