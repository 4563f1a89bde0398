/** The setting FORMS_OFF, for the build: forms that the service behind FORMS_HOST does not have. */
import {SettingError} from './settings';
import {FORM_NAMES, type FormName} from './tables';

/**
 * Names of forms, separated by commas; none where nothing is said.
 * @throws SettingError for a form that there is not.
 */
export function formsOff(value = ''): FormName[] {
  const names = value.split(',').map((name) => name.trim());
  const known = (name: string): name is FormName => FORM_NAMES.includes(name as FormName);
  const said = names.filter((name) => name !== '');
  if (said.every(known)) return said;
  const expected = `names of forms with commas between them, out of ${FORM_NAMES.join(', ')}`;
  throw new SettingError('FORMS_OFF', value.trim(), expected, 'quote');
}
