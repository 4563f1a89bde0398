/** Errors as RFC 9457 problem details: one shape and one vocabulary for every refusal. */
import type {FastifyReply} from 'fastify';
import {REASONS, type ReasonId} from '../../forms/server-messages';

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

/** Title of each status, and why: a sentence that forms have, too, by its id, or one of ours. */
const WORDS: Readonly<Record<number, readonly [title: string, why: ReasonId | {detail: string}]>> =
  {
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

/** Id of the sentence that says to a visitor why; undefined for what no form is answered with. */
export function reasonOf(status: number): ReasonId | undefined {
  const why = WORDS[status]?.[1];
  return typeof why === 'string' ? why : undefined;
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

function wordsFor(status: number): readonly [title: string, detail: string] {
  const [title, why] = WORDS[status] ?? WORDS[status < 500 ? 400 : 500] ?? ['Error', 'reasonFault'];
  return [title, typeof why === 'string' ? REASONS[why].message : why.detail];
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
