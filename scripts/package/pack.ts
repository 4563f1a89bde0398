/** Collects the files of a release, lists their hashes, and packs them. */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join, relative, resolve} from 'node:path';
import {NotPossibleError} from '../command-line';
import {NATIVE, bundle} from './bundle';

/** The list of hashes, for `sha256sum --check`. */
export const MANIFEST = 'MANIFEST.sha256';
/** The folder that the archive unpacks to. */
const FOLDER = 'trendsoft';

/** The files of the native package, without its sources. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  [NATIVE]: ['package.json', 'LICENSE', 'dist', 'prebuilds/linux-x64', 'prebuilds/linux-arm64'],
  'node-gyp-build': ['package.json', 'LICENSE', 'index.js', 'node-gyp-build.js'],
};

/** Guides for operators, included in the archive. */
const COPIES = [
  'deploy',
  'docs/production.md',
  'docs/operate.md',
  'docs/settings.md',
  'LICENSE',
  'CHANGELOG.md',
];

interface Packed {
  path: string;
  bytes: number;
  files: number;
}

/**
 * @param site folder of the built site, or "none"
 * @param out path of the archive
 * @throws NotPossibleError when there is no site, or something cannot be compiled.
 */
export async function pack({site, out}: {site: string; out: string}): Promise<Packed> {
  if (site !== 'none' && !existsSync(join(site, 'index.html'))) {
    throw new NotPossibleError(
      `There is no built site in ${resolve(site)}. Make one with: npm run build`,
    );
  }
  const work = await mkdtemp(join(tmpdir(), 'package-'));
  try {
    const folder = join(work, FOLDER);
    await mkdir(folder);
    await copyFiles(folder, site);
    const files = await writeManifest(folder);
    const path = resolve(out);
    const owner = ['--owner=0', '--group=0', '--numeric-owner'];
    const args = ['--sort=name', ...owner, '--mode=go-w,a+rX', '-czf', path, '-C', work, FOLDER];
    const {status, stderr} = spawnSync('tar', args, {encoding: 'utf8'});
    if (status !== 0) throw new NotPossibleError(`tar could not write ${path}: ${stderr}`);
    return {path, bytes: (await stat(path)).size, files};
  } finally {
    await rm(work, {recursive: true, force: true});
  }
}

async function copyFiles(folder: string, site: string): Promise<void> {
  await bundle(folder);
  // The server hashes files that are newer than the build's list of ETags.
  const options = {recursive: true, preserveTimestamps: true};
  if (site !== 'none') await cp(site, join(folder, 'build'), options);
  for (const path of COPIES) await cp(path, join(folder, path), options);
  for (const [name, parts] of Object.entries(PACKAGES)) {
    for (const part of parts) {
      const path = join('node_modules', name, part);
      if (existsSync(path)) await cp(path, join(folder, path), options);
    }
  }
}

/** Writes the hashes of all files in a folder. @returns the number of files */
async function writeManifest(folder: string): Promise<number> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => relative(folder, join(parentPath, name)))
    .sort();
  const lines = await Promise.all(
    paths.map(async (path) => {
      const hash = createHash('sha256').update(await readFile(join(folder, path)));
      return `${hash.digest('hex')}  ./${path}\n`;
    }),
  );
  await writeFile(join(folder, MANIFEST), lines.join(''));
  return paths.length;
}
