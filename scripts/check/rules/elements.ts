import type {Nodes, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {nodesOf, positionOf} from '../../../src/mdx/nodes';
import type {Diagnostic} from '../../../src/mdx/diagnostic';
import type {Rule} from './rule';

const FOOTNOTE =
  'A footnote sends readers to the end of the page and back. Write it in a sentence, or in a <Note>';

const TASK =
  'This list item begins with a box that visitors cannot tick. Delete the brackets after the hyphen';

/** A link as it is written, and nothing else. */
const LINK = /^!?\[[^\]]*\]\([^)]*\)$/;

/** Returns the headings of columns that are empty. The first one may be: that column names the rows. */
function withoutWords(cells: readonly TableCell[]): Diagnostic[] {
  return cells.slice(1).flatMap((cell) => {
    if (toString(cell).trim() !== '') return [];
    const message =
      'A column of this table has no heading, so screen readers read its cells without one. Write what the column contains';
    return [{...positionOf(cell), message}];
  });
}

function diagnosticsOf(node: Nodes): Diagnostic[] {
  switch (node.type) {
    case 'footnoteReference':
      return [{...positionOf(node), message: FOOTNOTE}];
    case 'listItem':
      return typeof node.checked === 'boolean' ? [{...positionOf(node), message: TASK}] : [];
    case 'inlineCode': {
      if (!LINK.test(node.value)) return [];
      const message = `Visitors would read "${node.value}", since it is between backticks. Delete these`;
      return [{...positionOf(node), message}];
    }
    case 'table':
      return withoutWords(node.children[0]?.children ?? []).slice(0, 1);
    default:
      return [];
  }
}

/** Checks that a page has no elements of Markdown that do not work here. */
export const elements: Rule = {
  name: 'markup',
  level: 'error',
  find: ({tree}) => (tree ? nodesOf(tree) : []).flatMap(diagnosticsOf),
};
