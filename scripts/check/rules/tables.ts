import type {Paragraph, Root, Table} from 'mdast';
import type {Problem} from '../../../src/mdx/problem';
import type {Found} from '../finding';
import {wordsIn} from '../../../src/mdx/links';
import {nodesOf, placeOf} from '../../../src/mdx/nodes';
import type {Rule} from './rule';

/** Whether a line of text was meant as the row of a table. */
export const isRow = (line: string) =>
  /^\s*\|.*\|\s*$/m.test(line) || /^\s*\|?(?:\s*:?-+:?\s*\|)+/m.test(line);

function rows({children}: Table): Problem[] {
  const [head, ...others] = children;
  if (!head) return [];
  const empty = head.children.findIndex((cell) => wordsIn(cell) === '');
  if (empty !== -1) {
    const message = `Column ${empty + 1} of the table has no heading, so a screen reader cannot say what its cells are. Write a word into its first row`;
    return [{...placeOf(head), message}];
  }
  const columns = head.children.length;
  return others.flatMap((row): Problem[] => {
    const {length} = row.children;
    if (length === columns) return [];
    const lost = length > columns ? '; what is too much is not shown' : '';
    const message = `This row has ${length} cell${length === 1 ? '' : 's'}, the first one ${columns}${lost}. Write | between all cells, and leave an empty one where there is nothing to say`;
    return [{...placeOf(row), message}];
  });
}

/** Rows that are shown as text, with their bars. */
function stranded(paragraph: Paragraph, source: string): Problem[] {
  const {start, end} = paragraph.position ?? {};
  const lines = source.split('\n').slice((start?.line ?? 1) - 1, end?.line);
  const first = lines.findIndex(isRow);
  if (first === -1) return [];
  const ruler = lines.find((line) => /^\s*\|?(?:\s*:?-+:?\s*\|)+/.test(line));
  const why = ruler
    ? `its second line needs as many groups of dashes as the first has cells: ${rulerFor(lines[first] ?? '')}`
    : lines.length === 1
      ? 'an empty line stands before this row, or the rows above and below are missing. Rows follow each other without one'
      : `the line of dashes below its first row is missing: ${rulerFor(lines[first] ?? '')}`;
  return [
    {line: (start?.line ?? 1) + first, message: `This is shown as text and not as a table: ${why}`},
  ];
}

const rulerFor = (row: string) =>
  `| ${row
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split('|')
    .map(() => '---')
    .join(' | ')} |`;

/** Rows that are none, or lack something. */
export function tableProblems(tree: Root, source: string): Found[] {
  return nodesOf(tree).flatMap((node) =>
    node.type === 'table' ? rows(node) : node.type === 'paragraph' ? stranded(node, source) : [],
  );
}

export const tables: Rule = {
  name: 'tables',
  level: 'error',
  about: 'a heading for every column, as many cells in each row, rows that are none',
  find: ({tree, source}) => (tree ? tableProblems(tree, source) : []),
};
