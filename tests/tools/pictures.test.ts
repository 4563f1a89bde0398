import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import lazy from '../../src/plugins/pictures/lazy';
import {FOLDER, recompress, withSizes} from '../../src/plugins/pictures/recompress';
import {MOST_KB, MOST_PIXELS} from '../../src/plugins/pictures/rule';

const outDir = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const file = (name: string) => path.join(outDir, FOLDER, name);
beforeAll(() => mkdirSync(path.join(outDir, FOLDER), {recursive: true}));
afterAll(() => rmSync(outDir, {recursive: true}));

/** Something with as many details as a photograph, and with where it was taken. */
async function photograph(width: number, height: number): Promise<Buffer> {
  const noise = Buffer.alloc(width * height * 3);
  noise.forEach((_, index) => {
    noise[index] = (index * index) % 251;
  });
  return sharp(noise, {raw: {width, height, channels: 3}})
    .blur(2)
    .withExif({IFD3: {GPSLatitude: '16/1 30/1 0/1'}})
    .webp({quality: 100})
    .toBuffer();
}

test('a photograph becomes narrow, small and silent about its place, and its page knows its size', async () => {
  const before = await photograph(2400, 1600);
  writeFileSync(file('team-0a1b.webp'), before);
  const sizes = await recompress(outDir);
  expect([...sizes]).toEqual([['team-0a1b.webp', {width: MOST_PIXELS, height: 800}]]);
  const after = readFileSync(file('team-0a1b.webp'));
  expect(after.length).toBeLessThan(MOST_KB.photo * 1000);
  expect((await sharp(before).metadata()).exif).toBeDefined();
  expect((await sharp(after).metadata()).exif).toBeUndefined();
  expect(
    withSizes('<img src="/assets/images/team-0a1b.webp" width="2400" height="1600">', sizes),
  ).toBe('<img src="/assets/images/team-0a1b.webp" width="1200" height="800">');
  expect(withSizes('<img src=/img/a.svg width=20 height=10>', sizes)).toContain('width=20');
});

test('one that is small already stays as it is', async () => {
  const narrow = await sharp(await photograph(300, 200))
    .webp({quality: 30, effort: 6})
    .toBuffer();
  writeFileSync(file('small-2c3d.webp'), narrow);
  expect((await recompress(outDir)).has('small-2c3d.webp')).toBe(false);
  expect(readFileSync(file('small-2c3d.webp'))).toEqual(narrow);
});

test('a picture in the text is fetched when it comes near', () => {
  const picture = {type: 'mdxJsxTextElement' as const, name: 'img', attributes: [], children: []};
  lazy()({type: 'root', children: [{type: 'paragraph', children: [picture]}]});
  expect(picture.attributes).toContainEqual(
    expect.objectContaining({name: 'loading', value: 'lazy'}),
  );
});
