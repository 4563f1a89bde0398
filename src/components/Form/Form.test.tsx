/** A form that is declared in a table alone, as `<Form name="…" />` shows it. */
import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {violations} from '../../../tests/setup/axe';
import {answer, box, enter, mockFetch, showServerHtml} from '../../../tests/setup/forms';
import {render} from '../../../tests/setup/render';
import {quote} from '../../../tests/setup/third-form';
import type {FormName} from '../../forms/tables';
import {Form} from './Form';

jest.mock('../../forms/tables/all', () => {
  const {TABLES} = jest.requireActual<{TABLES: readonly unknown[]}>('../../forms/tables/all');
  const third = jest.requireActual<{quote: unknown}>('../../../tests/setup/third-form');
  return {TABLES: [...TABLES, third.quote]};
});

const NAME = 'quote' as FormName;
const {fields, words} = quote;

const {fetch, requests} = mockFetch();
beforeEach(() => {
  sessionStorage.clear();
  fetch.mockReset().mockImplementation(() => answer(200, {reference: 'KM4P-7XQ9'}));
});

const files = () => screen.getByLabelText<HTMLInputElement>(fields.documents.label, {exact: false});
const tick = () => screen.getByRole('checkbox', {name: fields.findingsOnly.label});
const text = (name: string) => new File(['Notes'], name, {type: 'text/plain'});

async function fillIn() {
  const user = userEvent.setup();
  await enter(user, 'Name', 'Mira Sen');
  await enter(user, 'Email', 'mira@example.com');
  await enter(user, fields.message.label, 'Two forms.{Enter}In English.');
  await user.click(tick());
  await user.upload(files(), [text('a.txt'), text('b.txt')]);
  return user;
}

const sent = () => [...(requests()[0]?.body as FormData).entries()];

test('posts what was filled in, with every file, and says so', async () => {
  render(<Form name={NAME} />);
  const user = await fillIn();
  await user.click(screen.getByRole('button', {name: words.submit}));
  const status = await screen.findByRole('alert');
  expect(status).toHaveTextContent(words.succeeded);
  expect(status).toHaveTextContent('KM4P-7XQ9');
  expect(requests().map(({url}) => url)).toEqual(['/quote-form']);
  expect(sent().map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual(
    [
      ['name', 'Mira Sen'],
      ['email', 'mira@example.com'],
      ['message', 'Two forms.\nIn English.'],
      ['findingsOnly', 'yes'],
      ['documents', 'a.txt'],
      ['documents', 'b.txt'],
    ],
  );
  expect(tick()).not.toBeChecked();
  expect(box(fields.message.label)).toHaveValue('');
});

test('lists what is missing or too much, and nothing that may be left out', async () => {
  render(<Form name={NAME} />);
  const user = userEvent.setup();
  const lines = () => screen.getAllByRole('link').map(({textContent}) => textContent);
  await user.click(screen.getByRole('button'));
  await screen.findByRole('alert');
  expect(lines()).toEqual([
    fields.name.errors.required,
    fields.email.errors.required,
    fields.message.errors.required,
    fields.documents.errors.required,
  ]);
  await user.upload(
    files(),
    ['a', 'b', 'c', 'd'].map((name) => text(`${name}.txt`)),
  );
  await waitFor(() => expect(lines()).toContain(fields.documents.errors.tooMany));
  expect(fetch).not.toHaveBeenCalled();
});

test('a phone number needs its country, and an empty one does not', async () => {
  render(<Form name={NAME} />);
  const user = await fillIn();
  await enter(user, 'Phone number', '9876543210');
  await user.click(screen.getByRole('button'));
  await screen.findByRole('alert');
  expect(screen.getByRole('link')).toHaveTextContent(fields.countryCode.errors.required);
});

test('what could not be sent is there after a reload, ticked boxes included, files not', async () => {
  fetch.mockRejectedValue(new TypeError('offline'));
  const {unmount} = render(<Form name={NAME} />);
  const user = await fillIn();
  await user.click(screen.getByRole('button'));
  expect(await screen.findByRole('alert')).toHaveTextContent(words.failed);
  unmount();
  render(<Form name={NAME} />);
  expect(box(fields.message.label)).toHaveValue('Two forms.\nIn English.');
  expect(tick()).toBeChecked();
  expect(files().files).toHaveLength(0);
});

test("the server's words about its files appear beside them", async () => {
  const errors = [{pointer: '/documents', id: 'documentsTooLargeTogether', detail: ''}];
  fetch.mockImplementation(() => answer(413, {status: 413, errors}));
  render(<Form name={NAME} />);
  const user = await fillIn();
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(files()).toHaveAttribute('aria-invalid', 'true'));
  expect(files()).toHaveAccessibleDescription(fields.documents.errors.tooLargeTogether);
});

test('without script it is a plain form of several files', async () => {
  await showServerHtml(<Form name={NAME} />);
  const form = document.querySelector('form');
  expect(form).toHaveAttribute('action', '/quote-form');
  expect(form).toHaveAttribute('enctype', 'multipart/form-data');
  expect(files()).toHaveAttribute('multiple');
  expect(files()).toHaveAttribute('accept', '.pdf,.txt');
  expect(document.querySelector('textarea')).toHaveAttribute('rows', '5');
  expect(tick()).toHaveAttribute('value', 'yes');
  const needed = [...document.querySelectorAll('[required]')].map((e) => e.getAttribute('name'));
  expect(needed).toEqual(['name', 'email', 'message', 'documents']);
});

test('axe finds nothing, filled in or not', async () => {
  const {container} = render(<Form name={NAME} />);
  expect(await violations(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('alert');
  expect(await violations(container)).toEqual([]);
});
