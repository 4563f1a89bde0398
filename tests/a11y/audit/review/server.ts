/** The review's server: on this machine alone, pages and one form. */
import {createServer, type IncomingMessage, type Server} from 'node:http';
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

interface Reply {
  status: number;
  body: string | Buffer;
  headers: Record<string, string>;
}

const html = (status: number, body: string): Reply => ({
  ...{status, body},
  headers: {'content-type': 'text/html; charset=utf-8'},
});

const text = (status: number, body: string): Reply => ({
  ...{status, body},
  headers: {'content-type': 'text/plain; charset=utf-8'},
});

export function reviewServer(options: ReviewOptions): Server {
  return createServer((request, response) => {
    answer(request, options)
      .catch((error: unknown) => text(500, error instanceof Error ? error.message : String(error)))
      .then(({status, body, headers}) => {
        response.writeHead(status, {...SECURE, ...headers}).end(body);
      })
      .catch(() => response.destroy());
  });
}

async function answer(request: IncomingMessage, options: ReviewOptions): Promise<Reply> {
  const {siteDir, pictureOf} = options;
  const url = new URL(request.url ?? '/', 'http://review');
  // Another site that a browser has open may neither read this one nor write to it.
  if (!isOwn(request)) return text(403, 'This address is for this machine alone.');
  const items = reviewOf(readAudit(siteDir), readVerdicts(siteDir), options.today());
  const item = items.find(({id}) => id === url.searchParams.get('id'));
  if (request.method === 'POST' && url.pathname === '/item' && item) {
    return judge(await bodyOf(request), item, options);
  }
  if (request.method !== 'GET') return text(405, 'Only forms are sent here.');
  if (url.pathname === '/') {
    const saved = items.find(({id}) => id === url.searchParams.get('saved'));
    return html(200, overview(items, saved ? `Kept: ${titleOf(saved)}.` : ''));
  }
  if (url.pathname === '/item' && item) return html(200, view(item, options));
  const place = item?.question?.places[Number(url.searchParams.get('place'))];
  if (url.pathname === '/picture' && place) {
    return {status: 200, body: await pictureOf(place), headers: {'content-type': 'image/png'}};
  }
  return html(404, overview(items));
}

function isOwn({headers, socket}: IncomingMessage): boolean {
  const own = [`127.0.0.1:${socket.localPort}`, `localhost:${socket.localPort}`];
  const {host = '', origin} = headers;
  return own.includes(host) && (origin === undefined || origin === `http://${host}`);
}

function judge(body: string, item: ReviewedItem, options: ReviewOptions): Reply {
  const values = valuesOf(new URLSearchParams(body));
  const verdict = verdictOf(item, values);
  if (!isVerdict(verdict)) return html(422, view(item, options, {values, mistakes: verdict}));
  keep(options.siteDir, verdict);
  return {status: 303, body: '', headers: {location: `/?saved=${encodeURIComponent(item.id)}`}};
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
