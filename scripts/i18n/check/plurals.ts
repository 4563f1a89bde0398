/**
 * Plural forms. Docusaurus writes them in one message with bars between: `{count} page|{count} pages`, in the order
 * zero, one, two, few, many, other of those that the language has.
 */
import {pluralForms as formsOf} from '../../../src/locales';

/** Of how many forms a message is; a bar between blanks is a sign like any other. */
export const pluralForms = (message: string) => message.split(/(?<=\S)\|(?=\S)/).length;

/** A sentence about the number of forms; undefined when it is right. */
export function pluralProblem(
  english: string,
  translated: string,
  locale: string,
): string | undefined {
  const found = pluralForms(translated);
  if (pluralForms(english) === 1) {
    return found === 1
      ? undefined
      : 'There is a "|" here, which separates plural forms, but English has one form only. Take it out.';
  }
  const needed = formsOf(locale);
  return found === needed.length
    ? undefined
    : `This message has ${found} plural form${found === 1 ? '' : 's'}; ${locale} needs ${needed.length}, separated by "|": ${needed.join('|')}.`;
}
