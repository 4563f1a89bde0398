/** The kinds of page, and which lines at the top each kind has. */
import {KINDS, type KeyName, type Kind} from './schema';

export interface PageKind {
  /** Completes "It is for …" in the reference for writers. */
  purpose: string;
  /** Keys that such a page must have. */
  required: readonly KeyName[];
  /** Keys that it may have. */
  optional: readonly KeyName[];
}

const EVERY_PAGE = ['title', 'description', 'kind'] as const;

/** A page of which there may be a second copy under another address. */
const ordinary = (purpose: string): PageKind => ({
  purpose,
  required: EVERY_PAGE,
  optional: ['canonical', 'card'],
});

export const PAGE_KINDS: Record<Kind, PageKind> = {
  home: {purpose: 'the home page', required: EVERY_PAGE, optional: ['card']},
  about: ordinary('who the company is'),
  overview: ordinary('a family of services, with a link to each'),
  service: ordinary('one service'),
  document: ordinary('the repair of one kind of document'),
  careers: ordinary('the list of openings and the application form'),
  job: {
    purpose: 'one opening',
    required: [...EVERY_PAGE, 'posted'],
    optional: ['card', 'validThrough', 'closed'],
  },
  contact: ordinary('the contact form and the offices'),
  industries: ordinary('the industries that the company serves'),
  legal: ordinary('terms, privacy, the site map and the like'),
};

/** The kind that a value names, if it does. */
export function kindNamed(value: unknown): Kind | undefined {
  return KINDS.find((kind) => kind === value);
}
