/** The three endpoints of SPEC section 7, and the one that gives tokens. */
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import {ENDPOINTS, TOKEN_ENDPOINT} from '../../forms';
import type {Disk} from '../disk';
import {hangUpOnUnread} from '../hang-up';
import {logError, logFormAnswers} from '../log';
import {Problem, problemOf} from '../problems';
import type {Timeouts} from '../timeouts';
import {NOTHING_SENT, sendAnswer, type AnswerContext, type Outcome} from './answer';
import {FileTooLarge, refuseLarge} from './arrival';
import {CAREERS, CONTACT, type FormDefinition} from './definitions';
import {guard} from './guard';
import {LIMITS, readParts} from './multipart';
import type {SentFile} from './resume';
import {languageOf} from './pages';
import {readSending} from './sending';
import {submit, type SubmitOptions} from './submit';
import {limitUploads} from './uploads';
import {readValues} from './values';

/** Six short fields need far less. */
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
  for (const path of Object.values(ENDPOINTS)) {
    app.options(path, async (_request, reply) =>
      reply.code(204).header('allow', 'POST, OPTIONS').send(),
    );
  }
  app.get(TOKEN_ENDPOINT, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({token: options.tokens.issue()}),
  );
  await app.register(contactRoutes, options);
  await app.register(careersRoutes, options);
}

async function contactRoutes(app: FastifyInstance, options: FormsOptions): Promise<void> {
  // The default parser for plain text would let foreign pages skip the preflight.
  app.removeContentTypeParser('text/plain');
  await app.register(formbody, {bodyLimit: TEXT_BODY_LIMIT});
  answerErrors(app, CONTACT, options);
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const {body} = request;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Problem(400);
    return finish(request, reply, CONTACT, {body: body as Body, file: undefined}, options);
  };
  const routeOptions = {bodyLimit: TEXT_BODY_LIMIT};
  app.post(ENDPOINTS.googleSheet, routeOptions, handler);
  app.post(ENDPOINTS.contact, routeOptions, handler);
}

async function careersRoutes(app: FastifyInstance, options: FormsOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, {limits: LIMITS, throwFileSizeLimit: false});
  answerErrors(app, CAREERS, options);
  refuseLarge(app);
  limitUploads(app);
  app.post(ENDPOINTS.careers, async (request, reply) => {
    const {fields, file} = await readParts(request, options.timeouts);
    return finish(request, reply, CAREERS, {body: fields, file}, options);
  });
}

async function finish(
  request: FastifyRequest,
  reply: FastifyReply,
  form: FormDefinition,
  {body, file}: {body: Body; file: SentFile | undefined},
  options: FormsOptions,
): Promise<FastifyReply> {
  const {sending, kept} = readSending(request, body, options.tokens);
  const sent = {...readValues(form, body), fileSent: Boolean(file?.name), ...kept};
  const language = languageOf(request, options);
  const outcome = await submit(request, {form, sent, file, sending, language}, options);
  if (outcome.kind === 'stored') reply.submissionId = outcome.id;
  return sendAnswer(request, reply, {form, outcome, sent}, options);
}

function answerErrors(app: FastifyInstance, form: FormDefinition, options: FormsOptions): void {
  app.setErrorHandler(async (error, request, reply) => {
    const problem = problemOf(error);
    // A refusal is our answer, not our failure: whoever floods us must not fill the log.
    if (problem.statusCode >= 500 && problem !== error) logError(request, error);
    const outcome: Outcome =
      error instanceof FileTooLarge
        ? {kind: 'invalid', problems: {file: 'fileTooLarge'}}
        : {kind: 'failed', status: problem.statusCode, options: problem.options};
    return sendAnswer(request, reply, {form, outcome, sent: NOTHING_SENT}, options);
  });
}
