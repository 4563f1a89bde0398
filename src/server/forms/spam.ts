/** Scores how much a submission looks like spam; from HOLD_SCORE it waits for a person. */
import {fieldsOf, type Form} from '../../forms';
import {HOLD_SCORE, type SpamScore} from '../store/store';

/** No name contains an address or markup. A bare example.com is left alone: companies are called so. */
const LINK = /https?:\/\/|\[(?:url|link)\b|<\/?(?:a|b|br|div|font|iframe|img|p|script|span)\b/i;

/** Returns the score of a submission. The same submission always gets the same one. */
export function scoreSpam(
  honeypot: string,
  form: Form,
  fields: Readonly<Record<string, string>>,
): SpamScore {
  const signals: string[] = [];
  if (honeypot.trim() !== '') signals.push('honeypot');
  const names = fieldsOf(form).filter(([, field]) => 'noLinks' in field && field.noLinks);
  if (names.some(([name]) => LINK.test(fields[name] ?? ''))) signals.push('link-in-name');
  return {score: signals.length * HOLD_SCORE, signals};
}
