import {fireEvent, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {answer, box, mockFetch} from '../../../tests/setup/forms';
import {answersTo} from '../../../tests/setup/answers';
import {render} from '../../../tests/setup/render';
import {word} from '../../../tests/setup/words';
import {contact} from '../../forms/tables';
import {ContactForm} from '../ContactForm';

const {fetch, requests} = mockFetch();
beforeEach(() => {
  fetch.mockReset().mockImplementation(() => answer(200));
});

const honeypot = () => document.querySelector<HTMLInputElement>('[name=website]')!;

test('is met by nobody: not by sight, Tab, assistive technology or autofill', async () => {
  render(<ContactForm />);
  expect(screen.queryByRole('textbox', {name: /empty/})).not.toBeInTheDocument();
  expect(honeypot().closest('[aria-hidden=true]')).toHaveClass('visually-hidden');
  expect(honeypot()).toHaveAttribute('tabindex', '-1');
  expect(honeypot()).toHaveAttribute('autocomplete', 'off');
  expect(honeypot().labels?.[0]).toHaveTextContent(word('SubmissionForm.honeypot'));
});

test.each([
  ['https://spam.example', ['https://spam.example', 'https://spam.example']],
  ['', [undefined, undefined]],
])('holding "%s" it is sent only when it was filled in', async (value, sent) => {
  render(<ContactForm />);
  honeypot().value = value;
  await userEvent.click(box('Name'));
  for (const [name, text] of Object.entries(answersTo(contact))) {
    fireEvent.change(document.querySelector(`[name=${name}]`)!, {target: {value: text}});
  }
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  const bodies = requests().map(({body}) => JSON.parse(body as string) as Record<string, unknown>);
  expect(bodies.map(({website}) => website)).toEqual(sent);
});
