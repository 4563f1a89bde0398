import {translate} from '@docusaurus/Translate';
import {MESSAGES, type MessageId} from '../../forms';

// Under its own name the extractor would warn, since it reads literals only;
// `npm run i18n:extract` takes these ids from src/forms/messages.ts instead.
const lookUp = translate;

/** A form's sentence in the reader's language, in English where it has no translation. */
export function translateMessage(id: MessageId): string {
  return lookUp({id: `forms.${id}`, message: MESSAGES[id].message});
}
