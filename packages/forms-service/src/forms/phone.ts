/** Phone numbers as forms submit them: calling code, one space, number. */
import type {Option, SelectField} from './form.ts';
import {optionOf} from './messages.ts';

type Countries = SelectField['options'];

/** Returns a phone number as it is submitted. @param country `value` of one of the countries */
export function joinPhone(countries: Countries, country: string, number: string): string {
  const {dialCode = ''} = countryWhere(countries, ({value}) => value === country) ?? {};
  return `${dialCode} ${number.trim()}`;
}

/** Splits a submitted phone number; the country is empty if no country has its calling code. */
export function splitPhone(countries: Countries, phone: string): {country: string; number: string} {
  const [, code, number = ''] = /^\s*(\+\d*)?\s*(.*)$/su.exec(phone) ?? [];
  // Several countries can share a code, such as +1: the first of them is used for all.
  const country =
    code === undefined ? undefined : countryWhere(countries, ({dialCode}) => dialCode === code);
  return {country: country?.value ?? '', number};
}

function countryWhere(
  countries: Countries,
  matches: (country: Option) => boolean,
): Option | undefined {
  return countries.map(optionOf).find(matches);
}
