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
  for (const {route, state, width, scheme, findings} of records) {
    const where = width && scheme ? [`${width} ${scheme}`] : [];
    for (const finding of findings) {
      const {rule, selector} = finding;
      const isSame = route === undefined ? finding.message : selector;
      const key = JSON.stringify([route, state, rule, isSame]);
      const known = groups.get(key);
      groups.set(key, {
        ...(known ?? {...finding, ...(route && {page: route}), ...(state && {state})}),
        where: [...(known?.where ?? []), ...where],
      });
    }
  }
  return [...groups.values()].sort(
    (one, other) =>
      (one.page ?? '').localeCompare(other.page ?? '') || one.rule.localeCompare(other.rule),
  );
}
