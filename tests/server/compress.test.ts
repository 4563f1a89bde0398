import {mkdir, mkdtemp, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {run} from './setup/programs';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-'));
});
afterEach(() => rm(root, {recursive: true, force: true}));

const compress = () => run('scripts/build/compress.ts', [root]);
const long = '<p>An accessible page.</p>\n'.repeat(100);

test('long text files get compressed copies that unpack to themselves, and nothing else does', async () => {
  await mkdir(join(root, 'About'));
  await writeFile(join(root, 'About', 'index.html'), long);
  await writeFile(join(root, 'a.webmanifest'), long);
  await writeFile(join(root, 'short.txt'), 'x'.repeat(512));
  await writeFile(join(root, 'brochure.pdf'), long);
  const {code, out} = await compress();
  expect(code).toBe(0);
  expect(out).toBe('3 files compressed with Brotli and gzip\n');
  expect((await readdir(root, {recursive: true})).sort()).toEqual([
    'About',
    'About/index.html',
    'About/index.html.br',
    'About/index.html.gz',
    'a.webmanifest',
    'a.webmanifest.br',
    'a.webmanifest.gz',
    'brochure.pdf',
    'short.txt',
  ]);
  const compressed = (extension: string) => readFile(join(root, 'About', `index.html${extension}`));
  expect(brotliDecompressSync(await compressed('.br')).toString()).toBe(long);
  expect(gunzipSync(await compressed('.gz')).toString()).toBe(long);
});

test('a second run gives the same bytes, and a changed file is packed again', async () => {
  const path = join(root, 'index.html');
  await writeFile(path, long);
  const first = await compress();
  const packed = await readFile(`${path}.br`);
  await rm(`${path}.br`);
  expect((await compress()).out).toBe(first.out);
  expect(packed.equals(await readFile(`${path}.br`))).toBe(true);
  await writeFile(path, `${long}<p>More.</p>`);
  await compress();
  expect(brotliDecompressSync(await readFile(`${path}.br`)).toString()).toContain('More.');
});

test('a missing build says how to make one', async () => {
  const {code, error} = await run('scripts/build/compress.ts', [join(root, 'nothing')]);
  expect(code).toBe(1);
  expect(error).toContain('npm run build');
  expect(error).not.toMatch(/\n\s+at /);
});
