/** How much a submission looks as if no person had sent it. */
import {fieldsOf, type Form} from '../../forms';
import type {Suspicion} from '../store/store';

/** What is known about the sending of a submission, besides its fields. */
export interface Sending {
  /** What stood in the field that people do not meet. */
  honeypot: string;
  /** `forged`: not one of ours; `none`: there was no token, or it is too old to count. */
  token: {age: number} | 'forged' | 'none';
}

/** Tabs stay open for days; what is older says nothing any more. */
export const TOKEN_LIFE_MS = 14 * 24 * 60 * 60 * 1000;

/** Nobody reads a form, fills it in and sends it in less. */
const FASTEST_MS = 3000;

/** What each sign weighs: HOLD_AT is 100, so that only the honeypot holds a submission alone. */
const WEIGHTS = {
  honeypot: 100,
  'forged-token': 60,
  'too-fast': 60,
  'no-token': 30,
  'link-in-name': 40,
} as const;

type Sign = keyof typeof WEIGHTS;

// A bare example.com is left alone: companies are called so.
const LINK =
  /https?:\/\/|www\.|\[(?:url|link)\b|<\/?(?:a|b|br|div|font|iframe|img|p|script|span)\b/i;

/** Weighs the signs. Pure: the same submission always gets the same score. */
export function suspicionOf(
  {honeypot, token}: Sending,
  form: Form,
  fields: Readonly<Record<string, string>>,
): Suspicion {
  const signs: Sign[] = [];
  if (honeypot.trim() !== '') signs.push('honeypot');
  if (token === 'none') signs.push('no-token');
  else if (token === 'forged') signs.push('forged-token');
  // From the future: the clock was set since.
  else if (token.age > TOKEN_LIFE_MS || token.age < 0) signs.push('no-token');
  else if (token.age < FASTEST_MS) signs.push('too-fast');
  const names = fieldsOf(form).filter(([, field]) => 'noLinks' in field && field.noLinks);
  if (names.some(([name]) => LINK.test(fields[name] ?? ''))) signs.push('link-in-name');
  return {score: signs.reduce((sum, sign) => sum + WEIGHTS[sign], 0), signs};
}
