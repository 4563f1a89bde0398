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
