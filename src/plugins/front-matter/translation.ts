/** Front matter that only a translated page has; `npm run i18n:done` writes it, `npm run i18n:status` reads it. */

interface Key {
  expected: string;
  example: string;
  accepts: (value: unknown) => boolean;
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

const KEYS: Record<string, Key> = {
  source: {
    expected:
      'what `npm run i18n:done` wrote: it stands for the English words that were translated',
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
    // YAML makes a Date of it.
    accepts: (value) => value instanceof Date || /^\d{4}-\d\d-\d\d$/.test(String(value)),
  },
};

export const TRANSLATION_KEYS: readonly string[] = Object.keys(KEYS);

/** Whether a file, named from the root of the project, is the translation of a page. */
export const isTranslation = (file: string) =>
  /(^|[\\/])docusaurus-plugin-content-pages[\\/]/.test(file);

/** One sentence for each of these keys that is wrong. */
export function translationProblems(frontMatter: Record<string, unknown>): string[] {
  return Object.entries(KEYS).flatMap(([key, {expected, example, accepts}]) => {
    const value = frontMatter[key];
    return value === undefined || accepts(value)
      ? []
      : [`'${key}' is ${JSON.stringify(value)}. It must be ${expected}. Example: ${example}`];
  });
}
