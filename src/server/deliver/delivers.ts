/** Makes the channels that are set up. */
import type {Delivers} from './channel';
import type {ChannelSettings} from './channels';
import {mailDelivery} from './mail';
import {sheetDelivery} from './sheet';

/** For the worker, once in a process. */
export function deliversOf({mail, sheet}: ChannelSettings): Delivers {
  return {...(mail && {mail: mailDelivery(mail)}), ...(sheet && {sheet: sheetDelivery(sheet)})};
}
