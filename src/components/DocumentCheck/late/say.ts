import translations from '@generated/locales/default/document-words.json';
import {MESSAGES} from '../../../documents/words';

/**
 * A sentence of the checks in the reader's language, in English where it has no translation. Not by `translate`,
 * whose words every page downloads; `npm run i18n -- extract` takes these from src/documents/words.
 */
export const say = (id: string): string =>
  translations[`documents.${id}`] ?? MESSAGES[id]?.message ?? id;
