import type {Root} from 'mdast';
import {importedPartials} from '../../../src/mdx/files';
import {isElement, nodesOf, positionOf, textOf} from '../../../src/mdx/nodes';
import type {Diagnostic} from '../../../src/mdx/diagnostic';
import type {Rule} from './rule';

const headingsIn = (node: Root | Root['children'][number]) =>
  nodesOf(node).flatMap((each) => (each.type === 'heading' ? [each] : []));

function idFor(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

function titleDiagnostics(tree: Root, hasParts: boolean): Diagnostic[] {
  const [first, second] = headingsIn(tree).filter(({depth}) => depth === 1);
  const heroes = tree.children.filter((node) => isElement(node) && node.name === 'Hero');
  // A hero whose heading has another level is an error of the block.
  if (!first && heroes.flatMap(headingsIn).length > 0) return [];
  if (!first) {
    const message =
      'The page has no title. Write one # heading inside <Hero>. Example: # Web Accessibility {#web-accessibility}';
    return hasParts ? [] : [{line: 1, message}];
  }
  if (second) {
    const message = `"${textOf(second)}" is a second title. Use ## instead of #: the title is on line ${positionOf(first).line}`;
    return [{...positionOf(second), message}];
  }
  if (heroes.flatMap(headingsIn).includes(first)) return [];
  return [{...positionOf(first), message: 'The title is outside <Hero>. Move it inside'}];
}

const NO_WORDS = 'The heading has no words. Write what the section is about, or remove the line';

/** @param text the heading's line @param taken ids of the page, to which this adds the one of the fix */
function noId(words: string, text: string, taken: string[]): Omit<Diagnostic, 'line'> {
  const id = idFor(words);
  const example = `{#${id || 'a-short-name'}}`;
  const message = `The heading "${words}" has no id, so links to it break when its words change. Add ${example} at the end of the line`;
  const canAdd = id !== '' && !taken.includes(id) && !/[#)]$/.test(text);
  if (!canAdd) return {message};
  taken.push(id);
  return {message, fix: {find: text, replacement: `${text} ${example}`}};
}

/** Checks that a page has one title, in its hero, and that each heading has an id. */
export const headings: Rule = {
  name: 'headings',
  level: 'error',
  find({tree, source, partial, lines}) {
    if (!tree) return [];
    const taken = headingsIn(tree).flatMap(({data}) => data?.id ?? []);
    const withoutId = headingsIn(tree).flatMap((heading): Diagnostic[] => {
      const {line} = positionOf(heading);
      const text = (lines[line - 1] ?? '').trim();
      // Another rule reports words underlined as a heading.
      if (!text.startsWith('#')) return [];
      if (textOf(heading) === '') return [{line, message: NO_WORDS}];
      // Another rule reports braces without an id.
      if (heading.data?.id !== undefined || text.endsWith('}')) return [];
      return [{line, ...noId(textOf(heading), text, taken)}];
    });
    return [
      ...titleDiagnostics(tree, partial || importedPartials(source).length > 0),
      ...withoutId,
    ];
  },
};
