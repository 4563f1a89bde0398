/** Scores a submission as spam. From HOLD_SCORE it is held for review. */
import {fieldsOf, type Form} from '../../forms/index.ts';
import {HOLD_SCORE, type SpamScore} from '../store/store.ts';

/** Links and markup, which names do not contain. A bare example.com is allowed, since companies are named like that. */
const LINK = /https?:\/\/|\[(?:url|link)\b|<\/?(?:a|b|br|div|font|iframe|img|p|script|span)\b/i;

/** Returns the spam score of a submission; the same submission always gets the same score. */
export function scoreSpam(
  honeypot: string,
  form: Form,
  fields: Readonly<Record<string, string>>,
): SpamScore {
  const signals: string[] = [];
  if (honeypot.trim() !== '') signals.push('honeypot');
  const names = fieldsOf(form).filter(([, field]) => 'linksAreSpam' in field && field.linksAreSpam);
  if (names.some(([name]) => LINK.test(fields[name] ?? ''))) signals.push('link-in-name');
  return {score: signals.length * HOLD_SCORE, signals};
}
