/**
 * Front matter of a page: every key, what it must be, and an example.
 * Checked by hand rather than by a schema library, so that each message can be a writer's sentence.
 */

export const KINDS = [
  'home',
  'about',
  'overview',
  'service',
  'document',
  'careers',
  'job',
  'contact',
  'industries',
  'legal',
] as const;
export type Kind = (typeof KINDS)[number];

interface Key {
  required: boolean;
  expected: string;
  example: string;
  accepts: (value: unknown) => boolean;
  /** The one kind of page that has this key, and must have it. */
  onlyOn?: Kind;
}

const lengthBetween = (least: number, most: number) => (value: unknown) =>
  typeof value === 'string' && value.length >= least && value.length <= most;

/** A day that exists, as it is written in the file: the thirtieth of February is none. */
const isDay = (value: unknown) =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

export const FRONT_MATTER: Record<string, Key> = {
  title: {
    required: true,
    expected: "the X of 'TrendSoft | X Page', 2 to 40 characters",
    example: 'title: Web Accessibility',
    accepts: lengthBetween(2, 40),
  },
  description: {
    required: true,
    expected: 'one sentence for search results, 50 to 160 characters',
    example: 'description: We test and repair websites so that everyone can use them.',
    accepts: lengthBetween(50, 160),
  },
  kind: {
    required: true,
    expected: `one of ${KINDS.join(', ')}`,
    example: 'kind: service',
    accepts: (value) => (KINDS as readonly unknown[]).includes(value),
  },
  canonical: {
    required: false,
    expected: 'the route of the page that search engines should list instead of this one',
    example: 'canonical: /TrendSoft/about-Us',
    accepts: (value) => typeof value === 'string' && value.startsWith('/'),
  },
  card: {
    required: false,
    expected: 'the words on the social card where the title says too little, 2 to 60 characters',
    example: 'card: Digital products that everyone can use and trust',
    accepts: lengthBetween(2, 60),
  },
  posted: {
    required: true,
    onlyOn: 'job',
    expected: 'the day the opening was published, as year-month-day',
    example: 'posted: 2026-11-16',
    accepts: isDay,
  },
  validThrough: {
    required: true,
    onlyOn: 'job',
    expected: 'the last day to apply, as year-month-day',
    example: 'validThrough: 2027-04-30',
    accepts: isDay,
  },
};

/** The keys that a page of this kind can have. */
const keysOf = (kind: unknown) =>
  Object.entries(FRONT_MATTER).filter(([, {onlyOn}]) => onlyOn === undefined || onlyOn === kind);

/** One sentence for each thing wrong with the front matter; empty when all is well. */
export function frontMatterProblems(frontMatter: Record<string, unknown>): string[] {
  const keys = keysOf(frontMatter['kind']);
  const known = keys.map(([key]) => key);
  const unknown = Object.keys(frontMatter)
    .filter((key) => !known.includes(key))
    .map((key) => `'${key}' is not a known key. Known keys: ${known.join(', ')}.`);
  const wrong = keys.flatMap(([key, {required, expected, example, accepts}]) => {
    const value = frontMatter[key];
    if (value === undefined) {
      return required ? [`'${key}' is missing. It is ${expected}. Example: ${example}`] : [];
    }
    return accepts(value)
      ? []
      : [`'${key}' is ${JSON.stringify(value)}. It must be ${expected}. Example: ${example}`];
  });
  return [...unknown, ...wrong];
}
