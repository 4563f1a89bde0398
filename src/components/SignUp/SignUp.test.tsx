import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {mockFetch, showServerHtml} from '../../../tests/setup/forms';
import {render} from '../../../tests/setup/render';
import {word} from '../../../tests/setup/words';
import {SignUp} from './SignUp';

const {fetch} = mockFetch();
const email = () => screen.getByRole('textbox', {name: 'Email'});
const button = () => screen.getByRole('button', {name: word('SignUp.submit')});
const strip = <SignUp>News by email</SignUp>;

test('an address is sent nowhere, and a polite status line says so @sign-up', async () => {
  render(strip);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(email(), 'asha@example.com');
  await userEvent.click(button());
  expect(screen.getByRole('status')).toHaveTextContent(word('SignUp.closed'));
  expect(fetch).not.toHaveBeenCalled();
});

test('a second submit says it again', async () => {
  render(strip);
  await userEvent.type(email(), 'asha@example.com{Enter}');
  const first = screen.getByRole('status').firstElementChild;
  await userEvent.click(button());
  expect(screen.getByRole('status').firstElementChild).not.toBe(first);
});

test.each(['', 'asha'])('the browser alone refuses %j @sign-up', async (address) => {
  render(strip);
  if (address) await userEvent.type(email(), address);
  await userEvent.click(button());
  expect(email()).toHaveProperty('validity.valid', false);
  expect(email()).not.toHaveAttribute('aria-invalid');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('an untouched field is required, and not yet wrong', () => {
  render(strip);
  expect(email()).toHaveAttribute('required');
  expect(email()).toHaveAttribute('aria-invalid', 'false');
  expect(screen.getByText(word('SignUp.required'))).toBeVisible();
});

test('without script, too, the address has no name and no way out @sign-up', async () => {
  await showServerHtml(strip);
  expect(document.querySelector('form')).toHaveAttribute('method', 'dialog');
  expect(document.querySelector('form')).not.toHaveAttribute('action');
  expect(document.querySelector('[name]')).toBeNull();
  expect(email()).toBeRequired();
  expect(email()).toHaveAttribute('autocomplete', 'email');
  expect(screen.getByText(word('SignUp.closed'))).toBeInTheDocument();
});
