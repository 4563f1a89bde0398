import {idsIn, PARTS, documentTranslator} from '@trendsoft/document-check/messages';
import type {Part} from '@trendsoft/document-check/messages';

const PREFIX = 'documents.';

type Messages = Record<string, string>;

/** Separates the messages of the document check from the messages that every page may show, and divides them into parts. */
export function splitDocumentMessages(codeTranslations: Messages) {
  const entries = Object.entries(codeTranslations);
  const isOfDocuments = ([id]: [string, string]) => id.startsWith(PREFIX);
  const translated = entries
    .filter(isOfDocuments)
    .map(([id, text]) => [id.slice(PREFIX.length), text] as const);
  const t = documentTranslator(Object.fromEntries(translated));
  const messagesIn = (part: Part): Messages =>
    Object.fromEntries(idsIn(part).map((id) => [id, t(id)]));
  return {
    ofDocuments: Object.fromEntries(PARTS.map((part) => [part, messagesIn(part)])),
    others: Object.fromEntries(entries.filter((entry) => !isOfDocuments(entry))),
  };
}
