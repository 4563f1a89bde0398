/** Ids of messages that English has no more: most are labels of menus that were renamed. */
import type {SourceFile} from '../files';
import {quoted} from './problem';

/**
 * The label that English has in place of another. The ids of most labels end with their words, so a label that is
 * renamed has a new id too.
 * @param fresh ids that the translation lacks, in the order of the file; the one that is found is taken out
 */
export function renamedTo(id: string, fresh: Map<string, string>): string | undefined {
  const place = (key: string, label: string) =>
    key.endsWith(`.${label}`) ? key.slice(0, -label.length) : undefined;
  const [found] = [...fresh]
    .map(([key, label]) => ({key, label, place: place(key, label)}))
    .filter((one) => one.place !== undefined && id.startsWith(one.place))
    .sort((a, b) => (b.place?.length ?? 0) - (a.place?.length ?? 0));
  fresh.delete(found?.key ?? '');
  return found?.label;
}

/** What is said of an id that English has not. */
export function unknownId(
  id: string,
  label: string | undefined,
  locale: string,
  file: SourceFile,
): string {
  if (label === undefined) return `There is no message "${id}" in English any more. Take it out.`;
  return (
    `English renamed this label: "${id}" is now ${quoted(label)}, which visitors read until it is translated. ` +
    `Run \`npm run i18n -- start ${locale} ${file.name}\`, which takes this one out and puts the new one in; translate that, ` +
    `then run \`npm run i18n -- done ${locale} ${file.name}\`.`
  );
}
