/** What the review page's form sends: read, judged, and kept in docs/review.json. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ReviewItem} from '../../../../src/plugins/accessibility-report/review';
import {
  problemOf,
  readVerdicts,
  REVIEW_FILE,
  VERDICTS,
  type Verdict,
} from '../../../../src/plugins/accessibility-report/verdicts';

export const FIELDS = ['verdict', 'note', 'name', 'date', 'expiry'] as const;
export type Field = (typeof FIELDS)[number];
export type Values = Record<Field, string>;

/** Field → what is wrong with it. */
export type Mistakes = Partial<Record<Field, string>>;

export function valuesOf(form: URLSearchParams): Values {
  const valueOf = (name: Field) => (form.get(name) ?? '').trim().replaceAll('\r\n', '\n');
  return Object.fromEntries(FIELDS.map((name) => [name, valueOf(name)])) as Values;
}

const EMPTY: Readonly<Record<Field, string>> = {
  verdict: `Choose one: ${VERDICTS.join(', ')}.`,
  note: 'Say what you looked at, and what you saw.',
  name: 'Give your name. The report names who has judged.',
  date: 'Give the day on which you judged.',
  expiry: 'Give the last day on which the verdict stands.',
};

/** @returns the verdict, or what to fix */
export function verdictOf(item: ReviewItem, values: Values): Verdict | Mistakes {
  const mistakes: Mistakes = {};
  for (const name of FIELDS) if (!values[name]) mistakes[name] = EMPTY[name];
  if (Object.keys(mistakes).length > 0) return mistakes;
  const verdict = {...values, item: item.id, evidence: item.evidence} as Verdict;
  const problem = problemOf(verdict);
  if (!problem) return verdict;
  const at = FIELDS.find((name) => problem.includes(`"${values[name]}"`)) ?? 'expiry';
  return {[at]: `It ${problem}.`};
}

export const isVerdict = (one: Verdict | Mistakes): one is Verdict => 'item' in one;

/** Writes a verdict in the place of an earlier one about the same item. */
export function keep(siteDir: string, verdict: Verdict): void {
  const others = readVerdicts(siteDir).filter(({item}) => item !== verdict.item);
  const all = [...others, verdict].sort((a, b) =>
    a.item.localeCompare(b.item, 'en', {numeric: true}),
  );
  const file = path.join(siteDir, REVIEW_FILE);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
}
