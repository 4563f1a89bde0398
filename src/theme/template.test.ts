import stockTemplate from './stock-template';
import template from './template';

/** The variables that a template reads. */
const variablesOf = (html: string) =>
  new Set([...html.matchAll(/\bit\.(\w+)/g)].map(([, name = '']) => name));

test('ssrTemplate uses only variables of Docusaurus’ own template', () => {
  const known = variablesOf(stockTemplate);
  const read = [...variablesOf(template)];
  expect(read).toContain('scripts');
  expect(read.filter((name) => !known.has(name))).toEqual([]);
});
