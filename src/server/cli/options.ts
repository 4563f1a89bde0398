/** Options that several commands share, and what their values must be. */
import {FORM_NAMES, type FormName} from '../../forms/tables';
import {UsageError} from './command';

export const FORM = {
  form: {value: 'NAME', help: `only this form: ${FORM_NAMES.join(', ')}`},
} as const;

export const DRY_RUN = {
  'dry-run': {help: 'says what would be done, and changes nothing'},
} as const;

/** @throws UsageError for another name. */
export function formName(form: string | undefined): FormName | undefined {
  return form === undefined ? undefined : (oneOf('--form', form, FORM_NAMES) as FormName);
}

/** @throws UsageError for another value. */
export function oneOf(option: string, value: string, values: readonly string[]): string {
  if (values.includes(value)) return value;
  throw new UsageError(`${option} is "${value}", but it must be one of: ${values.join(', ')}.`);
}

/** @throws UsageError for anything but a whole number above zero. */
export function wholeNumber(option: string, value: string): number {
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new UsageError(`${option} is "${value}", but it must be a whole number, such as 50.`);
}
