import {translate} from '@docusaurus/Translate';
import {DOCUMENT_MESSAGES} from '../../../documents';

// Under its own name the extractor would warn, since it reads literals only;
// `npm run i18n:extract` takes these ids from src/documents/words instead.
const lookUp = translate;

/** A sentence of the checks in the reader's language, in English where it has no translation. */
export const say = (id: string): string =>
  lookUp({id: `documents.${id}`, message: DOCUMENT_MESSAGES[id]?.message ?? id});
