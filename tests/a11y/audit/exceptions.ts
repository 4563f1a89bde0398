/** What is excused for a time: tests/a11y/audit/exceptions.json, which is empty as long as it can be. */
import {isDay} from '../../../src/day';
import type {AuditException} from '../../../src/plugins/accessibility-report/types';
import type {AuditFinding} from './report/audit';

/** One entry; every member is a text, and none may be left out. */
export interface Exception extends AuditException {
  /** A name from tests/setup/states.ts; '' is the page as it opens. */
  state: string;
  /** Where the fix is followed: an address or a number. */
  issue: string;
}

const MEMBERS = ['rule', 'page', 'state', 'reason', 'owner', 'expiry', 'issue'] as const;

export interface Excused {
  findings: AuditFinding[];
  /** Entries that excuse something. */
  excusing: Exception[];
  /** One sentence for each entry that does not stand, with what to do. */
  problems: string[];
}

/**
 * Excuses findings.
 *
 * @param entries the file's content, as parsed
 * @param today ISO date
 * @param whole whether the whole site was audited: only then is an entry known to be needless
 */
export function excuse(
  findings: readonly AuditFinding[],
  entries: unknown,
  today: string,
  whole: boolean,
): Excused {
  if (!Array.isArray(entries)) {
    return {
      findings: [...findings],
      excusing: [],
      problems: ['exceptions.json has to be a list: [] when there are none.'],
    };
  }
  const problems: string[] = [];
  const standing: Exception[] = [];
  for (const [place, entry] of (entries as unknown[]).entries()) {
    const problem = problemOf(entry, today);
    if (problem) problems.push(`Exception ${place + 1} ${problem}`);
    else standing.push(entry as Exception);
  }
  const needed = new Set<Exception>();
  const judged = findings.map((finding) => {
    const exception = standing.find((one) => covers(one, finding));
    if (!exception || finding.outcome !== 'violation') return finding;
    needed.add(exception);
    return {
      ...finding,
      excepted: `${exception.reason} (${exception.owner}, until ${exception.expiry}, ${exception.issue})`,
    };
  });
  if (whole) {
    for (const {rule, page, state} of standing.filter((one) => !needed.has(one))) {
      problems.push(
        `The exception for ${rule} on ${[page, state].filter(Boolean).join(', ')} is no longer needed: nothing is found there. Take it out.`,
      );
    }
  }
  return {findings: judged, excusing: [...needed], problems};
}

function covers({rule, page, state}: Exception, finding: AuditFinding): boolean {
  const route = finding.visit?.route ?? finding.page;
  return finding.rule === rule && route === page && (finding.visit?.state ?? '') === state;
}

function problemOf(entry: unknown, today: string): string | undefined {
  const problem = problemOfTexts(entry);
  if (problem) return `${problem}.`;
  const {expiry, owner} = entry as Exception;
  if (!isDay(expiry)) return `has the expiry "${expiry}": give a day, e.g. 2027-01-31.`;
  if (expiry < today)
    return `expired on ${expiry}: fix the page, or let ${owner} give a new day and say why.`;
  return undefined;
}

/** Returns what is wrong with the texts of an entry, as the end of a sentence; undefined when nothing is. */
function problemOfTexts(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return 'has to be an object';
  const given = entry as Record<string, unknown>;
  const missing = MEMBERS.filter((name) => {
    const text = given[name];
    return typeof text !== 'string' || (name !== 'state' && text.trim() === '');
  });
  if (missing.length > 0) return `lacks a text for ${missing.join(', ')}`;
  const unknown = Object.keys(given).filter(
    (name) => !(MEMBERS as readonly string[]).includes(name),
  );
  if (unknown.length > 0) return `has ${unknown.join(', ')}, which nothing reads: take it out`;
  return undefined;
}
