/** What page and worker say to each other; the Node thread speaks the same. */
import type {CheckEvent} from './finding.ts';
import type {Limits} from './limits.ts';

/** To the worker. `id` is the page's, and comes back with every answer. */
export type Question =
  | {type: 'start'; id: number; bytes: ArrayBuffer; limits?: Partial<Limits> | undefined}
  | {type: 'cancel'; id: number};

/** From the worker. After `done`, `refused` or `cancelled` nothing more comes for that id. */
export type Answer = {id: number} & (CheckEvent | {type: 'cancelled'});
