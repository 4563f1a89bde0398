/**
 * The table: every checkable sentence of tests/SPEC.md, as `rows/*.yml` have it. A row says what must be found on which
 * built pages, or names the tags of the tests that check a behaviour. What SPEC.md calls "not shown" is left out.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {requirementOf, type Requirement, type RequirementInWords} from './requirements';

const HERE = 'tests/acceptance';

export interface Row {
  section: string;
  sentence: string;
  /** What each page must contain. */
  found: {route: string; requirement: Requirement}[];
  /** Tags of tests, as in their titles: `@carousel`. */
  tests: string[];
  /** A deviation from the sentence, numbered as in docs/choices.md. */
  deviation?: {number: number; reason: string};
  /** The decision on a sentence that is open or contradicts another. */
  reading?: string;
}

/** A row of a file. The keys of `pages` are addresses or names of groups.yml, separated by spaces. */
interface RowInFile extends Pick<Row, 'sentence' | 'deviation' | 'reading'> {
  pages?: Record<string, RequirementInWords[]>;
  tests?: string[];
}

/** `!re /^More/i` in a file is a regular expression. */
const expression = {
  tag: '!re',
  resolve: (text: string) => {
    const [, source = '', flags] = /^\/(.*)\/([a-z]*)$/.exec(text) ?? [];
    return new RegExp(source, flags);
  },
};

const read = (file: string): unknown =>
  parse(readFileSync(`${HERE}/${file}`, 'utf8'), {customTags: [expression]});

const groups = read('groups.yml') as Record<string, string[]>;

/** Returns the pages of a name: an address means its page, a group means all of its pages. */
const routesOf = (word: string): string[] => groups[word]?.flatMap(routesOf) ?? [word];

const rowOf = (section: string, {pages = {}, tests = [], ...row}: RowInFile): Row => ({
  ...row,
  section,
  tests,
  found: Object.entries(pages).flatMap(([text, requirements]) =>
    text
      .split(' ')
      .flatMap(routesOf)
      .flatMap((route) =>
        requirements.map((requirement) => ({route, requirement: requirementOf(requirement)})),
      ),
  ),
});

export const ROWS: readonly Row[] = readdirSync(`${HERE}/rows`).flatMap((file) =>
  Object.entries(read(`rows/${file}`) as Record<string, RowInFile[]>).flatMap(([section, rows]) =>
    rows.map((row) => rowOf(section, row)),
  ),
);
