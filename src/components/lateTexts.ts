import {formatMessage} from '@trendsoft/document-check/plurals';
import type {MessageValues} from '@trendsoft/document-check/plurals';

/** The messages of a `*.late.json`; src/plugins/locales puts the translated ones in their place. */
type LateMessages<Id extends string> = Readonly<Record<Id, {readonly message: string}>>;

/** Returns the language of the page. While the build renders HTML, there is no page yet. */
export const pageLanguage = (): string =>
  (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en';

/** Returns a function that returns a message with its placeholders filled. `count` chooses the plural form. */
export function textsOf<Id extends string>(messages: LateMessages<Id>) {
  return (id: Id, values: MessageValues = {}): string =>
    formatMessage(messages[id].message, values, pageLanguage());
}
