import {translate} from '@docusaurus/Translate';
import {COMMON, sentenceFor, type Sentences} from '@trendsoft/forms-service/validate';

// Renamed, because the extractor reads only literals and would warn;
// `npm run i18n -- extract` takes these ids from the forms' tables instead.
const lookUp = translate;

/** The space between a number and its unit, to be replaced by a no-break space. */
const BEFORE_UNIT = /(?<=\d) (?=[kMG]B\b)/g;

/** Returns a text of a form's table in the reader's language, or in English if it is not translated. */
export function translateText(id: string, message: string): string {
  return lookUp({id, message}).replace(BEFORE_UNIT, '\u00a0');
}

/** Returns a message in the reader's language. @param english the form's messages; default: those of every form */
export function translateMessage(id: string, english: Sentences = COMMON): string {
  return sentenceFor(id, (bare) => translateText(`forms.${bare}`, english[bare] ?? bare));
}
