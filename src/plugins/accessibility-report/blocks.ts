import type {Root} from 'mdast';
import {attributeOf, blocksNamed, listAttribute, objectAttribute} from '../openings/mdx';
import {factsOf, rowOf} from './facts';
import {readAudit} from './read';

/**
 * Remark plugin: gives `<AuditFacts>` and `<ConformanceTable>` what they show, when the page is
 * compiled. So the figures come with the pages that show them and with no other.
 *
 * @param siteDir where docs/audit.json lies
 */
export default function auditBlocks(siteDir = '.') {
  return () =>
    (tree: Root): void => {
      const facts = blocksNamed(tree, 'AuditFacts');
      const tables = blocksNamed(tree, 'ConformanceTable');
      if (facts.length + tables.length === 0) return;
      const audit = readAudit(siteDir);
      for (const block of facts) block.attributes.push(objectAttribute('audit', factsOf(audit)));
      for (const block of tables) {
        const rows = audit.criteria.filter(({level}) => level === attributeOf(block, 'level'));
        block.attributes.push(listAttribute('rows', rows.map(rowOf)));
      }
    };
}
