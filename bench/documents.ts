/** What the document check costs: processor, memory, bytes on the wire, and what it finds in a corpus. */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {rspack} from '@rspack/core';
import {script} from '../scripts/parts';
import {longPdf} from '../tests/fixtures/documents/long';
import {measureCheckInEngines, type CheckedInEngine} from './documents-engines';
import {measureCheckInPage, type CheckedInPage} from './documents-page';
import {sentBytes} from './files';

interface DocumentCost {
  name: string;
  /** Seconds of processor, and megabytes at the most. */
  cpu: number;
  memory: number;
  bytes: number;
}

export interface Documents {
  costs: DocumentCost[];
  /** Chunk → bytes, Brotli 11: what reads a file. */
  chunks: Record<string, number>;
  /** Likewise, what shows the results, and the sentences of a format; undefined where no site is built. */
  results?: Record<string, number> | undefined;
  /** In a browser; undefined where no site is built. */
  inPage?: CheckedInPage | undefined;
  inEngines?: CheckedInEngine[] | undefined;
  /** Last line of what the corpus said; undefined where there is no corpus. */
  corpus?: string | undefined;
}

const PAGES = [1, 50, 300];
const BUILD = 'build';

/** Reads a file in a process of its own, so that only that is measured. */
function cost(name: string, file: string): DocumentCost {
  const {stdout, stderr, status} = spawnSync(
    process.execPath,
    script('bench/document-once.ts', file),
    {encoding: 'utf8'},
  );
  if (status !== 0) throw new Error(stderr);
  return {
    name,
    bytes: readFileSync(file).length,
    ...(JSON.parse(stdout) as {cpu: number; memory: number}),
  };
}

function costs(): DocumentCost[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
  try {
    return PAGES.map((pages) => {
      const file = path.join(folder, `${pages}.pdf`);
      writeFileSync(file, longPdf(pages));
      return cost(`${pages === 1 ? '1 page' : `${pages} pages`}, tagged`, file);
    });
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Bundles the worker as the site's build does, and weighs its chunks. */
async function chunks(): Promise<Record<string, number>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
  await new Promise<void>((resolve, reject) => {
    rspack(
      {
        mode: 'production',
        target: 'webworker',
        entry: {worker: path.resolve('src/documents/worker.ts')},
        output: {path: folder, filename: '[name].js', chunkFilename: '[name].js'},
        resolve: {extensions: ['.ts', '.js']},
        optimization: {chunkIds: 'named'},
        module: {
          rules: [
            {
              test: /\.ts$/,
              loader: 'builtin:swc-loader',
              options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
            },
          ],
        },
      },
      (error, stats) => {
        if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      },
    );
  });
  const sizes = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map(
      (name) => [name, brotliCompressSync(readFileSync(path.join(folder, name))).length] as const,
    );
  rmSync(folder, {recursive: true});
  return Object.fromEntries(sizes);
}

/** The built chunks that are fetched with the first file, but those that save results. */
function resultChunks(): Record<string, number> {
  const folder = path.join(BUILD, 'assets/js');
  const names = readdirSync(folder).filter(
    (name) => /^late-document-check.*\.js$/.test(name) && !name.includes('-keep.'),
  );
  return Object.fromEntries(names.map((name) => [name, sentBytes(path.join(folder, name))]));
}

/** With what is found in the folder of labelled files that CORPUS names in the environment. */
export async function measureDocuments(): Promise<Documents> {
  const corpus = process.env['CORPUS'];
  const isBuilt = existsSync(BUILD);
  const inPage = isBuilt ? await measureCheckInPage(BUILD) : undefined;
  const inEngines = isBuilt ? await measureCheckInEngines(BUILD) : undefined;
  const results = isBuilt ? resultChunks() : undefined;
  const measured = {costs: costs(), chunks: await chunks(), results, inPage, inEngines};
  if (corpus === undefined || !existsSync(corpus)) return measured;
  const args = ['run', '--silent', 'document', '--', '--corpus', corpus];
  const {stdout} = spawnSync('npm', args, {encoding: 'utf8'});
  return {...measured, corpus: stdout.trim().split('\n').at(-1)};
}
