/** Who sent a submission, by its form's table. */
import {fieldsOf} from '../../forms';
import {formNamed, type FormName} from '../../forms/tables';
import type {Fields} from './submission';

/** Name of the field that a form asks its sender's name or address in. */
export function senderField(form: FormName, what: 'name' | 'address'): string | undefined {
  return fieldsOf(formNamed(form)).find(
    ([, field]) => 'sender' in field && field.sender === what,
  )?.[0];
}

/** The sender's name, or the address to answer to and to erase by; empty when there is none. */
export function senderIn(form: FormName, fields: Fields, what: 'name' | 'address'): string {
  return fields[senderField(form, what) ?? ''] ?? '';
}

/** An e-mail address as it is compared: without the spaces around it that a paste brings, in any case. */
export function comparable(email: string): string {
  return email.trim().toLowerCase();
}
