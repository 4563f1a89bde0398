/** The interface messages of i18n/en. */
import messages from '../../i18n/en/code.json';

/** Returns a message in English. @param id e.g. `Drawer.close` */
export function t(id: keyof typeof messages): string {
  return messages[id].message;
}
