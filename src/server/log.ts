/** The log: one JSON line for each response to a form and each failure, without personal data. */
import type {FastifyInstance, FastifyRequest, FastifyServerOptions} from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** Written to the log; null until a submission is stored. */
    submissionId: string | null;
  }
}

export interface LogStream {
  write(line: string): void;
}

/** Returns the options of Fastify's logger, without request lines, which would contain IP addresses and queries. */
export function quietLogger(stream?: LogStream): FastifyServerOptions['logger'] {
  return {
    level: 'warn',
    ...(stream && {stream}),
    serializers: {req: () => ({}), res: () => ({statusCode: 0}), err: describeError},
  };
}

/** Logs id, form, status and milliseconds of each response to a POST request. */
export function logFormResponses(app: FastifyInstance): void {
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
  // Without a fixed message, the logger would use the error's, which may quote personal data.
  request.server.log.error({err: error, route: request.routeOptions.url}, 'The request failed');
}

// Without the message, which may quote a visitor's input.
function describeError(error: Error & {code?: unknown}) {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: typeof error.code === 'string' ? error.code : '',
    stack: frames.join('\n'),
  };
}
