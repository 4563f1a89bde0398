/** Makes the channels that are set up. */
import {ENGLISH} from '../site/languages';
import type {Delivers} from './channel';
import type {ChannelSettings} from './channels';
import {mailDelivery} from './mail';
import {sheetDelivery} from './sheet';

/**
 * For the worker, once in a process.
 * @param languages of the site, for what a visitor reads of a delivery
 */
export function deliversOf({mail, sheet}: ChannelSettings, languages = ENGLISH): Delivers {
  return {
    ...(mail && {mail: mailDelivery(mail, languages)}),
    ...(sheet && {sheet: sheetDelivery(sheet)}),
  };
}
