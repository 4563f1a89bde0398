/** Refuses submissions while the disk still has space for what has been accepted. */
import {statfs} from 'node:fs/promises';
import {elapsed, type Elapsed} from './clock';

/** How long one look at the disk counts: longer than a burst, shorter than a disk takes to fill. */
const LOOK_MS = 1000;

export interface Disk {
  /** True when too little is free, or nobody can tell. */
  isLow(): Promise<boolean>;
}

/**
 * Watches the file system of a folder.
 * @param folder that the database is in
 * @param minFreeBytes below this much free space, in bytes, the disk is low
 */
export function watchDisk(folder: string, minFreeBytes: number, now: Elapsed = elapsed): Disk {
  let lookedAt = -Infinity;
  let low: Promise<boolean> = Promise.resolve(false);
  return {
    isLow() {
      if (now() - lookedAt >= LOOK_MS) {
        lookedAt = now();
        low = isBelow(folder, minFreeBytes);
      }
      return low;
    },
  };
}

async function isBelow(folder: string, minFreeBytes: number): Promise<boolean> {
  try {
    const {bavail, bsize} = await statfs(folder);
    return bavail * bsize < minFreeBytes;
  } catch {
    // A folder that is gone keeps nothing.
    return true;
  }
}
