import {readFileSync} from 'node:fs';
import path from 'node:path';
import {translationOf, type SourceFile} from '../files';
import type {Glossary} from '../glossary';
import {englishMessages, readMessages, type Message} from '../messages';
import {UnreadableError} from '../page/problem';
import type {Source} from '../sources';
import {lossMistakes} from './losses';
import {hiddenMarks} from './marks';
import {pluralForms, pluralProblem} from './plurals';
import {quoted, type Mistake, type Problem} from './problem';
import {renamedTo, unknownId} from './renamed';
import {markMistakes, wordMistakes} from './words';

/**
 * Checks the translation of a message file.
 * @param source what was called done
 * @param asDone treat every message as called done, and as English is now
 */
export function checkMessages(
  root: string,
  locale: string,
  file: SourceFile,
  glossary: Glossary,
  source: Source | undefined,
  asDone: boolean,
): Problem[] {
  const translation = translationOf(file, locale);
  const english = englishMessages(root, file);
  const at = (severity: Problem['severity']) => (mistake: Mistake) => ({
    file: translation,
    severity,
    ...mistake,
  });
  try {
    const translated = readMessages(root, translation);
    const marked = [...translated]
      .filter(([id]) => asDone || source?.messages[id] !== undefined)
      .map(([, {message, line}]) => ({words: message, line}));
    // What was done and is gone, in the order of the file; a strange id most likely stands for one of them.
    const gone = Object.keys(source?.messages ?? {}).filter(
      (id) => english.has(id) && !translated.has(id),
    );
    const fresh = new Map(
      [...english].flatMap(([id, {message}]) => (translated.has(id) ? [] : [[id, message]])),
    );
    const mistakes = [...translated].flatMap(([id, message]) => {
      const original = english.get(id);
      const {line} = message;
      const meant = original ? undefined : gone.shift();
      if (meant !== undefined) {
        const should = `"${id}" stands where "${meant}" should: ids are not translated.`;
        return [at('error')({line, message: should})];
      }
      if (!original) {
        const label = renamedTo(id, fresh);
        return [at('warning')({line, message: unknownId(id, label, locale, file)})];
      }
      const was = source?.messages[id];
      if (!asDone && was !== undefined && was !== original.message) {
        return [at('warning')({line, message: stale(id, was, original.message, locale, file)})];
      }
      return messageMistakes(original, message, locale, glossary, asDone || was !== undefined).map(
        at('error'),
      );
    });
    const lost = gone.map((id) => ({
      line: 1,
      message: `The message "${id}" was translated, and is deleted. Take it back with git, or run \`npm run i18n -- start ${locale} ${file.name}\`.`,
    }));
    const hidden = hiddenMarks(readFileSync(path.join(root, translation), 'utf8'), locale);
    return [...[...lost, ...hidden, ...markMistakes(marked)].map(at('error')), ...mistakes];
  } catch (problem) {
    if (!(problem instanceof UnreadableError)) throw problem;
    return [at('error')({line: problem.line, message: problem.message})];
  }
}

const stale = (id: string, was: string, is: string, locale: string, file: SourceFile) =>
  `Stale: "${id}" was ${quoted(was)} in English and is now ${quoted(is)}. Change the translation, then run \`npm run i18n -- done ${locale} ${file.name}\`.`;

function messageMistakes(
  english: Message,
  {message, line}: Message,
  locale: string,
  glossary: Glossary,
  isDone: boolean,
): Mistake[] {
  if (message.trim() === '') {
    return [{line, message: `This message is empty. English has ${quoted(english.message)}.`}];
  }
  const words = wordMistakes(
    {
      english: {words: english.message, line: english.line},
      translated: {words: message, line, where: ''},
    },
    glossary,
    isDone,
  );
  const figures = isDone
    ? lossMistakes(
        {
          english: {words: withoutForms(english.message), line: english.line},
          translated: {words: withoutForms(message), line, where: ''},
        },
        [],
        glossary,
      )
    : [];
  const edge = (text: string) => [/^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]].join('|');
  const messages = [
    ...(edge(message) === edge(english.message)
      ? []
      : [`${quoted(message)} begins or ends with a blank, or lacks one that English has.`]),
    ...figures.map((figure) => figure.message),
    ...placeholderProblems(english.message, message),
    pluralProblem(english.message, message, locale) ?? [],
  ].flat();
  return [...messages.map((each) => ({line, message: each})), ...words];
}

/** Each form of a plural may say its figure, or leave it out. */
const withoutForms = (message: string) => (pluralForms(message) > 1 ? '' : message);

const placeholders = (message: string) =>
  [...new Set(message.match(/\{\w+\}/g) ?? [])].sort((a, b) => (a < b ? -1 : 1));

/** Every form of a message has the placeholders that English has; a plural form may leave the number out. */
function placeholderProblems(english: string, translated: string): string[] {
  const [wanted, found] = [placeholders(english), placeholders(translated)];
  const missing = wanted.filter((name) => !found.includes(name));
  const extra = found.filter((name) => !wanted.includes(name));
  if (missing.length === 0 && extra.length === 0) return [];
  if (missing.length === 0)
    return [`${extra.join(', ')} is not in English. Take it out: nothing fills it in.`];
  if (pluralForms(english) > 1 && extra.length === 0 && translated.includes('{')) return [];
  const instead = extra.length > 0 ? ` instead of ${extra.join(', ')}` : '';
  return [
    `Write ${missing.join(', ')}${instead}, as in English: what stands between { and } is filled in later and is not translated.`,
  ];
}
