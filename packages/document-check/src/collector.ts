/** Collects findings while a document is read, and counts those of the same rule together. */
import {shorten} from './shorten.ts';
import type {Finding, Place} from './finding.ts';
import type {RuleId} from './rules/ids.ts';
import type {Rules} from './rules/rule.ts';

/** Greatest number of places of one rule that are stored; further ones are only counted. */
const MAX_PLACES = 20;

interface Gathered {
  count: number;
  /** Called when the finding is reported, because the text of an element is known only after its page has been read. */
  places: (() => Place)[];
}

const shortened = ({element, text, follows, ...where}: Place): Place => ({
  ...where,
  element: element && shorten(element),
  text: (text && shorten(text)) || undefined,
  follows: follows && shortened(follows),
});

export class Collector {
  private readonly gathered = new Map<RuleId, Gathered>();
  private changed = new Set<RuleId>();

  /** @param rules at least those of the document's format */
  constructor(readonly rules: Rules) {}

  private toFinding([rule, {count, places}]: [RuleId, Gathered]): Finding {
    return {
      rule,
      kind: this.rules.get(rule)?.kind ?? 'fault',
      places: places.map((place) => shortened(place())),
      count,
    };
  }

  /** Records that a rule is broken here. */
  add(rule: RuleId, place?: () => Place): void {
    let entry = this.gathered.get(rule);
    if (!entry) this.gathered.set(rule, (entry = {count: 0, places: []}));
    entry.count += 1;
    if (place && entry.places.length < MAX_PLACES) entry.places.push(place);
    this.changed.add(rule);
  }

  has(rule: string): boolean {
    return this.gathered.has(rule as RuleId);
  }

  /** Returns the findings that are new or have a higher count since the last call of this method. */
  takeChanged(): Finding[] {
    const changed = [...this.gathered].filter(([rule]) => this.changed.has(rule));
    this.changed = new Set();
    return changed.map((entry) => this.toFinding(entry));
  }

  all(): Finding[] {
    return [...this.gathered].map((entry) => this.toFinding(entry));
  }
}
