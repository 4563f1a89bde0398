/** Errors as RFC 9457 problem details. */
import type {FastifyReply} from 'fastify';
import {REASONS, reasonFor} from '../../forms/index.ts';

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** Reasons of responses to programs, since no form gets them from this server. */
const PROGRAM_REASONS: Readonly<Record<number, string>> = {
  404: 'There is nothing at this address.',
  405: 'This address does not answer to that method.',
};

export interface ErrorDetails {
  detail?: string;
  /** One object for each invalid field. */
  errors?: readonly object[];
  /** Seconds after which a new attempt makes sense. */
  retryAfter?: number;
  /** Identifies an error that a script handles, such as KEY_REUSED. */
  reason?: string;
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

/** Returns the problem details of a status. Without a `detail` of its own, it states what a form's page shows too. */
function problemDetails(status: number, {detail, errors, retryAfter, reason}: ErrorDetails = {}) {
  return {
    type: 'about:blank',
    title: TITLES[status] ?? 'Error',
    status,
    detail:
      detail ?? PROGRAM_REASONS[status] ?? reasonFor(status, retryAfter, 'en', (id) => REASONS[id]),
    ...(reason && {reason}),
    ...(errors && {errors}),
  };
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
