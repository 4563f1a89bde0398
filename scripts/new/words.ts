/**
 * How a starter sentence begins that its writer has to replace. It reads as a sentence, so that a
 * new page builds; `npm run check` finds the words and asks for them to go.
 */
export const REPLACE = 'Replace this:';

/** A title as YAML: quoted where YAML would read something else into it. */
export const yaml = (text: string) =>
  /^[\p{L}][\p{L}\p{M}\p{N} &,()/+-]*$/u.test(text) &&
  !/^(true|false|null|yes|no|on|off)$/i.test(text)
    ? text
    : `'${text.replaceAll("'", "''")}'`;

/** The lines at the top of a page. */
export function frontMatter(keys: Record<string, string>): string {
  const lines = Object.entries(keys).map(([key, value]) => `${key}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n`;
}

/** What happens in the other languages when a page is new. */
export const TRANSLATORS =
  'Nothing to do for the other languages: the page is English there until npm run i18n -- start makes its translation.';

/** The end of a page, which asks a reader or a client to write to us. */
export const callToAction = (who: string) => `<CallToAction>

## Want to Know More? {#want-to-know-more}

${REPLACE} what a ${who} should tell us in their first message.

<ButtonLink to="/TrendSoft/ContactUs">Contact Us</ButtonLink>

</CallToAction>
`;
