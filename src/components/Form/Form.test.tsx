/** A form rendered from its table by `<Form name="…" />`. */
import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {answer, enter, list, mockFetch, showServerHtml} from '../../../tests/setup/forms';
import {render} from '../../../tests/setup/render';
import {quote} from '../../forms/tables';
import {Form} from './Form';

const {fields} = quote;

const DOCUMENTS = new RegExp(`^${fields.documents.label}`);
const files = () => screen.getByLabelText<HTMLInputElement>(DOCUMENTS);
const tick = () => screen.getByRole('checkbox', {name: fields.findingsOnly.label});
const pdf = (name: string) => new File(['%PDF-1.7'], name, {type: 'application/pdf'});

/** Name, address, service and two documents. */
async function fillIn() {
  const user = userEvent.setup();
  await enter(user, 'Name', 'Mira Sen');
  await enter(user, 'Email', 'mira@example.com');
  await enter(user, fields.message.label, 'Two forms.{Enter}In English.');
  await user.selectOptions(list(fields.wanted.label), 'Remediation');
  await user.upload(files(), [pdf('a.pdf'), pdf('b.pdf')]);
  return user;
}

const {fetch} = mockFetch();
beforeEach(() => {
  sessionStorage.clear();
  fetch.mockReset().mockImplementation(() => answer(200, {reference: 'KM4P-7XQ9'}));
});

test("the server's messages about files appear beside their fields", async () => {
  const errors = [{pointer: '/documents', id: 'documentsContent', files: 'a:b.pdf', detail: ''}];
  fetch.mockImplementation(() => answer(422, {status: 422, errors}));
  render(<Form name="quote" table={quote} />);
  const user = await fillIn();
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(files()).toHaveAttribute('aria-invalid', 'true'));
  expect(files()).toHaveAccessibleDescription(
    expect.stringContaining(fields.documents.errors.content.replace('{files}', 'a:b.pdf')),
  );
});

test('without JavaScript, it is a plain form with several files', async () => {
  await showServerHtml(<Form name="quote" table={quote} />);
  const form = document.querySelector('form');
  expect(form).toHaveAttribute('action', '/quote-form');
  expect(form).toHaveAttribute('enctype', 'multipart/form-data');
  expect(files()).toHaveAttribute('multiple');
  expect(files()).toHaveAttribute(
    'accept',
    [...Object.keys(fields.documents.accept), '*/*'].join(','),
  );
  expect(document.querySelector('textarea')).toHaveAttribute('rows', '5');
  expect(tick()).toHaveAttribute('value', 'yes');
  const needed = [...document.querySelectorAll<HTMLInputElement>('[aria-required]')];
  expect(needed.map((e) => e.name)).toEqual(['name', 'email', 'wanted', 'documents']);
});

test('an incomplete date is an error, and its link scrolls to the label', async () => {
  render(<Form name="quote" table={quote} />);
  const user = await fillIn();
  const day = document.querySelector<HTMLInputElement>('[name=neededBy]')!;
  Object.defineProperty(day, 'validity', {value: {badInput: true}});
  const {scrollIntoView} = Object.assign(Element.prototype, {scrollIntoView: jest.fn()});
  await user.click(screen.getByRole('button'));
  expect(await screen.findByRole('link')).toHaveTextContent(fields.neededBy.errors.invalid);
  expect(fetch).not.toHaveBeenCalled();
  const focus = jest.spyOn(day, 'focus');
  await user.click(screen.getByRole('link'));
  expect(day).toHaveFocus();
  expect([focus.mock.calls, location.hash]).toEqual([[[{preventScroll: true}]], '']);
  expect(scrollIntoView.mock.contexts).toEqual([day.labels![0]]);
});

test('a disabled form is replaced by a message', () => {
  render(<Form name="quote" table={quote} />, {formsOff: ['quote']});
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/TrendSoft/ContactUs');
});
