import {mkdir, mkdtemp, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {ETAGS_FILE, etagFor, type Etags} from '@trendsoft/forms-service/headers';
import {run} from '../server/setup/programs';

test('only long text files get compressed copies, which decompress to the originals', async () => {
  const root = await mkdtemp(join(tmpdir(), 'build-'));
  const long = '<p>An accessible page.</p>\n'.repeat(100);
  const page = join(root, 'About', 'index.html');
  await mkdir(join(root, 'About'));
  await writeFile(`${page}.br`, 'of an earlier build');
  await writeFile(page, long);
  await writeFile(join(root, 'short.txt'), 'x'.repeat(512));
  await writeFile(join(root, 'brochure.pdf'), long);
  expect(await run('scripts/build/compress.ts', [root])).toMatchObject({code: 0});
  expect((await readdir(root, {recursive: true})).sort()).toEqual([
    ETAGS_FILE,
    'About',
    'About/index.html',
    'About/index.html.br',
    'About/index.html.gz',
    'brochure.pdf',
    'short.txt',
  ]);
  expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe(long);
  expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe(long);
  const etags = JSON.parse(await readFile(join(root, ETAGS_FILE), 'utf8')) as Etags;
  expect(etags['About/index.html']).toBe(etagFor(Buffer.from(long)));
  expect(Object.keys(etags)).toEqual(['About/index.html', 'brochure.pdf', 'short.txt']);
  await rm(root, {recursive: true, force: true});
});
