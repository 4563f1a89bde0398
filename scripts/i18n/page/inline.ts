import type {PhrasingContent} from 'mdast';
import type {} from 'remark-mdx';
import type {Inline} from './block';

const lineOf = (node: PhrasingContent) => node.position?.start.line ?? 1;

/** Words with the markup that carries meaning, written in one way only. */
export function wordsOf(nodes: readonly PhrasingContent[]): string {
  return nodes.map(markup).join('').replaceAll(/\s+/g, ' ').trim();
}

function markup(node: PhrasingContent): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'strong':
      return `**${wordsOf(node.children)}**`;
    case 'emphasis':
      return `*${wordsOf(node.children)}*`;
    case 'link':
      return `[${wordsOf(node.children)}]`;
    case 'image':
      return `![${node.alt ?? ''}]`;
    case 'inlineCode':
      return `\`${node.value}\``;
    case 'break':
      return ' ';
    case 'mdxTextExpression':
      return isComment(node.value) ? '' : `{${node.value}}`;
    case 'mdxJsxTextElement':
      return `<${node.name ?? ''}>${wordsOf(node.children)}</${node.name ?? ''}>`;
    default:
      return 'children' in node ? wordsOf(node.children) : '';
  }
}

/** What must be the same in every language, in the order of reading. */
export function inlinesOf(nodes: readonly PhrasingContent[]): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    const line = lineOf(node);
    const inside = 'children' in node ? inlinesOf(node.children) : [];
    switch (node.type) {
      case 'link':
        return [{kind: 'link', value: node.url, line}, ...inside];
      case 'image':
        return [{kind: 'image', value: node.url, line}];
      case 'inlineCode':
        return [{kind: 'code', value: node.value, line}];
      case 'mdxTextExpression':
        return isComment(node.value) ? [] : [{kind: 'placeholder', value: `{${node.value}}`, line}];
      default:
        return inside;
    }
  });
}

/** Whether what stands between braces is a comment only. */
export const isComment = (expression: string) => /^\s*\/\*[\s\S]*\*\/\s*$/.test(expression);
