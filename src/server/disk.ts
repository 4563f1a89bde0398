/** Refuses submissions while the disk still has space for what has been accepted. */
import {statfs} from 'node:fs/promises';

/** How long one reading counts: longer than a burst, shorter than a disk takes to fill. */
const VALID_MS = 1000;

export interface Disk {
  /** True when too little is free, or when that cannot be found out. */
  isLow(): Promise<boolean>;
}

/**
 * Watches the file system of a folder.
 * @param folder that the database is in
 * @param minFreeBytes below this much free space, in bytes, the disk is low
 */
export function watchDisk(
  folder: string,
  minFreeBytes: number,
  now: () => number = () => performance.now(),
): Disk {
  let readAt = -Infinity;
  let low: Promise<boolean> = Promise.resolve(false);
  return {
    isLow() {
      if (now() - readAt >= VALID_MS) {
        readAt = now();
        low = statfs(folder).then(
          ({bavail, bsize}) => bavail * bsize < minFreeBytes,
          () => true,
        );
      }
      return low;
    },
  };
}
