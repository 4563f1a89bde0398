import {translate} from '@docusaurus/Translate';
import {COMMON, type Sentences} from '../forms';

// Under its own name the extractor would warn, since it reads literals only;
// `npm run i18n -- extract` takes these ids from the forms' tables instead.
const lookUp = translate;

/** A word of a form's table in the reader's language, in English where it has no translation. */
export function translateWord(id: string, message: string): string {
  return lookUp({id, message});
}

/** What a form answers, likewise. @param english of the form; without it, what every form says. */
export function translateMessage(id: string, english: Sentences = COMMON): string {
  return translateWord(`forms.${id}`, english[id] ?? id);
}
