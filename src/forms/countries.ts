/** Countries for phone numbers (tests/SPEC.md section 3, "Options"). */
import type {Option} from '@trendsoft/forms-service/define';

interface Country extends Option {
  /** ISO 3166-1 alpha-2, since the United States and Canada share +1. */
  value: string;
  label: string;
  /** The submitted value: E.164 country calling code with its plus sign. */
  dialCode: string;
}

export const COUNTRIES: readonly Country[] = [
  {value: 'IN', label: 'India', dialCode: '+91', messageId: 'india'},
  {value: 'US', label: 'United States', dialCode: '+1', messageId: 'unitedStates'},
  {value: 'GB', label: 'United Kingdom', dialCode: '+44', messageId: 'unitedKingdom'},
  {value: 'CA', label: 'Canada', dialCode: '+1', messageId: 'canada'},
  {value: 'AU', label: 'Australia', dialCode: '+61', messageId: 'australia'},
];
