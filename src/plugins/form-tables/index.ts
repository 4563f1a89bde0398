import type {Root} from 'mdast';
import {addImports, attributeOf, blocksNamed, codeAttribute} from '../openings/mdx';

/** Remark plugin: gives each `<Form name="…">` its table, so that a page brings along its own form's and no other. */
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
