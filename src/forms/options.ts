/**
 * The choices both forms offer (SPEC section 3, "Options").
 * A purpose's submitted value is its label (README, "Departures on purpose").
 */

import positions from './positions.json';

export const PURPOSES = [
  'Web Accessibility',
  'Document Accessibility',
  'InDesign Accessibility',
  'Testing',
  'Cyber Security',
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The titles of the job pages: what an applicant can apply for, closed openings included. */
export const POSITIONS: readonly string[] = positions;

export interface Country {
  /** ISO 3166-1 alpha-2: the option's value, since the United States and Canada share +1. */
  id: string;
  /** E.164 country calling code with its plus sign: what is submitted. */
  dialCode: string;
  /** English name, translated in the browser. */
  name: string;
}

export const COUNTRIES: readonly Country[] = [
  {id: 'IN', dialCode: '+91', name: 'India'},
  {id: 'US', dialCode: '+1', name: 'United States'},
  {id: 'GB', dialCode: '+44', name: 'United Kingdom'},
  {id: 'CA', dialCode: '+1', name: 'Canada'},
  {id: 'AU', dialCode: '+61', name: 'Australia'},
];

/** The calling code of a country id; undefined when the id is not offered. */
export function dialCodeOf(countryId: string): string | undefined {
  return COUNTRIES.find(({id}) => id === countryId)?.dialCode;
}
