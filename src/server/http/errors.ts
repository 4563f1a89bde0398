/** Errors as RFC 9457 problem details, with one sentence for each status. */
import type {FastifyReply} from 'fastify';
import {sayIn} from '../../forms/sentences';

/** Title of each status, and why: the id of a sentence that forms show too, or a sentence. */
const STATUSES: Readonly<Record<number, readonly [title: string, why: string]>> = {
  400: ['Bad Request', 'reasonUnreadable'],
  403: ['Forbidden', 'reasonForeign'],
  404: ['Not Found', 'There is nothing at this address.'],
  405: ['Method Not Allowed', 'This address does not answer to that method.'],
  413: ['Content Too Large', 'reasonLarge'],
  415: ['Unsupported Media Type', 'reasonType'],
  422: ['Unprocessable Content', 'Some fields need your attention.'],
  429: ['Too Many Requests', 'reasonMany'],
  500: ['Internal Server Error', 'reasonFault'],
  503: ['Service Unavailable', 'reasonFull'],
};

export interface ErrorDetails {
  detail?: string;
  /** One object for each invalid field. */
  errors?: readonly object[];
  /** Seconds after which a new attempt makes sense. */
  retryAfter?: number;
}

/** A refusal that is thrown; the error handler turns it into an answer. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly statusCode: number,
    readonly details: ErrorDetails = {},
  ) {
    super(details.detail);
  }
}

/** @param say the sentences of the reasons; in English by default */
export function problemDetails(status: number, {detail, errors}: ErrorDetails = {}, say = sayIn()) {
  const [title, why] = STATUSES[status] ?? ['Error', 'reasonUnreadable'];
  return {type: 'about:blank', title, status, detail: detail ?? say(why), ...(errors && {errors})};
}

export function sendError(
  reply: FastifyReply,
  status: number,
  details: ErrorDetails = {},
): FastifyReply {
  if (details.retryAfter) reply.header('retry-after', details.retryAfter);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemDetails(status, details)));
}

/** Returns the HttpError for an error of Fastify or a plugin, which have a status of their own. */
export function httpErrorOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const {statusCode = 500} = (error ?? {}) as {statusCode?: number};
  // 406 is how the multipart plugin refuses a body that is not multipart.
  return new HttpError(statusCode === 406 ? 415 : statusCode);
}
