/** Front matter of translated pages only, which `npm run i18n -- done` writes. */
import type {KeyRule} from './schema';

export const TRANSLATION_KEYS: Readonly<Record<string, KeyRule>> = {
  source: {
    expected: 'the hash of the English page that was translated, from `npm run i18n -- done`',
    example: 'source: en-1f0c9b2ad4e7',
    accepts: (value) => typeof value === 'string' && /^en-[0-9a-f]{12}$/.test(value),
  },
  reviewed: {
    expected: 'the name of the person who has read the translation',
    example: 'reviewed: Ana Pérez',
    accepts: (value) => typeof value === 'string' && value.trim() !== '',
  },
};

/** Returns whether a file is the translation of a page. @param file path from the root of the project */
export const isTranslation = (file: string) =>
  /(^|[\\/])docusaurus-plugin-content-pages[\\/]/.test(file);
