/** HTML in pages. Only a few tags are allowed, since the checks cannot read HTML. */

/** Tags for which Markdown has no syntax. */
const ALLOWED = [
  'abbr',
  'cite',
  'dfn',
  'kbd',
  'mark',
  'q',
  'samp',
  'span',
  'sub',
  'sup',
  'time',
  'var',
];

const REPLACEMENTS: Record<string, string> = {
  a: 'write a link as [words that make sense alone](/TrendSoft/ContactUs), so that the build checks it',
  b: 'write **bold**',
  strong: 'write **bold**',
  i: 'write *stressed*',
  em: 'write *stressed*',
  img: 'write a picture as ![what it shows](/img/name.webp), so that the build checks it',
  br: 'leave an empty line for a new paragraph',
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

/** Returns an error about an HTML tag; undefined if it is allowed, '' if it is not HTML. */
export function htmlError(name: string): string | undefined {
  if (/^[A-Z]/.test(name)) return '';
  if (ALLOWED.includes(name)) return undefined;
  const heading = /^h([1-6])$/.exec(name)?.[1];
  const instead = heading
    ? `write a heading as ${'#'.repeat(Number(heading))} Words {#an-id}`
    : (REPLACEMENTS[name] ??
      `use a block or Markdown; of HTML a page can have ${ALLOWED.join(', ')}`);
  return `is HTML; ${instead}`;
}
