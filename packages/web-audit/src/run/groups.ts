import type {AuditRecord} from '../audit';
import type {Finding} from '../probe';

/** An element that fails a rule. */
export interface FindingGroup extends Finding {
  /** Path of the page; unset for what concerns several pages. */
  page?: string;
  state?: string;
  /** Widths and schemes in which it fails, e.g. '320 dark'; empty for the HTML of a page. */
  where: readonly string[];
}

/** Puts together what is found at several widths and in several schemes, in the order of pages and rules. */
export function findingGroups(records: readonly AuditRecord[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const found of records.flatMap(groupsOf)) {
    const {page, state, rule, selector, message, where} = found;
    // What concerns several pages has no element of its own.
    const key = JSON.stringify([page, state, rule, page === undefined ? message : selector]);
    const known = groups.get(key);
    const everywhere = new Set([...(known?.where ?? []), ...where]);
    groups.set(key, {...(known ?? found), where: [...everywhere]});
  }
  return [...groups.values()].sort(
    (one, other) =>
      (one.page ?? '').localeCompare(other.page ?? '') || one.rule.localeCompare(other.rule),
  );
}

function groupsOf({route, state, width, scheme, findings}: AuditRecord): FindingGroup[] {
  const where = width && scheme ? [`${width} ${scheme}`] : [];
  return findings.map((finding) => ({...finding, page: route, state, where}));
}
