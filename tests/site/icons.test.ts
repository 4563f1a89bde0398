import {existsSync, readFileSync} from 'node:fs';
import {readRoles} from '../../src/plugins/palette';
import {coloursOf} from '../../src/plugins/scheme-colours';
import {pictureOf} from '../setup/png';
import {builtRoutes, pageAt} from '../setup/site';

const tokens = readRoles();
const night = coloursOf(tokens, 'night')('--surface');
const icon = (file: string) => pictureOf(readFileSync(`build/img/${file}`));
const favicon = readFileSync('build/img/favicon.svg', 'utf8').trim();
const manifest = JSON.parse(readFileSync('build/manifest.webmanifest', 'utf8')) as {
  icons: {src: string; sizes: string; purpose?: string}[];
  background_color: string;
  theme_color: string;
};

test.each(builtRoutes())('%s names the icons and the colour of each scheme', (route) => {
  const $ = pageAt(route);
  const links = $('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]').get();
  expect(links.map(({attribs: {rel, href, sizes, type}}) => [rel, href, sizes ?? type])).toEqual([
    ['icon', '/favicon.ico', '32x32'],
    ['icon', `data:image/svg+xml,${encodeURIComponent(favicon)}`, 'image/svg+xml'],
    ['apple-touch-icon', '/img/apple-touch-icon.png', undefined],
  ]);
  const bars = $('meta[name=theme-color]').get();
  expect(bars.map(({attribs: {media, content}}) => [media, content])).toEqual([
    ['(prefers-color-scheme: light)', coloursOf(tokens, 'light')('--surface')],
    ['(prefers-color-scheme: dark)', coloursOf(tokens, 'dark')('--surface')],
  ]);
});

test('favicon.ico holds the mark at 16, 32 and 48 px', () => {
  const ico = readFileSync('build/favicon.ico');
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  const pictures = [0, 1, 2].map((index) => {
    const [length, offset] = [ico.readUInt32LE(14 + 16 * index), ico.readUInt32LE(18 + 16 * index)];
    return pictureOf(ico.subarray(offset, offset + length));
  });
  expect(pictures.map(({width, height}) => [width, height])).toEqual([
    [16, 16],
    [32, 32],
    [48, 48],
  ]);
  expect(pictures[1]?.coloursIn(0, 0, 1, 1).get('#ffffff')).toBeGreaterThan(0.03);
});

test('every icon of the manifest is there, in the size that it says', () => {
  expect(manifest.icons.map(({sizes, purpose}) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
  for (const {src, sizes} of manifest.icons) {
    expect(existsSync(`build/${src}`)).toBe(true);
    if (sizes === 'any') continue;
    const {width, height} = pictureOf(readFileSync(`build/${src}`));
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-maskable-192.png', 192],
  ['icon-maskable-512.png', 512],
])('%s fills its square of %i px and keeps the mark where no mask cuts', (file, size) => {
  const {width, height, coloursIn} = icon(file);
  expect([width, height]).toEqual([size, size]);
  const edges: Parameters<typeof coloursIn>[] = [
    [0, 0, 1, 0.1],
    [0, 0.9, 1, 1],
    [0, 0, 0.1, 1],
    [0.9, 0, 1, 1],
  ];
  for (const edge of edges) expect([...coloursIn(...edge).keys()]).toEqual([night]);
  expect(coloursIn(0.2, 0.2, 0.8, 0.8).get('#ffffff')).toBeGreaterThan(0.1);
});

test('the colours of the manifest and of the favicon are those of the night band', () => {
  expect(favicon).toContain(`fill="${night}"`);
  expect(favicon).not.toContain('var(');
  expect([manifest.background_color, manifest.theme_color]).toEqual([night, night]);
});
