import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {BUSY_RESET_MS} from '../../forms';
import {
  answer,
  box,
  enter,
  fillOthers,
  fillPerson,
  list,
  mockFetch,
  silence,
} from '../../../tests/setup/forms';
import {otherAnswers} from '../../../tests/setup/answers';
import {render} from '../../../tests/setup/render';
import {word} from '../../../tests/setup/words';
import {contact} from '../../forms/tables';
import {ContactForm} from './ContactForm';

const {fetch, requests} = mockFetch();
beforeEach(() => fetch.mockReset().mockImplementation(() => answer(200)));

const ENQUIRY = {
  ...otherAnswers(contact, ['countryCode']),
  name: 'Asha Rao',
  phoneNumber: '+91 9876543210',
  email: 'asha@example.com',
  companyName: 'Blue Lamp',
  enquiries: 'Cyber Security',
};

const button = () => screen.getByRole('button');
const keyOf = (request = 0) => requests()[request]?.headers['Idempotency-Key'];

async function fillIn(user = userEvent.setup()) {
  await fillPerson(user);
  await enter(user, 'Company name', 'Blue Lamp');
  await user.selectOptions(list('Purpose of contact'), 'Cyber Security');
  await fillOthers(user, contact);
  return user;
}

async function fillInAndSend() {
  const user = await fillIn();
  await user.click(button());
  return user;
}

test('posts the enquiry to the spreadsheet, then to the contact form, with one key', async () => {
  render(<ContactForm />, {formsHost: 'https://forms.example'});
  await fillInAndSend();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(requests().map(({url}) => url)).toEqual([
    'https://forms.example/googleSheet-contact-form',
    'https://forms.example/contact-form',
  ]);
  for (const {body, headers} of requests()) {
    expect(JSON.parse(body as string)).toEqual(ENQUIRY);
    expect(headers).toMatchObject({'Content-Type': 'application/json'});
  }
  expect(keyOf(0)).toMatch(/^[\w-]{32,36}$/);
  expect(keyOf(1)).toBe(keyOf(0));
});

test('success is said and focused, and the form is empty', async () => {
  render(<ContactForm />);
  const user = await fillInAndSend();
  const status = await screen.findByRole('alert');
  expect(status).toHaveTextContent(/^Form Submitted Successfully$/);
  expect(status).toHaveFocus();
  expect(screen.getByRole('form', {name: 'Contact'})).toHaveFormValues({
    name: '',
    email: '',
    countryCode: '',
    phoneNumber: '',
    companyName: '',
    enquiries: '',
  });
  expect(box('Name')).not.toHaveAttribute('aria-invalid');

  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Name is required');
});

test('while busy the button says so, keeps the focus and sends nothing more', async () => {
  fetch.mockImplementation(silence);
  render(<ContactForm />);
  const user = await fillInAndSend();
  await waitFor(() => expect(button()).toHaveAccessibleName('Please wait...'));
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(button()).toHaveFocus();
  await user.click(button());
  await user.type(box('Name'), '{Enter}');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('two submits in one moment send one enquiry', async () => {
  fetch.mockImplementation(silence);
  render(<ContactForm />);
  await fillIn();
  for (let submit = 0; submit < 2; submit += 1) fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(button()).toHaveAccessibleName('Please wait...'));
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([201, 204, 403, 500])(
  'status %d from the spreadsheet ends in failure',
  async (status) => {
    fetch.mockImplementation(() => answer(status));
    render(<ContactForm />);
    await fillInAndSend();
    expect(await screen.findByRole('alert')).toHaveTextContent('Form SUbmission Failed!');
    expect(fetch).toHaveBeenCalledTimes(1);
  },
);

test('any 2xx from the contact form is success', async () => {
  fetch.mockImplementationOnce(() => answer(200)).mockImplementationOnce(() => answer(204));
  render(<ContactForm />);
  await fillInAndSend();
  expect(await screen.findByRole('alert')).toHaveTextContent('Form Submitted Successfully');
});

test('a lost connection is said and focused, and nothing typed is lost', async () => {
  fetch.mockImplementationOnce(() => answer(200)).mockRejectedValueOnce(new TypeError('offline'));
  render(<ContactForm />);
  await fillInAndSend();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Form SUbmission Failed!');
  expect(alert).toHaveFocus();
  expect(screen.getByRole('form')).toHaveFormValues({
    name: 'Asha Rao',
    email: 'asha@example.com',
    countryCode: 'IN',
    phoneNumber: '9876543210',
    companyName: 'Blue Lamp',
    enquiries: 'Cyber Security',
  });
  expect(button()).toHaveAccessibleName(word('ContactForm.submit'));
});

test('a retry carries the same key, changed content another, the next enquiry another', async () => {
  fetch.mockImplementation(() => answer(503));
  render(<ContactForm />);
  const user = await fillInAndSend();
  await screen.findByRole('alert');
  await user.click(button());
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(keyOf(1)).toBe(keyOf(0));

  await user.type(await screen.findByRole('textbox', {name: 'Company name'}), ' Ltd');
  fetch.mockImplementation(() => answer(200));
  await user.click(button());
  await screen.findByRole('alert');
  expect(keyOf(2)).not.toBe(keyOf(0));
  expect(keyOf(3)).toBe(keyOf(2));

  await fillIn(user);
  await user.type(box('Company name'), ' Ltd');
  await user.click(button());
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(6));
  expect(requests()[4]?.body).toBe(requests()[2]?.body);
  expect(keyOf(4)).not.toBe(keyOf(2));
});

test('after 50 seconds without an answer the request is given up', async () => {
  jest.useFakeTimers();
  try {
    fetch.mockImplementation(silence);
    render(<ContactForm />);
    const user = await fillIn(userEvent.setup({advanceTimers: jest.advanceTimersByTime}));
    await user.click(button());
    await act(() => jest.advanceTimersByTimeAsync(BUSY_RESET_MS - 1000));
    expect(button()).toHaveAccessibleName('Please wait...');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('alert')).toHaveTextContent('Form SUbmission Failed!');
    expect(button()).toHaveAccessibleName(word('ContactForm.submit'));
    expect(box('Name')).toHaveValue('Asha Rao');
  } finally {
    jest.useRealTimers();
  }
});

test("the server's objections appear beside their fields, and in one summary", async () => {
  const errors = [
    {pointer: '/email', id: 'emailInvalid', detail: 'Please enter valid email address'},
    {pointer: '/somewhere/else', id: 'nameInvalid', detail: ''},
    {pointer: '/name', id: 'not one of ours', detail: ''},
  ];
  fetch.mockImplementation(() => answer(422, {status: 422, errors}));
  render(<ContactForm />);
  await fillInAndSend();
  await waitFor(() => expect(box('Email')).toHaveAttribute('aria-invalid', 'true'));
  expect(box('Name')).not.toHaveAttribute('aria-invalid');
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('Form SUbmission Failed!');
  expect(summary).toHaveTextContent('Please enter valid email address');
});
