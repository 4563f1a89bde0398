/** Types of docs/audit.json, the published results of the last full audit. */

import type {AuditedSite} from '@trendsoft/web-audit/report';

export interface AuditSummary extends AuditedSite {
  /** The commit of the site that was audited. */
  commit: string;
  locales: readonly string[];
  states: readonly string[];
  /** Widths of the viewport, in px. */
  widths: readonly number[];
  schemes: readonly string[];
  /** Number of runs of an engine or check on a page. */
  scans: number;
  /** Number of different elements that fail. */
  violations: number;
  /** Number of faults planted in good pages, and how many of them were found. */
  planted: {faults: number; found: number};
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
