/** How much a submission looks like spam: from HOLD_AT on it waits for a person. */
import {fieldsOf, type Form} from '../../forms';
import {HOLD_AT, type Suspicion} from '../store/store';

/** No name contains an address or markup. A bare example.com is left alone: companies are called so. */
const LINK = /https?:\/\/|\[(?:url|link)\b|<\/?(?:a|b|br|div|font|iframe|img|p|script|span)\b/i;

/** Returns the score of a submission. The same submission always gets the same one. */
export function suspicionOf(
  honeypot: string,
  form: Form,
  fields: Readonly<Record<string, string>>,
): Suspicion {
  const signs: string[] = [];
  if (honeypot.trim() !== '') signs.push('honeypot');
  const names = fieldsOf(form).filter(([, field]) => 'noLinks' in field && field.noLinks);
  if (names.some(([name]) => LINK.test(fields[name] ?? ''))) signs.push('link-in-name');
  return {score: signs.length * HOLD_AT, signs};
}
