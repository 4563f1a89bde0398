import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isDay} from '../../day';
import {problemOfTexts} from './entries';

/** Relative to the site: what people have judged. The review page of the audit writes it. */
export const REVIEW_FILE = 'docs/review.json';

export const VERDICTS = ['meets', 'fails', 'fails throughout', 'does not apply'] as const;

/** One entry of docs/review.json; every member is a text. */
export interface Verdict {
  /** The number of a criterion, or the id of a question of docs/audit.json. */
  item: string;
  verdict: (typeof VERDICTS)[number];
  /** What was looked at and seen. */
  note: string;
  /** Who judged. */
  name: string;
  /** Days, e.g. 2027-01-31: when it was judged, and the last one on which it stands. */
  date: string;
  expiry: string;
  /** As in ReviewItem: what was judged. */
  evidence: string;
}

const MEMBERS = ['item', 'verdict', 'note', 'name', 'date', 'expiry', 'evidence'] as const;

/** What is wrong with an entry, as the end of a sentence; undefined when nothing is. */
export function problemOf(entry: unknown): string | undefined {
  const problem = problemOfTexts(entry, MEMBERS);
  if (problem) return problem;
  const {verdict, date, expiry} = entry as Verdict;
  if (!VERDICTS.includes(verdict)) {
    return `has the verdict "${verdict}": give one of ${VERDICTS.join(', ')}`;
  }
  const bad = [date, expiry].find((day) => !isDay(day));
  if (bad !== undefined) return `has the day "${bad}": give one such as 2027-01-31`;
  if (expiry <= date) return `expires on ${expiry}, which is not after ${date}: give a later day`;
  return undefined;
}

/**
 * What people have judged; nothing where there is no file.
 *
 * @throws Error that names the entry, what is wrong with it, and what is expected
 */
export function readVerdicts(siteDir: string): Verdict[] {
  const file = path.join(siteDir, REVIEW_FILE);
  if (!existsSync(file)) return [];
  const fail = (problem: string) => {
    throw new Error(
      `${REVIEW_FILE}: ${problem}. \`npm run audit -- --review\` writes it; [] is a review that nobody has begun.`,
    );
  };
  const entries = parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(entries)) return fail('it has to be a JSON list of verdicts');
  const items = new Set<string>();
  for (const [place, entry] of (entries as unknown[]).entries()) {
    const problem = problemOf(entry);
    if (problem) fail(`entry ${place + 1} ${problem}`);
    const {item} = entry as Verdict;
    if (items.has(item)) fail(`entry ${place + 1} is about ${item} again: keep one of the two`);
    items.add(item);
  }
  return entries as Verdict[];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
