import type {Expression, SpreadElement} from 'estree';
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
    const {name, value} = attribute;
    if (value === null || value === undefined) return {name, value: true, line};
    if (typeof value === 'string') return {name, value, line};
    const [statement] = value.data?.estree?.body ?? [];
    const read = statement?.type === 'ExpressionStatement' ? valueOf(statement.expression) : CODE;
    return {name, value: read, line};
  });
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
