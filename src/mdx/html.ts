/** HTML in pages. Only a few tags and attributes are allowed, since the checks cannot read HTML. */
import type {Diagnostic} from './diagnostic';
import type {Element} from './nodes';
import {propsOf, type Prop} from './props';

/** Attributes that every allowed tag may have. */
const LANGUAGE = ['lang', 'dir'];

/** Tags for which Markdown has no syntax, and the attributes that they may have besides the language. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  abbr: ['title'],
  cite: [],
  dfn: ['title'],
  kbd: [],
  mark: [],
  q: [],
  samp: [],
  span: [],
  sub: [],
  sup: [],
  time: ['dateTime'],
  var: [],
};

const REPLACEMENTS: Readonly<Record<string, string>> = {
  a: 'write a link as [words that make sense alone](/TrendSoft/ContactUs), so that the build checks it',
  b: 'write **bold**',
  strong: 'write **bold**',
  i: 'write *stressed*',
  em: 'write *stressed*',
  u: 'remove it: underlined words look like a link',
  img: 'write a picture as ![what it shows](/img/name.webp), so that the build checks it',
  br: 'leave an empty line for a new paragraph',
  hr: 'begin a new <Section>',
  p: 'leave an empty line between paragraphs',
  ul: 'begin each line of a list with a hyphen',
  ol: 'begin each line of a list with 1.',
  li: 'begin each line of a list with a hyphen',
  table: 'write the table with | between its cells',
  details: 'write <Question heading="…"> inside <Faq>',
  div: 'use a block, such as <Section> or <Note>',
  section: 'use a block, such as <Section> or <Note>',
  iframe: 'ask an engineer for a block: what other sites show here is a matter of privacy',
  script: 'ask an engineer: scripts do not belong in pages',
  style: 'ask an engineer: styles do not belong in pages',
};

/** Traces of a word processor: names of its XML, its classes and styles, conditional comments, clipboard marks. */
const WORD =
  /<\/?(?:o|w|v|m|st1|x):\w|\bMso\w|\bmso-|<!--\s*(?:\[if|StartFragment)|<!\[(?:if|endif)/;

export const PASTED_FROM_WORD =
  'This is markup of Word, which came with the pasted text and means nothing on a page. Undo, and paste as plain text: Ctrl+Shift+V, on a Mac Cmd+Shift+V';

export const isFromWord = (line: string): boolean => WORD.test(line);

/** Returns an error about an HTML tag; undefined if it is allowed, '' if it is not HTML. */
export function htmlError(name: string): string | undefined {
  if (/^[A-Z]/.test(name)) return '';
  if (Object.hasOwn(ALLOWED, name)) return undefined;
  const heading = /^h([1-6])$/.exec(name)?.[1];
  const instead = heading
    ? `write a heading as ${'#'.repeat(Number(heading))} Words {#an-id}`
    : (REPLACEMENTS[name] ??
      `use a block or Markdown; of HTML a page can have ${Object.keys(ALLOWED).join(', ')}`);
  return `is HTML; ${instead}`;
}

/** Returns what is wrong with an attribute that the tag may not have. */
function attributeError(name: string, allowed: readonly string[]): string {
  if (/^on/i.test(name)) {
    return `${name} is a script, and scripts do not belong in pages; remove it`;
  }
  if (name === 'style' || name === 'class' || name === 'className') {
    return `${name} changes the look, which blocks decide; remove it`;
  }
  const meant = allowed.find((known) => known.toLowerCase() === name.toLowerCase());
  if (meant !== undefined) return `${name} is not known; write ${meant}`;
  return `${name} is not known; it can have ${allowed.join(', ')}`;
}

/** Returns the mistakes in the attributes of an allowed tag. A tag whose attributes came from Word has one mistake. */
export function htmlAttributeErrors(element: Element): Omit<Diagnostic, 'subject'>[] {
  const name = element.name ?? '';
  const props = propsOf(element);
  const line = element.position?.start.line ?? 1;
  const written = (prop: Prop) => `${prop.name}=${String(prop.value)}`;
  if (props.some((prop) => isFromWord(written(prop)))) return [{line, message: PASTED_FROM_WORD}];
  const allowed = [...LANGUAGE, ...(ALLOWED[name] ?? [])];
  const errors = props
    .filter((prop) => !allowed.includes(prop.name))
    .map((prop) => ({line: prop.line, message: attributeError(prop.name, allowed)}));
  if (errors.length > 0 || name !== 'span' || props.length > 0) return errors;
  const message = 'does nothing without lang; remove it and its </span>. Example: <span lang="fr">';
  return [{line, message}];
}
