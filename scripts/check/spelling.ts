import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {lint, type Issue} from 'cspell';
import type {Finding} from './finding';
import {WORD_LIST} from './site';

const ignore = () => undefined;

/**
 * Finds words that neither the dictionary nor the company's list knows, and words that cspell.json forbids.
 *
 * @param files paths from the project's folder
 * @throws Error if cspell.json cannot be read
 */
export async function checkSpelling(files: string[]): Promise<Finding[]> {
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
      info: ignore,
      debug: ignore,
      progress: ignore,
      result: ignore,
    },
  );
  if (failures.length > 0) throw new Error(`cspell could not check: ${failures.join('; ')}`);
  return issues.map((issue) => ({
    file: path.relative(root, fileURLToPath(issue.uri ?? '')).replaceAll(path.sep, '/'),
    line: issue.row,
    column: issue.col,
    level: 'error',
    rule: 'spelling',
    message: messageFor(issue),
  }));
}

function messageFor({text, isFlagged, suggestionsEx = []}: Issue): string {
  if (isFlagged) {
    return `"${text}" must not be on a page. ${remedyFor(text, suggestionsEx)}`;
  }
  const near = suggestionsEx.slice(0, 3).map(({word}) => `"${word}"`);
  const meant = near.length > 0 ? ` Did you mean ${near.join(', ')}?` : '';
  return `"${text}" is not in the dictionary.${meant} Add a name or a term that is right to ${WORD_LIST}`;
}

/** Returns what to write in place of a word that cspell.json forbids. */
function remedyFor(text: string, suggestions: NonNullable<Issue['suggestionsEx']>): string {
  const better = suggestions.find(({isPreferred}) => isPreferred)?.word;
  if (better) return `Write "${better}"`;
  const isPlaceholder = /^[A-Z]+$/.test(text); // Such as TODO.
  return isPlaceholder
    ? 'Write the missing words in its place'
    : 'Give a fact or an example instead';
}
