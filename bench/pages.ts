/** Lighthouse on every page of three builds: ours, the stock theme's, and ours without script. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {findProgram} from '../scripts/programs';
import {serve} from './server';
import {median} from './summary';

/** One run, or the median of several. Times in ms, transfer in bytes by kind. */
export interface PageRun {
  url: string;
  /** Performance, accessibility, best practices, SEO; 0 to 100. */
  scores: number[];
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  mainThread: number;
  requests: number;
  transfer: Record<string, number>;
}

const NODE = path.resolve('bench/node_modules/node/bin/node');

/** Installs Lighthouse and the Node that it needs, below bench/, when they are not there. */
export function ensureLighthouse(): void {
  if (existsSync(NODE)) return;
  const args = ['install', '--no-package-lock', '--ignore-scripts=false'];
  const {status} = spawnSync('npm', args, {cwd: 'bench', stdio: 'inherit'});
  if (status !== 0)
    throw new Error('Lighthouse could not be installed: npm install in bench/ failed.');
}

/** The run whose LCP is in the middle; each figure of it belongs to the others. */
function medianRun(runs: PageRun[]): PageRun {
  const sorted = runs.toSorted((a, b) => a.lcp - b.lcp || a.tbt - b.tbt);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('There is no run to take the median of.');
  return {...middle, tbt: median(runs.map(({tbt}) => tbt))};
}

/** @returns the median run of each route, in order */
export async function measurePages(
  build: string,
  routes: string[],
  runs: number,
): Promise<PageRun[]> {
  const chromium = findProgram('chromium');
  if (!chromium) throw new Error('There is no Chromium. Set CHROMIUM, or run: npm test -- browser');
  const server = await serve(build, 4300);
  try {
    return routes.map((route) => {
      const args = ['lighthouse.mjs', chromium, String(runs), server.origin + route];
      const {status, stdout, stderr} = spawnSync(NODE, args, {cwd: 'bench', encoding: 'utf8'});
      if (status !== 0) throw new Error(stderr);
      const lines = stdout.trim().split('\n');
      const result = medianRun(lines.map((line) => JSON.parse(line) as PageRun));
      console.log(`  ${route}: ${result.scores.join('/')}, LCP ${Math.round(result.lcp)} ms`);
      return {...result, url: route};
    });
  } finally {
    server.stop();
  }
}
