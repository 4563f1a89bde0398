/** What a run of the audit has found: the data that every report is made from. */
import type {AuditException} from '../../../../src/plugins/accessibility-report/types';
import type {Finding, Visit} from '../check';

/** A finding, by whom, and where; without a visit it was found in the built HTML of `page`. */
export interface AuditFinding extends Finding {
  /** axe, ibm, html-validate or scripted. */
  engine: string;
  visit?: Visit;
  /** Route; left out when all pages together are meant. */
  page?: string;
  /** The check that has decided by measuring what an engine leaves open. */
  decided?: string;
  /** The reason of the exception that excuses it. */
  excepted?: string;
}

export interface DefectResult {
  name: string;
  /** The check, or the engine and its rule. */
  caughtBy: string;
  caught: boolean;
  /** Whether the same check finds fault with the page before the defect is planted. */
  alarmOnGoodPage: boolean;
  visit: Visit;
}

export interface VisitRecord {
  visit: Visit;
  engines: string[];
  /** Ids of scripted checks that looked. */
  checks: string[];
  /** By engine, rules that had something to look at and found nothing wrong. */
  passed: Record<string, string[]>;
  milliseconds: number;
}

export interface Audit {
  /** ISO 8601, when it started. */
  date: string;
  /** Whole hash, with '+changes' when files differ from it; 'unknown' outside a repository. */
  commit: string;
  /** The options of a part; empty when it is the whole audit. */
  options: string;
  versions: Record<string, string>;
  browser: string;
  locales: string[];
  /** Routes of all built pages. */
  pages: string[];
  /** Built pages that no visit has seen, in the whole audit. */
  notVisited: string[];
  states: string[];
  visits: VisitRecord[];
  /** By engine; what is scripted is in checksRun. */
  rulesRun: Record<string, string[]>;
  checksRun: {id: string; title: string; criteria: readonly string[]}[];
  findings: AuditFinding[];
  /** What is excused for a time. */
  exceptions: AuditException[];
  /** What is wrong with tests/a11y/audit/exceptions.json. */
  exceptionProblems: string[];
  defects: DefectResult[];
  /** By route. */
  transcripts: Record<string, string>;
  /** What could not be looked at: names of visits and defects that broke. */
  broken: string[];
  seconds: number;
}
