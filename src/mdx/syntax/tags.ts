/** Faults of tags that open and close. The sentences are those of mdast-util-mdx-jsx 3. */
import {nearest} from '../../nearest';
import type {Explanation} from './explanation';

const AN_EMPTY_LINE = 'Put each tag on a line of its own, with an empty line before and after it';

/** The tree's names of what stands on a page, in a writer's words where they differ. */
const WORDS: Record<string, string> = {listItem: 'line of a list', blockquote: 'quotation'};

const neverOpened = (tag: string) => ({
  message: `${tag} closes a block that was never opened. Write the opening tag before it, or remove it`,
});

/** The line of a ``` without a counterpart; undefined when there is none. */
function openFence(lines: string[]): number | undefined {
  const fences = lines.flatMap((text, index) => (/^\s*(?:```|~~~)/.test(text) ? [index + 1] : []));
  return fences.length % 2 === 1 ? fences.at(-1) : undefined;
}

export const TAGS: Explanation[] = [
  [
    /^Expected a closing tag for/,
    (_, {lines}) => {
      const line = openFence(lines);
      return line === undefined
        ? undefined
        : {
            line,
            message:
              'The code that begins here is not closed, so all that follows is code. Write ``` on a line after it',
          };
    },
  ],
  [
    /^Unexpected closing tag `<\/(.*?)>`, expected corresponding closing tag for `<(.*?)>` \((\d+):/,
    ([, found = '', open = '', line], {lines}) => {
      if (found !== open && found.toLowerCase() === open.toLowerCase()) {
        const name = /^[A-Z]/.test(open) ? open : found;
        const wrong = open === name ? `</${found}>` : `<${open}>`;
        return {
          ...(open !== name && {line: Number(line)}),
          message: `Capitals count in the names of blocks: write ${wrong.replace(/\w+/, name)}`,
          fix: {find: wrong, put: wrong.replace(/\w+/, name)},
        };
      }
      if (lines.some((text) => text.includes(`<${found}`))) {
        return {
          line: Number(line),
          message: `<${open}> is not closed before </${found}>. Write </${open}> where it ends, on a line of its own`,
        };
      }
      if (!nearest(found, [open])) return neverOpened(`</${found}>`);
      return {
        message: `The closing tag </${found}> does not match <${open}> of line ${line}. Write </${open}>`,
        fix: {find: `</${found}>`, put: `</${open}>`},
      };
    },
  ],
  [
    /^Expected a closing tag for `<(br|hr|img|input)\b/,
    ([, name]) => ({
      message: `<${name}> is HTML that is never closed. In a page, leave an empty line for a new paragraph, and write a picture as ![what it shows](/img/name.webp)`,
    }),
  ],
  [
    /^Expected a closing tag for `<(.*?)>` \((\d+):\d+-\d+:\d+\)(?: before the end of `(.*?)`)?/,
    ([, name, line, parent]) => ({
      line: Number(line),
      message: parent
        ? `<${name}> begins inside a ${WORDS[parent] ?? parent} and ends outside it. ${AN_EMPTY_LINE}`
        : `<${name}> is not closed. Write </${name}> where it ends, or <${name} /> when nothing stands inside`,
    }),
  ],
  [
    /^Expected the closing tag `<\/(.*?)>` either after the end of `(.*?)`/,
    ([, name, parent = '']) => ({
      message: `</${name}> stands at the end of a ${WORDS[parent] ?? parent} that begins inside <${name}>. ${AN_EMPTY_LINE}`,
    }),
  ],
  [
    /^Unexpected closing slash `\/` in tag/,
    (_, {line, lines}) =>
      neverOpened(/<\/[\w.]*>?/.exec(lines[line - 1] ?? '')?.[0] ?? 'A closing tag'),
  ],
  [
    /^Unexpected character `!`.*before name/,
    () => ({message: '<!-- --> is a comment of HTML. Write it as {/* … */}, or remove it'}),
  ],
  [
    /^Unexpected character `\/`.*before local name/,
    () => ({
      message:
        'An address stands between < and >. Write it as a link whose words make sense alone. Example: [OpenStreetMap](https://www.openstreetmap.org)',
    }),
  ],
  [
    /^Unexpected character `(.)`.*before name/u,
    ([, character]) => ({
      message: `<${character ?? ''} looks like the beginning of a tag. For a < in a text, write "less than", or \\<`,
    }),
  ],
];
