/** The review's server: on this machine alone, pages and one form. */
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {readAudit} from '../../../../src/plugins/accessibility-report/read';
import {reviewOf, type ReviewedItem} from '../../../../src/plugins/accessibility-report/review';
import type {QuestionPlace} from '../../../../src/plugins/accessibility-report/types';
import {readVerdicts} from '../../../../src/plugins/accessibility-report/verdicts';
import {isVerdict, keep, valuesOf, verdictOf, type Values} from './form';
import {itemPage, overview, titleOf} from './pages';
import {transcriptsOf} from './transcripts';

export interface ReviewOptions {
  /** Folder of docs/. */
  siteDir: string;
  /** Where the built site is served. */
  site: string;
  /** PNG of an element. */
  pictureOf: (place: QuestionPlace) => Promise<Buffer>;
  /** ISO date. */
  today: () => string;
}

/** A verdict stands for a year unless the auditor says otherwise. */
const STANDS_DAYS = 365;
const DAY_MS = 86_400_000;
/** A note is a few paragraphs. */
const MOST_BYTES = 100_000;

const SECURE = {
  'content-security-policy':
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

export function reviewServer(options: ReviewOptions): Server {
  return createServer((request, response) => {
    answer(request, response, options).catch((error: unknown) => {
      send(response, 500, error instanceof Error ? error.message : String(error), 'text/plain');
    });
  });
}

async function answer(request: IncomingMessage, response: ServerResponse, options: ReviewOptions) {
  const {siteDir, pictureOf} = options;
  const url = new URL(request.url ?? '/', 'http://review');
  // Another site that a browser has open may neither read this one nor write to it.
  if (!isOwn(request))
    return send(response, 403, 'This address is for this machine alone.', 'text/plain');
  const items = reviewOf(readAudit(siteDir), readVerdicts(siteDir), options.today());
  const item = items.find(({id}) => id === url.searchParams.get('id'));
  if (request.method === 'POST' && url.pathname === '/item' && item) {
    return judge(request, response, item, options);
  }
  if (request.method !== 'GET')
    return send(response, 405, 'Only forms are sent here.', 'text/plain');
  if (url.pathname === '/') {
    const saved = items.find(({id}) => id === url.searchParams.get('saved'));
    return send(response, 200, overview(items, saved ? `Kept: ${titleOf(saved)}.` : ''));
  }
  if (url.pathname === '/item' && item) return send(response, 200, view(item, options));
  const place = item?.question?.places[Number(url.searchParams.get('place'))];
  if (url.pathname === '/picture' && place) {
    return send(response, 200, await pictureOf(place), 'image/png');
  }
  return send(response, 404, overview(items));
}

function isOwn({headers, socket}: IncomingMessage): boolean {
  const own = [`127.0.0.1:${socket.localPort}`, `localhost:${socket.localPort}`];
  const {host = '', origin} = headers;
  return own.includes(host) && (origin === undefined || origin === `http://${host}`);
}

async function judge(
  request: IncomingMessage,
  response: ServerResponse,
  item: ReviewedItem,
  options: ReviewOptions,
) {
  const values = valuesOf(new URLSearchParams(await bodyOf(request)));
  const verdict = verdictOf(item, values);
  if (!isVerdict(verdict)) {
    return send(response, 422, view(item, options, {values, mistakes: verdict}));
  }
  keep(options.siteDir, verdict);
  response.writeHead(303, {location: `/?saved=${encodeURIComponent(item.id)}`}).end();
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > MOST_BYTES) throw new Error('The note is too long.');
  }
  return body;
}

type Filled = Pick<Parameters<typeof itemPage>[0], 'values' | 'mistakes'>;

function view(item: ReviewedItem, options: ReviewOptions, filled?: Filled): string {
  const {siteDir, site} = options;
  const routes = item.question?.pages ?? readAudit(siteDir).pages;
  const transcripts = transcriptsOf(siteDir, routes);
  const shown = filled ?? {values: first(item, options)};
  return itemPage({...shown, item, routes, site, transcripts});
}

/** What the form begins with: an earlier verdict, and the name of who judged last. */
function first({verdict, standing}: ReviewedItem, {siteDir, today}: ReviewOptions): Values {
  const last = readVerdicts(siteDir).toSorted((a, b) => (a.date < b.date ? 1 : -1))[0];
  const date = today();
  const expiry = new Date(Date.parse(date) + STANDS_DAYS * DAY_MS).toISOString().slice(0, 10);
  if (verdict && standing === 'judged') return verdict;
  return {verdict: '', note: '', name: last?.name ?? '', date, expiry};
}

function send(response: ServerResponse, status: number, body: string | Buffer, type = 'text/html') {
  const content = type.startsWith('text/') ? `${type}; charset=utf-8` : type;
  response.writeHead(status, {...SECURE, 'content-type': content}).end(body);
}
