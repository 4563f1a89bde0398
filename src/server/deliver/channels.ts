/** Which channels are set up. */
import {forEachForm, type FormName} from '../../forms/tables';
import type {Settings} from '../settings';
import type {Channel} from '../store/store';

/** What the choice of channels depends on. */
export type ChannelSettings = Pick<Settings, 'mail' | 'sheet'>;

/** Channels of each form: e-mail for all, the sheet for those whose table says so. */
export function channelsOf(settings: ChannelSettings): Record<FormName, readonly Channel[]> {
  const mail: Channel[] = settings.mail ? ['mail'] : [];
  return forEachForm(({sheet}) => (sheet && settings.sheet ? [...mail, 'sheet'] : mail));
}
