/** The three endpoints of SPEC section 7. */
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import {ENDPOINTS} from '../../forms';
import {logError, logFormAnswers} from '../log';
import {Problem, problemOf} from '../problems';
import type {Store} from '../store/store';
import {NOTHING_SENT, sendAnswer, type AnswerContext, type Outcome, type Sent} from './answer';
import {CAREERS, CONTACT, type FormDefinition} from './definitions';
import {guard} from './guard';
import {LIMITS, readParts} from './multipart';
import type {SentFile} from './resume';
import {submit} from './submit';
import {limitUploads} from './uploads';
import {readValues} from './values';

/** Six short fields need far less. */
const TEXT_BODY_LIMIT = 16 * 1024;

export interface FormsOptions extends AnswerContext {
  store: Store;
  rateLimit: number;
}

/** Registers the forms service. */
export async function formsService(app: FastifyInstance, options: FormsOptions): Promise<void> {
  guard(app, options);
  logFormAnswers(app);
  for (const path of Object.values(ENDPOINTS)) {
    app.options(path, async (_request, reply) =>
      reply.code(204).header('allow', 'POST, OPTIONS').send(),
    );
  }
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
    const sent = {...readValues(CONTACT, body as Record<string, unknown>), fileSent: false};
    return finish(request, reply, CONTACT, sent, undefined, options);
  };
  const routeOptions = {bodyLimit: TEXT_BODY_LIMIT};
  app.post(ENDPOINTS.googleSheet, routeOptions, handler);
  app.post(ENDPOINTS.contact, routeOptions, handler);
}

async function careersRoutes(app: FastifyInstance, options: FormsOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, {limits: LIMITS, throwFileSizeLimit: false});
  answerErrors(app, CAREERS, options);
  limitUploads(app);
  app.post(ENDPOINTS.careers, async (request, reply) => {
    const {fields, file} = await readParts(request);
    const sent = {...readValues(CAREERS, fields), fileSent: Boolean(file?.name)};
    return finish(request, reply, CAREERS, sent, file, options);
  });
}

async function finish(
  request: FastifyRequest,
  reply: FastifyReply,
  form: FormDefinition,
  sent: Sent,
  file: SentFile | undefined,
  options: FormsOptions,
): Promise<FastifyReply> {
  const outcome = await submit(request, form, sent, file, options.store);
  if (outcome.kind === 'stored') reply.submissionId = outcome.id;
  return sendAnswer(request, reply, {form, outcome, sent}, options);
}

function answerErrors(app: FastifyInstance, form: FormDefinition, options: FormsOptions): void {
  app.setErrorHandler(async (error, request, reply) => {
    const problem = problemOf(error);
    if (problem.statusCode >= 500) logError(request, error);
    const outcome: Outcome = {
      kind: 'failed',
      status: problem.statusCode,
      options: problem.options,
    };
    return sendAnswer(request, reply, {form, outcome, sent: NOTHING_SENT}, options);
  });
}
