/** Findings that say the same about the same element, on however many visits. */
import type {Visit} from '../check';
import type {AuditFinding} from './audit';

export interface Place extends Omit<AuditFinding, 'visit' | 'page'> {
  /** Routes, each once. */
  pages: string[];
  visits: Visit[];
}

export function placesOf(findings: readonly AuditFinding[]): Place[] {
  const places = new Map<string, Place>();
  for (const {visit, page, ...finding} of findings) {
    const {engine, rule, outcome, selector, message, excepted = ''} = finding;
    const key = [engine, rule, outcome, selector, message, excepted].join('\n');
    const place = places.get(key) ?? {...finding, pages: [], visits: []};
    if (page && !place.pages.includes(page)) place.pages.push(page);
    if (visit) place.visits.push(visit);
    places.set(key, place);
  }
  return [...places.values()];
}
