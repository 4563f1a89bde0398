/** Rules for the children of blocks. */
import type {RootContent} from 'mdast';
import type {Diagnostic} from '../mdx/diagnostic';
import {isElement, positionOf, textOf, type Element} from '../mdx/nodes';

/** An error about a block's children that completes '<Block> in FILE line N: …'; with a line if it is not the block's. */
export type ChildrenMistake = string | Pick<Diagnostic, 'line' | 'message'>;

/** Returns an error about a block's children, or undefined. */
export type ChildrenRule = (element: Element) => ChildrenMistake | undefined;

/** Returns the children without comments, empty lines and paragraphs around blocks, which MDX removes too. */
function contentOf(node: {children: RootContent[]}): RootContent[] {
  return node.children.flatMap((child): RootContent[] => {
    if (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression') return [];
    if (child.type === 'text' && child.value.trim() === '') return [];
    if (child.type !== 'paragraph') return [child];
    const inside = contentOf(child);
    return inside.every(isElement) ? inside : [child];
  });
}

/** The rule of blocks that declare no children: the block is written `<Block />`. */
export const noChildren: ChildrenRule = (element) =>
  contentOf(element).length === 0
    ? undefined
    : `nothing can be inside; write it as <${element.name} … />`;

/** Allows only these blocks, at least one. */
export function onlyBlocks(...names: string[]): ChildrenRule {
  const all = names.map((name) => `<${name}>`).join(' or ');
  return (element) => {
    const content = contentOf(element);
    if (content.length === 0) {
      return `is empty; write ${all} inside, with an empty line around each`;
    }
    const unexpected = content.find((node) => !isElement(node) || !names.includes(node.name ?? ''));
    if (!unexpected) return undefined;
    const found = isElement(unexpected)
      ? `<${unexpected.name}>`
      : `"${textOf(unexpected).trim().slice(0, 40)}"`;
    return `contains ${found}; only ${all} can be inside. Move it out`;
  };
}

/** Requires content, which may be any Markdown and blocks. @param example for the error message */
export const anyContent =
  (example: string): ChildrenRule =>
  (element) =>
    contentOf(element).length === 0 ? `is empty; write inside, e.g. ${example}` : undefined;

/** Requires Markdown with exactly one heading, of this depth: the block's title. */
export function withHeading(depth: 1 | 2 | 3): ChildrenRule {
  const marks = '#'.repeat(depth);
  const example = `${marks} What we repair {#what-we-repair}`;
  return (element) => {
    const headings = contentOf(element as {children: RootContent[]}).flatMap((node) =>
      node.type === 'heading' ? [node] : [],
    );
    const [first] = headings;
    if (!first) {
      return `has no heading; write one inside, after an empty line, e.g. ${example}`;
    }
    const other = headings.find((heading) => heading.depth !== depth);
    if (other) {
      const message = `the heading "${textOf(other)}" has ${other.depth} #; give it ${depth}, e.g. ${example}`;
      return {line: positionOf(other).line, message};
    }
    return headings.length > 1
      ? `has ${headings.length} headings; keep one, and write the others as blocks of their own`
      : undefined;
  };
}

/** Allows only one Markdown list. */
export function oneList(ordered: boolean): ChildrenRule {
  const kind = ordered ? 'a numbered list' : 'a list';
  const example = ordered ? '1. **Plan**' : '- WCAG 2.1';
  return (element) => {
    const content = contentOf(element);
    const [first, second] = content;
    if (first?.type === 'list' && Boolean(first.ordered) === ordered && !second) return undefined;
    return `contains something other than ${kind}; write one inside, e.g. ${example}`;
  };
}
