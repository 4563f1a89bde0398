import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {DECLARATIONS} from '../blocks/declared';
import {readVerdicts} from './accessibility-report/verdicts';
import {today} from './openings/days';
import {stateOfJobs} from './openings/jobs';

/** What decides how pages are compiled and is no module of the bundle; the bundler cannot see it change. */
export const TOOLS = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  'docs/audit.json',
  'docs/review.json',
  'docs/listen/summary.json',
  'src/plugins',
  'src/theme',
  'src/forms',
  'src/locales',
  'src/mdx',
  'src/blocks',
  ...DECLARATIONS,
];

/** Everything that a page's script is made of. */
export const ALL_SOURCES = [...TOOLS, 'src', 'pages', 'static'];

function filesIn(source: string): string[] {
  if (!existsSync(source)) return [];
  if (statSync(source).isFile()) return [source];
  return readdirSync(source, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Names a state of files, of the site's configuration and of the locale's words: equal states have
 * equal names, on every machine.
 * @param sources files and folders, relative to the site
 * @returns 64 hexadecimal digits
 */
export function sourceHash(
  {siteDir, siteConfig, i18n, localizationDir}: LoadContext,
  sources: string[],
): string {
  // A list of openings changes with other pages' dates, and overnight.
  const jobs = stateOfJobs(path.join(siteDir, 'pages'), today());
  // So does what a person has judged for a time.
  const expired = readVerdicts(siteDir).filter(({expiry}) => expiry < today());
  const state = [siteConfig, i18n.currentLocale, jobs, expired.map(({item}) => item)];
  const hash = createHash('sha256').update(JSON.stringify(state));
  const folders = [...sources.map((source) => path.join(siteDir, source)), localizationDir];
  for (const file of new Set(folders.flatMap(filesIn))) {
    hash.update(path.relative(siteDir, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
