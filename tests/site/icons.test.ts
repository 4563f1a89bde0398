import {existsSync, readFileSync} from 'node:fs';
import sharp from 'sharp';
import {builtRoutes, pageAt} from '../setup/site';

const tokens = readFileSync('src/css/tokens.css', 'utf8');
const [, light, dark] = /--surface: light-dark\((.*), (.*)\);/.exec(tokens) ?? [];

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

test('every icon of the manifest has the size that it states', async () => {
  const manifest = JSON.parse(readFileSync('build/manifest.webmanifest', 'utf8')) as {
    icons: {src: string; sizes: string}[];
  };
  expect(manifest.icons).toHaveLength(5);
  for (const {src, sizes} of manifest.icons) {
    const {width, height} = await sharp(`build/${src}`).metadata();
    expect(sizes === 'any' || sizes === `${width}x${height}`).toBe(true);
  }
});
