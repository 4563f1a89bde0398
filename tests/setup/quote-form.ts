/** The form that asks for a quote, as tests fill it in. */
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {quote} from '../../src/forms/tables';
import {enter, list} from './forms';

const {fields} = quote;

const labelled = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
export const files = () => labelled(fields.documents.label);
export const findings = () => labelled(fields.findings.label);
export const tick = () => screen.getByRole('checkbox', {name: fields.findingsOnly.label});
export const pdf = (name: string) => new File(['%PDF-1.7'], name, {type: 'application/pdf'});

/** Who asks, what for, and two documents. */
export async function fillIn() {
  const user = userEvent.setup();
  await enter(user, 'Name', 'Mira Sen');
  await enter(user, 'Email', 'mira@example.com');
  await enter(user, fields.message.label, 'Two forms.{Enter}In English.');
  await user.selectOptions(list(fields.wanted.label), 'Remediation');
  await user.upload(files(), [pdf('a.pdf'), pdf('b.pdf')]);
  return user;
}

/** What went with the first request. */
export const sentWith = ([request]: ReadonlyArray<{body?: unknown}>) => [
  ...(request?.body as FormData).entries(),
];
