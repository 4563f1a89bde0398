import {act, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {BUSY_RESET_MS} from '../../forms';
import {answer, box, fillPerson, list, mockFetch, silence} from '../../../tests/setup/forms';
import {POSITION} from '../../../tests/setup/answers';
import {render} from '../../../tests/setup/render';
import {CareersForm} from './CareersForm';
import {reload} from '../SubmissionForm/reload';

jest.mock('../SubmissionForm/reload');

const {fetch, requests} = mockFetch();
const log = jest.spyOn(console, 'log').mockImplementation(() => {});
beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  fetch.mockReset().mockImplementation(() => answer(200));
});

const resume = new File(['%PDF-1.7'], 'asha.pdf', {type: 'application/pdf'});
const file = () => screen.getByLabelText<HTMLInputElement>(/^Resume/);
const button = () => screen.getByRole('button');

async function fillIn(user = userEvent.setup()) {
  await fillPerson(user);
  await user.selectOptions(list('Position'), POSITION);
  await user.upload(file(), resume);
  return user;
}

async function fillInAndSend() {
  const user = await fillIn();
  await user.click(button());
  return user;
}

function sent(request = 0) {
  const {body, headers} = requests()[request] ?? {};
  return {
    fields: Object.fromEntries((body as FormData).entries()),
    key: headers?.['Idempotency-Key'],
  };
}

async function expectFailure() {
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to send application');
  expect(alert).toHaveTextContent('try again');
  expect(alert).toHaveFocus();
  expect(file().files?.[0]).toBe(resume);
  expect(box('Name')).toHaveValue('Asha Rao');
  expect(button()).toHaveAccessibleName('Send application');
  expect(reload).not.toHaveBeenCalled();
}

test('posts one multipart body with the resume', async () => {
  render(<CareersForm />, {formsHost: 'https://forms.example'});
  await fillInAndSend();
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(requests()).toHaveLength(1);
  expect(requests()[0]?.url).toBe('https://forms.example/careers-form');
  expect(requests()[0]?.headers).not.toHaveProperty('Content-Type');
  expect(sent().fields).toEqual({
    name: 'Asha Rao',
    email: 'asha@example.com',
    phoneNumber: '+91 9876543210',
    position: POSITION,
    file: resume,
  });
});

test('success reloads the page, which then says so, once', async () => {
  fetch.mockImplementation(() => answer(200, {reference: 'KM4P-7XQ9'}));
  const {unmount} = render(<CareersForm />);
  await fillInAndSend();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  unmount();

  const reloaded = render(<CareersForm />);
  const status = await screen.findByRole('alert');
  expect(status.firstElementChild).toHaveTextContent(/^Application submitted successfully$/);
  expect(status).toHaveTextContent('KM4P-7XQ9');
  expect(status).toHaveFocus();
  reloaded.unmount();

  render(<CareersForm />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

/** Sends, leaves the page while the upload is open, and lets the answer come. */
async function leaveAndGet(status: number) {
  let arrive: (response: Response) => void = () => {};
  fetch.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const {rerender} = render(<CareersForm />);
  await fillInAndSend();
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  rerender(<button type="button">Another page</button>);
  button().focus();
  const response = await answer(status);
  await act(async () => arrive(response));
  return rerender;
}

test('an answer after the visitor has left reloads nothing; the form says it when they return', async () => {
  const rerender = await leaveAndGet(200);
  expect(reload).not.toHaveBeenCalled();
  expect(button()).toHaveFocus();
  rerender(<CareersForm />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Application submitted successfully');
  expect(reload).not.toHaveBeenCalled();
});

test('a failure after the visitor has left is logged, and leaves them alone', async () => {
  await leaveAndGet(500);
  expect(log.mock.calls).toEqual([['Failed to send application']]);
  expect(button()).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('where storage is switched off success is said at once', async () => {
  const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(<CareersForm />);
  await fillInAndSend();
  expect(await screen.findByRole('alert')).toHaveTextContent('Application submitted successfully');
  expect(reload).not.toHaveBeenCalled();
  expect(box('Name')).toHaveValue('');
  storage.mockRestore();
});

test.each([201, 404, 429, 500])(
  'status %d is a failure, on the console and on the page',
  async (status) => {
    fetch.mockImplementation(() => answer(status));
    render(<CareersForm />);
    await fillInAndSend();
    await expectFailure();
    expect(log.mock.calls).toEqual([['Failed to send application']]);
  },
);

test('a thrown error is logged and shown', async () => {
  const error = new TypeError('offline');
  fetch.mockRejectedValue(error);
  render(<CareersForm />);
  await fillInAndSend();
  await expectFailure();
  expect(log.mock.calls).toEqual([['Failed to send application', error]]);
});

test('a retry at once sends the same file under the same key', async () => {
  fetch.mockImplementation(() => answer(503));
  render(<CareersForm />);
  const user = await fillInAndSend();
  await expectFailure();
  await user.click(button());
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(sent(1)).toEqual(sent(0));
  await screen.findByRole('alert');

  await user.upload(file(), new File(['other'], 'other.pdf'));
  await user.click(button());
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(3));
  expect(sent(2).key).not.toBe(sent(0).key);
});

test('after 50 seconds without an answer the request is given up', async () => {
  jest.useFakeTimers();
  try {
    fetch.mockImplementation(silence);
    render(<CareersForm />);
    const user = await fillIn(userEvent.setup({advanceTimers: jest.advanceTimersByTime}));
    await user.click(button());
    await act(() => jest.advanceTimersByTimeAsync(BUSY_RESET_MS - 1000));
    expect(button()).toHaveAccessibleName('Please wait...');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    await expectFailure();
  } finally {
    jest.useRealTimers();
  }
});

test('a resume that the server refuses is marked', async () => {
  const errors = [{pointer: '#/file', id: 'fileTooLarge', detail: ''}];
  fetch.mockImplementation(() => answer(413, {status: 413, errors}));
  render(<CareersForm />);
  await fillInAndSend();
  await waitFor(() => expect(file()).toHaveAttribute('aria-invalid', 'true'));
  expect(screen.getByRole('link')).toHaveTextContent('The file is larger than 10 MB.');
});
