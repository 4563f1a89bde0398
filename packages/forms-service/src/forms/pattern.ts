/** The `pattern` attribute of a text field, with which a browser without scripts checks it before it is sent. */
import type {TextField} from './form.ts';

/** What `normalise` removes or turns into a space. */
const IGNORED = '\\p{White_Space}\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}';

/**
 * Returns the pattern; undefined if every text may be sent. It accepts all that the server accepts, and more: the server
 * normalises what people paste, and its page has a better message than the browser's. It rejects what is clearly wrong, since
 * a page from the server does not keep chosen files.
 */
export function patternOf({type, characters, length}: TextField): string | undefined {
  // A full-width @ or an encoded one, too.
  if (type === 'email') return '.+(?:[@\\uff20\\ufe6b]|%40).+';
  if (characters === 'letters') return `[\\p{L}\\p{M}${IGNORED}]+`;
  if (characters === 'digits') return `[${IGNORED}]*(?:\\p{N}[${IGNORED}]*)${countOf(length)}`;
  return undefined;
}

function countOf(length: number | undefined): string {
  return length === undefined ? '+' : `{${length}}`;
}
