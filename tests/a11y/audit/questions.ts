/** What is left for people: one question for all places where a rule asks the same about the same kind of element. */
import type {AuditFinding} from './report/audit';

export interface QuestionPlace {
  /** What the engine says. */
  message: string;
  /** A selector of the element, and its opening tag. */
  selector: string;
  html: string;
  /** Where it was seen; left out when it was found in the HTML as built. */
  visit?: {route: string; state?: string; width: number; scheme: string};
}

/** What no machine decided, asked once for all the places that are alike. */
export interface AuditQuestion {
  /** Engine, rule and kind of element, e.g. `axe:color-contrast .Hero_title`. */
  id: string;
  engine: string;
  rule: string;
  /** WCAG 2.2 success criteria. */
  criteria: readonly string[];
  /** Those that differ in what the engine says of them, or in their HTML. */
  places: readonly QuestionPlace[];
  /** All routes and states that have such a place. */
  pages: readonly string[];
  states: readonly string[];
  /** How many results of engines it stands for. */
  results: number;
}

/**
 * The kind of an element: the component's class that it has, or that of what holds it, and its tag. Ids and
 * places among siblings change from page to page, and are no part of it.
 */
export function kindOf({selector, html}: Pick<AuditFinding, 'selector' | 'html'>): string {
  const [, tag = ''] = /^<([a-z][\w-]*)/i.exec(html) ?? [];
  const own = /\sclass="?(?:[^">]*?\s)??([A-Z]\w*_\w+)/.exec(html)?.[1];
  if (own) return `${tag}.${own}`;
  const holder = selector.match(/\.([A-Z]\w*_\w+)/g)?.at(-1);
  return holder ? `${holder.slice(1)} ${tag}` : tag || 'page';
}

/** Whether a person has to answer it. */
export const isOpenQuestion = ({outcome, decided}: AuditFinding) =>
  outcome === 'needs review' && decided === undefined;

/** In order of their ids. */
export function questionsOf(findings: readonly AuditFinding[]): AuditQuestion[] {
  const groups = new Map<string, AuditFinding[]>();
  for (const finding of findings.filter(isOpenQuestion)) {
    const id = `${finding.engine}:${finding.rule} ${kindOf(finding)}`;
    groups.set(id, [...(groups.get(id) ?? []), finding]);
  }
  return [...groups].map(([id, group]) => questionOf(id, group)).sort(byId);
}

function questionOf(id: string, group: readonly AuditFinding[]): AuditQuestion {
  const {engine, rule, criteria} = group[0]!;
  const places = new Map<string, AuditFinding>();
  for (const finding of group) {
    const key = `${finding.message}\n${finding.html}`;
    if (!places.has(key)) places.set(key, finding);
  }
  const distinct = (values: readonly (string | undefined)[]) => [
    ...new Set(values.filter((value) => value !== undefined)),
  ];
  return {
    ...{id, engine, rule, criteria},
    places: [...places.values()].map(({message, selector, html, visit}) => ({
      ...{message, selector, html},
      ...(visit && {visit}),
    })),
    pages: distinct(group.map(({page}) => page)).sort(),
    states: distinct(group.map(({visit}) => visit?.state)).sort(),
    results: group.length,
  };
}

const byId = (one: AuditQuestion, other: AuditQuestion) =>
  one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
