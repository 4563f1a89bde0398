/**
 * Files of the build, kept in memory in every encoding once somebody asked for them: a few MB, and
 * several times as many answers a second as from the disk.
 */
import {readFileSync, statSync} from 'node:fs';
import {extname, join} from 'node:path';
import {quality} from '../accept';

export interface StoredFile {
  bytes: Buffer;
  /** All that is known beforehand: type, length, encoding, validators. */
  headers: Readonly<Record<string, string>>;
  etag: string;
}

/** Larger files are read from the disk each time; 512 kB. */
const LARGEST = 512 * 1024;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** What a compressed copy's name ends with → its content-encoding, smallest first. */
const COPIES = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;

function readStored(root: string, file: string, suffix: string, encoding?: string) {
  const stat = statSync(join(root, file + suffix), {throwIfNoEntry: false});
  const type = TYPES[extname(file)];
  if (!stat || !type || stat.size > LARGEST) return undefined;
  const etag = `W/"${stat.size.toString(16)}-${Math.trunc(stat.mtimeMs).toString(16)}"`;
  const headers = {
    'content-type': type,
    'content-length': String(stat.size),
    ...(encoding && {'content-encoding': encoding}),
    'last-modified': stat.mtime.toUTCString(),
    etag,
  };
  return {bytes: readFileSync(join(root, file + suffix)), headers, etag};
}

/**
 * @param root absolute path of the build
 * @returns what finds a file in the best encoding that a client accepts; undefined for what is
 *   large, or of a type that is not listed here
 */
export function keepInMemory(root: string) {
  const variants = new Map<string, StoredFile | undefined>();
  const choices = new Map<string, string[]>();

  const suffixesFor = (accepted: string): string[] => {
    let suffixes = choices.get(accepted);
    if (!suffixes) {
      suffixes = COPIES.filter(([, encoding]) => quality(accepted, encoding) > 0).map(
        ([suffix]) => suffix,
      );
      // Browsers send a handful of different headers; nobody else gets to fill the memory.
      if (choices.size < 100) choices.set(accepted, suffixes);
    }
    return suffixes;
  };

  return (file: string, accepted: string): StoredFile | undefined => {
    for (const suffix of [...suffixesFor(accepted), '']) {
      const key = file + suffix;
      if (!variants.has(key)) {
        const encoding = COPIES.find(([name]) => name === suffix)?.[1];
        variants.set(key, readStored(root, file, suffix, encoding));
      }
      const stored = variants.get(key);
      if (stored) return stored;
    }
    return undefined;
  };
}
