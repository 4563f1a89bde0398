import type {Element} from '../../../src/mdx/element';
import {TRANSLATED_PROPS} from '../../../src/blocks/declared';
import type {Prop, Text} from './block';

type Attribute = Element['attributes'][number];

/** What a component is told. */
export function propsOf(element: Element): Prop[] {
  const component = element.name ?? '';
  return element.attributes.map((attribute) => {
    const line = attribute.position?.start.line ?? element.position?.start.line ?? 1;
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return {name: `{${attribute.value}}`, value: '', line, texts: []};
    }
    const {name, value} = attribute;
    const hasWords = TRANSLATED_PROPS[component]?.includes(name) ?? false;
    return {
      name,
      // A prop without a value is true.
      value: typeof value === 'string' ? value : `{${value?.value ?? 'true'}}`,
      line,
      texts: hasWords ? textsOf(attribute, `${component} ${name}`, line) : [],
    };
  });
}

/** The words of `label="…"` and of `tags={['…', '…']}`. */
function textsOf(attribute: Attribute, where: string, line: number): Text[] {
  if (attribute.type === 'mdxJsxExpressionAttribute') return [];
  const {name, value} = attribute;
  if (typeof value === 'string') {
    const offset = (attribute.position?.start.offset ?? 0) + name.length + '="'.length;
    return [{where, words: value, line, offset}];
  }
  const statement = value?.data?.estree?.body[0];
  if (statement?.type !== 'ExpressionStatement') return [];
  const {expression} = statement;
  const literals = expression.type === 'ArrayExpression' ? expression.elements : [expression];
  return literals.flatMap((literal) =>
    literal?.type === 'Literal' && typeof literal.value === 'string'
      ? [
          {
            where,
            words: literal.value,
            line: literal.loc?.start.line ?? line,
            offset: (literal.range?.[0] ?? 0) + 1,
          },
        ]
      : [],
  );
}
