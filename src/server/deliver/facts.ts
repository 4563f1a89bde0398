/** What is kept of a check, and how staff read it. */
import {factsText} from 'document-check';
import {sayDocumentIn} from 'document-check/words';
import type {Outcome} from 'document-check/node';
import type {DocumentCheck} from '../store/store';

const say = sayDocumentIn();

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
  const counted = `${factsText(facts)}, rules broken: ${faults}`;
  return [counted, ...notes.map((note) => say(`note.${note}`))].join('. ');
}
