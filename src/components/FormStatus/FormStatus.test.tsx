import {screen} from '@testing-library/react';
import {englishOf} from '@trendsoft/forms-service/validate';
import {MESSAGES} from '../../forms/sentences';
import {contact} from '../../forms/tables';
import {render} from '../../../tests/setup/render';
import {t} from '../../../tests/setup/messages';
import {FormStatus, type Failure} from './FormStatus';
import {translateMessage, translateText} from '../translateMessage';

jest.mock('@generated/codeTranslations', () => ({
  __esModule: true,
  default: {'forms.contactSucceeded': 'Formulaire envoyé'},
}));

const failedBy = (failure: Failure) => ({kind: 'failed', errors: {}, failure}) as const;

test('the outcome is announced by focus only, not by a live region as well', () => {
  const {container} = render(<FormStatus form={contact} attempt={0} outcome={{kind: 'none'}} />);
  expect(container.querySelector('[data-form-status]')).toHaveAttribute('aria-live', 'off');
});

test('a repeated outcome is focused again', () => {
  const failed = failedBy({cause: 'unreachable'});
  const {rerender} = render(<FormStatus form={contact} attempt={1} outcome={failed} />);
  screen.getByRole('alert').blur();
  rerender(<FormStatus form={contact} attempt={2} outcome={failed} />);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(contact.texts.kept);
});

test.each<{failure: Failure; says: string}>([
  {failure: {cause: 'unreachable'}, says: t('FormStatus.unreachable')},
  {failure: {cause: 'timeout'}, says: t('FormStatus.timeout')},
  {failure: {cause: 'unexpected'}, says: t('FormStatus.unexpected')},
  {failure: {cause: 'refused', status: 413}, says: t('forms.reasonLarge')},
  {
    failure: {cause: 'refused', status: 429, retryAfter: 40},
    says: t('forms.reasonMany').replace('{wait}', '40 seconds'),
  },
])('the alert says why a form was not sent: $failure', ({failure, says}) => {
  render(<FormStatus form={contact} attempt={1} outcome={failedBy(failure)} />);
  const lines = [...screen.getByRole('alert').querySelectorAll('p')];
  const {failed, kept} = contact.texts;
  expect(lines.map(({textContent}) => textContent)).toEqual([failed, says, kept]);
});

test('a message is found by its id, and is in English without a translation', () => {
  expect(translateMessage('contactSucceeded', englishOf(contact))).toBe('Formulaire envoyé');
  expect(translateMessage('nameRequired', englishOf(contact))).toBe('Name is required');
  expect(translateMessage('problemHeading')).toBe(t('forms.problemHeading'));
});

test('a number and its unit are joined by a no-break space', () => {
  expect(translateText('some.hint', '5 files, 25 MB each, 50 MB in all')).toBe(
    '5 files, 25\u00a0MB each, 50\u00a0MB in all',
  );
});

test('messages have no other placeholders than those that are replaced', () => {
  const messages = Object.values(MESSAGES).map(({message}) => message);
  const other = /\{(?!(?:files|wait|name|kind|first|second)\})/;
  expect(messages.filter((message) => other.test(message))).toEqual([]);
});
