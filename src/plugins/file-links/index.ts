import {statSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {currentLocale, formatsFor} from '../../locales';
import {isElement, nodesOf} from '../../mdx/nodes';
import {textAttribute} from '../mdx-tree';

/**
 * Remark plugin: passes the size of its PDF to each `<FileLink>`.
 *
 * @param siteDir folder that contains static/
 * @param locale for the size (default: the language that Docusaurus builds)
 */
export default function fileLinks(siteDir = '.', locale = currentLocale()) {
  return () =>
    (tree: Root): void => {
      for (const node of nodesOf(tree)) {
        if (!isElement(node) || node.name !== 'FileLink') continue;
        const file = node.attributes.find(
          (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'file',
        )?.value;
        if (typeof file !== 'string' || !file.endsWith('.pdf')) continue;
        const {size} = statSync(path.join(siteDir, 'static', file));
        node.attributes.push(textAttribute('size', formatsFor(locale).size(size)));
      }
    };
}
