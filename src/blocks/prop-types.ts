/** The types of props: what each accepts, and how errors describe it. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';

/** The type of a prop whose values are of the TypeScript type `Value`. */
export interface PropType<Value = unknown> {
  /** A noun phrase for error messages, after 'give'. */
  expected: string;
  /** What the prop is for, in a sentence for the catalogue; undefined if `expected` says enough. */
  description?: string;
  /** A value as it is written after `NAME=`, such as `{4.5}`; undefined for a name without a value. */
  example?: string;
  accepts: (value: unknown) => value is Value;
  /** Whether it contains text to translate. */
  translated?: true;
  /** The names to choose from, for a suggestion. */
  names?: () => string[];
}

/** Adds a sentence for the catalogue to a type. */
export function described<Value>(description: string, type: PropType<Value>): PropType<Value> {
  return {...type, description};
}

/** Text to translate. @param maxLength in characters */
export function text(expected: string, example: string, maxLength = 120): PropType<string> {
  return {
    expected: `${expected} (at most ${maxLength} characters)`,
    example: `"${example}"`,
    translated: true,
    accepts: (value): value is string =>
      typeof value === 'string' && value.trim().length > 0 && value.length <= maxLength,
  };
}

const ALTERNATIVES = new Intl.ListFormat('en-GB', {type: 'disjunction'});

/** One of these values, the first of which is the example. */
export function oneOf<const Value extends string | number>(...values: Value[]): PropType<Value> {
  const [first = ''] = values;
  return {
    expected: ALTERNATIVES.format(values.map((value) => JSON.stringify(value))),
    example: typeof first === 'number' ? `{${first}}` : `"${first}"`,
    accepts: (value): value is Value => values.includes(value as Value),
    names: () => values.filter((value) => typeof value === 'string'),
  };
}

/** A number from `least` to `most`, in steps. */
export function number(
  expected: string,
  example: number,
  {least = -Infinity, most = Infinity, step = 0} = {},
): PropType<number> {
  return {
    expected,
    example: `{${example}}`,
    accepts: (value): value is number =>
      typeof value === 'number' &&
      value >= least &&
      value <= most &&
      (step === 0 || Number.isInteger(value / step)),
  };
}

/** A prop without a value, present or absent. @param effect what it does, for writers */
export function flag(effect: string): PropType<boolean> {
  return {
    expected: `the name alone, without a value (${effect})`,
    accepts: (value): value is boolean => value === true,
  };
}

/** A boolean with a value, for props that have a default. */
export const yesOrNo: PropType<boolean> = {
  expected: 'true or false',
  example: '{false}',
  accepts: (value): value is boolean => typeof value === 'boolean',
};

/** A list of short texts. */
export function list(expected: string, example: string): PropType<string[]> {
  return {
    expected,
    example,
    translated: true,
    accepts: (value): value is string[] =>
      Array.isArray(value) &&
      value.length > 0 &&
      value.every((item) => typeof item === 'string' && item.trim() !== ''),
  };
}

function matching(pattern: RegExp, expected: string, example: string): PropType<string> {
  const accepts = (value: unknown): value is string =>
    typeof value === 'string' && pattern.test(value);
  return {expected, example: `"${example}"`, accepts};
}

/** A route of this site; the link check reports routes without a page. */
export const route = matching(
  /^\/(?!\/)\S*$/,
  'the address of a page, starting with a slash',
  '/TrendSoft/ContactUs',
);

/** The fragment of a URL, `#like-this`. */
export const anchor = matching(
  /^[\p{L}\d-]+$/u,
  'a short word of letters, digits and hyphens',
  'functional',
);

/** The id of a symbol in an SVG file, such as an icon. */
export function spriteSymbol(sprite: string, example: string): PropType<string> {
  const names = () =>
    [...readFileSync(sprite, 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(([, id = '']) => id);
  return named(`a name from ${sprite}`, example, names);
}

/** The name of a drawing. */
export function drawing(example: string): PropType<string> {
  const names = () =>
    readdirSync(DRAWINGS).flatMap((file) => (file.endsWith('.svg') ? [file.slice(0, -4)] : []));
  return named(`the name of a drawing in ${DRAWINGS}`, example, names);
}

const DRAWINGS = 'static/img/art';

function named(expected: string, example: string, names: () => string[]): PropType<string> {
  const accepts = (value: unknown): value is string => names().includes(value as string);
  return {expected, example: `"${example}"`, accepts, names};
}

/** A file below `static/`, by its URL. */
export function file(pattern: RegExp, expected: string, example: string): PropType<string> {
  const value = matching(pattern, expected, example);
  const accepts = (path: unknown): path is string =>
    value.accepts(path) && existsSync(`static${path}`);
  return {...value, accepts};
}

/** One of the icons. */
export const icon = spriteSymbol('static/img/icons.svg', 'shield');

/** The text of a block's link. */
export const linkText = text('the words of the link', 'Learn more about web accessibility', 80);

/** Returns a check that two props are given together or not at all. */
export function bothOrNeither(first: string, second: string) {
  return (props: Readonly<Record<string, unknown>>): string | undefined => {
    if (first in props === second in props) return undefined;
    const [there, missing] = first in props ? [first, second] : [second, first];
    return `${missing} is missing; ${there} needs it. Give both, or neither`;
  };
}
