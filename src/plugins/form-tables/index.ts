import type {Root} from 'mdast';
import {addImports, attributeOf, blocksNamed, codeAttribute} from '../mdx-tree';

/** Remark plugin: imports the table of each `<Form name="…">`, so that a page loads only the tables of its forms. */
export default function formTables() {
  return (tree: Root): void => {
    for (const form of blocksNamed(tree, 'Form')) {
      const name = attributeOf(form, 'name');
      if (name === undefined) continue;
      addImports(tree, {[name]: `@site/src/forms/tables/${name}`});
      form.attributes.push(codeAttribute('table', name));
    }
  };
}
