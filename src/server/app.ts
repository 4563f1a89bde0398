/** Puts the server together: headers, methods, forms, site. */
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import {withoutBasePath} from '../forms';
import {ENDPOINTS, FORMS} from '../forms/tables';
import {OVER_TLS, securityHeaders} from '../headers';
import {prefersHtml} from './accept';
import {channelsOf} from './deliver/channels';
import {watchDisk} from './disk';
import {documentChecks, type CheckOptions} from './documents/checks';
import {formsService, type FormsOptions} from './forms/routes';
import {answerHealth} from './health';
import {requireOneHost} from './host';
import {takeTurns} from './lifetime';
import {logError, quietLogger, type LogStream} from './log';
import {isFormRequest, pathOf, refuseOtherMethods} from './methods';
import {problemOf, sendProblem} from './problems';
import {clamd} from './scan/clamd';
import type {Settings} from './settings';
import {serveSite, type SendNotFound} from './site/serve';
import type {Site} from './site/site';
import type {Store} from './store/store';
import {refuseExpectations} from './refuse-raw';
import {TIMEOUTS, clientErrorHandler, cutOffSilence, type Timeouts} from './timeouts';

/** A visitor waits for the scanner no longer, in milliseconds; the file is scanned later then. */
const SCAN_MS = 15_000;

export interface AppOptions extends Partial<Pick<FormsOptions, 'onStored'>> {
  settings: Settings;
  store: Store;
  /** Undefined when only the forms service runs. */
  site: Site | undefined;
  logStream?: LogStream;
  timeouts?: Timeouts;
  /** How documents are checked. */
  checks?: CheckOptions;
}

/** Builds the server, ready to listen. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const {settings, store, site, timeouts = TIMEOUTS, onStored = () => {}} = options;
  const headers = securityHeaders(settings.formsOrigin);
  // A database on another machine speaks for itself.
  const disk =
    'dataDir' in settings.store ? watchDisk(settings.dataDir, settings.minFreeBytes) : undefined;
  const app = Fastify({
    logger: quietLogger(options.logStream),
    logController: new LogController({disableRequestLogging: true}),
    trustProxy: settings.trustProxy,
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.silence,
    // What was accepted is answered: whoever waits behind the socket would take a 503 for an answer.
    return503OnClosing: false,
    http: {
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.checkEvery,
      // host.ts does, with our headers.
      requireHostHeader: false,
    },
    clientErrorHandler: clientErrorHandler(headers, timeouts.farewell),
    rewriteUrl: ({url = '/'}) => addressIn(url, settings.basePath),
  });

  cutOffSilence(app.server, headers, timeouts.farewell);
  refuseExpectations(app.server, headers);
  takeTurns(app, timeouts.response);
  app.addHook('onRequest', async ({protocol}, reply) => {
    // Over TLS, which a trusted proxy has to tell us of, also the one that holds browsers to it.
    reply.headers(protocol === 'https' ? {...headers, ...OVER_TLS} : headers);
  });
  requireOneHost(app);
  refuseOtherMethods(app, (request, reply) => refuse(request, reply, site));
  app.setErrorHandler(async (error, request, reply) => {
    const {statusCode, options: details} = problemOf(error);
    if (statusCode >= 500) logError(request, error);
    return sendProblem(reply, statusCode, details);
  });

  answerHealth(app, {store, disk});
  const {allowedOrigins, rateLimit} = settings;
  await app.register(formsService, {
    ...{store, channels: channelsOf(settings), onStored, site},
    checkDocuments: documentChecks(options.checks),
    ...(settings.clamd && {scan: clamd(settings.clamd, SCAN_MS)}),
    ...{allowedOrigins, rateLimit, disk, timeouts, basePath: settings.basePath},
  });
  const notFound: SendNotFound = site
    ? serveSite(app, site)
    : (_request, reply) => sendProblem(reply, 404);
  app.setNotFoundHandler(notFound);
  return app;
}

/** What answers below the base path and, for whoever asks this process itself, without it too. */
const ANYWHERE: ReadonlySet<string> = new Set([...ENDPOINTS, '/healthz', '/readyz']);

/** A request's address without the base path; nobody's where there is nothing. */
function addressIn(url: string, base: string): string {
  const nowhere = '/404.html';
  // The router would answer by itself, without headers or a page, what it cannot decode.
  if (!isDecodable(url)) return nowhere;
  return withoutBasePath(url, base) ?? (ANYWHERE.has(url.split('?', 1)[0] ?? '') ? url : nowhere);
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
    const form = FORMS.find(({calls}) => calls.some(({path}) => path === pathOf(request)));
    const html = form && (await site?.readPage(form.page));
    if (html) {
      reply.code(405).header('cache-control', 'no-store').type('text/html; charset=utf-8');
      return reply.send(html);
    }
  }
  return sendProblem(reply, 405);
}
