/**
 * Writes a fresh token into the pages that hold a form, on their way out: a visitor without
 * JavaScript has one too. Such a page is never kept by a shared cache, and has no validators: a
 * "not modified" would leave the visitor with the token of an earlier visit.
 */
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import type {FastifyReply, FastifyRequest} from 'fastify';
import {TOKEN_FIELD, TOKEN_MARKER} from '../../forms';
import {quality} from '../accept';
import type {Site} from '../site/site';
import type {FormTokens} from './token';

const MARKER = new RegExp(
  `(<div\\b[^>]*\\s${TOKEN_MARKER}(?:=""|=''|(?=[\\s>]))[^>]*>)(?=</div>)`,
  'g',
);

/** Answers with a stamped page; undefined when this file holds no form. */
export type SendStamped = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
) => Promise<FastifyReply> | undefined;

/** A page's HTML with a token in each of its forms. */
export function stampPage(html: string, token: string): string {
  // Nothing in a token needs escaping: letters, digits, dots, hyphens, underscores.
  return html.replaceAll(MARKER, `$1<input type="hidden" name="${TOKEN_FIELD}" value="${token}">`);
}

/** Finds the pages that hold a form, once, and keeps them in memory. */
export async function formPages(site: Site, tokens: FormTokens): Promise<SendStamped> {
  const pages = new Map<string, string>();
  for (const [file, html] of await site.readPages()) if (html.match(MARKER)) pages.set(file, html);
  return (request, reply, file) => {
    const page = pages.get(file);
    return page === undefined ? undefined : send(request, reply, stampPage(page, tokens.issue()));
  };
}

const compressors = {
  br: async (html: string) =>
    promisify(brotliCompress)(html, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}),
  gzip: async (html: string) => promisify(gzip)(html),
};

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => quality(accepted, name) > 0);
  reply
    .type('text/html; charset=utf-8')
    .headers({'cache-control': 'private, no-cache', vary: 'accept-encoding'});
  if (!encoding) return reply.send(html);
  return reply.header('content-encoding', encoding).send(await compressors[encoding](html));
}
