/** Finds the page that an answer is written on. */
import type {FastifyRequest} from 'fastify';
import {COMPANY} from '../../../sidebars';
import {actionOf, withoutBasePath, type Form} from '../../forms';
import {sayIn, type Say} from '../../forms/translations';
import {withoutTrailingSlash} from '../site/redirects';
import type {Site} from '../site/site';
import type {AnswerContext} from './outcome';

export interface Page {
  html: string;
  /** Says the forms' sentences in the page's language. */
  say: Say;
  /** Its path, undefined for the stand-alone page. */
  path?: string;
}

/**
 * The built page that the visitor came from, or else the form's usual page.
 * @returns undefined when the build has neither, or there is no build.
 */
export async function findPage(
  request: FastifyRequest,
  form: Form,
  {site, basePath}: AnswerContext,
): Promise<Page | undefined> {
  const referer = refererOf(request)?.pathname;
  const cameFrom = referer && withoutBasePath(referer, basePath);
  if (!site) return undefined;
  for (const asked of [pageParameter(request), cameFrom, form.page]) {
    if (asked === undefined) continue;
    const path = withoutTrailingSlash(decode(asked));
    const html = await pageWith(form, path, site);
    if (html) return {html, say: site.languages.say(site.languages.of(path)), path};
  }
  return undefined;
}

/** Whether pages hold a form, and their HTML when they do; only of pages that exist. */
const read = new WeakMap<Site, Map<string, string | undefined>>();

async function pageWith(form: Form, path: string, site: Site) {
  const known = read.get(site) ?? new Map<string, string | undefined>();
  read.set(site, known);
  const key = `${form.name} ${path}`;
  if (known.has(key)) return known.get(key);
  const html = await site.readPage(path);
  if (html === undefined) return undefined;
  known.set(key, holdsForm(html, form) ? html : undefined);
  return known.get(key);
}

function holdsForm(html: string, form: Form): boolean {
  const action = actionOf(form);
  // A minifier leaves the quotes out where it can.
  return new RegExp(`<form[^>]* action=["']?[^"'\\s>]*${action}["'\\s>]`).test(html);
}

/** A page for a service that has no build beside it: plain, but all of the answer. */
export function plainPage(
  request: FastifyRequest,
  form: Form,
  {allowedOrigins, basePath}: AnswerContext,
): Page {
  const referer = refererOf(request);
  const known = referer && allowedOrigins.includes(referer.origin);
  // Across origins a browser names the origin only.
  const usual = basePath + form.page.slice(1);
  const target = known && (referer.pathname === '/' ? referer.origin + usual : referer.href);
  const back = target
    ? `<p><a href="${target.replaceAll('"', '%22')}">Back to the form</a></p>`
    : '<p>To return to the form, use the Back button of your browser.</p>';
  return {
    say: sayIn(),
    html:
      '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width">' +
      '<meta name="color-scheme" content="light dark">' +
      // There is no icon here, and a browser would ask for one.
      `<link rel="icon" href="data:,"><title>${COMPANY} | Form</title></head>` +
      `<body><main><h1>${COMPANY}</h1><div data-form-status></div>${back}</main></body></html>`,
  };
}

/** The language of the page that a form was posted from; undefined for the default one. */
export function languageOf(request: FastifyRequest, {site}: AnswerContext): string | undefined {
  const path = pageParameter(request) ?? refererOf(request)?.pathname;
  return path === undefined ? undefined : site?.languages.of(path);
}

// An answer's own address says nothing about its page, so fillPage adds this to the form's action.
function pageParameter(request: FastifyRequest): string | undefined {
  const {page} = request.query as {page?: unknown};
  return typeof page === 'string' ? page : undefined;
}

function refererOf({headers}: FastifyRequest): URL | undefined {
  const {referer = ''} = headers;
  const url = URL.canParse(referer) ? new URL(referer) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
