import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {glossaryFile} from '../glossary';
import {readJson} from '../json';
import {UnreadableError} from '../page/problem';
import type {Problem} from './problem';

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((word) => typeof word === 'string' && word);

const fieldsOf = (entry: unknown) =>
  (typeof entry === 'object' ? (entry ?? {}) : {}) as Record<string, unknown>;

/** What is wrong with a locale's glossary itself. */
export function checkGlossary(root: string, locale: string): Problem[] {
  const file = glossaryFile(locale);
  if (!existsSync(path.join(root, file))) return [];
  const source = readFileSync(path.join(root, file), 'utf8');
  const error = (line: number, message: string): Problem => ({
    file,
    line,
    severity: 'error',
    message,
  });
  try {
    const {terms, keep} = readJson(source).value as Record<string, unknown>;
    if (!Array.isArray(terms) || !Array.isArray(keep)) {
      return [error(1, 'A glossary has two lists, "terms" and "keep".')];
    }
    const entries = [
      ...terms.map((entry: unknown) => ({entry: fieldsOf(entry), isTerm: true})),
      ...keep.map((entry: unknown) => ({entry: fieldsOf(entry), isTerm: false})),
    ];
    const wrong = entries.find(
      ({entry: {en, use, why}, isTerm}) =>
        !isList(en) || (isTerm && !isList(use)) || typeof why !== 'string' || why === '',
    );
    if (!wrong) return [];
    const name = JSON.stringify(isList(wrong.entry['en']) ? wrong.entry['en'][0] : wrong.entry);
    const line = source.slice(0, Math.max(0, source.indexOf(name))).split('\n').length;
    const use = wrong.isTerm ? ', "use" (a list of translations)' : '';
    return [
      error(
        line,
        `${name} needs "en" (a list of English forms)${use} and "why" (the reason in a sentence).`,
      ),
    ];
  } catch (problem) {
    if (!(problem instanceof UnreadableError)) throw problem;
    return [error(problem.line, problem.message)];
  }
}
