/** The endpoints of the forms (tests/SPEC.md section 7). */
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import {HONEYPOT_FIELD, IDEMPOTENCY_HEADER, fileFieldsOf, errorId, type Form} from '../../forms';
import {ENDPOINTS, FORMS} from '../../forms/tables';
import {clientOf} from '../http/client-key';
import {discardUnread, limitBodyTime} from '../http/connections';
import {HttpError, httpErrorOf} from '../http/errors';
import type {Timeouts} from '../http/timeouts';
import {uploadMemory} from '../http/upload-memory';
import {logError, logFormAnswers} from '../log';
import {sendAnswer} from './answer';
import {guard, type GuardOptions} from './guard';
import {fileBytesOf, partLimits, textLimit, uploadLimit} from './limits';
import {languageOf, type AnswerContext} from './page';
import {submit, type Outcome, type SubmitOptions} from './submit';
import {FilesTooLarge, readParts, type Parts} from './upload';
import {readValues, textOf} from './values';

export interface FormsOptions extends AnswerContext, GuardOptions, SubmitOptions {
  timeouts: Timeouts;
  memory?: ReturnType<typeof uploadMemory>;
}

export async function formsService(app: FastifyInstance, options: FormsOptions): Promise<void> {
  await guard(app, options);
  discardUnread(app);
  logFormAnswers(app);
  for (const path of ENDPOINTS) {
    app.options(path, async (_request, reply) =>
      reply.code(204).header('allow', 'POST, OPTIONS').send(),
    );
  }
  const memory = options.memory ?? uploadMemory();
  for (const form of FORMS) {
    const routes = fileFieldsOf(form).length > 0 ? uploadRoutes : textRoutes;
    await app.register(async (scope) => {
      answerErrors(scope, form, options);
      await routes(scope, form, {...options, memory});
    });
  }
}

async function textRoutes(app: FastifyInstance, form: Form, options: FormsOptions) {
  const bodyLimit = textLimit(form);
  limitBodyTime(app, options.timeouts.upload(bodyLimit));
  // The default parser for plain text would let foreign pages skip the preflight.
  app.removeContentTypeParser('text/plain');
  await app.register(formbody, {bodyLimit});
  for (const {path} of form.calls) {
    app.post(path, {bodyLimit}, async (request, reply) => {
      const {body} = request;
      if (typeof body !== 'object' || body === null || Array.isArray(body)) {
        throw new HttpError(400);
      }
      return finish(request, reply, form, {fields: {...body}, files: {}}, options);
    });
  }
}

async function uploadRoutes(
  app: FastifyInstance,
  form: Form,
  options: FormsOptions & Required<Pick<FormsOptions, 'memory'>>,
) {
  const limit = uploadLimit(form);
  const timeMs = options.timeouts.upload(fileBytesOf(form));
  app.removeAllContentTypeParsers();
  await app.register(multipart, {limits: partLimits(form), throwFileSizeLimit: false});
  app.addHook('onRequest', async ({headers}) => {
    if (Number(headers['content-length']) > limit) throw new FilesTooLarge();
  });
  for (const {path} of form.calls) {
    app.post(path, async (request, reply) => {
      const memory = options.memory(clientOf(request.ip));
      try {
        const parts = await readParts(request, form, memory, timeMs);
        return await finish(request, reply, form, parts, options);
      } finally {
        memory.release();
      }
    });
  }
}

async function finish(
  request: FastifyRequest,
  reply: FastifyReply,
  form: Form,
  {fields, files}: Parts,
  options: FormsOptions,
): Promise<FastifyReply> {
  const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  const fileFields = Object.keys(files).filter((name) => files[name]?.some((file) => file.name));
  const sent = {...readValues(form, fields), fileFields};
  const received = {
    ...{form, sent, files},
    honeypot: textOf(fields[HONEYPOT_FIELD]),
    language: languageOf(request, options),
    idempotencyKey: typeof key === 'string' ? key : undefined,
  };
  const outcome = await submit(received, options, request.server.log);
  if (outcome.kind === 'stored') reply.submissionId = outcome.id;
  return sendAnswer(request, reply, {form, outcome, sent}, options);
}

function answerErrors(app: FastifyInstance, form: Form, options: FormsOptions): void {
  app.setErrorHandler(async (error, request, reply) => {
    const {statusCode: status, details} = httpErrorOf(error);
    // A refusal is our answer, not our failure: a flood must not fill the log.
    if (status >= 500 && !(error instanceof HttpError)) logError(request, error);
    const outcome: Outcome =
      error instanceof FilesTooLarge ? tooLarge(form) : {kind: 'failed', status, details};
    return sendAnswer(request, reply, {form, outcome, sent: undefined}, options);
  });
}

function tooLarge(form: Form): Outcome {
  const [first] = fileFieldsOf(form);
  if (!first) return {kind: 'failed', status: 413};
  const [name, field] = first;
  const problem = field.total === undefined ? 'tooLarge' : 'tooLargeTogether';
  return {kind: 'invalid', problems: {[name]: errorId(name, field, problem)}};
}
