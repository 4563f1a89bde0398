/** Finds the sender of a submission by its form's table. */
import {addressIn, asciiEmail, fieldsOf, type Form} from '../../forms/index.ts';
import type {Fields} from './submission.ts';

function senderField(form: Form, what: 'name' | 'address'): string | undefined {
  const fields = fieldsOf(form);
  return fields.find(([, field]) => 'sender' in field && field.sender === what)?.[0];
}

/** Returns the sender's name or e-mail address; empty if there is none. */
export function senderIn(form: Form, fields: Fields, what: 'name' | 'address'): string {
  return fields[senderField(form, what) ?? ''] ?? '';
}

/** Returns an e-mail address for comparison: in lower case, without a name, its domain in punycode. */
export function comparable(email: string): string {
  const address = addressIn(email);
  return (asciiEmail(address) ?? address).toLowerCase();
}
