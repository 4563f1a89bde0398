import {MESSAGES} from '../../documents/words';

const PREFIX = 'documents.';

type Words = Record<string, string>;

const english = (id: string) => MESSAGES[id.slice(PREFIX.length)]?.message;

/** The translated sentences of the document checks, apart from the words that every page may show. */
export function documentWordsApart(codeTranslations: Words): {ofDocuments: Words; others: Words} {
  const entries = Object.entries(codeTranslations);
  const isOfDocuments = ([id]: [string, string]) => id.startsWith(PREFIX);
  return {
    // In English the checks say them by themselves.
    ofDocuments: Object.fromEntries(
      entries.filter((entry) => isOfDocuments(entry) && entry[1] !== english(entry[0])),
    ),
    others: Object.fromEntries(entries.filter((entry) => !isOfDocuments(entry))),
  };
}
