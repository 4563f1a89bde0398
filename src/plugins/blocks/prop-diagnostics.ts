import {closestMatch} from '../../text/closest-match';
import type {Diagnostic} from '../../mdx/diagnostic';
import {CODE, formatValue, type Prop} from '../../mdx/props';
import type {Block} from '../../blocks/block';
import type {PropType} from '../../blocks/prop-types';

/** Returns a diagnostic for each mistake in a block's props; line 0 means the block's line. */
export function propDiagnostics(
  props: Prop[],
  {required = {}, optional = {}}: Block,
): Diagnostic[] {
  const known: Record<string, PropType> = {...required, ...optional};
  const free = Object.keys(known).filter((name) => !props.some((prop) => prop.name === name));
  const strange = props.filter(({name}) => !Object.hasOwn(known, name));
  const meant = strange.map(({name}) => closestMatch(name, free));
  const twice = props.filter(
    ({name}, index) => props.findIndex((prop) => prop.name === name) !== index,
  );
  return [
    ...strange.map((prop, index) => unknownProp(prop, Object.keys(known), meant[index])),
    ...twice.map(({name, line}) => ({line, message: `${name} appears twice; keep one`})),
    ...Object.entries(required)
      .filter(([name]) => free.includes(name) && !meant.includes(name))
      .map(([name, value]) => ({line: 0, message: `${name} is missing; ${give(name, value)}`})),
    ...props.flatMap((prop) => {
      const value = Object.hasOwn(known, prop.name) ? known[prop.name] : undefined;
      return value && !value.accepts(prop.value) ? [invalidProp(prop, value)] : [];
    }),
  ];
}

function unknownProp({name, line, value}: Prop, known: string[], meant?: string): Diagnostic {
  if (value === CODE && name.startsWith('{')) {
    return {line, message: `${name} is code; write name and value, e.g. tone="tint"`};
  }
  if (meant) return {line, message: `${name} is not known; did you mean ${meant}?`};
  const can = known.length > 0 ? `it can have ${known.join(', ')}` : 'it has no values of its own';
  return {line, message: `${name} is not known; ${can}`};
}

function give(name: string, {expected, example}: PropType): string {
  return `give ${expected}, e.g. ${example === undefined ? name : `${name}=${example}`}`;
}

function invalidProp({name, value, line}: Prop, expected: PropType): Diagnostic {
  const quotedNumber = typeof value === 'string' && expected.accepts(Number(value)) && value !== '';
  if (quotedNumber) {
    return {
      line,
      message: `${name} is "${value}", a text; numbers go in braces: ${name}={${value}}`,
      fix: {find: `${name}="${value}"`, replacement: `${name}={${value}}`},
    };
  }
  const near =
    typeof value === 'string' ? closestMatch(value, expected.names?.() ?? []) : undefined;
  return {
    line,
    message: `${name} is ${formatValue(value)}; ${near ? `did you mean "${near}"? Otherwise ` : ''}${give(name, expected)}`,
  };
}
