import type {Root} from 'mdast';
import {dataCollectedBy} from '../../forms/data-kept';
import {FORMS} from '../../forms/tables';
import {blocksNamed, dataAttribute} from '../mdx-tree';

/** Remark plugin: passes to `<DataKept>` what the forms collect, so that the page loads no tables of forms. */
export default function dataKept() {
  return (tree: Root): void => {
    for (const block of blocksNamed(tree, 'DataKept')) {
      block.attributes.push(dataAttribute('rows', FORMS.map(dataCollectedBy)));
    }
  };
}
