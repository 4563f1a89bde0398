/** Reads what a submission carries beside its fields. */
import type {FastifyRequest} from 'fastify';
import {HONEYPOT_FIELD, TOKEN_FIELD, TOKEN_HEADER} from '../../forms';
import type {Sending} from './suspicion';
import type {FormTokens} from './token';
import {textOf} from './values';

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
