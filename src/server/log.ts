/** What is logged: one JSON line for each form answer and each failure, nobody's data. */
import type {FastifyInstance, FastifyRequest, FastifyServerOptions} from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** Set once a submission is stored, for the log. */
    submissionId: string | null;
  }
}

export interface LogStream {
  write(line: string): void;
}

/** Fastify's logger, without the request lines that would contain addresses and queries. */
export function quietLogger(stream?: LogStream): FastifyServerOptions['logger'] {
  return {
    level: 'warn',
    ...(stream && {stream}),
    serializers: {req: () => ({}), res: () => ({statusCode: 0}), err: describeError},
  };
}

/** Logs id, form, status and milliseconds of each answer to a post. */
export function logFormAnswers(app: FastifyInstance): void {
  const log = app.log.child({}, {level: 'info'});
  app.decorateReply('submissionId', null);
  app.addHook('onResponse', async (request, reply) => {
    if (request.method !== 'POST') return;
    log.info({
      id: reply.submissionId,
      form: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}

export function logError(request: FastifyRequest, error: unknown): void {
  // With words of its own, since the logger would else take the error's.
  request.server.log.error({err: error, route: request.routeOptions.url}, 'The request failed');
}

// Without the message, since a parser's message may quote what a visitor typed.
function describeError(error: Error & {code?: unknown}) {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: typeof error.code === 'string' ? error.code : '',
    stack: frames.join('\n'),
  };
}
