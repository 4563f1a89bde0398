import {screen} from '@testing-library/react';
import {requiredFields} from '../../../tests/setup/answers';
import {box, list, showServerHtml} from '../../../tests/setup/forms';
import {t} from '../../../tests/setup/messages';
import {fieldsOf} from '@trendsoft/forms-service/validate';
import {contact} from '../../forms/tables';
import {honeypotOf} from '../SubmissionForm/Honeypot';
import {ContactForm} from './ContactForm';

test('without JavaScript, it is a plain form that the browser posts and the server validates', async () => {
  await showServerHtml(<ContactForm />, 'https://forms.example');
  const form = document.querySelector('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', 'https://forms.example/contact-form');
  expect(form).not.toHaveAttribute('novalidate');
  const names = [...(form?.elements ?? [])].map((control) => control.getAttribute('name'));
  expect(names).toEqual([...Object.keys(contact.fields), 'website', null]);
  const controls = [...document.querySelectorAll('input:not([name=website]), select')];
  const required = controls.filter((control) => control.matches(':required, [aria-required=true]'));
  expect(required.map((control) => control.getAttribute('name'))).toEqual(requiredFields(contact));
  for (const control of controls) {
    expect(control).toBeValid();
    expect(document.getElementById(`${control.id}-error`)).not.toBeVisible();
    expect(control.getAttribute('aria-describedby')).toContain(`${control.id}-error`);
  }
  const purposes = [...list('Purpose of contact').querySelectorAll('option')];
  const options = contact.fields.enquiries.options.map(({value}) => value);
  expect(purposes.map(({value}) => value)).toEqual(['', ...options]);
  expect(box('Phone number')).toHaveAttribute('inputmode', 'numeric');
  const given = [...document.querySelectorAll('[autocomplete]')];
  const expected = fieldsOf(contact).map(
    ([, field]) => ('autocomplete' in field && field.autocomplete) || [],
  );
  expect(given.map((e) => e.getAttribute('autocomplete'))).toEqual([...expected.flat(), 'off']);
});

test('the honeypot is hidden visually and from Tab and assistive technology @honeypot', async () => {
  await showServerHtml(<ContactForm />);
  expect(screen.queryByRole('textbox', {name: /empty/})).not.toBeInTheDocument();
  const honeypot = document.querySelector<HTMLInputElement>('[name=website]')!;
  expect(honeypot.closest('[aria-hidden=true]')).toHaveClass('visually-hidden');
  expect(honeypot).toHaveAttribute('tabindex', '-1');
  expect(honeypot.labels?.[0]).toHaveTextContent(t('SubmissionForm.honeypot'));
  honeypot.value = 'spam';
  expect(honeypotOf(honeypot.form!)).toBe('spam');
});
