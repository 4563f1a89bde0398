/** The forms' sentences in the languages of a build: written by the build, read by the server. */
import {MESSAGES} from './sentences';

/** File in the folder of each locale but the default one. Never served. */
export const FORM_MESSAGES_FILE = 'form-messages.json';

const PREFIX = 'forms.';

/** Id, that of a form's sentence without its prefix → sentence; what is missing is English. */
export type FormTranslations = Readonly<Partial<Record<string, string>>>;

/** Picks what the server says out of all messages of a locale. */
export function messagesOf(codeTranslations: Readonly<Record<string, string>>): FormTranslations {
  return Object.fromEntries(
    Object.entries(codeTranslations)
      .filter(([id]) => id.startsWith(PREFIX))
      .map(([id, message]) => [id.slice(PREFIX.length), message]),
  );
}

/** What says a sentence in one language. */
export type Say = (id: string) => string;

/** @param translations of that language; without them, English */
export function sayIn(translations: FormTranslations = {}): Say {
  return (id) => translations[id] ?? (MESSAGES as FormSentences)[id]?.message ?? id;
}

type FormSentences = Readonly<Partial<Record<string, {message: string}>>>;
