import {translate} from '@docusaurus/Translate';
import {COMMON, sentenceFor, type Sentences} from '../forms';

// Under its own name the extractor would warn, since it reads literals only;
// `npm run i18n -- extract` takes these ids from the forms' tables instead.
const lookUp = translate;

/** The space between a number and its unit, where browsers would break the line. */
const BEFORE_UNIT = /(?<=\d) (?=[kMG]B\b)/g;

/** A word of a form's table in the reader's language, in English where it has no translation. */
export function translateWord(id: string, message: string): string {
  return lookUp({id, message}).replace(BEFORE_UNIT, '\u00a0');
}

/** Returns a message in the reader's language. @param english the form's messages; usual: those of every form */
export function translateMessage(id: string, english: Sentences = COMMON): string {
  return sentenceFor(id, (bare) => translateWord(`forms.${bare}`, english[bare] ?? bare));
}
