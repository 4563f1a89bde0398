import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {showServerHtml} from '../../../tests/setup/forms';
import {render} from '../../../tests/setup/render';
import {t} from '../../../tests/setup/messages';
import {SignUp} from './SignUp';

const email = () => screen.getByRole('textbox', {name: 'Email'});
const button = () => screen.getByRole('button', {name: t('SignUp.submit')});
const strip = <SignUp>News by email</SignUp>;

test('a second submit announces the message again', async () => {
  render(strip);
  await userEvent.type(email(), 'asha@example.com{Enter}');
  const first = screen.getByRole('status').firstElementChild;
  await userEvent.click(button());
  expect(screen.getByRole('status').firstElementChild).not.toBe(first);
});

test('without JavaScript, the address is not submitted either @sign-up', async () => {
  await showServerHtml(strip);
  expect(document.querySelector('form')).toHaveAttribute('method', 'dialog');
  expect(document.querySelector('form')).not.toHaveAttribute('action');
  expect(document.querySelector('[name]')).toBeNull();
  expect(email()).toBeRequired();
  expect(email()).toHaveAttribute('autocomplete', 'email');
  expect(screen.getByText(t('SignUp.closed'))).toBeInTheDocument();
});
