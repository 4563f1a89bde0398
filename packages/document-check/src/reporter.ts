/** How a check reports what it finds. */
import type {Place} from './finding.ts';
import type {RuleId} from './rules/ids.ts';

/** Reports that a rule is broken. `place` is called when the report is made, if the place is stored; further places are only counted. */
export type Reporter = (rule: RuleId, place?: () => Place) => void;
