/** Words of the interface, as i18n/en has them. */
import messages from '../../i18n/en/code.json';

/** @param id of a message, e.g. `Drawer.close` */
export function word(id: keyof typeof messages): string {
  return messages[id].message;
}
