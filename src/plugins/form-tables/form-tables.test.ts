import {parseMdx} from '../../mdx/parse';
import {blocksNamed} from '../openings/mdx';
import formTables from '.';

/** A page after the plugin: the statements that it was given, and the attributes of its forms. */
function made(source: string) {
  const {tree} = parseMdx(source);
  if (!tree) throw new Error(`${source} is no MDX.`);
  formTables()(tree);
  return JSON.stringify({
    first: tree.children[0],
    forms: blocksNamed(tree, 'Form').map(({attributes}) => attributes),
  });
}

test('a form gets its own table, however deep it stands, and the page imports no other', () => {
  const page = made('<Section>\n\n<Form name="quote" />\n\n</Section>\n');
  expect(page.match(/@site\/[\w/]+/g)).toEqual(['@site/src/forms/tables/quote']);
  expect(page).toContain('"name":"table"');
  expect(page).toContain('"expression":{"type":"Identifier","name":"quote"}');
});

test('a page without one imports none', () => {
  expect(made('<ContactForm />\n')).not.toContain('@site');
});
