/** What is kept of a check, and how staff read it. */
import type {Facts} from '../../documents';
import type {Outcome} from '../../documents/node';
import {sayDocumentIn} from '../../documents/words';
import type {DocumentCheck} from '../store/store';

const say = sayDocumentIn();

const FORMATS: Readonly<Record<Facts['format'], string>> = {
  pdf: 'PDF',
  word: 'Word',
  powerpoint: 'PowerPoint',
};

/** Of a check that there was no time for, nothing is known. */
export function checkOf(outcome: Outcome | undefined): DocumentCheck {
  if (!outcome) return {outcome: 'failed'};
  if (outcome.type === 'refused') return {outcome: 'refused', reason: outcome.reason};
  const {facts, findings, notes} = outcome.report;
  const faults = findings.filter(({kind}) => kind === 'fault').length;
  return {outcome: 'checked', facts, faults, notes};
}

/** A line or more for mails, `show` and the sheet of an export: enough to quote from. */
export function checkInWords(check: DocumentCheck): string {
  if (check.outcome === 'failed') return 'not checked: there was no time, or the check broke off';
  if (check.outcome === 'refused') return `not checked: ${say(`refusal.${check.reason}`)}`;
  const {facts, faults, notes} = check;
  const {format, pages, scannedPages, tables, figures, fields, tagged, claims, effort} = facts;
  const counted = [
    FORMATS[format],
    `pages: ${pages ?? 'not known'}`,
    `scanned: ${scannedPages}`,
    `tables: ${tables}`,
    `figures: ${figures}`,
    `fields: ${fields}`,
    tagged ? 'tagged' : 'not tagged',
    ...(claims === undefined ? [] : [`says ${claims}`]),
    `effort: ${say(`effort.${effort}`)}`,
    `rules broken: ${faults}`,
  ];
  return [counted.join(', '), ...notes.map((note) => say(`note.${note}`))].join('. ');
}
