/**
 * Writes a .br and a .gz beside each text file of the build, so that the server
 * (and static hosts that look for them) send those without compressing on the fly.
 * Usage: node --import jiti/register scripts/build/compress.ts [folder]
 */
import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readFile, readdir, rename, rm, writeFile} from 'node:fs/promises';
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
const ENCODERS: Readonly<Record<'.br' | '.gz', (bytes: Buffer) => Promise<Buffer>>> = {
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

/** What was compressed before, by content: most files are the same in the next build. */
const CACHE = 'node_modules/.cache/compressed';

/** @returns nothing where compression saves nothing */
async function compressed(bytes: Buffer, extension: '.br' | '.gz'): Promise<Buffer | undefined> {
  const kept = join(CACHE, createHash('sha256').update(bytes).digest('hex') + extension);
  const known = await readFile(kept).catch(() => undefined);
  const small = known ?? (await ENCODERS[extension](bytes));
  if (!known) {
    // Renamed into place, so that a build that is stopped leaves no half of a file; under a name of
    // its own, for two files may be the same.
    const part = `${kept}.${randomUUID()}`;
    await writeFile(part, small);
    await rename(part, kept);
  }
  return small.length < bytes.length ? small : undefined;
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length <= SMALLEST) return;
  totals.files += 1;
  totals.plain += bytes.length;
  for (const extension of ['.br', '.gz'] as const) {
    const small = await compressed(bytes, extension);
    if (small) await writeFile(file + extension, small);
    else await rm(file + extension, {force: true});
    totals[extension] += (small ?? bytes).length;
  }
}

async function run(root: string): Promise<void> {
  await mkdir(CACHE, {recursive: true});
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
