import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useHistory, useLocation} from '@docusaurus/router';
import {
  answer,
  box,
  enter,
  fillOthers,
  fillPerson,
  list,
  mockFetch,
} from '../../../tests/setup/forms';
import {render} from '../../../tests/setup/render';
import {CareersForm} from '../CareersForm';
import {answersTo, POSITION} from '../../../tests/setup/answers';
import {word} from '../../../tests/setup/words';
import {CHECKED, HONEYPOT_FIELD} from '../../forms';
import {contact, quote} from '../../forms/tables';
import {ContactForm} from '../ContactForm';
import {keepDraft, recallDraft} from './draft';

const {fetch} = mockFetch();
beforeEach(() => {
  sessionStorage.clear();
  fetch.mockReset().mockRejectedValue(new TypeError('offline'));
});

const TYPED = {
  ...answersTo(contact),
  name: 'Asha Rao',
  email: 'asha@example.com',
  countryCode: 'IN',
  phoneNumber: '9876543210',
  companyName: 'Blue Lamp',
  enquiries: 'Testing',
};

async function sendInVain() {
  const user = userEvent.setup();
  const {unmount} = render(<ContactForm />);
  await fillPerson(user);
  await enter(user, 'Company name', 'Blue Lamp');
  await user.selectOptions(list('Purpose of contact'), 'Testing');
  await fillOthers(user, contact);
  await user.click(screen.getByRole('button'));
  await screen.findByRole('alert');
  return {user, unmount};
}

test('without a connection the form says so, and that nothing typed is lost', async () => {
  await sendInVain();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Our server could not be reached. What you typed stays in this tab, even if you reload the page.',
  );
});

test('what could not be sent is there after a reload, later changes included', async () => {
  const {user, unmount} = await sendInVain();
  await enter(user, 'Company name', 'Blue Lamp Ltd');
  unmount();
  render(<ContactForm />);
  expect(screen.getByRole('form')).toHaveFormValues({...TYPED, companyName: 'Blue Lamp Ltd'});
});

test('once it is sent, nothing is kept', async () => {
  const {user} = await sendInVain();
  expect(sessionStorage).toHaveLength(1);
  fetch.mockImplementation(() => answer(200));
  await user.click(screen.getByRole('button'));
  await screen.findByRole('alert');
  expect(sessionStorage).toHaveLength(0);
  await user.type(box('Name'), 'Another');
  expect(sessionStorage).toHaveLength(0);
});

test('nothing is kept of a form that nobody has tried to send', async () => {
  const user = userEvent.setup();
  render(<ContactForm />);
  await fillPerson(user);
  expect(sessionStorage).toHaveLength(0);
});

function Site() {
  const {pathname} = useLocation();
  const history = useHistory();
  return (
    <>
      {pathname === '/' && <ContactForm />}
      <button type="button" onClick={() => history.push(pathname === '/' ? '/About' : '/')}>
        Elsewhere
      </button>
      <button type="button" onClick={() => history.goBack()}>
        Back
      </button>
    </>
  );
}

const follow = (name: string) => userEvent.click(screen.getByRole('button', {name}));

test('what was typed is there after a link and Back, without having been stored', async () => {
  render(<Site />);
  await fillPerson(userEvent.setup());
  await follow('Elsewhere');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  await follow('Back');
  expect(screen.getByRole('form')).toHaveFormValues({
    name: 'Asha Rao',
    email: 'asha@example.com',
    countryCode: 'IN',
    phoneNumber: '9876543210',
  });
  expect(sessionStorage).toHaveLength(0);
});

test('what programs fill into the trap is not kept for them', async () => {
  const {container} = render(<Site />);
  const trap = () => container.querySelector(`[name=${HONEYPOT_FIELD}]`);
  await userEvent.type(trap() as Element, 'spam');
  await follow('Elsewhere');
  await follow('Back');
  expect(trap()).toHaveValue('');
});

test('what was sent does not come back', async () => {
  fetch.mockImplementation(() => answer(200));
  render(<Site />);
  const user = userEvent.setup();
  await fillPerson(user);
  await enter(user, 'Company name', 'Blue Lamp');
  await user.selectOptions(list('Purpose of contact'), 'Testing');
  await fillOthers(user, contact);
  await user.click(screen.getByRole('button', {name: word('ContactForm.submit')}));
  await screen.findByRole('alert');
  await follow('Elsewhere');
  await follow('Back');
  expect(box('Name')).toHaveValue('');
});

test('a resume is never kept', async () => {
  const user = userEvent.setup();
  jest.spyOn(console, 'log').mockImplementation(() => {});
  render(<CareersForm />);
  await fillPerson(user);
  await user.selectOptions(list('Position'), POSITION);
  const file = new File(['secret'], 'secret.pdf', {type: 'application/pdf'});
  await user.upload(screen.getByLabelText(/^Resume/), file);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  const kept = sessionStorage.getItem('draft-careers') ?? '';
  expect(JSON.parse(kept)).toMatchObject({name: 'Asha Rao', position: POSITION});
  expect(kept).not.toMatch(/secret|file/);
});

test.each(['not JSON', ''])('a note that cannot be read (%j) is left alone', (note) => {
  sessionStorage.setItem('draft-contact', note);
  render(<ContactForm />);
  expect(box('Name')).toHaveValue('');
});

test('what is not asked for is not kept: ticking a box later would send it', () => {
  const texts = {message: 'By May, please', findings: 'The title is missing'};
  keepDraft(quote, texts);
  expect(recallDraft(quote)).toEqual({message: 'By May, please'});
  keepDraft(quote, {...texts, findingsOnly: CHECKED});
  expect(recallDraft(quote)).toEqual({...texts, findingsOnly: CHECKED});
});
