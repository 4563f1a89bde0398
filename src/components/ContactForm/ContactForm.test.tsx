import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {box, fillOthers, list, mockFetch} from '../../../tests/setup/forms';
import {render} from '../../../tests/setup/render';
import {contact} from '../../forms/tables';
import {ContactForm} from './ContactForm';

mockFetch();
const button = () => screen.getByRole('button');
const spoken = (container: HTMLElement) =>
  container.querySelector('[aria-live="polite"]')?.textContent;

test.each([
  {name: 'Name', keys: 'a{Backspace}', message: 'Name is required'},
  {name: 'Name', keys: 'R2', message: 'Please enter valid name'},
  {name: 'Email', keys: 'a{Backspace}', message: 'Email is required'},
  {name: 'Email', keys: 'asha@', message: 'Please enter valid email address'},
  {name: 'Phone number', keys: '1{Backspace}', message: 'Phone Number is required'},
  {name: 'Phone number', keys: '98x', message: 'Please enter valid Phone Number'},
  {name: 'Phone number', keys: '987', message: 'Please enter 10 Digit Phone Number'},
  {name: 'Company name', keys: 'a{Backspace}', message: 'Company Name is required'},
])(
  '$name: releasing a key after $keys shows the message @key-release',
  async ({name, keys, message}) => {
    const {container} = render(<ContactForm />);
    await userEvent.type(box(name), keys);
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(box(name)).toHaveAttribute('aria-invalid', 'true'));
    // A screen reader announces it on blur, not on each input.
    expect(box(name)).not.toHaveAccessibleDescription(expect.stringContaining(message));
    expect(spoken(container)).toBe('');
    await userEvent.tab();
    await waitFor(() => expect(spoken(container)).toBe(message));
    expect(box(name)).toHaveAccessibleDescription(expect.stringContaining(message));
  },
);

test('an error is announced once, and describes its field until it is corrected', async () => {
  const {container} = render(<ContactForm />);
  const user = userEvent.setup();
  await user.type(box('Name'), '7');
  await user.tab();
  await waitFor(() => expect(spoken(container)).toBe('Please enter valid name'));
  await user.tab({shift: true});
  await user.keyboard('{ArrowLeft}');
  await user.tab();
  expect(spoken(container)).toBe('');
  await user.tab({shift: true});
  await user.keyboard('{End}8');
  expect(box('Name')).toHaveAccessibleDescription(/Please enter valid name$/);
});

test('fixing an error removes its line from the summary, and fixing the last one removes the summary', async () => {
  render(<ContactForm />);
  const user = userEvent.setup();
  await fillOthers(user, contact, ['companyName', 'enquiries']);
  await user.click(button());
  const lines = () => screen.getAllByRole('listitem').map(({textContent}) => textContent);
  await screen.findByRole('alert');
  expect(lines()).toEqual(['Company Name is required', 'Select Enquiries is required']);
  await user.type(box('Company name'), 'Blue Lamp');
  await waitFor(() => expect(lines()).toEqual(['Select Enquiries is required']));
  await user.selectOptions(list('Purpose of contact'), 'Testing');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('a line of the summary shows the current error', async () => {
  render(<ContactForm />);
  const user = userEvent.setup();
  await user.click(button());
  await screen.findByRole('alert');
  await user.type(box('Name'), '7');
  expect(await screen.findByRole('link', {name: 'Please enter valid name'})).toBeVisible();
});

test('visiting a field without changing it announces nothing', async () => {
  render(<ContactForm />);
  const user = userEvent.setup();
  await user.click(box('Name'));
  await user.keyboard('{Shift}{Control}{Escape}{ArrowLeft}{Home}{CapsLock}{F2}');
  await user.tab();
  await user.tab({shift: true});
  expect(box('Name')).toHaveFocus();
  expect(box('Name')).not.toHaveAttribute('aria-invalid');
});

test('leaving the country code empty shows its message; choosing one removes it @country-code', async () => {
  render(<ContactForm />);
  const user = userEvent.setup();
  await user.click(list('Country code'));
  expect(list('Country code')).not.toHaveAttribute('aria-invalid');
  await user.tab();
  await waitFor(() =>
    expect(list('Country code')).toHaveAccessibleDescription(/Country Code is required$/),
  );
  await user.selectOptions(list('Country code'), 'Canada (+1)');
  await waitFor(() => expect(list('Country code')).not.toHaveAttribute('aria-invalid'));
});
