/** Computes every contrast promise that stands in a comment of tokens.css. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
const css = read('tokens.css');

type Declarations = Record<string, string>;

/** The text between the braces of the first rule with this selector. */
function bodyOf(selector: string): string {
  const start = css.indexOf(`\n${selector} {`);
  return css.slice(css.indexOf('{', start) + 1, css.indexOf('\n}', start));
}

function declarationsIn(body: string): Declarations {
  const found = body.matchAll(/(--[\w-]+):\s*([^;]+);/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]));
}

/** The roles that follow each comment of `:root`, by that comment. */
const promises = bodyOf(':root')
  .split('/*')
  .slice(1)
  .map((group) => {
    const [comment = '', body = ''] = group.split('*/');
    return {
      comment: comment.trim().replaceAll(/\s+/g, ' '),
      roles: Object.keys(declarationsIn(body)),
    };
  });

const root = declarationsIn(bodyOf(':root'));
const night = {...root, ...declarationsIn(bodyOf("[data-tone='night']"))};
// Dark: a night band sets `color-scheme: dark` for itself, and light-dark() is settled where it is used.
const schemes: Record<string, {declarations: Declarations; side: 0 | 1}> = {
  light: {declarations: root, side: 0},
  dark: {declarations: root, side: 1},
  night: {declarations: night, side: 1},
};
const families = [...css.matchAll(/\n\[data-family='(\w+)'\] \{/g)].map(([, name = '']) => name);
schemes['blue'] = {
  declarations: {...night, ...declarationsIn(bodyOf("[data-tone='blue']"))},
  side: 1,
};
for (const family of families) {
  const declarations = {...root, ...declarationsIn(bodyOf(`[data-family='${family}']`))};
  schemes[`light ${family}`] = {declarations, side: 0};
  schemes[`dark ${family}`] = {declarations, side: 1};
  const onNight = declarationsIn(bodyOf(`[data-family='${family}'] [data-tone='night']`));
  schemes[`night ${family}`] = {declarations: {...night, ...onNight}, side: 1};
}

/** The hex colour that a role has in a scheme. */
function colour(role: string, scheme: string): string {
  const {declarations, side} = schemes[scheme] ?? {declarations: {}, side: 0};
  let value = declarations[role] ?? '';
  while (value.includes('var(')) {
    value = value.replace(/var\((--[\w-]+)\)/, (_, name: string) => declarations[name] ?? 'none');
  }
  const pair = /^light-dark\((.*), (.*)\)$/.exec(value);
  return pair?.[side + 1] ?? value;
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  if (!/^#([\da-f]{3}){1,2}$/.test(hex)) throw new Error(`'${hex}' is not a hex colour.`);
  const digits = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio of two roles. */
function contrast(one: string, other: string, scheme: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((role) => luminance(colour(role, scheme)))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = Object.keys(root).filter((role) => /^--surface/.test(role));

/** What each promise means: pairs of roles, and the least contrast between them. */
const pairs = promises.flatMap(({comment, roles}): (readonly [string, string, number])[] => {
  const least = (pattern: RegExp) => Number(pattern.exec(comment)?.[1]);
  if (/on every surface above$/.test(comment)) {
    const ratio = least(/≥ ([\d.]+):1/);
    return roles.flatMap((role) => surfaces.map((surface) => [role, surface, ratio] as const));
  }
  if (comment.startsWith('Primary action')) {
    const fills = roles.filter((role) => role !== '--on-action');
    return fills.map((fill) => ['--on-action', fill, least(/label on fill ≥ ([\d.]+):1/)]);
  }
  if (comment.startsWith('Feedback')) {
    const tones = roles.filter((role) => !role.endsWith('-surface'));
    return tones.flatMap((tone) => [
      [tone, `${tone}-surface`, least(/text ≥ ([\d.]+):1 on its own surface/)],
      [tone, '--surface', least(/edge ≥ ([\d.]+):1 on --surface/)],
    ]);
  }
  return [];
});

test('every comment that promises a contrast is understood here', () => {
  const made = promises.filter(({comment}) => comment.includes('≥'));
  expect(made.map(({comment}) => comment.replace(/:.*/, ''))).toEqual([
    'Text',
    'Interface parts',
    'Primary action',
    'Feedback',
  ]);
  expect(surfaces).toHaveLength(4);
  expect(families).toEqual(['Testing', 'Cyber', 'Document']);
  expect(pairs.every(([, , ratio]) => ratio >= 4.5)).toBe(true);
});

describe.each(Object.keys(schemes))('in the %s scheme', (scheme) => {
  test.each(pairs)('%s on %s has a contrast of at least %f', (role, surface, ratio) => {
    expect(contrast(role, surface, scheme)).toBeGreaterThanOrEqual(ratio);
  });
});

test('the contrast of black and white, and of a grey that is well known, come out right', () => {
  schemes['known'] = {declarations: {'--a': '#000', '--b': '#fff', '--c': '#767676'}, side: 0};
  expect(contrast('--a', '--b', 'known')).toBeCloseTo(21, 5);
  expect(contrast('--c', '--b', 'known')).toBeCloseTo(4.54, 2);
});

/** CIE L*, 0 to 100: how light a colour looks. */
const lightness = (hex: string) => 116 * Math.cbrt(luminance(hex)) - 16;

test.each(Object.keys(schemes).filter((scheme) => scheme.startsWith('dark')))(
  'in the %s scheme the four surfaces can be told apart',
  (scheme) => {
    const levels = surfaces.map((surface) => lightness(colour(surface, scheme)));
    const steps = levels
      .sort((a, b) => a - b)
      .slice(1)
      .map((level, at) => level - (levels[at] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThan(4);
  },
);

/** Roles, and what sets them for a purpose. */
const SHEETS = ['tokens.css', 'modes.css', 'print.css'].map(read).join('\n');

test('a role refers only to roles that exist', () => {
  const known = declarationsIn(SHEETS);
  const used = [...SHEETS.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  expect(used.filter((name) => !(name in known))).toEqual([]);
});
