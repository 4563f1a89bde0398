import type {Nodes} from 'mdast';
import {isElement, type Element} from '../../../src/mdx/element';
import {parseMdx} from '../../../src/mdx/parse';
import {PageError} from '../../../src/mdx/problem';
import {TRANSLATED_PROPS} from '../../../src/blocks/declared';
import {FRONT_MATTER, type KeyName} from '../../../src/plugins/front-matter';
import type {Disguise} from './words';

/** An attribute with its value; which ones have words depends on the block. */
const ATTRIBUTE = /\b([\w-]+)="([^"]*)"/g;
const TAGS = /\btags=\{\[([^\]]*)\]\}/g;

/** A piece of the source, by its offsets, and what takes its place. */
interface Change {
  start: number;
  end: number;
  text: string;
}

function changesIn(node: Nodes, source: string, disguises: Disguise[]): Change[] {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  const [disguise = String] = disguises;
  if (node.type === 'yaml') {
    return [{start, end, text: frontMatter(source.slice(start, end), disguises)}];
  }
  if (node.type === 'text') return [{start, end, text: disguise(source.slice(start, end))}];
  if (node.type === 'image') {
    const alt = (_: string, words: string) => `![${disguise(words)}]`;
    return [{start, end, text: source.slice(start, end).replace(/^!\[([^\]]*)\]/, alt)}];
  }
  const below = 'children' in node ? node.children : [];
  const changes = below.flatMap((child) => changesIn(child, source, disguises));
  if (!isElement(node)) return changes;
  return [tagChange(node, source, disguise), ...changes];
}

/** Changes the opening tag of a block, up to its first child. */
function tagChange(node: Element, source: string, disguise: Disguise): Change {
  const start = node.position?.start.offset ?? 0;
  const end = node.children[0]?.position?.start.offset ?? node.position?.end.offset ?? start;
  const withWords = TRANSLATED_PROPS[node.name ?? ''] ?? [];
  const text = source
    .slice(start, end)
    .replace(ATTRIBUTE, (all, name: string, words: string) =>
      withWords.includes(name) ? `${name}="${disguise(words)}"` : all,
    )
    .replace(TAGS, (_, list: string) => {
      const words = list.replace(/'([^']*)'/g, (_quoted, tag: string) => `'${disguise(tag)}'`);
      return `tags={[${words}]}`;
    });
  return {start, end, text};
}

/** Changes the lines that visitors read; the longest disguise that a line's limit allows. */
function frontMatter(text: string, disguises: Disguise[]): string {
  return text.replace(/^(title|description|card): (.*)$/gm, (line, key: string, words: string) => {
    const fits = disguises
      .map((disguise) => disguise(words))
      .find((changed) => FRONT_MATTER[key as KeyName].accepts(changed));
    if (fits === undefined) throw new Error(`No pseudo-locale can have the line "${line}".`);
    return `${key}: ${fits}`;
  });
}

/**
 * Disguises the words of a page, and nothing else: blocks, links, ids and choices stay.
 * @param source MDX
 * @param disguises the first is used, unless it is too long for a line of the front matter
 */
export function disguisePage(source: string, disguises: Disguise[]): string {
  const {tree, problem} = parseMdx(source);
  if (problem) throw new PageError([problem], 'The page');
  const changes = changesIn(tree, source, disguises);
  return changes
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, {start, end, text: words}) => text.slice(0, start) + words + text.slice(end),
      source,
    );
}
