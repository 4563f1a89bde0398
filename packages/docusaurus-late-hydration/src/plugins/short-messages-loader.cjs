/**
 * Bundler loader: removes `description`, and with the option `removeIds` also `id`, from the messages of a compiled module,
 * `translate({id, message, description})` and `<Translate id description>message</Translate>`. A message without a text keeps its id.
 * CommonJS, because bundlers load this file without a compiler.
 */
const {parse} = require('acorn');
const {simple} = require('acorn-walk');

const MODULE = '@docusaurus/Translate';

/** Returns the module's names for the function and for the component. */
function namesIn({body}) {
  const imports = body.filter(
    ({type, source}) => type === 'ImportDeclaration' && source.value === MODULE,
  );
  const specifiers = imports.flatMap((one) => one.specifiers);
  const imported = ({type, imported: name}) =>
    type === 'ImportDefaultSpecifier' ? 'default' : name?.name;
  const localNames = (name) =>
    specifiers.filter((one) => imported(one) === name).map(({local}) => local.name);
  return {functions: localNames('translate'), components: localNames('default')};
}

/** Returns the object with the properties of a message; undefined for other calls. */
function messageOf({callee, arguments: [first, second]}, {functions, components}) {
  const isIn = (names, node) => node?.type === 'Identifier' && names.includes(node.name);
  if (isIn(functions, callee)) return first;
  // The compiled form of JSX: jsx(Translate, {…}).
  return isIn(components, first) ? second : undefined;
}

const keyOf = ({key}) => key?.name ?? key?.value;

/** Returns the properties that visitors do not need. */
function needless({properties}, removeIds) {
  const keys = properties.map(keyOf);
  const hasText = keys.includes('message') || keys.includes('children');
  return properties.filter((property) => {
    const key = keyOf(property);
    // Not a value that is computed, which could have an effect.
    if (property.value?.type !== 'Literal') return false;
    return key === 'description' || (key === 'id' && removeIds && hasText);
  });
}

/** Returns the source without properties of an object, and without the commas that follow them. */
function without(source, removed) {
  let shorter = '';
  let position = 0;
  for (const {start, end} of removed.toSorted((a, b) => a.start - b.start)) {
    shorter += source.slice(position, start);
    position = end + /^\s*(?:,\s*)?/.exec(source.slice(end))[0].length;
  }
  return shorter + source.slice(position);
}

module.exports = function shorten(source) {
  if (!source.includes(MODULE)) return source;
  const {removeIds} = this.getOptions();
  const tree = parse(source, {ecmaVersion: 'latest', sourceType: 'module'});
  const names = namesIn(tree);
  const removed = [];
  simple(tree, {
    CallExpression(call) {
      const message = messageOf(call, names);
      if (message?.type === 'ObjectExpression') removed.push(...needless(message, removeIds));
    },
  });
  return without(source, removed);
};
