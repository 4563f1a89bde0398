/** Lighthouse on some pages of the built site. */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {npm} from '../scripts/programs/npm';
import {careers, contact} from '../src/forms/tables';
import {CHECK} from '../tests/setup/documents';
import {programPath} from '../scripts/programs';
import {withServer} from './serve';
import {median, table} from './table';
import {pageWith, PLAIN_PAGE, routesWith} from '../tests/setup/routes';

/** Pages of different kinds: carousels, a long service page, tabs, a form, a list, the document check. */
export const SIX_PAGES = [
  '/',
  pageWith('Question'),
  contact.page,
  routesWith('Tabs').at(-1) ?? PLAIN_PAGE,
  careers.page,
  CHECK,
];

/** Lighthouse needs a newer Node than the site: bench/package.json installs one. */
const NODE = path.resolve('bench/node_modules/node/bin/node');

function installLighthouse(): void {
  if (existsSync(NODE)) return;
  const args = ['install', '--prefix', 'bench', '--no-package-lock', '--ignore-scripts=false'];
  const {status} = npm(args, {stdio: 'inherit', encoding: 'utf8'});
  if (status !== 0) throw new Error('npm could not install Lighthouse in bench/; see above.');
}

interface Run {
  scores: number[];
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
}

const HEADINGS = [
  'page',
  'performance, accessibility, best practices, SEO (goal 100)',
  'LCP, s (goal 1.2; home 1.4)',
  'TBT, ms (goal 30)',
  'CLS',
  'KiB',
];

/** Returns a table of the medians for each page. */
export function measureLighthouse(routes: readonly string[], runs: number): Promise<string> {
  installLighthouse();
  return withServer(async (origin) => {
    const rows = routes.map((route) => {
      const args = [
        'bench/run-lighthouse.mjs',
        programPath('chromium'),
        String(runs),
        origin + route,
      ];
      const lines = execFileSync(NODE, args, {encoding: 'utf8'}).trim().split('\n');
      const measured = lines.map((line) => JSON.parse(line) as Run);
      const medianOf = (figure: (run: Run) => number) => median(measured.map(figure));
      return [
        route,
        [0, 1, 2, 3].map((index) => medianOf(({scores}) => scores[index] ?? 0)).join(' '),
        (medianOf(({lcp}) => lcp) / 1000).toFixed(2),
        Math.round(medianOf(({tbt}) => tbt)),
        medianOf(({cls}) => cls).toFixed(3),
        (medianOf(({bytes}) => bytes) / 1024).toFixed(1),
      ];
    });
    return table(HEADINGS, rows);
  });
}
