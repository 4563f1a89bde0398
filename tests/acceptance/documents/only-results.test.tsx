/** The quote form with "Send only the results" ticked. */
import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {Form} from '../../../src/components/Form';
import {quote} from '../../../src/forms/tables';
import {answer, enter, fillOthers, mockFetch} from '../../setup/forms';
import {render} from '../../setup/render';

const {documents, findings, findingsOnly} = quote.fields;
const {fetch} = mockFetch();
fetch.mockImplementation(() => answer(200, {reference: 'KM4P-7XQ9'}));

test('chosen documents stay on the device, and their error disappears', async () => {
  const user = userEvent.setup();
  render(<Form name="quote" table={quote} />);
  const send = () => user.click(screen.getByRole('button'));
  await fillOthers(user, quote, ['documents']);
  await send();
  const {required} = documents.errors;
  expect(await screen.findByRole('link', {name: required})).toBeVisible();
  const tick = () => user.click(screen.getByRole('checkbox', {name: findingsOnly.label}));
  await tick();
  await waitFor(() => expect(screen.queryByText(required)).not.toBeInTheDocument());
  await tick();
  const file = new File(['%PDF-1.7'], 'secret.pdf', {type: 'application/pdf'});
  const input = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${documents.label}`));
  await user.upload(input, file);
  expect(input.files).toHaveLength(1);
  await tick();
  await enter(user, findings.label, 'Two faults');
  await send();
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  const sent = [...(fetch.mock.lastCall![1].body as FormData).entries()];
  expect(sent).toContainEqual(['findings', 'Two faults']);
  expect(sent.filter(([, value]) => typeof value !== 'string')).toEqual([]);
});
