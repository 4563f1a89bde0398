import type {Expression, SpreadElement} from 'estree';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {Element} from './nodes';

/** Placeholder for a value written as code, which is known only when the page runs. */
export const CODE = Symbol('code');

export interface Prop {
  name: string;
  /** Text, number or list; true for a name without a value; or CODE. */
  value: unknown;
  line: number;
}

/** Returns the props of a block as written. */
export function propsOf(element: Element): Prop[] {
  const first = element.position?.start.line ?? 1;
  return element.attributes.map((attribute) => {
    const line = attribute.position?.start.line ?? first;
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return {name: `{${attribute.value}}`, value: CODE, line};
    }
    return {name: attribute.name, value: readValue(attribute.value), line};
  });
}

function readValue(written: MdxJsxAttribute['value']): unknown {
  if (written === null || written === undefined) return true;
  if (typeof written === 'string') return written;
  const [statement] = written.data?.estree?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? valueOf(statement.expression) : CODE;
}

function valueOf(expression: Expression | SpreadElement | null): unknown {
  switch (expression?.type) {
    case 'Literal':
      return expression.value;
    case 'TemplateLiteral':
      return expression.expressions.length === 0
        ? expression.quasis.map(({value}) => value.cooked).join('')
        : CODE;
    case 'UnaryExpression': {
      const value = valueOf(expression.argument);
      return expression.operator === '-' && typeof value === 'number' ? -value : CODE;
    }
    case 'ArrayExpression': {
      const values = expression.elements.map(valueOf);
      return values.includes(CODE) ? CODE : values;
    }
    default:
      return CODE;
  }
}

/** Returns a value as written, for messages. */
export function formatValue(value: unknown): string {
  if (value === CODE) return 'code';
  return typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
}
