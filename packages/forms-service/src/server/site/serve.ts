/** Serves the built site for GET and HEAD. */
import fastifyStatic from '@fastify/static';
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import {REVALIDATE, cacheControl, type HeaderPolicy} from '../../headers/index.ts';
import {sendError} from '../http/errors.ts';
import type {Site} from './site.ts';

export type SendNotFound = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Registers the site's routes.
 * @returns the handler for addresses that do not exist
 */
export function serveSite(app: FastifyInstance, site: Site, headers: HeaderPolicy): SendNotFound {
  app.register(fastifyStatic, {
    root: site.root,
    serve: false,
    preCompressed: true,
    // site.ts determines which files are served, including dotfiles.
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
    acceptRanges: false,
    // Made from sizes and times, which a new build may share with the one before: Nix and buildpacks set all times alike.
    etag: false,
    lastModified: false,
  });

  const notFound: SendNotFound = (request, reply) => {
    const page = site.notFoundPage(request.url);
    if (!page) return sendError(reply, 404);
    reply.code(404).headers({'cache-control': REVALIDATE, vary: 'accept-encoding'});
    // Without an ETag, since a conditional request would get a 404 without a body.
    return reply.sendFile(page);
  };

  app.get('/*', (request, reply) => {
    const [path = '/', ...query] = request.url.split('?');
    const found = site.find(path);
    if (!found) return notFound(request, reply);
    if ('redirect' in found) {
      const target = encodeURI(found.redirect);
      return reply.redirect(query.length ? `${target}?${query.join('?')}` : target, 301);
    }
    const etag = site.etagOf(found.file);
    reply.headers({
      'cache-control': cacheControl(found.file, headers),
      vary: 'accept-encoding',
      etag,
    });
    if (isCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.sendFile(found.file);
  });
  return notFound;
}

/** Whether the browser has this version. @param known the header If-None-Match: ETags separated by commas, or * */
function isCurrent(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return known.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
