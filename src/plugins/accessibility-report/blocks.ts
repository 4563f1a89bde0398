import type {Root} from 'mdast';
import {factsOf, rowOf} from '../../audit/facts';
import {readAudit, readListen} from '../../audit/published';
import {tasksOf, testedWith} from '../../audit/tools';
import {currentLocale, formatsFor} from '../../locales';
import {attributeOf, blocksNamed, dataAttribute, type Block} from '../mdx-tree';
import {titledPages} from './pages';

/** Reads the data of the blocks: files in docs/, and the pages of the site. */
function readSources(siteDir: string, locale: string) {
  return {
    audit: readAudit(siteDir),
    pages: titledPages(siteDir, locale),
    listened: readListen(siteDir),
    formats: formatsFor(locale),
  };
}

type Sources = ReturnType<typeof readSources>;

/** Block → a function that returns its data: the prop `audit` of AuditFacts, the prop `rows` of the others. */
const BLOCKS: Readonly<Record<string, (sources: Sources, block: Block) => object>> = {
  AuditFacts: ({audit, pages, formats}) => factsOf(audit, pages, formats),
  ConformanceTable: ({audit, formats}, block) =>
    audit.criteria
      .filter(({level}) => level === attributeOf(block, 'level'))
      .map((row) => rowOf(row, audit.pages.length, formats)),
  AuditedPages: ({audit, pages}) =>
    pages.map((page) => ({...page, added: audit.pages.includes(page.route) ? '' : 'yes'})),
  TestedWith: ({audit, listened, formats}) => testedWith(audit, formats, listened),
  ScreenReaderTasks: ({listened}) => tasksOf(listened),
};

/**
 * Remark plugin: passes the results of the audit to the blocks that show them. The results become part of these pages, so
 * that no other page loads them.
 *
 * @param siteDir folder that contains docs/ and pages/
 * @param locale for numbers and dates (default: the language that Docusaurus builds)
 */
export default function auditBlocks(siteDir = '.', locale = currentLocale()) {
  return () =>
    (tree: Root): void => {
      const found = Object.entries(BLOCKS).flatMap(([name, dataOf]) =>
        blocksNamed(tree, name).map((block) => ({block, name, dataOf})),
      );
      if (found.length === 0) return;
      const sources = readSources(siteDir, locale);
      for (const {block, name, dataOf} of found) {
        const prop = name === 'AuditFacts' ? 'audit' : 'rows';
        block.attributes.push(dataAttribute(prop, dataOf(sources, block)));
      }
    };
}
