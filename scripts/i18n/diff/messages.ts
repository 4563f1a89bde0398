import {translationOf, type SourceFile} from '../files';
import {englishMessages, readMessages} from '../messages';
import {readSources} from '../sources';
import {changedWords} from './words';

/** What changed in the English messages of a file since they were translated, for a terminal. */
export function messagesDiff(root: string, locale: string, file: SourceFile): string {
  const translation = translationOf(file, locale);
  const translated = readMessages(root, translation);
  const was = readSources(root, locale)[file.name]?.messages ?? {};
  const english = englishMessages(root, file);
  const changes = [...english].flatMap(([id, {message}]) => {
    const yours = translated.get(id);
    if (!yours) return [`${id}, new\n  ${changedWords('', message)}`];
    const before = was[id];
    return before === undefined || before === message
      ? []
      : [`${id} (yours: line ${yours.line})\n  ${changedWords(before, message)}`];
  });
  const gone = [...translated].flatMap(([id, {line}]) =>
    english.has(id) ? [] : [`${id}, taken out (yours: line ${line})`],
  );
  return [...changes, ...gone].join('\n\n') || `Nothing changed in ${file.english}.`;
}
