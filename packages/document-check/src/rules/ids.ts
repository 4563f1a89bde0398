/** The ids of all rules, as a type: a check cannot report a rule that is not defined. */
import type {OFFICE_RULES} from './office.ts';
import type {COMMON_PDF_RULES} from './pdf-common.ts';
import type {RARE_PDF_RULES} from './pdf-rare.ts';
import type {PERSON_RULES} from './person.ts';

export type PdfRuleId = (typeof COMMON_PDF_RULES | typeof RARE_PDF_RULES)[number]['id'];
export type OfficeRuleId = (typeof OFFICE_RULES)[number]['id'];
export type PersonRuleId = (typeof PERSON_RULES)[number]['id'];
export type RuleId = PdfRuleId | OfficeRuleId | PersonRuleId;
