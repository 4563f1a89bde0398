/** Errors as RFC 9457 problem details: one shape and one vocabulary for every refusal. */
import type {FastifyReply} from 'fastify';
import {REASONS, type ReasonId} from '../forms/server-messages';

/** One invalid field: where it is in the request, and the form's own message for it. */
export interface FieldError {
  /** JSON pointer into the request, such as "/email". */
  pointer: string;
  detail: string;
  /** Id of the message in src/forms, for translation. */
  id: string;
  /** Names of the files that it is said of, where several were sent. */
  files?: string | undefined;
}

const WORDS: Readonly<Record<number, readonly [title: string, detail: string]>> = {
  400: ['Bad Request', REASONS.reasonUnreadable.message],
  403: ['Forbidden', REASONS.reasonForeign.message],
  404: ['Not Found', 'There is nothing at this address.'],
  405: ['Method Not Allowed', 'This address does not answer to that method.'],
  408: ['Request Timeout', REASONS.reasonSlow.message],
  413: ['Content Too Large', REASONS.reasonLarge.message],
  414: ['URI Too Long', 'The address is too long.'],
  415: ['Unsupported Media Type', REASONS.reasonType.message],
  417: ['Expectation Failed', 'The only expectation that is met here is 100-continue.'],
  422: ['Unprocessable Content', 'Some fields need your attention.'],
  429: ['Too Many Requests', REASONS.reasonMany.message],
  431: ['Request Header Fields Too Large', 'The headers of the request are too large.'],
  500: ['Internal Server Error', REASONS.reasonFault.message],
  503: ['Service Unavailable', REASONS.reasonFull.message],
};

const REASON_IDS: Readonly<Record<number, ReasonId>> = {
  400: 'reasonUnreadable',
  403: 'reasonForeign',
  408: 'reasonSlow',
  413: 'reasonLarge',
  415: 'reasonType',
  429: 'reasonMany',
  500: 'reasonFault',
  503: 'reasonFull',
};

/** Id of the sentence that says to a visitor why; undefined for what no form is answered with. */
export function reasonOf(status: number): ReasonId | undefined {
  return REASON_IDS[status];
}

export interface ProblemOptions {
  detail?: string;
  errors?: readonly FieldError[];
  /** Seconds after which a new attempt makes sense. */
  retryAfter?: number;
}

/** A refusal that is thrown; the error handler turns it into an answer. */
export class Problem extends Error {
  readonly statusCode: number;
  readonly options: ProblemOptions;

  constructor(statusCode: number, options: ProblemOptions = {}) {
    super(options.detail ?? wordsFor(statusCode)[1]);
    this.name = 'Problem';
    this.statusCode = statusCode;
    this.options = options;
  }
}

function wordsFor(status: number): readonly [string, string] {
  return WORDS[status] ?? (status < 500 ? WORDS[400] : WORDS[500]) ?? ['Error', 'Error'];
}

/** The JSON body of a problem. */
export function problemBody(status: number, {detail, errors}: ProblemOptions = {}) {
  const [title, usual] = wordsFor(status);
  return {type: 'about:blank', title, status, detail: detail ?? usual, ...(errors && {errors})};
}

/** Answers with problem+json. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  options: ProblemOptions = {},
): FastifyReply {
  if (options.retryAfter) reply.header('retry-after', options.retryAfter);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemBody(status, options)));
}

/** Fastify and its plugins throw errors with their own codes; this makes problems of them. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const status = statusOf(error);
  // 406 is how the multipart plugin refuses a body that is not multipart.
  return new Problem(status === 406 ? 415 : status);
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  const {statusCode} = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600 ? statusCode : 500;
}
