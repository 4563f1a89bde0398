/** Types of docs/audit.json, the published results of the last full audit. */

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

export interface AuditSummary {
  /** Start of the run; ISO 8601 in UTC. */
  date: string;
  /** The commit of the site that was audited. */
  commit: string;
  /** Name and version. */
  browser: string;
  /** Package → version, of the engines and their drivers. */
  versions: Readonly<Record<string, string>>;
  locales: readonly string[];
  pages: readonly string[];
  states: readonly string[];
  /** Widths of the viewport, in px. */
  widths: readonly number[];
  schemes: readonly string[];
  /** Number of runs of an engine or check on a page. */
  scans: number;
  /** Number of different engine rules. */
  rules: number;
  /** Number of different scripted checks. */
  checks: number;
  /** Number of different elements that fail. */
  violations: number;
  /** Number of faults planted in good pages, and how many of them were found. */
  planted: {faults: number; found: number};
  /** All 55 of levels A and AA, in the standard's order. */
  criteria: readonly AuditedCriterion[];
}

/** Types of docs/listen/summary.json, the published results of the last screen reader run. */
export interface NamedVersion {
  name: string;
  version: string;
}

export interface ListenTask {
  id: string;
  /** In English. */
  title: string;
  browser: string;
  /** Number of expected announcements; an announcement that must not be made counts too. */
  expectations: number;
  /** A sentence for each failed expectation. */
  broken: readonly string[];
}

export interface ListenSummary {
  /** ISO 8601. */
  date: string;
  /** The tested commit, with `+changes` if files differed from it. */
  commit: string;
  screenReader: NamedVersion;
  browsers: readonly NamedVersion[];
  tasks: readonly ListenTask[];
}

/** A page as the conformance report lists it. */
export interface TitledPage {
  /** Path from the site's root, in English. */
  route: string;
  /** Title in the requested language, or in English if the page is not translated. */
  title: string;
}
