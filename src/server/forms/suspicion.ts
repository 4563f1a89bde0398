/** What a submission carries beside its fields, and how much it looks as if no person had sent it. */
import type {FastifyRequest} from 'fastify';
import {HONEYPOT_FIELD, TOKEN_FIELD, TOKEN_HEADER, fieldsOf, type Form} from '../../forms';
import type {Suspicion} from '../store/store';
import type {FormTokens} from './token';
import {textOf} from './values';

/** What is known about the sending of a submission, besides its fields. */
export interface Sending {
  /** What stood in the field that people do not meet. */
  honeypot: string;
  /** `forged`: not one of ours; `none`: there was no token, or it is too old to count. */
  token: {age: number} | 'forged' | 'none';
}

/**
 * Honeypot and token of a submission: script sends the token as a header, a browser as a field.
 * `kept` is a token that is one of ours, for the form that goes back to be corrected.
 */
export function readSending(
  request: FastifyRequest,
  body: Readonly<Record<string, unknown>>,
  tokens: FormTokens,
): {sending: Sending; kept: {token?: string}} {
  const header = request.headers[TOKEN_HEADER.toLowerCase()];
  const token = typeof header === 'string' ? header : textOf(body[TOKEN_FIELD]);
  const honeypot = textOf(body[HONEYPOT_FIELD]);
  if (token === '') return {sending: {honeypot, token: 'none'}, kept: {}};
  const age = tokens.ageOf(token);
  if (age === undefined) return {sending: {honeypot, token: 'forged'}, kept: {}};
  return {sending: {honeypot, token: {age}}, kept: {token}};
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
