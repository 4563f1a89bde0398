/** The disk of the SQLite file is full until somebody deletes another file. */
import {open, rm, type FileHandle} from 'node:fs/promises';
import {join} from 'node:path';
import type {Actor} from '../world';

const BLOCK = Buffer.alloc(64 * 1024);

/** Writes until the disk is full. */
async function fill(file: FileHandle): Promise<void> {
  try {
    for (;;) await file.write(BLOCK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

export const disk: Actor = {
  name: 'disk',
  database: 'sqlite',
  pauseMs: 20_000,
  async act(world, self) {
    if (!('dataDir' in world.location)) return;
    const path = join(world.location.dataDir, 'somebody-elses-file');
    const over = world.outages.announce('disk');
    const file = await open(path, 'w');
    try {
      await fill(file);
      await world.pause(self.between(500, 5000));
    } finally {
      await file.close();
      await rm(path);
      over();
    }
    self.count('full');
  },
};
