/** Creates the Fastify application: headers, allowed methods, forms, site. */
import Fastify, {LogController, type FastifyInstance} from 'fastify';
import {withoutBasePath} from '../forms/index.ts';
import {HSTS, securityHeaders} from '../headers/index.ts';
import {prefersHtml} from './forms/respond.ts';
import type {Context} from './forms/context.ts';
import {fileBytesOf} from './forms/limits.ts';
import {formsService} from './forms/routes.ts';
import {registerHealth} from './health.ts';
import {isTrusted} from './http/client-key.ts';
import {closePipelines} from './http/connections.ts';
import {httpErrorOf, sendError} from './http/errors.ts';
import {TIMEOUTS, type Timeouts} from './http/timeouts.ts';
import {uploadMemory} from './http/upload-memory.ts';
import {logError, loggerOptions, type LogStream} from './log.ts';
import {registerMetrics} from './metrics.ts';
import {serveSite, type SendNotFound} from './site/serve.ts';

export interface AppOptions
  extends
    Pick<Context, 'configuration' | 'settings' | 'store' | 'site'>,
    Partial<Pick<Context, 'onStored' | 'memory'>> {
  logStream?: LogStream;
  timeouts?: Partial<Timeouts>;
}

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const {configuration, settings, store, site} = options;
  const {onStored = () => {}, memory = uploadMemory()} = options;
  const {tables} = configuration;
  const timeouts = {...TIMEOUTS, ...options.timeouts};
  const headers = securityHeaders(configuration.headers, settings.formsOrigin);
  const alsoWithoutBase = new Set([...tables.endpoints, ...MONITORING]);
  const app = Fastify({
    logger: loggerOptions(options.logStream),
    logController: new LogController({disableRequestLogging: true}),
    trustProxy: isTrusted(settings.trustProxy),
    requestTimeout: timeouts.upload(Math.max(0, ...tables.all.map(fileBytesOf))),
    connectionTimeout: timeouts.silence,
    // Requests in progress are answered even if the server stops meanwhile.
    return503OnClosing: false,
    http: {headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.checkEvery},
    rewriteUrl: ({url = '/'}) => urlBelow(url, settings.basePath, alsoWithoutBase),
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
    const form = tables.at(request.url.split('?')[0]);
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
  registerMetrics(app, {configuration, store, settings});
  const filledPages = new Map<string, string>();
  const context: Context = {
    configuration,
    settings,
    store,
    site,
    memory,
    onStored,
    filledPages,
  };
  await app.register(formsService, context);
  const notFound: SendNotFound = site
    ? serveSite(app, site, configuration.headers)
    : (_request, reply) => sendError(reply, 404);
  app.setNotFoundHandler(notFound);
  return app;
}

const MONITORING = ['/healthz', '/readyz', '/metrics'];

/**
 * Returns a request's URL without the base path, or a URL that does not exist if it is not below the base path.
 * @param alsoWithoutBase paths that are also served without it, for requests that do not come through a proxy
 */
function urlBelow(url: string, base: string, alsoWithoutBase: ReadonlySet<string>): string {
  const notFound = '/404.html';
  const [path = ''] = url.split('?');
  try {
    decodeURIComponent(path);
  } catch {
    // For an invalid URL, the router would send an error without our headers and 404 page.
    return notFound;
  }
  return withoutBasePath(url, base) ?? (alsoWithoutBase.has(path) ? url : notFound);
}

const FORM_METHODS = ['POST', 'OPTIONS'];
const PAGE_METHODS = ['GET', 'HEAD'];
