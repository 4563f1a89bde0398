/** Settles the roles of src/css/tokens.css into plain colours, for what is drawn where no style sheet reaches. */

/** Gives the colour of a role such as `--art-line`. */
export type Colours = (role: string) => string;

/** The page in the light scheme, in the dark one, and a band of `data-tone="night"`. */
export type Scheme = 'light' | 'dark' | 'night';

/** The declarations of the first rule that has this selector, alone or first of a list; none when there is no such rule. */
function declarationsOf(css: string, selector: string): [string, string][] {
  const rule = new RegExp(`\\n${selector.replaceAll(/[[\]]/g, '\\$&')}(?:,[^{]*)? \\{([^}]*)\\}`);
  const found = rule.exec(css)?.[1]?.matchAll(/(--[\w-]+):\s*([^;]+);/g) ?? [];
  return [...found].map(([, name = '', value = '']) => [name, value]);
}

/**
 * @param css the text of src/css/tokens.css
 * @param family of services, whose pictures have a hue of their own: the value of `data-family`
 * @returns what gives a role's colour; it throws where there is no such role
 */
export function coloursOf(css: string, scheme: Scheme, family?: string): Colours {
  const declarations = new Map([
    ...declarationsOf(css, ':root'),
    ...(family ? declarationsOf(css, `[data-family='${family}']`) : []),
    ...(scheme === 'night' ? declarationsOf(css, "[data-tone='night']") : []),
  ]);
  const colourOf: Colours = (role) => {
    const value = declarations.get(role);
    if (value === undefined) {
      throw new Error(`${role} is used in a picture, but src/css/tokens.css has no such role.`);
    }
    const [, light, dark] = /^light-dark\((.*), (.*)\)$/.exec(value) ?? [];
    const own = (scheme === 'light' ? light : dark) ?? value;
    const [, reference] = /^var\((--[\w-]+)\)$/.exec(own) ?? [];
    return reference === undefined ? own : colourOf(reference);
  };
  return colourOf;
}

/** A drawing with each `var(--role)` replaced by the role's colour, and `currentColor` by that of text. */
export function coloured(svg: string, colourOf: Colours): string {
  return svg
    .replaceAll(/var\((--[\w-]+)[^)]*\)/g, (_, role: string) => colourOf(role))
    .replaceAll('currentColor', colourOf('--text'));
}

/** What stands inside the `<svg>` of a sprite. */
export const symbolsOf = (sprite: string): string => sprite.replaceAll(/<\/?svg[^>]*>/g, '');
