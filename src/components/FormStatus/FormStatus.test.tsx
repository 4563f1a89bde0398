import {screen} from '@testing-library/react';
import {englishOf} from '../../forms';
import {MESSAGES} from '../../forms/sentences';
import {contact} from '../../forms/tables';
import {render} from '../../../tests/setup/render';
import {t} from '../../../tests/setup/messages';
import {FormStatus} from './FormStatus';
import {translateMessage, translateText} from '../translateMessage';

jest.mock('@generated/codeTranslations', () => ({
  __esModule: true,
  default: {'forms.contactSucceeded': 'Formulaire envoyé'},
}));

test('the outcome is announced by focus only, not by a live region as well', () => {
  const {container} = render(<FormStatus form={contact} attempt={0} outcome={{kind: 'none'}} />);
  expect(container.querySelector('[data-form-status]')).toHaveAttribute('aria-live', 'off');
});

test('a repeated outcome is focused again', () => {
  const failed = {kind: 'failed', errors: {}} as const;
  const {rerender} = render(<FormStatus form={contact} attempt={1} outcome={failed} />);
  screen.getByRole('alert').blur();
  rerender(<FormStatus form={contact} attempt={2} outcome={failed} />);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(contact.texts.advice);
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

test('no message has a placeholder except for file names', () => {
  const messages = Object.values(MESSAGES).map(({message}) => message.replace('{files}', ''));
  expect(messages.filter((message) => /[{}]/.test(message))).toEqual([]);
});
