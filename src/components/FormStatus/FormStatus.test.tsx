import {screen} from '@testing-library/react';
import {MESSAGES, type MessageId} from '../../forms';
import {violations} from '../../../tests/setup/axe';
import {render} from '../../../tests/setup/render';
import {FormStatus} from './FormStatus';
import {examples} from './FormStatus.examples';
import {translateMessage} from './translateMessage';

jest.mock('@generated/codeTranslations', () => ({
  __esModule: true,
  default: {'forms.contactSucceeded': 'Formulaire envoyé'},
}));

const contact = {
  form: 'contact',
  succeeded: 'contactSucceeded',
  failed: 'contactFailed',
  advice: 'Try again.',
} as const;

test('it is empty until there is an answer', () => {
  const {container} = render(<FormStatus {...contact} attempt={0} outcome={{kind: 'none'}} />);
  expect(container.querySelector('[data-form-status]')).toBeEmptyDOMElement();
});

test('the same answer a second time takes the focus again', () => {
  const failed = {kind: 'failed', problems: {}} as const;
  const {rerender} = render(<FormStatus {...contact} attempt={1} outcome={failed} />);
  screen.getByRole('alert').blur();
  rerender(<FormStatus {...contact} attempt={2} outcome={failed} />);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Try again.');
});

test('a message is looked up by its id, and is English where it has no translation', () => {
  expect(translateMessage('contactSucceeded')).toBe('Formulaire envoyé');
  expect(translateMessage('nameRequired')).toBe('Name is required');
});

test.each(Object.keys(MESSAGES) as MessageId[])(
  '%s has no braces, which would be placeholders',
  (id) => {
    expect(MESSAGES[id].message).not.toMatch(/[{}]/);
  },
);

test.each(Object.entries(examples))('%s: axe finds nothing', async (_name, example) => {
  const {container} = render(example);
  expect(await violations(container)).toEqual([]);
});
