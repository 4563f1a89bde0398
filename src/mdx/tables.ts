import type {Heading, Root, Table} from 'mdast';
import {nodesOf} from './nodes';

export interface HeadedTable {
  table: Table;
  /** The heading above the table; undefined if there is none. */
  heading: Heading | undefined;
}

/** Returns the tables of a page, each with the heading above it, which is its name for screen readers. */
export function tablesIn(tree: Root): HeadedTable[] {
  const tables: HeadedTable[] = [];
  let heading: Heading | undefined;
  for (const node of nodesOf(tree)) {
    if (node.type === 'heading') heading = node;
    if (node.type === 'table') tables.push({table: node, heading});
  }
  return tables;
}
