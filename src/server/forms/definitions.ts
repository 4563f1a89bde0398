/** The two forms, each with its fields, its words and its page. */
import {ENDPOINTS, careersRules, contactRules, type MessageId, type Rule} from '../../forms';
import type {FormName} from '../store/store';

export interface FormDefinition {
  name: FormName;
  /** What the `action` of its `<form>` ends in. */
  action: string;
  /** The page that holds it. */
  page: string;
  rules: Readonly<Record<string, Rule>>;
  succeeded: MessageId;
  failed: MessageId;
}

export const CONTACT: FormDefinition = {
  name: 'contact',
  action: ENDPOINTS.contact,
  page: '/TrendSoft/ContactUs',
  rules: contactRules,
  succeeded: 'contactSucceeded',
  failed: 'contactFailed',
};

export const CAREERS: FormDefinition = {
  name: 'careers',
  action: ENDPOINTS.careers,
  page: '/TrendSoft/Career',
  rules: careersRules,
  succeeded: 'careersSucceeded',
  failed: 'careersFailed',
};
