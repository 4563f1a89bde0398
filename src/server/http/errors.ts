/** Errors as RFC 9457 problem details, with one sentence for each status. */
import type {FastifyReply} from 'fastify';
import {REASONS, type ReasonId} from '../../forms/server-messages';

/** One invalid field: where it is in the request, and the form's own message for it. */
export interface FieldError {
  /** JSON pointer into the request, such as "/email". */
  pointer: string;
  detail: string;
  /** Id of the message in src/forms, for translation. */
  id: string;
  /** Names of the files that the message is about, where several were sent. */
  files?: string | undefined;
}

/** Title of each status, and why: the id of a sentence that forms show too, or a sentence. */
const STATUSES: Readonly<
  Record<number, readonly [title: string, why: ReasonId | {detail: string}]>
> = {
  400: ['Bad Request', 'reasonUnreadable'],
  403: ['Forbidden', 'reasonForeign'],
  404: ['Not Found', {detail: 'There is nothing at this address.'}],
  405: ['Method Not Allowed', {detail: 'This address does not answer to that method.'}],
  408: ['Request Timeout', 'reasonSlow'],
  413: ['Content Too Large', 'reasonLarge'],
  415: ['Unsupported Media Type', 'reasonType'],
  422: ['Unprocessable Content', {detail: 'Some fields need your attention.'}],
  429: ['Too Many Requests', 'reasonMany'],
  500: ['Internal Server Error', 'reasonFault'],
  503: ['Service Unavailable', 'reasonFull'],
};

/** Returns the id of the sentence that tells a visitor why; undefined for what no form is answered. */
export function reasonOf(status: number): ReasonId | undefined {
  const why = STATUSES[status]?.[1];
  return typeof why === 'string' ? why : undefined;
}

export interface ErrorDetails {
  detail?: string;
  errors?: readonly FieldError[];
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

export function problemDetails(status: number, {detail, errors}: ErrorDetails = {}) {
  const [title, why] = STATUSES[status] ?? ['Error', 'reasonUnreadable'];
  const usual = typeof why === 'string' ? REASONS[why].message : why.detail;
  return {type: 'about:blank', title, status, detail: detail ?? usual, ...(errors && {errors})};
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
