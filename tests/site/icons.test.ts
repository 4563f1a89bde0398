import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {JITI} from '../../scripts/command-line/parts';
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

test('icons and manifest are drawn from the logo, in the colours of tokens.css', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'icons-'));
  for (const part of ['static/img/logo.svg', 'static/manifest.webmanifest', 'src/css/tokens.css']) {
    cpSync(part, path.join(root, part));
  }
  const command = [path.resolve(JITI), path.resolve('scripts/build/icons.ts')];
  const {status, stderr} = spawnSync('node', command, {cwd: root, encoding: 'utf8'});
  expect({status, stderr}).toEqual({status: 0, stderr: ''});
  const drawn = readdirSync(path.join(root, 'static'), {recursive: true, encoding: 'utf8'});
  expect(drawn).toHaveLength(10);
  for (const file of drawn.filter((name) => name !== 'img')) {
    expect(readFileSync(path.join(root, 'static', file))).toEqual(readFileSync(`static/${file}`));
  }
  rmSync(root, {recursive: true});
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
