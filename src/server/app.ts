/** Puts the server together: headers, methods, forms, site. */
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import {prefersHtml} from './accept';
import {CAREERS, CONTACT} from './forms/definitions';
import {formsService} from './forms/routes';
import {securityHeaders, sendSecurityHeaders} from './headers';
import {logError, quietLogger, type LogStream} from './log';
import {isFormRequest, pathOf, refuseOtherMethods} from './methods';
import {problemOf, sendProblem} from './problems';
import type {Settings} from './settings';
import {serveSite, type SendNotFound} from './site/serve';
import type {Site} from './site/site';
import type {Store} from './store/store';
import {TIMEOUTS, clientErrorHandler, type Timeouts} from './timeouts';

export interface AppOptions {
  settings: Settings;
  store: Store;
  /** Undefined when only the forms service runs. */
  site: Site | undefined;
  logStream?: LogStream;
  timeouts?: Timeouts;
}

/** Builds the server, ready to listen. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const {settings, store, site, timeouts = TIMEOUTS} = options;
  const headers = securityHeaders(settings);
  const app = Fastify({
    logger: quietLogger(options.logStream),
    logController: new LogController({disableRequestLogging: true}),
    trustProxy: settings.trustProxy,
    requestTimeout: timeouts.request,
    http: {headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.checkEvery},
    clientErrorHandler: clientErrorHandler(headers),
    // The router would answer by itself, without headers or a page, what it cannot decode.
    rewriteUrl: ({url = '/'}) => (isDecodable(url) ? url : '/404.html'),
  });

  sendSecurityHeaders(app, headers);
  refuseOtherMethods(app, (request, reply) => refuse(request, reply, site));
  app.setErrorHandler(async (error, request, reply) => {
    const {statusCode, options: details} = problemOf(error);
    if (statusCode >= 500) logError(request, error);
    return sendProblem(reply, statusCode, details);
  });

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({status: 'ok'}),
  );
  const {allowedOrigins, rateLimit} = settings;
  await app.register(formsService, {store, site, allowedOrigins, rateLimit});
  const notFound: SendNotFound = site
    ? serveSite(app, site)
    : (_request, reply) => sendProblem(reply, 404);
  app.setNotFoundHandler(notFound);
  return app;
}

function isDecodable(url: string): boolean {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '') !== '';
  } catch {
    return false;
  }
}

/** 405; somebody who opens a form's endpoint by its address gets to see the form. */
async function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site | undefined,
): Promise<FastifyReply> {
  if (request.method === 'GET' && isFormRequest(request) && prefersHtml(request.headers.accept)) {
    const form = pathOf(request) === CAREERS.action ? CAREERS : CONTACT;
    const html = await site?.readPage(form.page);
    if (html) return reply.code(405).type('text/html; charset=utf-8').send(html);
  }
  return sendProblem(reply, 405);
}
