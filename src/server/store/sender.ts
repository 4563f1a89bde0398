/** Finds the sender of a submission by its form's table. */
import {addressIn, asciiEmail, fieldsOf} from '@trendsoft/forms-service/validate';
import {formNamed, type FormName} from '../../forms/tables';
import type {Fields} from './submission';

function senderField(form: FormName, what: 'name' | 'address'): string | undefined {
  const fields = fieldsOf(formNamed(form));
  return fields.find(([, field]) => 'sender' in field && field.sender === what)?.[0];
}

/** Returns the sender's name or e-mail address; empty if there is none. */
export function senderIn(form: FormName, fields: Fields, what: 'name' | 'address'): string {
  return fields[senderField(form, what) ?? ''] ?? '';
}

/** Returns an e-mail address for comparison: in lower case, without a name, its domain in punycode. */
export function comparable(email: string): string {
  const address = addressIn(email);
  return (asciiEmail(address) ?? address).toLowerCase();
}
