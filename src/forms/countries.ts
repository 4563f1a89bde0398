/** Countries for phone numbers (tests/SPEC.md section 3, "Options"). */
import type {Option} from './form';

export interface Country extends Option {
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

/** Returns a phone number as it is submitted: calling code, one space, number. */
export function joinPhone(country: string, number: string): string {
  const {dialCode = ''} = COUNTRIES.find(({value}) => value === country) ?? {};
  return `${dialCode} ${number.trim()}`;
}

/** Splits a submitted phone number; the country is empty if it is not one of COUNTRIES. */
export function splitPhone(phone: string): {country: string; number: string} {
  const match = /^\s*(\+\d*)?\s*(.*)$/su.exec(phone);
  // The United States and Canada share +1: the first of them is used for both.
  const country = COUNTRIES.find(({dialCode}) => dialCode === match?.[1]);
  return {country: country?.value ?? '', number: match?.[2] ?? ''};
}
