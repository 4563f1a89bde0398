/** The endpoints of the forms. */
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import {fileFieldsOf, errorId, type Form} from '../../forms/index.ts';
import {clientOf} from '../http/client-key.ts';
import {discardUnread, endSlow} from '../http/connections.ts';
import {HttpError, httpErrorOf} from '../http/errors.ts';
import {logError, logFormResponses} from '../log.ts';
import {sendOutcome} from './respond.ts';
import type {Context} from './context.ts';
import {guard} from './guard.ts';
import {TEXT_REQUEST_BYTES, partLimits, uploadLimit} from './limits.ts';
import {readableValues, rejectAfterReading, trackReceived} from './received.ts';
import {submit, type Outcome} from './submit.ts';
import {FilesTooLarge, readParts, type Parts} from './upload.ts';
import {readValues} from './values.ts';

export async function formsService(app: FastifyInstance, context: Context): Promise<void> {
  const {tables} = context.configuration;
  trackReceived(app);
  await guard(app, context.settings);
  discardUnread(app);
  logFormResponses(app);
  for (const path of tables.endpoints) {
    app.options(path, async (_request, reply) =>
      reply.code(204).header('allow', 'POST, OPTIONS').send(),
    );
  }
  for (const form of tables.all) {
    const routes = fileFieldsOf(form).length > 0 ? uploadRoutes : textRoutes;
    await app.register(async (scope) => {
      handleErrors(scope, form, context);
      await routes(scope, form, context);
    });
  }
}

const bodyLimit = TEXT_REQUEST_BYTES;

async function textRoutes(app: FastifyInstance, form: Form, context: Context) {
  await parseTexts(app);
  for (const {path} of form.endpoints) {
    app.post(path, {bodyLimit}, async (request, reply) =>
      submitAndRespond(request, reply, form, readTexts(request), context),
    );
  }
}

async function parseTexts(app: FastifyInstance): Promise<void> {
  // With the default parser for plain text, other origins could post without a CORS preflight.
  app.removeContentTypeParser('text/plain');
  await app.register(formbody, {bodyLimit});
}

function readTexts(request: FastifyRequest): Parts {
  const {body} = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new HttpError(400);
  const parts = {fields: {...body}, files: {}};
  request.received = parts;
  return parts;
}

async function uploadRoutes(app: FastifyInstance, form: Form, context: Context) {
  const limit = uploadLimit(form);
  // Pages that were opened before a release gave the form its first file field send only texts.
  await parseTexts(app);
  await app.register(multipart, {limits: partLimits(form), throwFileSizeLimit: false});
  app.addHook('onRequest', async (request) => {
    const isTooLarge = Number(request.headers['content-length']) > limit;
    if (isTooLarge) rejectAfterReading(request, new FilesTooLarge());
  });
  for (const {path} of form.endpoints) {
    app.post(path, {bodyLimit}, async (request, reply) => {
      if (!request.isMultipart()) {
        return submitAndRespond(request, reply, form, readTexts(request), context);
      }
      const memory = context.memory(clientOf(request.ip), () => endSlow(request));
      try {
        const parts = await readParts(request, form, memory);
        return await submitAndRespond(request, reply, form, parts, context);
      } finally {
        memory.release();
      }
    });
  }
}

async function submitAndRespond(
  request: FastifyRequest,
  reply: FastifyReply,
  form: Form,
  parts: Parts,
  context: Context,
): Promise<FastifyReply> {
  if (request.rejection) throw request.rejection;
  const sent = readValues(form, parts);
  const outcome = await submit(request, form, parts, sent.values, context);
  if (outcome.kind === 'stored') reply.submissionId = outcome.id;
  return sendOutcome(request, reply, {form, outcome, sent}, context);
}

function handleErrors(app: FastifyInstance, form: Form, context: Context): void {
  app.setErrorHandler(async (error, request, reply) => {
    const {statusCode: status, details} = httpErrorOf(error);
    // A rejected request is not an internal error: a flood must not fill the log.
    if (status >= 500 && !(error instanceof HttpError)) logError(request, error);
    const outcome: Outcome =
      error instanceof FilesTooLarge ? tooLarge(form) : {kind: 'failed', status, details};
    const sent = readableValues(form, request.received);
    return sendOutcome(request, reply, {form, outcome, sent}, context);
  });
}

function tooLarge(form: Form): Outcome {
  const [first] = fileFieldsOf(form);
  if (!first) return {kind: 'failed', status: 413};
  const [name, field] = first;
  const error = field.maxTotalBytes === undefined ? 'tooLarge' : 'tooLargeTogether';
  return {kind: 'invalid', errors: {[name]: errorId(name, field, error)}};
}
