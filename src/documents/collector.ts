/** Gathers findings while a document is read. */
import type {Finding, Place} from './finding';
import {kindOf} from './rules/kinds';

/** Places that are kept of one rule; the count goes on. */
export const MAX_PLACES = 20;

export class Collector {
  private readonly findings = new Map<string, Finding>();
  private changed = new Set<Finding>();

  /** Notes that a rule is not kept, here. The place is only made when it is kept. */
  found(rule: string, place?: () => Place): void {
    let finding = this.findings.get(rule);
    if (!finding) {
      finding = {rule, kind: kindOf(rule), places: [], count: 0};
      this.findings.set(rule, finding);
    }
    finding.count += 1;
    if (place && finding.places.length < MAX_PLACES) finding.places.push(place());
    this.changed.add(finding);
  }

  has(rule: string): boolean {
    return this.findings.has(rule);
  }

  remove(rule: string): void {
    this.findings.delete(rule);
  }

  /** What is new, or counts more, since the last call. */
  takeChanged(): Finding[] {
    const changed = [...this.changed].filter(({rule}) => this.findings.has(rule));
    this.changed = new Set();
    return changed;
  }

  all(): Finding[] {
    return [...this.findings.values()];
  }
}
