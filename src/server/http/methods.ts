/** Answers 405, with Allow, before a body is read. */
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import {ENDPOINTS} from '../../forms/tables';

const FORM_PATHS: ReadonlySet<string> = new Set(ENDPOINTS);
const FORM_METHODS = ['POST', 'OPTIONS'];
const PAGE_METHODS = ['GET', 'HEAD'];

/** The path of a request without its query. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/** Whether a request goes to one of the forms' endpoints. */
export function isFormRequest(request: FastifyRequest): boolean {
  return FORM_PATHS.has(pathOf(request));
}

type Refuse = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Refuses methods that an address does not have. */
export function refuseOtherMethods(app: FastifyInstance, refuse: Refuse): void {
  app.addHook('onRequest', async (request, reply) => {
    const allowed = isFormRequest(request) ? FORM_METHODS : PAGE_METHODS;
    if (allowed.includes(request.method)) return;
    reply.header('allow', allowed.join(', '));
    return refuse(request, reply);
  });
}
