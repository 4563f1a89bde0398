/** Writes what was measured: JSON for programs, a table for people. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import type {Documents} from './documents';
import {documentsSection} from './documents-report';
import type {Growth} from './growth';
import type {PageRun} from './pages';
import type {Load} from './serving';
import type {BuildCost} from './sites';
import {bytes, misses, summaryRows} from './summary';
import type {Waking} from './waking';
import {wakingSection} from './waking-report';
import {table} from './table';

export interface Results {
  /** Build (`ours`, `stock`, `floor`) → its pages. */
  pages?: Record<string, PageRun[]>;
  /** Build → its pages, three signs each. */
  waking?: Record<string, Waking[]>;
  growth?: Growth[];
  build?: {cold: BuildCost; warm: BuildCost};
  serving?: Load[];
  documents?: Documents;
  /** Built file → bytes: what a byte budget's failure compares with. */
  files?: Record<string, number>;
}

const JSON_FILE = 'docs/benchmarks.json';
const TABLE_FILE = 'docs/benchmarks.md';

const kib = (size = 0) => (size / 1024).toFixed(1);
const seconds = (ms: number) => (ms / 1000).toFixed(2);

function pageTable(runs: PageRun[]): string {
  const head = [
    'page',
    'scores',
    'LCP s',
    'TBT ms',
    'CLS',
    'main thread s',
    'requests',
    'KiB',
    'html',
    'css',
    'js',
    'font',
    'pictures',
  ];
  const rows = runs.map((run) => {
    const {url, scores, lcp, tbt, cls, mainThread, requests, transfer} = run;
    const total = bytes(run);
    const {Document: html = 0, Stylesheet: css = 0, Script: js = 0, Font: font = 0} = transfer;
    const rest = total - html - css - js - font;
    return [
      url,
      scores.join(' '),
      seconds(lcp),
      Math.round(tbt),
      cls.toFixed(3),
      seconds(mainThread),
      requests,
      ...[total, html, css, js, font, rest].map(kib),
    ];
  });
  return table(head, rows);
}

const NAMES: Record<string, string> = {
  ours: 'This site (`ours`)',
  stock: 'The same pages under the stock classic theme (`stock`)',
  floor: 'This site’s HTML without any script (`floor`)',
};

/** Where each build stands, before the tables that say so page by page. */
function summary(pages: Record<string, PageRun[]>): string {
  const builds = Object.keys(NAMES).filter((name) => pages[name]);
  const missed = misses(pages['ours'] ?? []);
  return [
    '## In short',
    'The median of all pages, the worst page in brackets, and how many times this site’s median that is.',
    table(['', 'goal', ...builds], summaryRows(builds.map((name) => pages[name] ?? []))),
    missed.length === 0
      ? 'Every page of `ours` meets every goal.'
      : `Missed:\n\n- ${missed.join('\n- ')}`,
  ].join('\n\n');
}

function sections({pages = {}, waking, growth, build, serving, documents}: Results): string[] {
  return [
    pages['ours'] && summary(pages),
    ...Object.entries(pages).map(
      ([name, runs]) => `## ${NAMES[name] ?? name}\n\n${pageTable(runs)}`,
    ),
    waking && wakingSection(waking),
    growth &&
      `## Growth\n\nThe script that every page shares, and a build, by number of pages.\n\n${table(
        ['pages', 'shared script, bytes', 'HTML of a page, bytes', 'CPU s', 'seconds', 'memory MB'],
        growth.map((size) => [
          size.pages,
          size.shared,
          size.html,
          size.cpu.toFixed(1),
          size.wall.toFixed(1),
          Math.round(size.memory),
        ]),
      )}`,
    build &&
      `## Build\n\nCold: ${build.cold.cpu.toFixed(1)} s of CPU. Warm: ${build.warm.cpu.toFixed(1)} s.`,
    serving &&
      `## Serving\n\n32 connections, gzip made beforehand, the load generator on the same machine.\n\n${table(
        ['server', 'what', 'requests/s', 'p99 ms'],
        serving.map(({server, what, rate, p99}) => [server, what, rate, p99]),
      )}`,
    documents && documentsSection(documents),
  ].filter((section) => section !== undefined);
}

const INTRODUCTION = `# Benchmarks

Written by \`npm run bench\`; do not edit. Lighthouse 13.5, mobile, simulated slow 4G and 4 times slower CPU. Figures of one
machine: compare within a table, not across machines. Scores are performance, accessibility, best practices and SEO;
KiB are on the wire, headers included. Lab figures only: nothing here or on the site measures visitors.`;

/** One row for each page, or for each sign given to it. */
interface Row {
  url: string;
  sign?: string;
}

/** The last rows of a build, those measured again in their place, and new ones at the end. */
function withFresh<Run extends Row>(last: Run[], fresh: Run[]): Run[] {
  const keyOf = ({url, sign}: Row) => `${url} ${sign}`;
  const again = new Map(fresh.map((run) => [keyOf(run), run]));
  const known = new Set(last.map(keyOf));
  return [
    ...last.map((run) => again.get(keyOf(run)) ?? run),
    ...fresh.filter((run) => !known.has(keyOf(run))),
  ];
}

/** The builds as they were, with those that were measured now. */
function merged<Run extends Row>(
  last: Record<string, Run[]> | undefined,
  fresh: Record<string, Run[]> | undefined,
  somePages: boolean,
): Record<string, Run[]> | undefined {
  const entries = Object.entries(fresh ?? {}).map(([name, runs]) => [
    name,
    somePages ? withFresh(last?.[name] ?? [], runs) : runs,
  ]);
  return last || fresh
    ? {...last, ...(Object.fromEntries(entries) as Record<string, Run[]>)}
    : undefined;
}

/** Adds new results to the last ones, so that a part can be measured by itself; `somePages` keeps the rows of other pages. */
export function report(fresh: Results, {somePages = false} = {}): void {
  const old = existsSync(JSON_FILE) ? (JSON.parse(readFileSync(JSON_FILE, 'utf8')) as Results) : {};
  const pages = merged(old.pages, fresh.pages, somePages);
  const waking = merged(old.waking, fresh.waking, somePages);
  const results = {...old, ...fresh, ...(pages && {pages}), ...(waking && {waking})};
  writeFileSync(JSON_FILE, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(TABLE_FILE, `${[INTRODUCTION, ...sections(results)].join('\n\n')}\n`);
  console.log(
    [`Written: ${TABLE_FILE}, ${JSON_FILE}`, ...misses(fresh.pages?.['ours'] ?? [])].join('\n'),
  );
}
