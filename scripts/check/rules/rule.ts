import type {Diagnostic} from '../../../src/mdx/diagnostic';
import type {Finding} from '../finding';
import type {Page} from '../page';
import type {Site} from '../site';

/** A diagnostic from a rule, with its own id and level if they differ from the rule's. */
export type RuleDiagnostic = Diagnostic & Partial<Pick<Finding, 'rule' | 'level'>>;

export interface Rule {
  /** Shown with each finding. */
  name: string;
  level: Finding['level'];
  find: (page: Page, site: Site) => RuleDiagnostic[];
}
