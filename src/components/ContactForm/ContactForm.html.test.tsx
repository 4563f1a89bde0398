import {act, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {hydrateRoot} from 'react-dom/client';
import {list, mockFetch, showServerHtml} from '../../../tests/setup/forms';
import {answersTo} from '../../../tests/setup/answers';
import {inSite} from '../../../tests/setup/render';
import {fieldsOf} from '../../forms';
import {contact} from '../../forms/tables';
import {ContactForm} from './ContactForm';

const {requests} = mockFetch();

test('without script it is a plain form that the browser posts and the server checks', async () => {
  await showServerHtml(<ContactForm />, 'https://forms.example');
  const form = document.querySelector('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', 'https://forms.example/contact-form');
  expect(form).not.toHaveAttribute('novalidate');
  expect([...(form?.elements ?? [])].map((control) => control.getAttribute('name'))).toEqual([
    ...Object.keys(contact.fields),
    'website',
    null,
  ]);
  for (const control of document.querySelectorAll('input:not([name=website]), select')) {
    expect(control).toBeRequired();
    expect(control).toBeValid();
    expect(document.getElementById(`${control.id}-error`)).not.toBeVisible();
  }
  const purposes = [...list('Purpose of contact').querySelectorAll('option')];
  expect(purposes.map(({value}) => value)).toEqual([
    '',
    ...contact.fields.enquiries.options.map(({value}) => value),
  ]);
  expect(screen.getByRole('textbox', {name: 'Phone number'})).toHaveAttribute(
    'inputmode',
    'numeric',
  );
  expect(
    [...document.querySelectorAll('[autocomplete]')].map((e) => e.getAttribute('autocomplete')),
  ).toEqual([
    ...fieldsOf(contact).flatMap(
      ([, field]) => ('autocomplete' in field && field.autocomplete) || [],
    ),
    'off',
  ]);
});

test('what was typed before the script arrived is kept and sent', async () => {
  const root = await showServerHtml(<ContactForm />);
  const typed: Record<string, string> = {
    ...answersTo(contact),
    name: 'Asha',
    email: 'a@b.in',
    countryCode: 'CA',
    phoneNumber: '9876543210',
    companyName: 'Blue Lamp',
    enquiries: 'Testing',
  };
  for (const control of root.querySelectorAll<HTMLInputElement>('[aria-required]')) {
    control.value = typed[control.name] ?? '';
  }
  await act(async () => {
    hydrateRoot(root, inSite(<ContactForm />));
  });
  expect(screen.getByRole('form')).toHaveFormValues(typed);
  expect(screen.getByRole('form')).toHaveAttribute('novalidate');
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(requests()).toHaveLength(2));
  expect(JSON.parse(requests()[0]?.body as string)).toMatchObject({phoneNumber: '+1 9876543210'});
});
