/** Which channels are set up. */
import type {Settings} from '../settings';
import type {Channel, FormName} from '../store/store';

/** What the choice of channels depends on. */
export type ChannelSettings = Pick<Settings, 'mail' | 'sheet'>;

/** Channels of each form: e-mail for both, the sheet for enquiries alone. */
export function channelsOf({mail, sheet}: ChannelSettings): Record<FormName, readonly Channel[]> {
  const everyForm: Channel[] = mail ? ['mail'] : [];
  return {
    contact: sheet ? [...everyForm, 'sheet'] : everyForm,
    // A resume belongs to few people; a sheet is shared with many.
    careers: everyForm,
  };
}
