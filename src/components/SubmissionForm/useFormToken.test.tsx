import {fireEvent, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {act} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {answer, box, mockFetch, showServerHtml} from '../../../tests/setup/forms';
import {answersTo} from '../../../tests/setup/answers';
import {inSite, render} from '../../../tests/setup/render';
import {word} from '../../../tests/setup/words';
import {contact} from '../../forms/tables';
import {ContactForm} from '../ContactForm';

const {fetch, requests, tokens} = mockFetch();
beforeEach(() => {
  fetch.mockReset().mockImplementation(() => answer(200));
  tokens.mockReset().mockImplementation(() => answer(200, {token: 'fetched'}));
});

const VALUES = answersTo(contact);

/** Fills in at once, as a browser's autofill does, and sends. */
async function fillInAndSend() {
  await userEvent.click(box('Name'));
  for (const [name, value] of Object.entries(VALUES)) {
    fireEvent.change(document.querySelector(`[name=${name}]`)!, {target: {value}});
  }
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
}

const sentTokens = () => requests().map(({headers}) => headers['Form-Token']);

test('a form without a token asks for one, once, when somebody begins to fill it in', async () => {
  render(<ContactForm />, {formsHost: 'https://forms.example'});
  expect(tokens).not.toHaveBeenCalled();
  await fillInAndSend();
  expect(tokens.mock.calls).toEqual([['https://forms.example/form-token']]);
  expect(sentTokens()).toEqual(['fetched', 'fetched']);
});

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('offline'))],
  ['the answer is no JSON', () => answer(404)],
  ['the answer has no token', () => answer(200, {})],
])('when %s the form is sent without one', async (_when, reply) => {
  tokens.mockImplementation(reply);
  render(<ContactForm />);
  await fillInAndSend();
  expect(sentTokens()).toEqual([undefined, undefined]);
});

test('the token that the server wrote into the page survives hydration, and is sent', async () => {
  const root = await showServerHtml(<ContactForm />);
  const place = root.querySelector('[data-form-token]')!;
  expect(place).toBeEmptyDOMElement();
  expect(place).not.toBeVisible();
  place.innerHTML = '<input type="hidden" name="formToken" value="stamped">';
  const complaints = jest.spyOn(console, 'error');
  await act(async () => {
    hydrateRoot(root, inSite(<ContactForm />));
  });
  await fillInAndSend();
  expect(sentTokens()).toEqual(['stamped', 'stamped']);
  expect(tokens).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

describe('the honeypot', () => {
  const trap = () => document.querySelector<HTMLInputElement>('[name=website]')!;

  test('is met by nobody: not by sight, Tab, assistive technology or autofill', async () => {
    render(<ContactForm />);
    expect(screen.queryByRole('textbox', {name: /empty/})).not.toBeInTheDocument();
    expect(trap().closest('[aria-hidden=true]')).toHaveClass('visually-hidden');
    expect(trap()).toHaveAttribute('tabindex', '-1');
    expect(trap()).toHaveAttribute('autocomplete', 'off');
    expect(trap().labels?.[0]).toHaveTextContent(word('SubmissionForm.honeypot'));
  });

  test.each([
    ['https://spam.example', ['https://spam.example', 'https://spam.example']],
    ['', [undefined, undefined]],
  ])('holding "%s" it is sent only when it was filled in', async (value, sent) => {
    render(<ContactForm />);
    trap().value = value;
    await fillInAndSend();
    const bodies = requests().map(
      ({body}) => JSON.parse(body as string) as Record<string, unknown>,
    );
    expect(bodies.map(({website}) => website)).toEqual(sent);
  });
});
