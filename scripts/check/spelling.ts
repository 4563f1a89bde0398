import {lint, type Issue} from 'cspell';
import {fileURLToPath} from 'node:url';
import path from 'node:path';
import type {Finding} from './finding';
import {WORD_LIST} from './words';

export interface Misspelling extends Finding {
  word: string;
}

const ignore = () => undefined;

/**
 * Words that neither the dictionary nor the company's word list knows.
 *
 * @param files from the project's folder on
 * @throws Error when cspell.json cannot be read
 */
export async function spelling(files: string[]): Promise<Misspelling[]> {
  if (files.length === 0) return [];
  const issues: Issue[] = [];
  const failures: string[] = [];
  const root = process.cwd();
  await lint(
    files,
    {root, config: 'cspell.json', progress: false, showSuggestions: true, gitignore: false},
    {
      issue: (issue) => issues.push(issue),
      error: (message, error) => failures.push(`${message} ${error.message}`),
      ...{info: ignore, debug: ignore, progress: ignore, result: ignore},
    },
  );
  if (failures.length > 0) throw new Error(`cspell could not check: ${failures.join('; ')}`);
  return issues.map((issue) => ({
    file: path
      .relative(root, fileURLToPath(issue.uri ?? ''))
      .split(path.sep)
      .join('/'),
    line: issue.row,
    column: issue.col,
    level: 'error',
    rule: 'spelling',
    word: issue.text,
    message: messageFor(issue),
  }));
}

function messageFor({text, suggestions = []}: Issue): string {
  // An abbreviation is like many words, and means none of them.
  const abbreviation = text === text.toUpperCase();
  const near = (abbreviation ? [] : suggestions)
    .slice(0, 3)
    .map((word) => `"${word}"`)
    .join(', ');
  const meant = near ? ` Did you mean ${near.replace(/, ("[^"]+")$/, ' or $1')}?` : '';
  return `"${text}" is not in the dictionary.${meant} A name or a term of ours goes into ${WORD_LIST}`;
}
