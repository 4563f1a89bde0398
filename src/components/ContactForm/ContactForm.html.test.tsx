import {screen} from '@testing-library/react';
import {list, showServerHtml} from '../../../tests/setup/forms';
import {fieldsOf} from '../../forms';
import {contact} from '../../forms/tables';
import {ContactForm} from './ContactForm';

test('without JavaScript, it is a plain form that the browser posts and the server validates', async () => {
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
