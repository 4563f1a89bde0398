/** What another part of the page hands over to a form. */
import {act, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {answer, enter, list, mockFetch} from '../../../tests/setup/forms';
import {files, findings, pdf, sentWith, tick} from '../../../tests/setup/quote-form';
import {render} from '../../../tests/setup/render';
import {quote} from '../../forms/tables';
import {handOver} from '../../primitives/handOver';
import {Form} from './Form';

const {fields} = quote;

const {fetch, requests} = mockFetch();
beforeEach(() => {
  sessionStorage.clear();
  fetch.mockReset().mockImplementation(() => answer(200, {reference: 'KM4P-7XQ9'}));
});

const sent = () => sentWith(requests());

const {files: own} = Object.getOwnPropertyDescriptors(HTMLInputElement.prototype);
beforeEach(() => {
  Object.assign(globalThis, {DataTransfer: FileListMaker});
  const property = {value: [], writable: true, configurable: true};
  Object.defineProperty(HTMLInputElement.prototype, 'files', property);
});
afterEach(() => {
  Object.defineProperty(HTMLInputElement.prototype, 'files', own);
});

test('it is in the form, and is sent with it', async () => {
  render(<Form name="quote" table={quote} />);
  const user = userEvent.setup();
  await enter(user, 'Name', 'Mira Sen');
  await enter(user, 'Email', 'mira@example.com');
  await user.selectOptions(list(fields.wanted.label), 'Remediation');
  act(() => {
    handOver('quote', {texts: {findings: 'Two faults'}, files: {documents: [pdf('c.pdf')]}});
  });
  expect(findings()).toHaveValue('Two faults');
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(requests()).toHaveLength(1));
  expect(sent().at(-1)).toEqual(['documents', expect.objectContaining({name: 'c.pdf'})]);
});

test('it waits for a form that is not there yet, and is checked as if it had been chosen', async () => {
  handOver('quote', {files: {documents: [pdf('c.exe')]}});
  render(<Form name="quote" table={quote} />);
  await waitFor(() => expect(files()).toHaveAttribute('aria-invalid', 'true'));
  expect(document.getElementById('quote-documents-error')).toHaveTextContent(
    fields.documents.errors.type.replace('{files}', 'c.exe'),
  );
  expect(files()).toHaveAccessibleDescription(expect.stringContaining('c.exe'));
});

test('it comes once: a form that is shown again is as its visitor left it', async () => {
  handOver('quote', {texts: {findings: 'Two faults'}});
  const {unmount} = render(<Form name="quote" table={quote} />);
  await waitFor(() => expect(findings()).toHaveValue('Two faults'));
  await userEvent.click(tick());
  await userEvent.clear(findings());
  unmount();
  render(<Form name="quote" table={quote} />);
  await userEvent.click(tick());
  expect(findings()).toHaveValue('');
});

test('it fixes what was missing', async () => {
  render(<Form name="quote" table={quote} />);
  const user = userEvent.setup();
  await user.click(tick());
  await user.click(screen.getByRole('button'));
  await screen.findByRole('alert');
  expect(findings()).toHaveAttribute('aria-invalid', 'true');
  act(() => handOver('quote', {texts: {findings: 'Two faults'}}));
  await waitFor(() => expect(findings()).not.toHaveAttribute('aria-invalid', 'true'));
  const lines = screen.getAllByRole('link').map(({textContent}) => textContent);
  expect(lines).not.toContain(fields.findings.errors.required);
});

test('it says nothing of a field that nobody has been told of', async () => {
  render(<Form name="quote" table={quote} />);
  await userEvent.click(tick());
  act(() => handOver('quote', {texts: {findings: ' '}}));
  await waitFor(() => expect(findings()).toHaveValue(' '));
  expect(findings()).not.toHaveAttribute('aria-invalid', 'true');
});

/** jsdom can neither make a list of files nor put one into a field. */
class FileListMaker {
  files: File[] = [];
  items = {add: (file: File) => void this.files.push(file)};
}
