/** Rich Text Format 1.9: words behind backslashes, characters as \'hh or \uN. */
import type {Sign} from './kinds';

const EMBEDDED = /\\obj(?:data|ocx|html)(?![a-z])/;
const LINKED = /\\obj(?:link|autlink)(?![a-z])/;
/** Fields whose text comes from elsewhere, and what "elsewhere" looks like. */
const FETCHED = /\\fldinst[^}]{0,200}?(?:DDE|INCLUDEPICTURE|INCLUDETEXT|IMPORT)[^}]{0,300}/i;
const TEMPLATE = /\\template(?![a-z])([^}]{0,300})/;
/** In RTF a backslash of the text is written twice, so a share begins with four. */
const ELSEWHERE = /(?:https?|ftp|file):|\\{4}/i;

/** What the words of a file say. */
export function rtfSigns(bytes: Buffer): Set<Sign> {
  const text = plain(bytes.toString('latin1'));
  const found = new Set<Sign>();
  if (EMBEDDED.test(text)) found.add('embedded file');
  if (LINKED.test(text) || FETCHED.test(text)) found.add('external link');
  if (ELSEWHERE.test(TEMPLATE.exec(text)?.[1] ?? '')) found.add('external link');
  return found;
}

/** Without the ways to write a character or a word in pieces. */
function plain(text: string): string {
  return text
    .replace(/\\'([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/\\u(\d{1,5}) ?\??/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/[\r\n]|\\\*|\{\s*\}/g, '');
}
