/** Computes the colours of src/css/tokens.css, for pictures outside the reach of style sheets. */
import {clampRgb, formatHex} from 'culori';

/** Returns the hex colour of a role such as `--art-line`, or the number of one such as `--art-backdrop`. */
export type Colours = (role: string) => string;

/** The page in the light scheme, in the dark one, and a band of `data-tone="night"`. */
export type Scheme = 'light' | 'dark' | 'night' | 'blue';

/** Selectors whose rules apply in a scheme, the last of them first in precedence. */
function selectorsOf(scheme: Scheme, family?: string): string[] {
  return [
    ':root',
    ...(family ? [`[data-family='${family}']`] : []),
    ...(scheme === 'night' || scheme === 'blue' ? ["[data-tone='night']"] : []),
    ...(scheme === 'blue' ? ["[data-tone='blue']"] : []),
  ];
}

/** Returns the custom properties that each rule of a style sheet sets, with the rule's selectors. */
function rulesOf(css: string) {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    selectors: selectors.split(',').map((selector) => selector.trim()),
    declarations: [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  }));
}

/** Returns the families of services that have a hue of their own. @param css the text of src/css/tokens.css */
export const familiesOf = (css: string): string[] =>
  [...css.matchAll(/\n\[data-family='(\w+)'\] \{/g)].map(([, name = '']) => name);

/** Returns the two values of `light-dark(…, …)`, or undefined for any other value. */
function sidesOf(value: string): [string, string] | undefined {
  const [, sides = ''] = /^light-dark\(\s*(.*)\)$/s.exec(value) ?? [];
  const comma = /,(?![^(]*\))/.exec(sides)?.index;
  return comma === undefined
    ? undefined
    : [sides.slice(0, comma).trim(), sides.slice(comma + 1).trim()];
}

/**
 * @param css the text of src/css/tokens.css
 * @param family of services, whose pictures have a hue of their own: the value of `data-family`
 * @returns a function from role to colour, mapped to the sRGB gamut
 * @throws Error, when called, for a role that `css` does not have
 */
export function coloursOf(css: string, scheme: Scheme, family?: string): Colours {
  const rules = rulesOf(css);
  const declarations = new Map(
    selectorsOf(scheme, family).flatMap((selector) =>
      rules.flatMap((rule) => (rule.selectors.includes(selector) ? rule.declarations : [])),
    ),
  );
  const settled = (role: string): string => {
    const value = declarations.get(role);
    if (value === undefined) {
      throw new Error(`${role} is used in a picture, but src/css/tokens.css has no such role.`);
    }
    const side = sidesOf(value)?.[scheme === 'light' ? 0 : 1] ?? value;
    return side.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => settled(name));
  };
  // Not a colour but a number, such as an opacity.
  return (role) => formatHex(clampRgb(settled(role))) ?? settled(role);
}

/** Returns a drawing with each `var(--role)` replaced by the role's colour, and `currentColor` by that of text. */
export function coloured(svg: string, colourOf: Colours): string {
  return svg
    .replaceAll(/var\((--[\w-]+)[^)]*\)/g, (_, role: string) => colourOf(role))
    .replaceAll('currentColor', colourOf('--text'));
}

/** Returns what is inside the `<svg>` of a sprite. */
export const symbolsOf = (sprite: string): string => sprite.replaceAll(/<\/?svg[^>]*>/g, '');
