/** Serves the built site for GET and HEAD. */
import fastifyStatic from '@fastify/static';
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import {REVALIDATE, cacheControl} from '../../headers';
import {sendError} from '../http/errors';
import type {Site} from './site';

export type SendNotFound = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Registers the site's routes.
 * @returns the handler for addresses that do not exist
 */
export function serveSite(app: FastifyInstance, site: Site): SendNotFound {
  app.register(fastifyStatic, {
    root: site.root,
    serve: false,
    preCompressed: true,
    // site.ts determines which files are served, including dotfiles.
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
    acceptRanges: false,
  });

  const notFound: SendNotFound = (request, reply) => {
    const page = site.notFoundPage(request.url);
    if (!page) return sendError(reply, 404);
    reply.code(404).headers({'cache-control': REVALIDATE, vary: 'accept-encoding'});
    // Without validators, since a conditional request would get a 404 without a body.
    return reply.sendFile(page, {etag: false, lastModified: false});
  };

  app.get('/*', (request, reply) => {
    const [path = '/', ...query] = request.url.split('?');
    const found = site.find(path);
    if (!found) return notFound(request, reply);
    if ('redirect' in found) {
      const target = encodeURI(found.redirect);
      return reply.redirect(query.length ? `${target}?${query.join('?')}` : target, 301);
    }
    reply.headers({'cache-control': cacheControl(found.file), vary: 'accept-encoding'});
    return reply.sendFile(found.file);
  });
  return notFound;
}
