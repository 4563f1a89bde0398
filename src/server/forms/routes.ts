/** The endpoints of the forms (tests/SPEC.md section 7). */
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import {
  HONEYPOT_FIELD,
  TEXT_LIMIT,
  fieldsOf,
  fileFieldsOf,
  problemId,
  type Files,
  type Form,
  type Problems,
} from '../../forms';
import {ENDPOINTS, FORMS} from '../../forms/tables';
import type {Disk} from '../disk';
import {hangUpOnUnread} from '../hang-up';
import {whenOver} from '../lifetime';
import {logError, logFormAnswers} from '../log';
import {Problem, problemOf} from '../problems';
import type {Timeouts} from '../timeouts';
import {NOTHING_SENT, sendAnswer, type AnswerContext, type Outcome} from './answer';
import {FileTooLarge, fileBytesOf, refuseLarge, uploadLimit} from './arrival';
import {guard} from './guard';
import type {SentFile} from './files';
import {partLimits, readParts} from './multipart';
import {languageOf} from './pages';
import {submit, type SubmitOptions} from './submit';
import {limitUploads} from './uploads';
import {readValues, textOf} from './values';

const TEXT_BODY_LIMIT = 16 * 1024;

export interface FormsOptions extends AnswerContext, SubmitOptions {
  rateLimit: number;
  /** Undefined when the submissions are kept on another machine. */
  disk: Disk | undefined;
  timeouts: Timeouts;
}

type Body = Readonly<Record<string, unknown>>;

/** Registers the forms service. */
export async function formsService(app: FastifyInstance, options: FormsOptions): Promise<void> {
  guard(app, options);
  hangUpOnUnread(app, options.timeouts.farewell);
  logFormAnswers(app);
  for (const path of ENDPOINTS) {
    app.options(path, async (_request, reply) =>
      reply.code(204).header('allow', 'POST, OPTIONS').send(),
    );
  }
  for (const form of FORMS) {
    const routes = fileFieldsOf(form).length > 0 ? uploadRoutes : textRoutes;
    await app.register(async (scope) => routes(scope, form, options));
  }
}

async function textRoutes(app: FastifyInstance, form: Form, options: FormsOptions) {
  const bodyLimit = textBodyLimit(form);
  // The default parser for plain text would let foreign pages skip the preflight.
  app.removeContentTypeParser('text/plain');
  await app.register(formbody, {bodyLimit});
  answerErrors(app, form, options);
  for (const {path} of form.calls) {
    app.post(path, {bodyLimit}, async (request, reply) => {
      const {body} = request;
      if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Problem(400);
      return finish(request, reply, form, {body: body as Body, files: {}}, options);
    });
  }
}

/** Short fields need far less; a letter of a long one is nine bytes in an address's encoding. */
function textBodyLimit(form: Form): number {
  const limits = fieldsOf(form).map(([, field]) => ('limit' in field && field.limit) || TEXT_LIMIT);
  const long = limits.filter(Number.isFinite);
  const extra = long.reduce((sum, limit) => sum + 9 * (limit - TEXT_LIMIT), 0);
  return TEXT_BODY_LIMIT + extra;
}

async function uploadRoutes(app: FastifyInstance, form: Form, options: FormsOptions) {
  app.removeAllContentTypeParsers();
  await app.register(multipart, {limits: partLimits(form), throwFileSizeLimit: false});
  answerErrors(app, form, options);
  refuseLarge(app, uploadLimit(form));
  limitUploads(app, fileBytesOf(form));
  for (const {path} of form.calls) {
    app.post(path, async (request, reply) => {
      const {fields, files} = await readParts(request, form, options.timeouts);
      return finish(request, reply, form, {body: fields, files}, options);
    });
  }
}

async function finish(
  request: FastifyRequest,
  reply: FastifyReply,
  form: Form,
  {body, files}: {body: Body; files: Files<SentFile>},
  options: FormsOptions,
): Promise<FastifyReply> {
  const fileFields = Object.keys(files).filter((name) => files[name]?.some((file) => file.name));
  const sent = {...readValues(form, body), fileFields};
  const language = languageOf(request, options);
  const over = new AbortController();
  // Its bytes are held until it is stored: whoever hangs up makes that soon.
  whenOver(reply, () => over.abort());
  const received = {
    form,
    sent,
    files,
    honeypot: textOf(body[HONEYPOT_FIELD]),
    language,
    over: over.signal,
  };
  const outcome = await submit(request, received, options);
  if (outcome.kind === 'stored') reply.submissionId = outcome.id;
  return sendAnswer(request, reply, {form, outcome, sent}, options);
}

function answerErrors(app: FastifyInstance, form: Form, options: FormsOptions): void {
  app.setErrorHandler(async (error, request, reply) => {
    const problem = problemOf(error);
    // A refusal is our answer, not our failure: whoever floods us must not fill the log.
    if (problem.statusCode >= 500 && problem !== error) logError(request, error);
    const outcome: Outcome =
      error instanceof FileTooLarge
        ? {kind: 'invalid', problems: tooLarge(form)}
        : {kind: 'failed', status: problem.statusCode, options: problem.options};
    return sendAnswer(request, reply, {form, outcome, sent: NOTHING_SENT}, options);
  });
}

/** What an upload is refused with that is too large as a whole. */
function tooLarge(form: Form): Problems {
  const [first] = fileFieldsOf(form);
  if (!first) return {};
  const [name, field] = first;
  const problem = field.total === undefined ? 'tooLarge' : 'tooLargeTogether';
  return {[name]: problemId(name, field, problem)};
}
