import {visit} from '../visit';
import {UPLOADS} from '../visitors';
import type {Actor} from '../world';

const FILE_BYTES = 60_000;

export const uploader: Actor = {
  name: 'uploader',
  number: 2,
  pauseMs: 2000,
  act: (world, self) => visit(world, self, self.pick(UPLOADS), FILE_BYTES),
};
