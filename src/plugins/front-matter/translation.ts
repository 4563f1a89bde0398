/** Front matter that only a translated page has; `npm run i18n -- done` writes it, `npm run i18n -- status` reads it. */
import {isDay} from '../../day';
import type {Key} from './schema';

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

export const TRANSLATION_KEYS: Readonly<Record<string, Key>> = {
  source: {
    expected:
      'what `npm run i18n -- done` wrote: it stands for the English words that were translated',
    example: 'source: en-1f0c9b2ad4e7',
    accepts: (value) => typeof value === 'string' && /^en-[0-9a-f]{12}$/.test(value),
  },
  translation: {
    expected: 'machine, draft or reviewed',
    example: 'translation: draft',
    accepts: (value) => ['machine', 'draft', 'reviewed'].includes(value as string),
  },
  reviewer: {expected: 'the name of a person', example: 'reviewer: Ana Pérez', accepts: isText},
  reviewed: {
    expected: 'the day of the review',
    example: 'reviewed: 2026-03-31',
    accepts: isDay,
  },
};

/** Whether a file, named from the root of the project, is the translation of a page. */
export const isTranslation = (file: string) =>
  /(^|[\\/])docusaurus-plugin-content-pages[\\/]/.test(file);
