/** Finds the page into which the outcome of a submission is inserted. */
import type {FastifyRequest} from 'fastify';
import {actionOf, withoutBasePath, type Form} from '../../forms/index.ts';
import type {Translate} from '../../forms/sentences.ts';
import type {Context} from './context.ts';

const DEFAULT_LANGUAGE = 'en';

export interface Page {
  html: string;
  language: string;
  /** Returns the forms' sentences in this language. */
  t: Translate;
  /** Its path on the site; undefined for the plain page of this module. */
  path?: string;
}

/** Returns the page of the site that the visitor came from, or the page in the form's table, or a plain page. */
export async function pageFor(
  request: FastifyRequest,
  form: Form,
  context: Context,
): Promise<Page> {
  const {site, settings} = context;
  const referer = refererOf(request)?.pathname;
  const refererPath = referer && withoutBasePath(referer, settings.basePath);
  for (const spelling of [pageParameter(request), refererPath, form.page]) {
    const page = spelling === undefined ? undefined : await site?.readPage(spelling);
    if (site && page && containsForm(page.html, form)) {
      const language = site.languages.of(page.path);
      return {
        html: page.html,
        language: language ?? DEFAULT_LANGUAGE,
        t: site.languages.translator(language),
        path: page.path,
      };
    }
  }
  return plainPage(request, form, context);
}

function containsForm(html: string, form: Form): boolean {
  // The minifier removes optional quotes.
  return new RegExp(`<form[^>]* action=["']?[^"'\\s>]*${actionOf(form)}["'\\s>]`).test(html);
}

function plainPage(
  request: FastifyRequest,
  form: Form,
  {configuration: {name, tables}, settings: {allowedOrigins, basePath}}: Context,
): Page {
  const referer = refererOf(request);
  const isAllowed = referer && allowedOrigins.includes(referer.origin);
  // From another origin, browsers send only the origin as the referrer.
  const back = isAllowed
    ? `<p><a href="${referer.origin}${basePath}${form.page.slice(1)}">Back to the form</a></p>`
    : '<p>To return to the form, use the Back button of your browser.</p>';
  return {
    language: DEFAULT_LANGUAGE,
    t: tables.sentences.translator(),
    // An empty icon, so that the browser does not request one.
    html: `<!doctype html>
<html lang="${DEFAULT_LANGUAGE}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><link rel="icon" href="data:,">
<title>${name} | Form</title></head>
<body><main><h1>${name}</h1><div data-form-status></div>${back}</main></body>
</html>`,
  };
}

/** Returns the language of the page that a form was posted from; undefined for the default one. */
export function languageOf(request: FastifyRequest, {site}: Context): string | undefined {
  const path = pageParameter(request) ?? refererOf(request)?.pathname;
  return path === undefined ? undefined : site?.languages.of(path);
}

// The page that is sent as a response has the endpoint's URL, so fillPage adds the page's path to the form's action.
function pageParameter(request: FastifyRequest): string | undefined {
  const {page} = request.query as {page?: unknown};
  return typeof page === 'string' ? page : undefined;
}

function refererOf({headers}: FastifyRequest): URL | undefined {
  const {referer = ''} = headers;
  const url = URL.canParse(referer) ? new URL(referer) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
