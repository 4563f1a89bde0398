const PREFIX = 'documents.';

type Words = Record<string, string>;

/** The sentences of the document checks, apart from the words that every page may show. */
export function documentWordsApart(codeTranslations: Words): {ofDocuments: Words; others: Words} {
  const entries = Object.entries(codeTranslations);
  const isOfDocuments = ([id]: [string, string]) => id.startsWith(PREFIX);
  return {
    ofDocuments: Object.fromEntries(entries.filter(isOfDocuments)),
    others: Object.fromEntries(entries.filter((entry) => !isOfDocuments(entry))),
  };
}
