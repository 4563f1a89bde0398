/** Reports the outcome to the visitor: JSON for scripts, a page for browsers without JavaScript. */
import type {FastifyReply, FastifyRequest} from 'fastify';
import {IDEMPOTENCY_HEADER, fieldsOf, partsOf, sentenceFor} from '../../forms';
import type {ValidationErrors} from '../../forms';
import {sayIn} from '../../forms/sentences';
import {sendError} from '../http/errors';
import type {Context} from './context';
import {fillPage, type Answer} from './fill-page';
import {pageFor} from './page';
import type {Outcome} from './submit';

/** True for a browser that opens a page: scripts ask for JSON, or for anything. */
export function prefersHtml({headers}: FastifyRequest): boolean {
  return /\btext\/html\b/i.test(headers.accept ?? '');
}

/** True when the browser itself posted the form, so that a page has to come back. */
function wantsPage(request: FastifyRequest): boolean {
  const {headers} = request;
  const type = headers['content-type']?.toLowerCase() ?? '';
  if (!prefersHtml(request)) return false;
  if (type.startsWith('application/x-www-form-urlencoded')) return true;
  const scripted = headers[IDEMPOTENCY_HEADER.toLowerCase()] !== undefined;
  return type.startsWith('multipart/form-data') && !scripted;
}

/** Sends the answer in the shape that the request asked for. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  context: Context,
): Promise<FastifyReply> {
  const {form, outcome} = answer;
  const status = statusOf(outcome);
  reply.code(status).header('cache-control', 'no-store');
  if (wantsPage(request)) {
    const retryAfter = outcome.kind === 'failed' && outcome.details?.retryAfter;
    if (retryAfter) reply.header('retry-after', retryAfter);
    const page = await pageFor(request, form, context);
    return reply.type('text/html; charset=utf-8').send(fillPage(page, answer));
  }
  if (outcome.kind === 'failed') return sendError(reply, status, outcome.details);
  if (outcome.kind === 'invalid') {
    return sendError(reply, status, {errors: fieldErrors(answer, outcome.problems)});
  }
  const {id, reference} = outcome;
  return reply.send({status: 'stored', id, reference});
}

function statusOf(outcome: Outcome): number {
  if (outcome.kind === 'stored') return 200;
  if (outcome.kind === 'failed') return outcome.status;
  const ids = Object.values(outcome.problems).map((problem) => partsOf(problem ?? '').id);
  return ids.some((id) => /TooLarge(?:Together)?$/.test(id)) ? 413 : 422;
}

/** Says of each invalid field where it is in the request (a JSON pointer), its message and that message's id. */
function fieldErrors({form, sent}: Answer, problems: ValidationErrors): object[] {
  return fieldsOf(form).flatMap(([name, field]) => {
    const problem = problems[name];
    if (problem === undefined) return [];
    // A pointer must point at something that the client sent or could have sent.
    const whole = sent?.joined && 'partOf' in field ? field.partOf : undefined;
    const detail = sentenceFor(problem, sayIn());
    return [{pointer: `/${whole ?? name}`, detail, ...partsOf(problem)}];
  });
}
