/** Rules of ESLint that Oxlint lacks, as a plugin of Oxlint. */
import {builtinRules} from 'eslint/use-at-your-own-risk';

/** Shapes that hide what a line does, with what to write in their place. */
const PACKED = [
  {
    selector: 'ArrayExpression > SpreadElement > ArrayExpression',
    message: 'Write the items into the outer array.',
  },
  {
    selector: 'CallExpression > SpreadElement > ArrayExpression',
    message: 'Write the items as arguments.',
  },
  {
    selector: 'ObjectExpression > SpreadElement > ObjectExpression',
    message: 'Write the properties into the outer object.',
  },
  {
    selector: 'JSXSpreadAttribute > ObjectExpression',
    message: 'Write each property as an attribute.',
  },
  {
    selector:
      'CallExpression[callee.property.name="split"][callee.object.type=/Literal$/][arguments.0.value=" "]',
    message: 'Write an array: a list in a string cannot be checked or searched.',
  },
  {
    selector:
      ':matches(ForStatement, ForOfStatement, ForInStatement, WhileStatement) > ' +
      ':matches(IfStatement, ForStatement, ForOfStatement, WhileStatement, TryStatement).body',
    message: 'Put the statement into a block.',
  },
  {
    selector:
      'IfStatement > :matches(ForStatement, ForOfStatement, WhileStatement, TryStatement).consequent',
    message: 'Put the statement into a block.',
  },
];

const PAIRED_DECLARATIONS = [
  {
    selector:
      'VariableDeclarator[id.type="ArrayPattern"] > ArrayExpression.init:not(:has(> SpreadElement))',
    message: 'Declare each variable on a line of its own.',
  },
];

const UNBOUNDED_ARGUMENTS = [
  {
    selector: 'CallExpression[callee.property.name=/^(?:push|unshift|max|min)$/] > SpreadElement',
    message: 'A document may contain more items than a call can have arguments: use a loop.',
  },
];

/** Rejects the shapes of a list by their selectors. */
function noShapes(shapes) {
  const rule = builtinRules.get('no-restricted-syntax');
  return {
    meta: {...rule.meta, schema: []},
    create: (context) => rule.create(Object.create(context, {options: {value: shapes}})),
  };
}

const linesOfFunction = builtinRules.get('max-lines-per-function');

/** As ESLint's rule; but a callback of `describe` groups tests, which are functions of their own. */
const linesOfTest = {
  meta: linesOfFunction.meta,
  create(context) {
    const isGroup = ({parent}) =>
      parent?.type === 'CallExpression' &&
      /^(?:test\.)?describe\b/.test(context.sourceCode.getText(parent.callee));
    const report = (descriptor) => {
      if (!isGroup(descriptor.node)) context.report(descriptor);
    };
    return linesOfFunction.create(Object.create(context, {report: {value: report}}));
  },
};

export default {
  meta: {name: 'site'},
  rules: {
    'no-packed-code': noShapes(PACKED),
    'no-paired-declarations': noShapes(PAIRED_DECLARATIONS),
    'no-unbounded-arguments': noShapes(UNBOUNDED_ARGUMENTS),
    'max-lines-per-test': linesOfTest,
  },
};
