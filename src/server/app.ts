/** Creates the Fastify application: headers, allowed methods, forms, site. */
import Fastify, {LogController, type FastifyInstance, type FastifyRequest} from 'fastify';
import {withoutBasePath, type Form} from '@trendsoft/forms-service/validate';
import {ENDPOINTS, FORMS} from '../forms/tables';
import {HSTS, securityHeaders} from '../headers';
import {prefersHtml} from './forms/respond';
import type {Context} from './forms/context';
import {fileBytesOf} from './forms/limits';
import {formsService} from './forms/routes';
import {registerHealth} from './health';
import {isTrusted} from './http/client-key';
import {closePipelines} from './http/connections';
import {httpErrorOf, sendError} from './http/errors';
import {TIMEOUTS, type Timeouts} from './http/timeouts';
import {uploadMemory} from './http/upload-memory';
import {logError, loggerOptions, type LogStream} from './log';
import {registerMetrics} from './metrics';
import {serveSite, type SendNotFound} from './site/serve';

export interface AppOptions
  extends
    Pick<Context, 'settings' | 'store' | 'site'>,
    Partial<Pick<Context, 'onStored' | 'memory'>> {
  logStream?: LogStream;
  timeouts?: Partial<Timeouts>;
}

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const {settings, store, site, onStored = () => {}, memory = uploadMemory()} = options;
  const timeouts = {...TIMEOUTS, ...options.timeouts};
  const headers = securityHeaders(settings.formsOrigin);
  const app = Fastify({
    logger: loggerOptions(options.logStream),
    logController: new LogController({disableRequestLogging: true}),
    trustProxy: isTrusted(settings.trustProxy),
    requestTimeout: timeouts.upload(Math.max(...FORMS.map(fileBytesOf))),
    connectionTimeout: timeouts.silence,
    // Requests in progress are answered even if the server stops meanwhile.
    return503OnClosing: false,
    http: {headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.checkEvery},
    rewriteUrl: ({url = '/'}) => urlBelow(url, settings.basePath),
  });

  closePipelines(app);
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), timeouts.stop).unref();
  });
  app.addHook('onRequest', async ({protocol}, reply) => {
    // A trusted proxy reports TLS.
    reply.headers(protocol === 'https' ? {...headers, ...HSTS} : headers);
  });
  app.addHook('onRequest', async (request, reply) => {
    const form = formAt(request);
    const allowed = form ? FORM_METHODS : PAGE_METHODS;
    if (allowed.includes(request.method)) return;
    reply.header('allow', allowed.join(', '));
    // A browser that opens a form's endpoint gets the form's page.
    const isBrowser = request.method === 'GET' && prefersHtml(request);
    const page = form && isBrowser ? await site?.readPage(form.page) : undefined;
    if (!page) return sendError(reply, 405);
    reply.code(405).header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return reply.send(page.html);
  });
  app.setErrorHandler(async (error, request, reply) => {
    const {statusCode, details} = httpErrorOf(error);
    if (statusCode >= 500) logError(request, error);
    return sendError(reply, statusCode, details);
  });

  registerHealth(app, store, settings);
  registerMetrics(app, store, settings);
  const filledPages = new Map<string, string>();
  await app.register(formsService, {settings, store, site, memory, onStored, filledPages});
  const notFound: SendNotFound = site
    ? serveSite(app, site)
    : (_request, reply) => sendError(reply, 404);
  app.setNotFoundHandler(notFound);
  return app;
}

/** Paths that are also served without the base path, for requests that do not come through a proxy. */
const ALSO_WITHOUT_BASE_PATH: ReadonlySet<string> = new Set([
  ...ENDPOINTS,
  '/healthz',
  '/readyz',
  '/metrics',
]);

/** Returns a request's URL without the base path, or a URL that does not exist if it is not below the base path. */
function urlBelow(url: string, base: string): string {
  const notFound = '/404.html';
  const [path = ''] = url.split('?');
  try {
    decodeURIComponent(path);
  } catch {
    // For an invalid URL, the router would send an error without our headers and 404 page.
    return notFound;
  }
  return withoutBasePath(url, base) ?? (ALSO_WITHOUT_BASE_PATH.has(path) ? url : notFound);
}

const FORM_METHODS = ['POST', 'OPTIONS'];
const PAGE_METHODS = ['GET', 'HEAD'];

function formAt({url}: FastifyRequest): Form | undefined {
  const [path] = url.split('?');
  return FORMS.find(({endpoints}) => endpoints.some((endpoint) => endpoint.path === path));
}
