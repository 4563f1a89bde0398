/**
 * The schema of front matter: for every key its rule, an example, and the kinds of pages that have it.
 */
import {isIsoDate} from '@trendsoft/forms-service/validate';

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

export interface KeyRule {
  /** Completes "It is …" and "It must be …". */
  expected: string;
  /** A whole line of front matter. */
  example: string;
  accepts: (value: unknown) => boolean;
  /** Whether it contains text to translate. */
  translated?: true;
  required?: true;
  /** Kinds of pages that have it; default: all. */
  kinds?: readonly Kind[];
}

/** Kinds of pages that may have a copy at another URL. */
const COPYABLE_KINDS = KINDS.filter((kind) => kind !== 'home' && kind !== 'job');

const lengthBetween = (least: number, most: number) => (value: unknown) =>
  typeof value === 'string' && value.length >= least && value.length <= most;

export const KEYS: Readonly<Record<string, KeyRule>> = {
  title: {
    expected: "the X of 'TrendSoft | X Page', 2 to 40 characters",
    example: 'title: Web Accessibility',
    accepts: lengthBetween(2, 40),
    translated: true,
    required: true,
  },
  description: {
    expected: 'one sentence for search results, 50 to 160 characters',
    example: 'description: We test and repair websites so that everyone can use them.',
    accepts: lengthBetween(50, 160),
    translated: true,
    required: true,
  },
  kind: {
    expected: `one of ${KINDS.join(', ')}`,
    example: 'kind: service',
    accepts: (value) => (KINDS as readonly unknown[]).includes(value),
    required: true,
  },
  canonical: {
    expected: 'the route of the page that search engines should list instead of this one',
    example: 'canonical: /Name-Of-Another-Page',
    accepts: (value) => typeof value === 'string' && value.startsWith('/'),
    kinds: COPYABLE_KINDS,
  },
  card: {
    expected: 'the words on the social card where the title says too little, 2 to 60 characters',
    example: 'card: Digital products that everyone can use and trust',
    accepts: lengthBetween(2, 60),
    translated: true,
  },
  posted: {
    expected: 'the day the opening was published, as year-month-day',
    example: 'posted: 2026-11-16',
    accepts: isIsoDate,
    required: true,
    kinds: ['job'],
  },
  validThrough: {
    expected: 'the last day to apply, as year-month-day',
    example: 'validThrough: 2027-04-30',
    accepts: isIsoDate,
    kinds: ['job'],
  },
  closed: {
    expected: 'true, on an opening that is filled; without the line it is open',
    example: 'closed: true',
    accepts: (value) => String(value) === 'true',
    kinds: ['job'],
  },
};

/** Keys to translate. */
export const TRANSLATED_KEYS: readonly string[] = Object.keys(KEYS).filter(
  (name) => KEYS[name]?.translated,
);
