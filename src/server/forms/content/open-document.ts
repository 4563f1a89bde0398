/** OpenDocument (ISO 26300): scripts and things from elsewhere stand in the text itself. */
import type {Sign} from './kinds';
import {elementsOf} from './xml';
import type {Zip} from './zip';

/** The texts that tell. */
export const isTelling = (name: string) => /^(?:content|styles)\.xml$/.test(name);

const ELSEWHERE = /^(?:https?|ftp|file|smb|\\\\|\/\/)/i;
const SCRIPT = /^(?:vnd\.sun\.star\.(?:script|expand)|macro|javascript):/i;

/** What the elements of a document say. */
export function openDocumentSigns({texts}: Zip): Set<Sign> {
  const found = new Set<Sign>();
  for (const text of texts.values()) {
    for (const {name, attributes} of elementsOf(text)) {
      const {href = ''} = attributes;
      if (name === 'event-listener' || SCRIPT.test(href.trim())) found.add('macros');
      // A link waits for a click; a picture or an object is fetched.
      else if (name !== 'a' && ELSEWHERE.test(href.trim())) found.add('external link');
      if (name.startsWith('dde-')) found.add('external link');
    }
  }
  return found;
}
