/** How checks report what they find. */
import type {Place} from './finding.ts';
import type {RuleId} from './rules/ids.ts';

/** Reports that a rule is broken. `place` is called when the report is made, if the place is stored; further places are only counted. */
export type Reporter = (rule: RuleId, place?: () => Place) => void;

/** As `Reporter`, for the slide that is checked: its places are known at once. */
export type SlideReporter = (rule: RuleId, place?: Place) => void;
