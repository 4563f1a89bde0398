/** A disk that is soon full. */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

export interface SmallDisk {
  /** An empty folder on it. */
  folder: string;
  /** Gives back the space that was kept in reserve. */
  freeSpace(): void;
  remove(): void;
}

/**
 * Mounts a file system in memory; half of it is taken from the start.
 * @throws Error when this account may not mount.
 */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const root = mkdtempSync(join(tmpdir(), 'disk-'));
  asRoot('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tmpfs', root);
  const reserve = join(root, 'reserve');
  writeFileSync(reserve, Buffer.alloc((megabytes * 1024 * 1024) / 2));
  const folder = join(root, 'data');
  mkdirSync(folder);
  return {
    folder,
    freeSpace: () => rmSync(reserve),
    remove() {
      // Lazily: a closed database lets go of its file when its memory is collected.
      asRoot('umount', '--lazy', root);
      rmSync(root, {recursive: true, force: true});
    },
  };
}

function asRoot(...command: string[]): void {
  const [program = '', ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  try {
    execFileSync(program, args, {stdio: 'pipe'});
  } catch (error) {
    throw new Error(
      'A full disk is a file system of its own: mount needs root, or sudo without a password.',
      {
        cause: error,
      },
    );
  }
}
