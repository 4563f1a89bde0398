import {existsSync, readFileSync} from 'node:fs';
import sharp from 'sharp';
import {coloursOf} from '../../src/css/scheme-colours';
import {builtRoutes, pageAt} from '../setup/site';

const tokens = readFileSync('src/css/tokens.css', 'utf8');
const [light, dark, night] = (['light', 'dark', 'night'] as const).map((scheme) =>
  coloursOf(tokens, scheme)('--surface'),
);

test.each(builtRoutes())('%s links the icons, and the theme colour is the surface', (route) => {
  const $ = pageAt(route);
  const files = $('link[rel~=icon], link[rel=apple-touch-icon]')
    .get()
    .map(({attribs: {href = ''}}) => href);
  expect(files).toEqual(['/favicon.ico', '/img/favicon.svg', '/img/apple-touch-icon.png']);
  expect(files.filter((file) => !existsSync(`build${file}`))).toEqual([]);
  const colours = $('meta[name=theme-color]').get();
  expect(colours.map(({attribs: {media, content}}) => [media, content])).toEqual([
    ['(prefers-color-scheme: light)', light],
    ['(prefers-color-scheme: dark)', dark],
  ]);
});

test('icons and manifest have the colours of tokens.css: npm run build -- brand', async () => {
  const {data} = await sharp('build/img/apple-touch-icon.png')
    .raw()
    .toBuffer({resolveWithObject: true});
  expect(`#${data.subarray(0, 3).toString('hex')}`).toBe(night);
  expect(readFileSync('build/img/favicon.svg', 'utf8')).toContain(`fill="${night}"`);
  const manifest = JSON.parse(readFileSync('build/manifest.webmanifest', 'utf8')) as object;
  expect(manifest).toMatchObject({background_color: night, theme_color: night});
});

test('every icon of the manifest has the declared size', async () => {
  const manifest = JSON.parse(readFileSync('build/manifest.webmanifest', 'utf8')) as {
    icons: {src: string; sizes: string}[];
  };
  expect(manifest.icons).toHaveLength(5);
  for (const {src, sizes} of manifest.icons) {
    const {width, height} = await sharp(`build/${src}`).metadata();
    expect(sizes === 'any' || sizes === `${width}x${height}`).toBe(true);
  }
});
