/** Shows the findings of the writers' check in editors, through ESLint. See eslint.config.mjs. */
import path from 'node:path';
import type {Linter} from 'eslint';
import {checkPage} from './check-page';
import {messageOf} from './formats';
import {readSite} from './site';

/** ESLint passes the source to `preprocess` alone, and the file's name to `postprocess`, which it calls next. */
let text = '';

/** Passes MDX on unparsed, and returns the findings as ESLint messages. */
export const processor: Linter.Processor = {
  meta: {name: 'pages', version: '1'},
  preprocess(source) {
    text = source;
    return [];
  },
  postprocess(_, filename) {
    const file = path.relative(process.cwd(), filename).replaceAll(path.sep, '/');
    return checkPage(file, text, readSite()).map((finding) => ({
      ruleId: finding.rule,
      severity: finding.level === 'error' ? 2 : 1,
      message: messageOf(finding),
      line: finding.line,
      column: finding.column ?? 1,
    }));
  },
};
