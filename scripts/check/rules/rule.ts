import type {Problem} from '../../../src/mdx/problem';
import type {Finding} from '../finding';
import type {Page} from '../page';
import type {Site} from '../site';

/** A problem that a rule found, with its own id and level where these differ from the rule's. */
export type Found = Problem & Partial<Pick<Finding, 'rule' | 'level'>>;

export interface Rule {
  /** Shown with each finding. */
  name: string;
  level: Finding['level'];
  find: (page: Page, site: Site) => Found[];
}
