/** Markdown, checked by markdownlint with the settings of `.markdownlint.json`, which editors read too. */
import {applyFixes, type LintError} from 'markdownlint';
import {lint, readConfig} from 'markdownlint/sync';
import {messageFor} from './markdown-messages';
import type {Rule} from './rule';

/** Rules whose fix never changes the words: spaces, empty lines, the end of the file. */
const SAFE_FIXES = [
  'MD009',
  'MD010',
  'MD012',
  'MD019',
  'MD022',
  'MD030',
  'MD031',
  'MD032',
  'MD047',
];

/** The folder of the project's settings, independent of the working directory. */
const SETTINGS = `${__dirname}/../../../.markdownlint.json`;

function errorsIn(source: string): LintError[] {
  return lint({strings: {page: source}, config: readConfig(SETTINGS)})['page'] ?? [];
}

const isSafe = ({ruleNames: [id = '']}: LintError) => SAFE_FIXES.includes(id);

/** Returns a page with spaces and empty lines in order. */
export const tidyMarkdown = (source: string): string =>
  applyFixes(source, errorsIn(source).filter(isSafe));

export const markdown: Rule = {
  name: 'Markdown',
  level: 'error',
  find: ({source, tree}) =>
    // A page with invalid MDX has one error already.
    (tree ? errorsIn(source) : []).map((error) => ({
      line: error.lineNumber,
      column: error.errorRange?.[0] ?? 1,
      rule: error.ruleNames[0] ?? 'Markdown',
      message: messageFor(error),
    })),
};
