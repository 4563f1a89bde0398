import {nearest} from '../../src/nearest';
import {oneOf, UsageError, type Values} from '../command-line';
import {oneScript, type Parts} from '../parts';
import {FORMATS, type Format} from './formats';
import {allFiles} from './site';

export interface Options {
  /** Pages to check, from the project's folder on. */
  files: string[];
  /** Whether no files were named, so that all are checked. */
  all: boolean;
  fix: boolean;
  watch: boolean;
  /** Whether to show what the pages tell search engines. */
  structuredData: boolean;
  format: Format;
}

export const OPTIONS = {
  fix: {type: 'boolean'},
  watch: {type: 'boolean'},
  'structured-data': {type: 'boolean'},
  format: {type: 'string'},
} as const;

/** What `npm run check` does besides, when a word and no page is named. */
export const PARTS: Parts = {
  reading: oneScript(
    'how easily each page reads (Flesch-Kincaid grade), hardest first',
    'scripts/check/reading/table.ts',
  ),
  docs: oneScript(
    'rewrites what guides say of rules, blocks and forms from what is declared',
    'scripts/check/write-docs.ts',
  ),
};

/**
 * What is asked for.
 * @throws UsageError saying what can be given instead
 */
export function optionsOf(values: Values<typeof OPTIONS>, words: readonly string[]): Options {
  const format = oneOf('--format', FORMATS, values.format ?? FORMATS[0]);
  const {fix = false, watch = false, 'structured-data': structuredData = false} = values;
  const files = words.map(pageNamed);
  const all = files.length === 0;
  if (structuredData && (all || format !== FORMATS[0])) {
    throw new UsageError(
      `--structured-data is for people, and for the pages that are named, such as /TrendSoft/Career.`,
    );
  }
  return {files: all ? allFiles() : [...new Set(files)], all, fix, watch, structuredData, format};
}

/** The page that somebody names by its file, or by its address as a browser shows it. */
function pageNamed(named: string): string {
  const files = allFiles();
  const plain = named.replaceAll('\\', '/').replace(`${process.cwd()}/`, '').replace(/^\.\//, '');
  const route = `pages${plain === '/' ? '/index' : plain}.mdx`;
  const found = files.find((file) => file === plain || file === route);
  if (found) return found;
  const near = nearest(plain, files) ?? nearest(route, files);
  throw new UsageError(
    `${named} is no page.${near ? ` Did you mean ${near}?` : ''} Pages are the .mdx files in pages/.`,
  );
}
