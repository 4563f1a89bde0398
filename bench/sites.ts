/** Makes the sites that the bench compares, each in a folder of its own below .bench/. */
import {spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {DOCUSAURUS, script} from '../scripts/parts';
import {layOutSite} from '../tests/setup/copied-site';

export const WORK = path.resolve('.bench');

/** Copies this site to a folder where it can be changed. @returns the folder */
export function copySite(name: string): string {
  const folder = path.join(WORK, name);
  layOutSite(folder);
  return folder;
}

export interface BuildCost {
  /** Seconds of CPU, user and system. */
  cpu: number;
  /** Seconds on the clock. */
  wall: number;
  /** Largest resident set, in MB. */
  memory: number;
}

/**
 * Builds the site in a folder. Its caches and its last build stay when `warm`.
 * @throws Error with the build's own words when it fails
 */
export function build(folder: string, {warm = false} = {}): BuildCost {
  if (!warm) {
    for (const cache of ['build', '.docusaurus'])
      rmSync(path.join(folder, cache), {recursive: true, force: true});
  }
  const start = performance.now();
  const report = path.join(WORK, 'build-cost.json');
  // A preloaded file notes the memory of the build as it ends.
  const env = {
    ...process.env,
    NODE_OPTIONS: `--require ${path.resolve('bench/note-memory.cjs')}`,
    BENCH_MEMORY: report,
  };
  rmSync(report, {force: true});
  const {status, stderr, stdout} = spawnSync(
    process.execPath,
    [path.resolve(DOCUSAURUS), 'build'],
    {
      cwd: folder,
      encoding: 'utf8',
      env,
    },
  );
  if (status !== 0) throw new Error(`The build in ${folder} failed:\n${stdout}\n${stderr}`);
  const wall = (performance.now() - start) / 1000;
  const {status: packed, stderr: trouble} = spawnSync(
    process.execPath,
    script('scripts/build/compress.ts', path.join(folder, 'build')),
    {encoding: 'utf8'},
  );
  if (packed !== 0) throw new Error(trouble);
  const {cpu, memory} = JSON.parse(readFileSync(report, 'utf8')) as {cpu: number; memory: number};
  return {cpu, wall, memory};
}

/** The same pages under the stock classic theme. @returns its build */
export function buildStock(): string {
  const folder = copySite('stock');
  mkdirSync(path.join(folder, 'src/ours'));
  renameSync(
    path.join(folder, 'src/theme/MDXComponents'),
    path.join(folder, 'src/ours/MDXComponents'),
  );
  rmSync(path.join(folder, 'src/theme'), {recursive: true});
  mkdirSync(path.join(folder, 'src/theme'));
  cpSync('bench/stock/MDXComponents.tsx', path.join(folder, 'src/theme/MDXComponents.tsx'));
  cpSync('bench/stock/docusaurus.config.ts', path.join(folder, 'docusaurus.config.ts'));
  build(folder);
  return path.join(folder, 'build');
}

/** This site's own HTML without any script: what a page costs that never comes alive. @returns its build */
export function buildFloor(): string {
  const folder = path.join(WORK, 'floor');
  rmSync(folder, {recursive: true, force: true});
  cpSync('build', folder, {recursive: true});
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const full = path.join(folder, file);
    if (/\.html\.(br|gz)$/.test(file)) rmSync(full);
    if (!file.endsWith('.html')) continue;
    writeFileSync(full, readFileSync(full, 'utf8').replaceAll(/<script[^>]*><\/script>/g, ''));
  }
  spawnSync(process.execPath, script('scripts/build/compress.ts', folder));
  return folder;
}
