import type {Root} from 'mdast';
import {isElement, wordsOf} from '../../../src/mdx/element';
import type {Problem} from '../../../src/mdx/problem';
import {importedParts} from '../../../src/mdx/files';
import {placeOf} from '../../../src/mdx/nodes';
import type {Rule} from './rule';

interface Heading {
  depth: number;
  line: number;
  words: string;
  id: string | undefined;
  inHero: boolean;
  /** A <Question> is heard as a heading, but has no line of its own with an id. */
  block: boolean;
}

function headingsIn(tree: Root): Heading[] {
  const visit = (node: Root['children'][number], inHero: boolean): Heading[] => {
    const {line} = placeOf(node);
    if (node.type === 'heading') {
      const words = wordsOf(node);
      return [{depth: node.depth, line, words, id: node.data?.id, inHero, block: false}];
    }
    if (isElement(node) && node.name === 'Question') {
      return [{depth: 3, line, words: 'the question', id: undefined, inHero, block: true}];
    }
    const within = inHero || (isElement(node) && node.name === 'Hero');
    return 'children' in node ? node.children.flatMap((child) => visit(child, within)) : [];
  };
  return tree.children.flatMap((node) => visit(node, false));
}

/** An id made of a heading's words. */
function idFor(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

function titles(headings: Heading[], hasParts: boolean): Problem[] {
  const [first, second] = headings.filter(({depth}) => depth === 1);
  if (!first) {
    const message =
      'The page has no title. Write one # heading inside <Hero>, e.g. # Web Accessibility {#web-accessibility}';
    return hasParts ? [] : [{line: 1, message}];
  }
  if (second) {
    const message = `"${second.words}" is a second title; the first stands on line ${first.line}. Give it ## instead of #`;
    return [{line: second.line, message, fix: {find: '# ', put: '## '}}];
  }
  const message = `The title "${first.words}" stands outside <Hero>. Move it inside`;
  return first.inHero ? [] : [{line: first.line, message}];
}

/** Two headings with the same words cannot be told apart in a list of headings. */
function alike(headings: Heading[]): Problem[] {
  return headings.flatMap(({words, line, block}, index) => {
    const first = headings.slice(0, index).find((other) => other.words === words && !other.block);
    if (!first || block || words === '') return [];
    const message = `"${words}" is the heading of line ${first.line} too. Say what is different in this part`;
    return [{line, message}];
  });
}

export const outline: Rule = {
  name: 'headings',
  level: 'error',
  about: 'one title, in `<Hero>`; no level skipped; an id on each heading; no heading twice',
  find({tree, source, partial, lines}) {
    if (!tree) return [];
    const headings = headingsIn(tree);
    const skips = headings.flatMap(({depth, line, words}, index): Problem[] => {
      const before = headings[index - 1];
      if (!before || depth <= before.depth + 1) return [];
      const message = `"${words}" is a heading of level ${depth} after one of level ${before.depth}. Who goes from heading to heading believes that one is missing. Use ${'#'.repeat(before.depth + 1)}, or add the heading between`;
      return [{line, message}];
    });
    const taken = headings.flatMap(({id}) => id ?? []);
    const bare = headings.flatMap(({id: given, words, line, block}): Problem[] => {
      if (given !== undefined || block) return [];
      const text = (lines[line - 1] ?? '').trim();
      // Braces that hold something else are told by the rule on blocks.
      if (/\{[^}]*\}$/.test(text)) return [];
      const [round] = /\(#[\w-]+\)$/.exec(text) ?? [];
      if (round) {
        const put = `{${round.slice(1, -1)}}`;
        const message = `An id stands in braces: write ${put} instead of ${round}`;
        return [{line, message, fix: {find: round, put}}];
      }
      const id = idFor(words);
      const example = `{#${id || 'a-short-name'}}`;
      // Not where there is nothing to make it of, it would be the second, or hashes end the line.
      const isPlain = id !== '' && !taken.includes(id) && !text.endsWith('#');
      if (isPlain) taken.push(id);
      const message = `The heading "${words}" has no id, so links to it break when its words change or are translated. Write ${example} after it`;
      return [{line, message, ...(isPlain && {fix: {find: text, put: `${text} ${example}`}})}];
    });
    return [
      ...titles(headings, partial || importedParts(source).length > 0),
      ...[...skips, ...bare, ...alike(headings)],
    ];
  },
};
