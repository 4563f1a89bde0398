/** Tells the visitor how it went: JSON for scripts, a page for browsers without JavaScript. */
import type {FastifyReply, FastifyRequest} from 'fastify';
import {
  IDEMPOTENCY_HEADER,
  englishOf,
  fieldsOf,
  fileFieldsOf,
  partsOf,
  problemId,
  sentenceFor,
  type Problems,
} from '../../forms';
import {sendProblem, type FieldError} from '../http/problems';
import {fillPage} from './fill-page';
import {NOTHING_SENT, type Answer, type AnswerContext} from './outcome';
import {findPage, plainPage} from './page';
import {refusalPage} from './refusal-page';

/** True for a browser that opens a page: scripts ask for JSON, or for anything. */
export function prefersHtml({headers}: FastifyRequest): boolean {
  return /\btext\/html\b/i.test(headers.accept ?? '');
}

/** Whether the browser itself posted the form, so that a page has to come back. */
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
  context: AnswerContext,
): Promise<FastifyReply> {
  const status = statusOf(answer);
  reply.code(status).header('cache-control', 'no-store');
  if (!wantsPage(request)) return sendJson(reply, status, answer);
  const {outcome} = answer;
  if (outcome.kind === 'failed' && outcome.options?.retryAfter) {
    reply.header('retry-after', outcome.options.retryAfter);
  }
  const page =
    (await findPage(request, answer.form, context)) ?? plainPage(request, answer.form, context);
  const html = answer.sent === NOTHING_SENT ? refusalPage(page, answer) : fillPage(page, answer);
  return reply.type('text/html; charset=utf-8').send(html);
}

function statusOf({form, outcome}: Answer): number {
  if (outcome.kind === 'stored') return 200;
  if (outcome.kind === 'failed') return outcome.status;
  const isTooLarge = fileFieldsOf(form).some(([name, field]) =>
    SIZES.some(
      (problem) => partsOf(outcome.problems[name] ?? '').id === problemId(name, field, problem),
    ),
  );
  return isTooLarge ? 413 : 422;
}

const SIZES = ['tooLarge', 'tooLargeTogether'] as const;

function sendJson(reply: FastifyReply, status: number, answer: Answer): FastifyReply {
  const {outcome} = answer;
  if (outcome.kind === 'stored') {
    const {id, reference} = outcome;
    return reply.send({status: 'stored', id, reference});
  }
  if (outcome.kind === 'failed') return sendProblem(reply, status, outcome.options);
  return sendProblem(reply, status, {errors: fieldErrors(answer, outcome.problems)});
}

function fieldErrors({form, sent}: Answer, problems: Problems): FieldError[] {
  const english = englishOf(form);
  return fieldsOf(form).flatMap(([name, field]) => {
    const problem = problems[name];
    if (problem === undefined) return [];
    // A pointer must point at something that the client sent or could have sent.
    const whole = sent.joined && 'partOf' in field ? field.partOf : undefined;
    const detail = sentenceFor(problem, (id) => english[id] ?? id);
    return [{pointer: `/${whole ?? name}`, detail, ...partsOf(problem)}];
  });
}
