/** docs/audit.json: what is published of the last full run of the accessibility audit. */

export interface AuditedCriterion {
  /** Of WCAG 2.2, e.g. 1.4.11. */
  number: string;
  /** In English, as in the standard. */
  name: string;
  level: 'A' | 'AA';
  /** Address of what the W3C says about it. */
  understanding: string;
  /** Whether only a person can decide it, whatever a script has shown. */
  people: boolean;
  /** Engine → its rules for this criterion that were run. An engine without any is left out. */
  engines: Readonly<Record<string, readonly string[]>>;
  /** Names of the scripted checks that were run. */
  checks: readonly string[];
  /** How many different places fail. */
  violations: number;
}

export interface AuditSummary {
  /** When the run began; ISO 8601, UTC. */
  date: string;
  /** The commit of the site that was audited. */
  commit: string;
  /** Name and version. */
  browser: string;
  /** Package → version, of the engines and what drives them. */
  versions: Readonly<Record<string, string>>;
  locales: readonly string[];
  pages: readonly string[];
  states: readonly string[];
  /** Of the viewport, in px. */
  widths: readonly number[];
  schemes: readonly string[];
  /** Readings of a page by one engine or one check. */
  scans: number;
  /** Different rules of engines. */
  rules: number;
  /** Different scripted checks. */
  checks: number;
  /** Different elements that fail. */
  violations: number;
  /** Faults planted in good pages, and those that were found. */
  planted: {faults: number; found: number};
  /** All 55 of levels A and AA, in the standard's order. */
  criteria: readonly AuditedCriterion[];
}

/** docs/listen/summary.json: what is published of the last run with a screen reader. */
export interface NamedVersion {
  name: string;
  version: string;
}

export interface ListenTask {
  id: string;
  /** In English. */
  title: string;
  browser: string;
  /** How many things had to be heard, or not heard. */
  expectations: number;
  /** A sentence for each of them that went wrong. */
  broken: readonly string[];
}

export interface ListenSummary {
  /** ISO 8601. */
  date: string;
  /** Of the site that was listened to, with `+changes` when it was not as committed. */
  commit: string;
  screenReader: NamedVersion;
  browsers: readonly NamedVersion[];
  tasks: readonly ListenTask[];
}

/** A page as the conformance report lists it. */
export interface TitledPage {
  /** Path from the site's root, in English. */
  route: string;
  /** Title in a language; English where the page is not translated. */
  title: string;
}
