/** Reports the outcome to the visitor: JSON for scripts, a page for browsers without JavaScript. */
import type {FastifyReply, FastifyRequest} from 'fastify';
import {
  IDEMPOTENCY_HEADER,
  englishOf,
  fieldsOf,
  fileFieldsOf,
  partsOf,
  errorId,
  sentenceFor,
  type ValidationErrors,
} from '../../forms';
import {sendError, type FieldError} from '../http/errors';
import type {Context} from './context';
import {fillPage, type Answer} from './fill-page';
import {findPage, plainPage} from './page';

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
  const status = statusOf(answer);
  reply.code(status).header('cache-control', 'no-store');
  if (wantsPage(request)) {
    const retryAfter = outcome.kind === 'failed' && outcome.details?.retryAfter;
    if (retryAfter) reply.header('retry-after', retryAfter);
    const page = (await findPage(request, form, context)) ?? plainPage(request, form, context);
    return reply.type('text/html; charset=utf-8').send(fillPage(page, answer));
  }
  if (outcome.kind === 'failed') return sendError(reply, status, outcome.details);
  if (outcome.kind === 'invalid') {
    return sendError(reply, status, {errors: fieldErrors(answer, outcome.problems)});
  }
  const {id, reference} = outcome;
  return reply.send({status: 'stored', id, reference});
}

function statusOf({form, outcome}: Answer): number {
  if (outcome.kind === 'stored') return 200;
  if (outcome.kind === 'failed') return outcome.status;
  const isTooLarge = fileFieldsOf(form).some(([name, field]) => {
    const {id} = partsOf(outcome.problems[name] ?? '');
    return ['tooLarge' as const, 'tooLargeTogether' as const].some(
      (problem) => id === errorId(name, field, problem),
    );
  });
  return isTooLarge ? 413 : 422;
}

function fieldErrors({form, sent}: Answer, problems: ValidationErrors): FieldError[] {
  const english = englishOf(form);
  return fieldsOf(form).flatMap(([name, field]) => {
    const problem = problems[name];
    if (problem === undefined) return [];
    // A pointer must point at something that the client sent or could have sent.
    const whole = sent?.joined && 'partOf' in field ? field.partOf : undefined;
    const detail = sentenceFor(problem, (id) => english[id] ?? id);
    return [{pointer: `/${whole ?? name}`, detail, ...partsOf(problem)}];
  });
}
