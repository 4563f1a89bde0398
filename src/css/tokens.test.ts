/** Verifies every contrast promise in the comments of tokens.css, for the brand's hue and for others. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {lch65, wcagContrast} from 'culori';
import {coloursOf, familiesOf, type Scheme} from './scheme-colours';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
const css = read('tokens.css');

const rolesIn = (text: string) =>
  [...text.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name);

/** Comment in a rule → the roles after it. */
const groups = css
  .split('/*')
  .slice(1)
  .map((group) => {
    const [comment = '', body = ''] = group.split('*/');
    const rest = body.slice(0, body.includes('}') ? body.indexOf('}') : undefined);
    return {comment: comment.trim().replaceAll(/\s+/g, ' '), roles: rolesIn(rest)};
  });

const surfaces = [...new Set(rolesIn(css))].filter((role) => /^--surface/.test(role));

/** Returns pairs of roles, and the minimum contrast that a comment promises. */
const pairs = groups.flatMap(({comment, roles}): (readonly [string, string, number])[] => {
  const least = (pattern: RegExp) => Number(pattern.exec(comment)?.[1]);
  if (/on every surface$/.test(comment)) {
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

const families = familiesOf(css);

/** Every scheme, alone and with each family. */
const schemes = ['', ...families].flatMap((family) =>
  (['light', 'dark', 'night', ...(family ? [] : ['blue' as const])] as const).map(
    (scheme): [Scheme, string] => [scheme, family],
  ),
);

/** Returns tokens.css with another hue for the brand and for each family. */
const inHue = (hue: number) =>
  css.replaceAll(/--(brand-hue|hue): \d+;/g, (_, name) => `--${name}: ${hue};`);

function broken(sheet: string, [scheme, family]: [Scheme, string]): string[] {
  const colourOf = coloursOf(sheet, scheme, family);
  return pairs.flatMap(([role, surface, least]) => {
    const ratio = wcagContrast(colourOf(role), colourOf(surface));
    return ratio >= least ? [] : [`${role} on ${surface}: ${ratio.toFixed(2)}, not ${least}`];
  });
}

test('every contrast comment in tokens.css is parsed', () => {
  const made = groups.filter(({comment}) => comment.includes('≥'));
  expect(made.map(({comment}) => comment.replace(/:.*/, ''))).toEqual([
    'Text',
    'Interface parts',
    'Primary action',
    'Feedback',
    'Links',
    'Marks',
  ]);
  expect(surfaces).toHaveLength(4);
  expect(families).toEqual(['Testing', 'Cyber', 'Document']);
  expect(pairs.length).toBeGreaterThan(30);
  expect(pairs.every(([, , ratio]) => ratio >= 4.5)).toBe(true);
});

test.each(schemes)('the %s scheme keeps its promises, family "%s"', (...scheme) => {
  expect(broken(css, scheme)).toEqual([]);
});

/** Hues of the whole colour wheel, in degrees. */
const HUES = Array.from({length: 24}, (_, step) => step * 15);

test.each(HUES)('every scheme keeps its promises with a hue of %i degrees', (hue) => {
  const found = schemes.map((scheme) => broken(inHue(hue), scheme));
  expect(found.flat()).toEqual([]);
});

test('a broken promise is found', () => {
  const pale = css.replace('--ink-muted: oklch(37%', '--ink-muted: oklch(60%');
  expect(broken(pale, ['light', ''])).toContainEqual(expect.stringMatching(/^--text-muted on/));
});

/** Returns the smallest difference in lightness between two surfaces of the dark scheme. */
function smallestStep(sheet: string, family: string): number {
  const colourOf = coloursOf(sheet, 'dark', family);
  const levels = surfaces.map((surface) => lch65(colourOf(surface))?.l ?? 0).sort((a, b) => a - b);
  return Math.min(...levels.slice(1).map((level, at) => level - (levels[at] ?? 0)));
}

test.each(['', ...families])('the four dark surfaces differ, family "%s"', (family) => {
  for (const sheet of [css, ...HUES.map(inHue)]) {
    expect(smallestStep(sheet, family)).toBeGreaterThan(4);
  }
});

/** Roles, and declarations that set them. */
const SHEETS = ['tokens.css', 'modes.css', 'print.css'].map(read).join('\n');

test('a role refers only to roles that exist', () => {
  const used = [...SHEETS.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  expect(used.filter((name) => !rolesIn(SHEETS).includes(name))).toEqual([]);
});
