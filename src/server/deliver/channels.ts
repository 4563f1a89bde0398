/** Which channels are set up. */
import {forEachForm, type FormName} from '../../forms/tables';
import type {Settings} from '../settings';
import type {Channel} from '../store/store';

/** Channels of each form: e-mail for all, the sheet for those whose table says so. */
export function channelsOf(
  settings: Pick<Settings, 'mail' | 'sheet'>,
): Record<FormName, readonly Channel[]> {
  const mail: Channel[] = settings.mail ? ['mail'] : [];
  return forEachForm(({sheet}) => (sheet && settings.sheet ? [...mail, 'sheet'] : mail));
}
