import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import transformImage, {type PluginOptions} from '@docusaurus/mdx-loader/lib/remark/transformImage';
import type {Root} from 'mdast';
import sharp from 'sharp';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {nodesOf} from '../../mdx/nodes';
import {parseMdx} from '../../mdx/parse';
import {propsOf} from '../../mdx/props';
import picturesInText from './in-text';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  const create = {width: 12, height: 8, channels: 3, background: 'white'} as const;
  writeFileSync(path.join(folder, 'small.webp'), await sharp({create}).webp().toBuffer());
});
afterAll(() => rmSync(folder, {recursive: true}));

async function picturesOf(source: string) {
  const tree = parseMdx(source).tree as Root;
  const site: PluginOptions = {
    siteDir: folder,
    staticDirs: [folder],
    onBrokenMarkdownImages: 'throw',
  };
  const file = new VFile({
    path: path.join(folder, 'page.mdx'),
    data: {compilerName: 'client'},
  });
  await unified().use(transformImage, site).use(picturesInText).run(tree, file);
  return nodesOf(tree).flatMap((node) =>
    node.type === 'mdxJsxTextElement' && node.name === 'img' ? [node] : [],
  );
}

test('a small picture is a file of its own, loaded lazily, not a data: URI', async () => {
  const [picture] = await picturesOf('![Two people](/small.webp)');
  const src = picture?.attributes.find((one) => 'name' in one && one.name === 'src')?.value;
  expect(src).toMatchObject({value: expect.stringMatching(/\?limit=0&.*small\.webp"\)\.default$/)});
  const props = Object.fromEntries(propsOf(picture!).map(({name, value}) => [name, value]));
  expect(props).toMatchObject({width: '12', height: '8', loading: 'lazy', decoding: 'async'});
});

test('a description is read as the writer typed it', async () => {
  const [picture] = await picturesOf('![Q&A: "Can’t I?"](/small.webp)');
  expect(propsOf(picture!).find(({name}) => name === 'alt')?.value).toBe('Q&A: "Can’t I?"');
});
