/** What an audit found about a success criterion. */
export interface AuditedCriterion {
  /** Number in WCAG 2.2, e.g. 1.4.11. */
  number: string;
  /** Name in English, as in the standard. */
  name: string;
  level: 'A' | 'AA';
  /** URL of the W3C's explanation. */
  understanding: string;
  /** Whether only a person can judge it. */
  people: boolean;
  /** Engine → its rules that tested this criterion. Engines without such rules are left out. */
  engines: Readonly<Record<string, readonly string[]>>;
  /** Names of the scripted checks that were run. */
  checks: readonly string[];
  /** Number of different elements that fail. */
  violations: number;
}

/** The results that a conformance report needs. */
export interface AuditedSite {
  /** Start of the run; ISO 8601 in UTC. */
  date: string;
  /** Name and version. */
  browser: string;
  /** Package → version, of the engines and their drivers. */
  versions: Readonly<Record<string, string>>;
  pages: readonly string[];
  /** Number of different engine rules. */
  rules: number;
  /** Number of different scripted checks. */
  checks: number;
  /** All 55 of levels A and AA, in the standard's order. */
  criteria: readonly AuditedCriterion[];
}

/** Criterion → why it does not apply to the site, in English: {'1.2.2': 'No page has a video.'}. */
export type NotApplicable = Readonly<Record<string, string>>;

/** What is reported on, and by whom. */
export interface Product {
  company: string;
  email: string;
  /** URL of the site. */
  website: string;
  /** Name of the site, e.g. "Example website". */
  name: string;
  version: string;
  description: string;
  /** URL of a contact page. */
  feedback?: string;
  /** URL of a report for people. */
  report?: string;
}
