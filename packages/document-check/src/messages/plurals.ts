/**
 * Translates messages with placeholders and plural forms. As in Docusaurus, bars separate the forms of a message, in the
 * order of `PLURAL_ORDER` without the categories that the language does not have: `{count} page|{count} pages`.
 */

const PLURAL_ORDER: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The language of messages that have no translation. */
const SOURCE_LOCALE = 'en';

/** A bar between two forms; one with spaces around it is text. */
const SEPARATOR = /(?<=\S)\|(?=\S)/;

/** Placeholder → value. `count` also chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Translates an id into a sentence of one language. */
export type Translator = (id: string, values?: MessageValues) => string;

/** Returns the plural categories of a language, in the order of the forms of a message. @param locale a BCP 47 tag */
export function pluralCategories(locale: string): Intl.LDMLPluralRule[] {
  const {pluralCategories: categories} = new Intl.PluralRules(locale).resolvedOptions();
  return PLURAL_ORDER.filter((category) => categories.includes(category));
}

export const pluralForms = (message: string): string[] => message.split(SEPARATOR);

/**
 * Returns the form of a message for a number. A message with another number of forms than the language has categories is
 * not translated: its form follows the rules of English.
 */
export function pluralForm(message: string, count: number, locale: string): string {
  const forms = pluralForms(message);
  if (forms.length === 1) return message;
  const isTranslated = pluralCategories(locale).length === forms.length;
  const language = isTranslated ? locale : SOURCE_LOCALE;
  const index = pluralCategories(language).indexOf(new Intl.PluralRules(language).select(count));
  return forms[index] ?? forms.at(-1) ?? message;
}

/** Returns a message with its placeholders filled: `{count} pages` → `3 pages`. Placeholders without a value remain. */
export function formatMessage(message: string, values: MessageValues, locale: string): string {
  const {count} = values;
  const form = typeof count === 'number' ? pluralForm(message, count, locale) : message;
  return form.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

/** Returns a function that translates ids; an id without a message is returned as it is. */
export function createTranslator(
  find: (id: string) => string | undefined,
  locale: string,
): Translator {
  return (id, values = {}) => formatMessage(find(id) ?? id, values, locale);
}
