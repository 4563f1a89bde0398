/** The kinds of props. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';

export interface Value {
  /** Completes 'give …'. */
  expected: string;
  /** The source text after the name and the `=`: `{4.5}`; none for a bare name. */
  example?: string;
  accepts: (value: unknown) => boolean;
  /** Whether it contains text to translate. */
  translated?: true;
  /** The names to choose from, for a suggestion. */
  names?: () => string[];
}

/** Text. @param most characters */
export function words(expected: string, example: string, most = 120): Value {
  return {
    expected: `${expected} (at most ${most} characters)`,
    example: `"${example}"`,
    translated: true,
    accepts: (value) =>
      typeof value === 'string' && value.trim().length > 0 && value.length <= most,
  };
}

export function oneOf(...names: string[]): Value {
  return named(names.map((name) => `"${name}"`).join(' or '), names[0] ?? '', () => names);
}

/** A number from `least` to `most`, in steps. */
export function number(
  expected: string,
  example: number,
  {least = -Infinity, most = Infinity, step = 0} = {},
): Value {
  return {
    expected,
    example: `{${example}}`,
    accepts: (value) =>
      typeof value === 'number' &&
      value >= least &&
      value <= most &&
      (step === 0 || Number.isInteger(value / step)),
  };
}

/** A prop without a value, present or absent. */
export const flag: Value = {
  expected: 'the name alone, without a value',
  accepts: (value) => value === true,
};

/** A boolean with a value, for props that have a default. */
export const yesOrNo: Value = {
  expected: 'true or false',
  example: '{false}',
  accepts: (value) => typeof value === 'boolean',
};

/** A list of short texts. */
export function list(expected: string, example: string): Value {
  return {
    expected,
    example,
    translated: true,
    accepts: (value) =>
      Array.isArray(value) &&
      value.length > 0 &&
      value.every((item) => typeof item === 'string' && item.trim() !== ''),
  };
}

function matching(pattern: RegExp, expected: string, example: string): Value {
  const accepts = (value: unknown) => typeof value === 'string' && pattern.test(value);
  return {expected, example: `"${example}"`, accepts};
}

/** A route of this site; the link check reports routes without a page. */
export const route = matching(
  /^\/(?!\/)\S*$/,
  'the address of a page, from the first slash on',
  '/TrendSoft/ContactUs',
);

/** The fragment of a URL, `#like-this`. */
export const anchor = matching(
  /^[\p{L}\d-]+$/u,
  'a short word of letters, digits and hyphens',
  'functional',
);

/** Symbols of a sprite, such as the icons. */
export function symbolOf(sprite: string, example: string): Value {
  const names = () =>
    [...readFileSync(sprite, 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(([, id = '']) => id);
  return named(`a name from ${sprite}`, example, names);
}

/** Names of the drawings. */
export function drawing(example: string): Value {
  const names = () =>
    readdirSync(DRAWINGS).flatMap((file) => (file.endsWith('.svg') ? [file.slice(0, -4)] : []));
  return named(`the name of a drawing in ${DRAWINGS}`, example, names);
}

const DRAWINGS = 'static/img/art';

function named(expected: string, example: string, names: () => string[]): Value {
  const accepts = (value: unknown) => names().includes(value as string);
  return {expected, example: `"${example}"`, accepts, names};
}

/** A file below `static/`, by its URL. */
export function file(pattern: RegExp, expected: string, example: string): Value {
  const value = matching(pattern, expected, example);
  return {...value, accepts: (path) => value.accepts(path) && existsSync(`static${String(path)}`)};
}

/** One of the icons. */
export const icon = symbolOf('static/img/icons.svg', 'shield');

/** The text of a block's link. */
export const linkText = words('the words of the link', 'Learn more about web accessibility', 80);

/** Returns a check that two props are given together or not at all. */
export function both(first: string, second: string) {
  return (props: Readonly<Record<string, unknown>>): string | undefined => {
    if (first in props === second in props) return undefined;
    const [there, missing] = first in props ? [first, second] : [second, first];
    return `${missing} is missing; ${there} needs it. Give both, or neither`;
  };
}
