/** How the checks of a slide report what they find. */
import type {Place} from '../../finding.ts';
import type {RuleId} from '../../rules/ids.ts';

/** Reports a finding on the slide that is checked. */
export type SlideReporter = (rule: RuleId, place?: Place) => void;
