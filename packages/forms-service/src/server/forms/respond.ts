/** Responds to a submission: with JSON for scripts, with a page for browsers without JavaScript. */
import type {FastifyReply, FastifyRequest} from 'fastify';
import {IDEMPOTENCY_HEADER, fieldsOf, splitError, sentenceFor} from '../../forms/index.ts';
import type {ValidationErrors} from '../../forms/index.ts';
import {sendError} from '../http/errors.ts';
import type {Context} from './context.ts';
import {fillPage, type SubmissionResult} from './fill-page.ts';
import {pageFor} from './page.ts';
import type {Outcome} from './submit.ts';

/** Returns true if `accept` names text/html, as browsers that open a page do. */
export function prefersHtml({headers}: FastifyRequest): boolean {
  return /\btext\/html\b/i.test(headers.accept ?? '');
}

/** Returns true if the browser itself posted the form and expects a page. */
export function wantsPage(request: FastifyRequest): boolean {
  const {headers} = request;
  const type = headers['content-type']?.toLowerCase() ?? '';
  const isFromScript = headers[IDEMPOTENCY_HEADER.toLowerCase()] !== undefined;
  if (isFromScript || !prefersHtml(request)) return false;
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/.test(type);
}

/** Sends the outcome as JSON or as a page. */
export async function sendOutcome(
  request: FastifyRequest,
  reply: FastifyReply,
  result: SubmissionResult,
  context: Context,
): Promise<FastifyReply> {
  const {form, outcome} = result;
  const status = statusOf(outcome);
  reply.code(status).header('cache-control', 'no-store');
  if (wantsPage(request)) {
    const retryAfter = outcome.kind === 'failed' && outcome.details?.retryAfter;
    if (retryAfter) reply.header('retry-after', retryAfter);
    const page = await pageFor(request, form, context);
    return reply.type('text/html; charset=utf-8').send(fillPage(page, result, context.filledPages));
  }
  if (outcome.kind === 'failed') return sendError(reply, status, outcome.details);
  if (outcome.kind === 'invalid') {
    return sendError(reply, status, {errors: fieldErrors(result, outcome.errors, context)});
  }
  const {id, reference} = outcome;
  return reply.send({status: 'stored', id, reference});
}

function statusOf(outcome: Outcome): number {
  if (outcome.kind === 'stored') return 200;
  if (outcome.kind === 'failed') return outcome.status;
  const ids = Object.values(outcome.errors).map((error) => splitError(error ?? '').id);
  return ids.some((id) => /TooLarge(?:Together)?$/.test(id)) ? 413 : 422;
}

/** Returns the JSON pointer, message and message id of each invalid field. */
function fieldErrors(
  {form, sent}: SubmissionResult,
  errors: ValidationErrors,
  {configuration}: Context,
): object[] {
  const t = configuration.tables.sentences.translator();
  return fieldsOf(form).flatMap(([name, field]) => {
    const error = errors[name];
    if (error === undefined) return [];
    // If the client sent two fields as one, such as a phone number, point to that one.
    const joinedField = sent?.joined && 'partOf' in field ? field.partOf : undefined;
    const detail = sentenceFor(error, t);
    return [{pointer: `/${joinedField ?? name}`, detail, ...splitError(error)}];
  });
}
