/** Errors as RFC 9457 problem details, with one sentence for each status. */
import type {FastifyReply} from 'fastify';
import {translator} from '../../forms/sentences';

/** Title and reason of each status. A reason is a sentence, or the id of a message that pages show too. */
const STATUSES: Readonly<Record<number, readonly [title: string, reason: string]>> = {
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

/** An error that the error handler answers with its status. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly statusCode: number,
    readonly details: ErrorDetails = {},
  ) {
    super(details.detail);
  }
}

/** Returns the problem details of a status. @param t translates the reason; English by default */
export function problemDetails(
  status: number,
  {detail, errors}: ErrorDetails = {},
  t = translator(),
) {
  const [title, reason] = STATUSES[status] ?? ['Error', 'reasonUnreadable'];
  return {type: 'about:blank', title, status, detail: detail ?? t(reason), ...(errors && {errors})};
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

/** Returns the HttpError for an error of Fastify or a plugin, by its status. */
export function httpErrorOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const {statusCode = 500} = (error ?? {}) as {statusCode?: number};
  // The multipart plugin answers 406 to a body that is not multipart.
  return new HttpError(statusCode === 406 ? 415 : statusCode);
}
