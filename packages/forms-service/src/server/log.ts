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

/** Returns options for Fastify's logger that omit request data, such as IP addresses and query strings. */
export function loggerOptions(stream?: LogStream): FastifyServerOptions['logger'] {
  return {
    level: 'warn',
    ...(stream && {stream}),
    serializers: {req: () => ({}), err: describeError},
  };
}

/** Logs submission id, path, status and milliseconds of each response to a POST request. */
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

// The message may quote a visitor's input, so the log has the failed operation and the error's code instead.
function describeError({
  name,
  stack = '',
  code,
  failed,
}: Error & {code?: unknown; failed?: unknown}) {
  // A line of a message, which may quote input, has no position at its end.
  const frames = stack.match(/^\s+at .*:\d+:\d+\)?$/gm) ?? [];
  return {
    type: name,
    message: [failed, code].filter((part) => part && typeof part === 'string').join(': '),
    stack: frames.join('\n'),
  };
}
