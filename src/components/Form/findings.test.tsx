/** What was found, sent in place of the documents. */
import {screen, waitFor} from '@testing-library/react';
import {answer, enter, mockFetch} from '../../../tests/setup/forms';
import {files, fillIn, findings, sentWith, tick} from '../../../tests/setup/quote-form';
import {render} from '../../../tests/setup/render';
import {quote} from '../../forms/tables';
import {Form} from './Form';

const {fields} = quote;

const {fetch, requests} = mockFetch();
beforeEach(() => {
  sessionStorage.clear();
  fetch.mockReset().mockImplementation(() => answer(200, {reference: 'KM4P-7XQ9'}));
});

const sent = () => sentWith(requests());

const isShown = (field: HTMLElement) => field.closest('[data-asked=false]') === null;

test('findings take the place of the files, which stay on the device', async () => {
  render(<Form name="quote" table={quote} />);
  const user = await fillIn();
  expect([isShown(files()), isShown(findings())]).toEqual([true, false]);
  await user.click(tick());
  expect([isShown(files()), isShown(findings())]).toEqual([false, true]);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByRole('link')).toHaveTextContent(fields.findings.errors.required);
  await enter(user, fields.findings.label, 'Two faults');
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(requests()).toHaveLength(1));
  const names = sent().map(([name]) => name);
  expect(names).toEqual(['name', 'email', 'wanted', 'message', 'findingsOnly', 'findings']);
});

test('findings are not sent beside the documents', async () => {
  render(<Form name="quote" table={quote} />);
  const user = await fillIn();
  await user.click(tick());
  await enter(user, fields.findings.label, 'Two faults');
  await user.click(tick());
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(requests()).toHaveLength(1));
  expect(sent().map(([name]) => name)).not.toContain('findings');
  expect(sent().filter(([name]) => name === 'documents')).toHaveLength(2);
});

test('findings that are not to be sent are not kept in the browser either', async () => {
  fetch.mockRejectedValue(new TypeError('offline'));
  render(<Form name="quote" table={quote} />);
  const user = await fillIn();
  await user.click(tick());
  await enter(user, fields.findings.label, 'Two faults');
  await user.click(tick());
  await user.click(screen.getByRole('button'));
  await screen.findByRole('alert');
  const kept = () => JSON.parse(sessionStorage.getItem('draft-quote') ?? '{}') as object;
  expect(kept()).toMatchObject({name: 'Mira Sen'});
  expect(kept()).not.toHaveProperty('findings');
  await user.click(tick());
  await waitFor(() => expect(kept()).toMatchObject({findings: 'Two faults'}));
  await user.click(tick());
  await waitFor(() => expect(kept()).not.toHaveProperty('findings'));
});

const lines = () => screen.queryAllByRole('link').map(({textContent}) => textContent);

test('whether they are sent decides at once what is missing', async () => {
  render(<Form name="quote" table={quote} />);
  const user = await fillIn();
  await user.upload(files(), []);
  await user.click(screen.getByRole('button'));
  await screen.findByRole('alert');
  expect(lines()).toEqual([fields.documents.errors.required]);
  await user.click(tick());
  await waitFor(() => expect(lines()).toEqual([]));
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(lines()).toEqual([fields.findings.errors.required]));
  await user.click(tick());
  await waitFor(() => expect(lines()).toEqual([]));
  expect(findings()).not.toHaveAttribute('aria-invalid', 'true');
});
