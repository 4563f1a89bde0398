/**
 * Writes a .br and a .gz beside each text file of the build, so that the server
 * (and static hosts that look for them) send those without compressing on the fly.
 * Usage: node --import jiti/register scripts/compress.ts [folder]
 */
import {readFile, readdir, rm, stat, utimes, writeFile} from 'node:fs/promises';
import {extname, join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const COMPRESSIBLE = new Set([
  '.html',
  '.css',
  '.js',
  '.mjs',
  '.json',
  '.svg',
  '.xml',
  '.txt',
  '.webmanifest',
]);
/** Below this, in bytes, the headers weigh more than what is saved. */
const SMALLEST = 512;
const CONCURRENCY = 2;

const brotli = promisify(brotliCompress);
const ENCODERS: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  '.br': (bytes) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes) => promisify(gzip)(bytes, {level: 9}),
};

const totals = {files: 0, plain: 0, '.br': 0, '.gz': 0};

async function compress(file: string): Promise<void> {
  const {size, atime, mtime, mtimeMs} = await stat(file);
  if (size <= SMALLEST) return;
  const bytes = await readFile(file);
  totals.files += 1;
  totals.plain += size;
  for (const extension of ['.br', '.gz'] as const) {
    const twin = file + extension;
    const known = await stat(twin).catch(() => undefined);
    // Equal times mean that this file was compressed before and has not changed since; a Date
    // keeps milliseconds only.
    if (known && Math.abs(known.mtimeMs - mtimeMs) < 2) {
      totals[extension] += known.size;
      continue;
    }
    const small = await ENCODERS[extension]?.(bytes);
    if (!small || small.length >= size) {
      await rm(twin, {force: true});
      totals[extension] += size;
      continue;
    }
    await writeFile(twin, small);
    await utimes(twin, atime, mtime);
    totals[extension] += small.length;
  }
}

async function run(root: string): Promise<void> {
  const entries = await readdir(root, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const work = files.values();
  const worker = async () => {
    for (const file of work) await compress(file);
  };
  await Promise.all(Array.from({length: CONCURRENCY}, worker));
  const kb = (bytes: number) => `${Math.round(bytes / 1024)} kB`;
  console.log(
    `${totals.files} files: ${kb(totals.plain)} plain, ` +
      `${kb(totals['.br'])} Brotli, ${kb(totals['.gz'])} gzip`,
  );
}

const root = resolve(process.argv[2] ?? process.env.SITE_DIR ?? 'build');
run(root).catch((error: unknown) => {
  const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
  console.error(missing ? `There is no ${root}. Make it with: npm run build` : error);
  process.exit(1);
});
