import {idsIn, PARTS, documentTranslator} from 'document-check/words';
import type {Part} from 'document-check/words';

const PREFIX = 'documents.';

type Words = Record<string, string>;

/** Separates the messages of the document check from the messages that every page may show, and divides them into parts. */
export function splitDocumentMessages(codeTranslations: Words) {
  const entries = Object.entries(codeTranslations);
  const isOfDocuments = ([id]: [string, string]) => id.startsWith(PREFIX);
  const translated = entries
    .filter(isOfDocuments)
    .map(([id, words]) => [id.slice(PREFIX.length), words] as const);
  const say = documentTranslator(Object.fromEntries(translated));
  const wordsIn = (part: Part): Words => Object.fromEntries(idsIn(part).map((id) => [id, say(id)]));
  return {
    ofDocuments: Object.fromEntries(PARTS.map((part) => [part, wordsIn(part)])),
    others: Object.fromEntries(entries.filter((entry) => !isOfDocuments(entry))),
  };
}
