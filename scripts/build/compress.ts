/**
 * Writes a .br and a .gz beside each text file of the build, so that servers send those without compressing on the fly, and
 * the list of ETags, so that our server need not read every file when it starts.
 * Usage: npx jiti scripts/build/compress.ts [FOLDER]
 */
import {readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {join, relative, resolve, sep} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {ETAGS_FILE, etagFor} from '@trendsoft/forms-service/headers';

const COMPRESSIBLE = /\.(?:html|css|m?js|json|svg|xml|txt|webmanifest)$/;
/** Below this size in bytes, compression saves less than its headers cost. */
const SMALLEST = 512;
/** Node compresses in other threads: this many files at a time keep two cores busy. */
const CONCURRENCY = 4;

const ENCODERS: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes) => promisify(gzip)(bytes, {level: 9}),
};

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length <= SMALLEST) return;
  for (const [extension, encode] of Object.entries(ENCODERS)) {
    const small = await encode(bytes);
    if (small.length < bytes.length) await writeFile(file + extension, small);
    else await rm(file + extension, {force: true});
  }
}

async function run(root: string): Promise<void> {
  const files = (await readdir(root, {recursive: true})).filter((file) => COMPRESSIBLE.test(file));
  const waiting = files.values();
  const worker = async () => {
    for (const file of waiting) await compress(join(root, file));
  };
  await Promise.all(Array.from({length: CONCURRENCY}, worker));
  await writeEtags(root);
  console.log(`${files.length} files compressed with Brotli and gzip`);
}

/** Lists the ETag of each file but the compressed copies, which have that of their original. */
async function writeEtags(root: string): Promise<void> {
  const entries = await readdir(root, {recursive: true, withFileTypes: true});
  const paths = entries
    .filter((entry) => entry.isFile() && !/^\.|\.(?:br|gz)$/.test(entry.name))
    .map(({parentPath, name}) => join(parentPath, name));
  const etags: Record<string, string> = {};
  for (const path of paths.sort()) {
    const file = relative(root, path).split(sep).join('/');
    etags[file] = etagFor(await readFile(path));
  }
  await writeFile(join(root, ETAGS_FILE), `${JSON.stringify(etags, null, 2)}\n`);
}

const root = resolve(process.argv[2] ?? process.env.SITE_DIR ?? 'build');
run(root).catch((error: unknown) => {
  const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
  console.error(missing ? `There is no ${root}. Make it with: npm run build` : error);
  process.exit(1);
});
