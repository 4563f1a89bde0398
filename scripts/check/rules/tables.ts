import type {Heading} from 'mdast';
import {positionOf} from '../../../src/mdx/nodes';
import {tablesIn} from '../../../src/mdx/tables';
import type {Diagnostic} from '../../../src/mdx/diagnostic';
import type {Rule} from './rule';

const EXAMPLE = 'Example: ## Prices by size {#prices-by-size}';

const NO_HEADING = `Screen readers name a table after the heading above it, and there is none. Write one. ${EXAMPLE}`;

/** Checks that each table has a heading of its own, from which it has its name. */
export const tables: Rule = {
  name: 'markup',
  level: 'error',
  find({tree}) {
    const named = new Map<Heading, number>();
    return (tree ? tablesIn(tree) : []).flatMap(({table, heading}): Diagnostic[] => {
      const position = positionOf(table);
      if (!heading) return [{...position, message: NO_HEADING}];
      const other = named.get(heading);
      named.set(heading, other ?? position.line);
      if (other === undefined) return [];
      const message = `Screen readers name this table after the heading above it, like the table on line ${other}. Write a heading for each. ${EXAMPLE}`;
      return [{...position, message}];
    });
  },
};
